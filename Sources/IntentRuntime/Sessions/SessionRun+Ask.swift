import Logging

extension SessionRun {
  /// Asks the user for what a value needs.
  mutating func ask(
    _ parameter: any IntentParameter<Root>,
    _ open: ParameterOutcome.OpenValue
  ) throws -> SessionStep {
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
      let option = SessionOption(text: parameter.text(of: value, in: speaker), value: value)
      return try turn(.agree(question(parameter, element, .confirmation, value), value: option))
    case .disambiguation(let options):
      return try askToChoose(parameter, element, options)
    case .unsupported(let reason):
      let refused = try currentValue(of: parameter, element)
      let explanation = speaker.reason(reason, for: description.parameter(named: name)) {
        text(named: $0, $1, of: parameter, value: refused)
      }
      // The place of the refused element is kept, so that the new value takes it.
      if element == nil { try parameter.setValue(.null, in: &intent) }
      return try askForValue(parameter, element, reason: explanation)
    }
  }

  private mutating func askForValue(
    _ parameter: any IntentParameter<Root>,
    _ element: Int?,
    reason: String? = nil
  ) throws -> SessionStep {
    session.question = .value(parameter: parameter.name, element: element)
    var question = question(parameter, element, .value, .null)
    question.reason = reason
    return try turn(.ask(question))
  }

  private mutating func askForDetails(
    _ parameter: any IntentParameter<Root>,
    _ element: Int?,
    _ value: JSONValue
  ) throws -> SessionStep {
    session.question = .value(parameter: parameter.name, element: element)
    return try turn(.ask(question(parameter, element, .details, value)))
  }

  private mutating func askToChoose(
    _ parameter: any IntentParameter<Root>,
    _ element: Int?,
    _ options: [JSONValue]
  ) throws -> SessionStep {
    guard options.count >= 2 else {
      throw SessionError.tooFewOptions(
        parameter: parameter.name,
        intent: description.name,
        count: options.count
      )
    }
    guard options.count <= 10 else {
      engine.logger.error(
        "the handler of '\(description.name)' offers \(options.count) values for '\(parameter.name)'; at most 10 can be chosen among"
      )
      return try askForDetails(parameter, element, currentValue(of: parameter, element))
    }
    session.question = .choice(parameter: parameter.name, element: element, options: options)
    let choices = options.map {
      SessionOption(text: parameter.text(of: $0, in: speaker), value: $0)
    }
    let current = try currentValue(of: parameter, element)
    var question = question(parameter, element, .selection, current, count: options.count)
    question.reason = speaker.introduction(
      for: description.parameter(named: parameter.name),
      count: options.count
    ) { text(named: $0, $1, of: parameter, value: current) }
    return try turn(.choose(question, options: choices))
  }

  /// The value of a parameter, or of one of its elements; `null` where there is none.
  private func currentValue(
    of parameter: any IntentParameter<Root>,
    _ element: Int?
  ) throws -> JSONValue {
    let value = try parameter.value(in: intent)
    guard let element else { return value }
    guard case .array(let values) = value, values.indices.contains(element) else { return .null }
    return values[element]
  }

  private func question(
    _ parameter: any IntentParameter<Root>,
    _ element: Int?,
    _ kind: PromptKind,
    _ value: JSONValue,
    count: Int? = nil
  ) -> ParameterQuestion {
    let prompt = speaker.prompt(
      kind,
      for: description.parameter(named: parameter.name),
      count: count
    ) { text(named: $0, $1, of: parameter, value: value) }
    return ParameterQuestion(parameter: parameter.name, element: element, prompt: prompt)
  }

  /// What a placeholder of a prompt stands for: the value at hand, or another parameter's.
  private func text(
    named name: String,
    _ property: String?,
    of parameter: any IntentParameter<Root>,
    value: JSONValue
  ) -> String? {
    if name == parameter.name, value != .null {
      return property.flatMap { value.text(of: $0) } ?? parameter.text(of: value, in: speaker)
    }
    return text(of: name, property)
  }

  /// What a placeholder stands for in the intent.
  func text(of name: String, _ property: String?) -> String? {
    guard let parameter = Root.intentParameters.first(where: { $0.name == name }),
      let value = try? parameter.value(in: intent), value != .null
    else { return nil }
    return property.flatMap { value.text(of: $0) } ?? parameter.text(of: value, in: speaker)
  }
}

extension JSONValue {
  /// The text of a property, where the value has it.
  func text(of property: String) -> String? {
    guard case .object(let object) = self else { return nil }
    switch object[property] {
    case .string(let text)?: return text
    case .integer(let number)?: return String(number)
    case .number(let number)?: return String(number)
    case .object(let inner)?:
      if case .string(let text)? = inner["displayString"] ?? inner["spokenPhrase"] { return text }
      return nil
    default: return nil
    }
  }
}
