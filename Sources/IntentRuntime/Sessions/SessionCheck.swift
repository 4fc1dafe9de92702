/// Finds out whether a step can have given a session: what comes in may have been changed, or belong to
/// another intent.
struct SessionCheck<Root: Intent> {
  let session: IntentSession
  let plan: IntentPlan<Root>
  let intent: Root
  let states: [ParameterState]

  /// - Throws: ``IntentError/invalidSession(session:reason:)`` where no step can have given it.
  func check() throws {
    try session.checkRevision()
    guard !session.idempotencyKey.isEmpty else { throw invalid("it has no idempotency key") }
    try checkParameters()
    try checkPhase()
    try checkQuestion()
  }

  private func invalid(_ reason: String) -> IntentError {
    .invalidSession(session: session.id, reason: reason)
  }

  // MARK: - Parameters

  private func checkParameters() throws {
    if session.parameters.isEmpty { return }
    let names = plan.parameters.map { $0.binding.name }
    if let stranger = session.parameters.keys.filter({ !names.contains($0) }).min() {
      throw invalid("it knows something of '\(stranger)', which is no parameter")
    }
    for (name, state) in session.parameters {
      let value = session.request.parameters[name] ?? .null
      guard state.rounds >= 0, state.fewestOpen ?? 0 >= 0 else {
        throw invalid("'\(name)' was resolved a negative number of times")
      }
      guard state.resolvedValue == (state.isResolved ? value : .null) else {
        throw invalid("'\(name)' has another value than it was resolved with")
      }
      guard state.isResolved || !state.isNotRequired, !state.isNotRequired || value == .null else {
        throw invalid("'\(name)' is not required and has a value")
      }
      guard state.hasDefault || state == ParameterState() else {
        throw invalid("'\(name)' was resolved before it was begun with")
      }
    }
  }

  // MARK: - Phase

  private func checkPhase() throws {
    switch (session.phase, session.question) {
    case (.new, nil), (.new, .unlock?):
      guard session.parameters.isEmpty, !session.wasLocked || session.isConfirmationDue else {
        throw invalid("it was not begun, and knows something of parameters")
      }
    case (.resolving, .value?), (.resolving, .agreement?), (.resolving, .choice?),
      (.resolving, .unlock?):
      break
    case (.confirming, .confirmation?), (.confirming, .unlock?):
      try checkAllResolved()
    case (.handling, nil):
      try checkAllResolved()
    case (.finished, nil):
      break
    case (.new, _), (.resolving, _), (.confirming, _), (.handling, _), (.finished, _):
      let question = session.question.map { "asks for \($0.subject)" } ?? "asks nothing"
      throw invalid("it is '\(session.phase.rawValue)' and \(question)")
    }
  }

  /// Whatever is to be confirmed or handled has nothing open.
  private func checkAllResolved() throws {
    for index in plan.parameters.indices {
      let parameter = plan.parameters[index]
      let isWanted = try plan.isWanted(index, in: intent)
      let isDone = states[index].isResolved
      let hasValue = parameter.binding.hasValue(in: intent)
      guard isWanted ? isDone : !hasValue else {
        throw invalid("'\(parameter.binding.name)' is not resolved")
      }
    }
  }

  // MARK: - Question

  private func checkQuestion() throws {
    switch session.question {
    case .value(let parameter, let element)?:
      _ = try checkPlace(parameter, element)
    case .agreement(let parameter, let element, let value)?:
      try checkValues([value], checkPlace(parameter, element), element)
    case .choice(let parameter, let element, let options)?:
      guard (2...10).contains(options.count) else {
        throw invalid("it offers \(options.count) values to choose among")
      }
      guard !options.contains(.null) else {
        throw invalid("it offers no value of '\(parameter)' as one to choose")
      }
      try checkValues(options, checkPlace(parameter, element), element)
    case .confirmation(let values)?:
      guard values == session.request.parameters else {
        throw invalid("the user was asked to confirm other values than it has")
      }
    case .unlock?, nil: break
    }
  }

  private func checkPlace(_ name: String, _ element: Int?) throws -> Int {
    let index = try plan.index(of: name)
    let parameter = plan.parameters[index]
    guard !states[index].isResolved, states[index].hasDefault,
      try plan.isWanted(index, in: intent)
    else { throw invalid("it asks for '\(name)', where nothing is open") }
    guard let element else { return index }
    var count = 0
    if case .array(let values) = try parameter.binding.value(in: intent) {
      count = values.count
    }
    guard parameter.descriptor?.isArray != false, (0...count).contains(element) else {
      throw invalid("it asks for element \(element) of '\(name)', which has \(count)")
    }
    return index
  }

  /// Whether a parameter takes the values that the user is to agree to.
  private func checkValues(_ values: [JSONValue], _ index: Int, _ element: Int?) throws {
    for value in values where value != .null {
      var scratch = Root()
      let whole = element == nil ? value : .array([value])
      try plan.parameters[index].binding.setValue(whole, in: &scratch)
    }
  }
}

extension IntentSession {
  /// Refuses a revision that no session comes to, whatever happens meanwhile.
  ///
  /// - Throws: ``IntentError/invalidSession(session:reason:)``.
  func checkRevision() throws {
    guard (0..<Int.max / 2).contains(revision) else {
      throw IntentError.invalidSession(session: id, reason: "it has the revision \(revision)")
    }
  }
}
