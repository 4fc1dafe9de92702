extension SessionRun {
  /// Takes the user's answer in; gives a step where the answer ends or repeats something.
  mutating func apply(_ answer: SessionAnswer) throws -> SessionStep? {
    switch (answer, session.question) {
    case (.proceed, _), (.unlocked, .unlock?):
      return nil
    case (.change(let parameter, let value), _):
      try setValue(value, of: parameter, element: nil)
    case (.value(let value), .value(let parameter, let element)?),
      (.value(let value), .agreement(let parameter, let element, _)?),
      (.value(let value), .choice(let parameter, let element, _)?):
      try setValue(value, of: parameter, element: element)
    case (.choice(let index), .choice(let parameter, let element, let options)?):
      guard options.indices.contains(index) else {
        throw SessionError.noSuchOption(index, count: options.count)
      }
      try agree(to: options[index], of: parameter, element: element)
    case (.yes, .agreement(let parameter, let element, let value)?):
      try agree(to: value, of: parameter, element: element)
    case (.no, .agreement(let parameter, let element, _)?):
      try setValue(.null, of: parameter, element: element)
    case (.yes, .confirmation?):
      session.confirmedValues = try IntentRequest(intent).parameters
    case (.no, .confirmation?):
      return try finish(.cancelled, text: speaker.phrase(.cancelled))
    default:
      throw SessionError.unexpectedAnswer(answer, question: session.question)
    }
    return nil
  }

  private mutating func agree(to value: JSONValue, of name: String, element: Int?) throws {
    try setValue(value, of: name, element: element)
    session.parameters[name, default: ParameterState()].agreed.append(value)
  }

  /// Puts a value into the intent: the whole of a parameter, or one element of an array.
  mutating func setValue(_ value: JSONValue, of name: String, element: Int?) throws {
    guard let parameter = Root.intentParameters.first(where: { $0.name == name }) else {
      throw IntentRequestError.unknownParameter(
        name,
        intent: description.name,
        known: Root.intentParameters.map(\.name)
      )
    }
    var whole = value
    if let element {
      var values: [JSONValue] = []
      if case .array(let present) = try parameter.value(in: intent) { values = present }
      switch value {
      case .null: if values.indices.contains(element) { values.remove(at: element) }
      // Several values at once take the place of the one that was asked for.
      case .array(let several):
        let end = values.indices.contains(element) ? element + 1 : values.count
        values.replaceSubrange(min(element, values.count)..<end, with: several)
      default:
        if values.indices.contains(element) {
          values[element] = value
        } else {
          values.append(value)
        }
      }
      whole = values.isEmpty ? .null : .array(values)
    } else if description.parameter(named: name)?.isArray == true, whole != .null {
      if case .array = whole {} else { whole = .array([whole]) }
    }
    try parameter.setValue(whole, in: &intent)
    session.parameters[name, default: ParameterState()].settled = nil
    session.phase = .resolving
  }
}
