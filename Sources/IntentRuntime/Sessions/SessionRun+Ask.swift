import Logging

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
      let explanation = speaker.reason(
        reason,
        for: description.described(name),
        placeholders(for: parameter, refused)
      )
      // The place of the refused element is kept, so that the new value takes it.
      if element == nil { try parameter.setValue(.null, in: &life.intent) }
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
    guard options.count >= 2 else {
      throw IntentError.tooFewOptions(
        parameter: parameter.name,
        intent: description.name,
        count: options.count
      )
    }
    guard options.count <= 10 else {
      engine.logger.error(
        "a handler offers too many values to choose among; at most 10 are good",
        metadata: [
          "intent": "\(description.name)", "parameter": "\(parameter.name)",
          "count": "\(options.count)",
        ]
      )
      return try askForDetails(parameter, element, currentValue(of: parameter, element))
    }
    session.question = .choice(parameter: parameter.name, element: element, options: options)
    let choices = options.map {
      SessionOption(text: parameter.text(of: $0, property: nil, in: speaker), value: $0)
    }
    let current = try currentValue(of: parameter, element)
    var question = question(parameter, element, .selection, current, count: options.count)
    let introduction = speaker.prompt(
      .introduction,
      for: description.described(parameter.name),
      count: options.count,
      placeholders(for: parameter, current)
    )
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
    let prompt = speaker.prompt(
      kind,
      for: description.described(parameter.name),
      count: count,
      placeholders(for: parameter, value)
    )
    return ParameterQuestion(parameter: parameter.name, element: element, prompt: prompt)
  }

  /// What the placeholders of a sentence about a value stand for: the value, other parameters.
  private func placeholders(
    for parameter: any ParameterBinding<Root>,
    _ value: JSONValue
  ) -> Placeholders {
    guard value != .null else { return placeholders }
    let own = Placeholders(
      text: { name, property in
        guard name == parameter.name else { return nil }
        return parameter.text(of: value, property: property, in: speaker)
      },
      number: { $0 == parameter.name ? value.count : nil }
    )
    return own.or(placeholders)
  }

  /// What placeholders stand for in the intent.
  var placeholders: Placeholders {
    Placeholders(
      text: { name, property in
        guard let (parameter, value) = value(named: name) else { return nil }
        return parameter.text(of: value, property: property, in: speaker)
      },
      number: { value(named: $0)?.value.count }
    )
  }

  private func value(
    named name: String
  ) -> (parameter: any ParameterBinding<Root>, value: JSONValue)? {
    guard let parameter = Root.intentParameters.first(where: { $0.name == name }),
      let value = try? parameter.value(in: life.intent), value != .null
    else { return nil }
    return (parameter, value)
  }
}

extension JSONValue {
  /// The number by which a sentence with the value takes its plural form.
  fileprivate var count: Int? {
    switch self {
    case .integer(let value): value
    case .array(let values): values.count
    default: nil
    }
  }
}

extension IntentDescriptor {
  /// The description of a parameter, a bare one where the definition says nothing of it.
  func described(_ name: String) -> ParameterDescriptor {
    parameter(named: name)
      ?? ParameterDescriptor(name, displayName: LocalizedText(name), typeName: "")
  }
}
