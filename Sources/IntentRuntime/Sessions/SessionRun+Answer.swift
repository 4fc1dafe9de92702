extension SessionRun {
  /// Takes the user's answer in; gives a step where the answer ends the session.
  mutating func apply(_ answer: SessionAnswer) throws -> SessionStep? {
    switch (answer, session.question) {
    case (.proceed, _), (.unlocked, .unlock?):
      break
    case (.change(let parameter, let value), _):
      try setValue(value, of: parameter, element: nil)
    case (.value(let value), .value(let parameter, let element)?),
      (.value(let value), .agreement(let parameter, let element, _)?),
      (.value(let value), .choice(let parameter, let element, _)?):
      try setValue(value, of: parameter, element: element)
    case (.choice(let index), .choice(let parameter, let element, let options)?):
      guard options.indices.contains(index) else {
        throw IntentError.noSuchOption(index, count: options.count)
      }
      try agree(to: options[index], of: parameter, element: element)
    case (.yes, .agreement(let parameter, let element, let value)?):
      try agree(to: value, of: parameter, element: element)
    case (.no, .agreement(let parameter, let element, _)?):
      try setValue(.null, of: parameter, element: element)
    case (.yes, .confirmation?):
      session.confirmedValues = try IntentRequest(intent).parameters
    case (.no, .confirmation?):
      return try cancelled()
    default:
      throw IntentError.unexpectedAnswer(answer, question: session.question)
    }
    return nil
  }

  private mutating func agree(to value: JSONValue, of name: String, element: Int?) throws {
    let parameter = try setValue(value, of: name, element: element)
    // As the parameter gives it back, which is what later rounds compare with.
    let value = try currentValue(of: parameter, element)
    session[name].agreed.append(value)
  }

  /// Puts a value into the intent: the whole of a parameter, or one element of an array.
  @discardableResult
  private mutating func setValue(
    _ value: JSONValue,
    of name: String,
    element: Int?
  ) throws -> any ParameterBinding<Root> {
    guard let parameter = Root.intentParameters.first(where: { $0.name == name }) else {
      throw IntentError.unknownParameter(
        name,
        intent: description.name,
        known: Root.intentParameters.map(\.name)
      )
    }
    // What the intent does without is ignored from then on, whatever value comes.
    if session[name].isNotRequired { return parameter }
    var whole = value
    if let element {
      var values: [JSONValue] = []
      if case .array(let present) = try parameter.value(in: intent) { values = present }
      values.replaceElement(at: element, with: value)
      whole = values.isEmpty ? .null : .array(values)
    } else if description.parameter(named: name)?.isArray == true, whole != .null {
      if case .array = whole {} else { whole = .array([whole]) }
    }
    try parameter.setValue(whole, in: &intent)
    session[name].isResolved = false
    session.phase = .resolving
    return parameter
  }
}

extension [JSONValue] {
  /// Puts a value in the place of another, or behind the last; `null` takes the other away.
  fileprivate mutating func replaceElement(at index: Int, with value: JSONValue) {
    let start = Swift.min(index, count)
    let end = indices.contains(index) ? index + 1 : count
    switch value {
    case .null: removeSubrange(start..<end)
    // Several values at once take the place of the one that was asked for.
    case .array(let several): replaceSubrange(start..<end, with: several)
    default: replaceSubrange(start..<end, with: [value])
    }
  }
}
