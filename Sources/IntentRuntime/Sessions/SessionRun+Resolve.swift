extension SessionRun {
  /// Resolves the parameters in display order; gives a step where one needs the user.
  mutating func resolve() async throws -> SessionStep? {
    if session.phase == .new {
      engine.observe?(.began(session.request))
      session.phase = .resolving
    }
    // From the front each time: resolving one parameter may have changed another.
    while let parameter = try nextParameter() {
      if let step = try await resolve(parameter) { return step }
    }
    return nil
  }

  private func nextParameter() throws -> (any ParameterBinding<Root>)? {
    for parameter in Root.intentParameters {
      let state = session[parameter.name]
      if state.isNotRequired { continue }
      guard try parameter.isWanted(in: intent) else { continue }
      if state.isResolved, try state.resolvedValue == parameter.value(in: intent) { continue }
      return parameter
    }
    return nil
  }

  private mutating func resolve(
    _ parameter: any ParameterBinding<Root>
  ) async throws -> SessionStep? {
    let name = parameter.name
    session[name].rounds += 1
    guard session[name].rounds <= engine.policy.roundLimit else {
      throw IntentError.neverAgrees(
        parameter: name,
        intent: description.name,
        rounds: engine.policy.roundLimit
      )
    }
    let (handler, given, isFirst) = (handler, intent, !session[name].hasDefault)
    session[name].hasDefault = true
    let (outcome, resolved) = try await guarded {
      var intent = given
      let outcome = try await parameter.resolve(in: &intent, with: handler, isFirst: isFirst)
      return (outcome, intent)
    }
    intent = resolved
    engine.observe?(.resolved(parameter: name, outcome))
    session[name].noteProgress(open: outcome.open.count)
    // The user has agreed to some of it already: asking again would never end.
    for open in outcome.open where try !isAgreed(open, of: parameter) {
      return try ask(parameter, open)
    }
    if outcome.isNotRequired {
      session[name].isNotRequired = true
      try parameter.setValue(.null, in: &intent)
    }
    session[name].isResolved = true
    session[name].resolvedValue = try parameter.value(in: intent)
    return nil
  }

  /// Whether the user chose or agreed to the present value, for which a result asks once more.
  private func isAgreed(
    _ open: ParameterOutcome.OpenValue,
    of parameter: any ParameterBinding<Root>
  ) throws -> Bool {
    let current = try currentValue(of: parameter, open.element)
    guard session[parameter.name].agreed.contains(current) else { return false }
    switch open.resolution {
    case .confirmationRequired(let value): return value == nil || value == current
    case .disambiguation(let options): return options.contains(current)
    default: return false
    }
  }
}

extension ParameterState {
  /// Rounds are counted from the last one that left fewer values open than any before, so that a
  /// long list has as many for each of its values, and a handler that never agrees is stopped.
  fileprivate mutating func noteProgress(open: Int) {
    if let fewest = fewestOpen, open >= fewest { return }
    if fewestOpen != nil { rounds = 0 }
    fewestOpen = open
  }
}
