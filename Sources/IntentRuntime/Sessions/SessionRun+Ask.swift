extension SessionRun {
  /// Asks the user for what a value needs.
  mutating func ask(_ index: Int, _ open: ParameterOutcome.OpenValue) throws -> SessionStep {
    let parameter = life.plan.parameters[index].binding
    let name = parameter.name
    let element = open.element
    switch open.resolution {
    case .needsValue:
      return try askForValue(parameter, element)
    case .needsMoreDetails(let value):
      return try askForDetails(parameter, element, value)
    case .confirmationRequired(let value):
      let value = try value ?? currentValue(of: parameter, element)
      session.question = .agreement(parameter: name, element: element, value: value)
      let option = SessionOption(
        text: parameter.text(of: value, property: nil, in: speaker), value: value)
      return try turn(.agree(question(parameter, element, .confirmation, value), value: option))
    case .disambiguation(let options):
      return try askToChoose(parameter, element, options)
    case .unsupported(let reason):
      let refused = try currentValue(of: parameter, element)
      let explanation = speech.reason(reason, for: parameter, refused)
      // What was refused stays until the new value takes its place: without an answer it is refused anew.
      return try askForValue(parameter, element, reason: explanation)
    }
  }

  private mutating func askForValue(
    _ parameter: any ParameterBinding<Root>,
    _ element: Int?,
    reason: String? = nil
  ) throws -> SessionStep {
    session.question = .value(parameter: parameter.name, element: element)
    var question = question(parameter, element, .value, .null)
    question.reason = reason
    return try turn(.ask(question))
  }

  private mutating func askForDetails(
    _ parameter: any ParameterBinding<Root>,
    _ element: Int?,
    _ value: JSONValue
  ) throws -> SessionStep {
    session.question = .value(parameter: parameter.name, element: element)
    return try turn(.ask(question(parameter, element, .details, value)))
  }

  private mutating func askToChoose(
    _ parameter: any ParameterBinding<Root>,
    _ element: Int?,
    _ options: [JSONValue]
  ) throws -> SessionStep {
    session.question = .choice(parameter: parameter.name, element: element, options: options)
    let choices = options.map {
      SessionOption(text: parameter.text(of: $0, property: nil, in: speaker), value: $0)
    }
    let current = try currentValue(of: parameter, element)
    var question = question(parameter, element, .selection, current, count: options.count)
    let introduction = speech.prompt(.introduction, for: parameter, current, count: options.count)
    question.reason = introduction.isEmpty ? nil : introduction
    return try turn(.choose(question, options: choices))
  }

  /// The value of a parameter, or of one of its elements; `null` where there is none.
  private func currentValue(
    of parameter: any ParameterBinding<Root>,
    _ element: Int?
  ) throws -> JSONValue {
    try life.value(of: life.plan.index(of: parameter.name), element)
  }

  private func question(
    _ parameter: any ParameterBinding<Root>,
    _ element: Int?,
    _ kind: PromptKind,
    _ value: JSONValue,
    count: Int? = nil
  ) -> ParameterQuestion {
    let prompt = speech.prompt(kind, for: parameter, value, count: count)
    return ParameterQuestion(parameter: parameter.name, element: element, prompt: prompt)
  }
}
