extension SessionRun {
  /// Takes the user's answer in; gives what the user agreed to have handled, where the answer says so.
  mutating func apply(_ answer: SessionAnswer) throws -> LifeCycle<Root>.Agreement? {
    // What a session begins with comes from outside, as an answer does.
    if session.phase == .new { try checkRequest() }
    switch (answer, session.question) {
    case (.proceed, _), (.unlocked, .unlock?):
      break
    case (.change(let parameter, let value), _):
      try setValue(value, of: life.plan.index(of: parameter), element: nil)
    case (.value(let value), .value(let parameter, let element)?),
      (.value(let value), .agreement(let parameter, let element, _)?),
      (.value(let value), .choice(let parameter, let element, _)?):
      try setValue(value, of: life.plan.index(of: parameter), element: element)
    case (.choice(let index), .choice(let parameter, let element, let options)?):
      guard options.indices.contains(index) else {
        throw IntentError.noSuchOption(index, count: options.count)
      }
      try agree(to: options[index], of: parameter, element: element)
    case (.yes, .agreement(let parameter, let element, let value)?):
      try agree(to: value, of: parameter, element: element)
    case (.no, .agreement(let parameter, let element, _)?):
      try setValue(.null, of: life.plan.index(of: parameter), element: element)
    case (.yes, .confirmation?):
      // The session was checked: these are the values that the user was asked about.
      return LifeCycle.Agreement(intent: life.intent, isConfirmedByApp: true)
    case (.value, _), (.choice, _), (.yes, _), (.no, _), (.unlocked, _), (.cancel, _):
      throw IntentError.unexpectedAnswer(answer, question: session.question)
    }
    return nil
  }

  private mutating func agree(to value: JSONValue, of name: String, element: Int?) throws {
    let index = try life.plan.index(of: name)
    let whole = try setValue(value, of: index, element: element)
    life.states[index].noteAgreed(whole.element(element), in: whole)
  }

  /// Refuses a request that is beyond the limits as its types write it, and was not as it came: a name
  /// may stand for a person. Nor may it choose what nobody can.
  private func checkRequest() throws {
    for (index, parameter) in life.plan.parameters.enumerated() {
      let isArray = parameter.descriptor?.isArray == true
      try parameter.binding.requireChoosable(try written(index), isArray: isArray)
    }
  }

  /// The value of a parameter as its type writes it.
  private func written(_ index: Int) throws -> JSONValue {
    let binding = life.plan.parameters[index].binding
    return try binding.encoded { try binding.value(in: life.intent) }
  }

  /// Puts a value into the intent: the whole of a parameter, or one element of an array.
  ///
  /// - Returns: The whole as the parameter gives it back, which is what later rounds compare with.
  /// - Throws: Also where only that is beyond the limits.
  @discardableResult
  private mutating func setValue(
    _ value: JSONValue,
    of index: Int,
    element: Int?
  ) throws -> JSONValue {
    life.answered.insert(index)
    // What the intent does without is ignored from then on, whatever value comes.
    if life.states[index].isNotRequired { return .null }
    let parameter = life.plan.parameters[index]
    try parameter.binding.requireChoosable(
      value, isArray: element != nil || parameter.descriptor?.isArray == true)
    var whole = value
    var isList = false
    if let element {
      var values: [JSONValue] = []
      if case .array(let present) = try parameter.binding.value(in: life.intent) {
        values = present
      }
      if case .array = value { isList = true }
      values.replaceElement(at: element, with: value)
      whole = values.isEmpty ? .null : .array(values)
    } else if parameter.descriptor?.isArray == true, whole != .null {
      isList = true
      if case .array = whole {} else { whole = .array([whole]) }
    }
    try parameter.binding.setValue(whole, in: &life.intent)
    let written = try written(index)
    life.states[index].beginAnew(withList: isList)
    session.phase = .resolving
    // Whoever had the device while it was locked may have it still.
    if session.wasLocked {
      session.isConfirmationDue = true
      life.isConfirmationDue = true
    }
    return written
  }
}

extension [JSONValue] {
  /// Puts a value in the place of another, or behind the last; `null` takes the other away.
  fileprivate mutating func replaceElement(at index: Int, with value: JSONValue) {
    let start = Swift.min(Swift.max(index, 0), count)
    let end = indices.contains(index) ? index + 1 : count
    switch value {
    case .null: removeSubrange(start..<end)
    // Several values at once take the place of the one that was asked for.
    case .array(let several): replaceSubrange(start..<end, with: several)
    default: replaceSubrange(start..<end, with: [value])
    }
  }
}
