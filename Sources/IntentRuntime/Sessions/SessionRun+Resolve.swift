extension SessionRun {
  /// Settles the parameters in display order; gives a step where one needs the user.
  mutating func resolve() async throws -> SessionStep? {
    let dispatcher = IntentDispatcher(provider: engine.provider)
    // From the front each time: settling one parameter may have changed another.
    while let parameter = try nextParameter(dispatcher) {
      if let step = try await resolve(parameter) { return step }
    }
    return nil
  }

  private func nextParameter(_ dispatcher: IntentDispatcher) throws -> (any IntentParameter<Root>)?
  {
    for parameter in Root.intentParameters {
      let state = session.parameters[parameter.name] ?? ParameterState()
      if state.isNotRequired { continue }
      guard try dispatcher.isWanted(parameter.name, in: intent) else { continue }
      if try state.settled != parameter.value(in: intent) { return parameter }
    }
    return nil
  }

  private mutating func resolve(_ parameter: any IntentParameter<Root>) async throws -> SessionStep?
  {
    let name = parameter.name
    var state = session.parameters[name] ?? ParameterState()
    defer { session.parameters[name] = state }
    state.rounds += 1
    guard state.rounds <= engine.policy.roundLimit else {
      throw SessionError.neverAgrees(
        parameter: name,
        intent: description.name,
        rounds: engine.policy.roundLimit
      )
    }
    if !state.hasDefault {
      state.hasDefault = true
      try await setDefault(of: parameter)
    }
    if let violation = try violation(of: parameter) {
      return try ask(parameter, violation)
    }
    let outcome = try await parameter.resolve(in: &intent, with: handler)
    for open in outcome.open {
      guard let settled = agreedValue(for: open.resolution, state) else {
        return try ask(parameter, open)
      }
      // The user has agreed to it already: asking again would never end.
      try put(settled, into: parameter, element: open.element)
    }
    if outcome.isNotRequired {
      state.isNotRequired = true
      try parameter.setValue(.null, in: &intent)
    }
    state.settled = try parameter.value(in: intent)
    return nil
  }

  /// Gives a parameter without a value the one that the handler or the definition has for it.
  private mutating func setDefault(of parameter: any IntentParameter<Root>) async throws {
    guard try parameter.value(in: intent) == .null else { return }
    var value = try await parameter.defaultValue(for: intent, with: handler)
    if value == .null {
      value = description.parameter(named: parameter.name)?.defaultValue ?? .null
    }
    if value != .null { try parameter.setValue(value, in: &intent) }
  }

  /// The value that the user chose or agreed to before, where a result asks for it once more.
  private func agreedValue(for resolution: ParameterResolution, _ state: ParameterState)
    -> JSONValue?
  {
    switch resolution {
    case .confirmationRequired(let value?): state.agreed.contains(value) ? value : nil
    case .disambiguation(let options): state.agreed.last { options.contains($0) }
    default: nil
    }
  }

  private mutating func put(
    _ value: JSONValue,
    into parameter: any IntentParameter<Root>,
    element: Int?
  ) throws {
    guard let element, case .array(var values) = try parameter.value(in: intent) else {
      return try parameter.setValue(element == nil ? value : .array([value]), in: &intent)
    }
    if values.indices.contains(element) { values[element] = value } else { values.append(value) }
    try parameter.setValue(.array(values), in: &intent)
  }

  /// What the definition's own limits say against a parameter's value, before the app is asked.
  private func violation(
    of parameter: any IntentParameter<Root>
  ) throws -> ParameterOutcome.OpenValue? {
    guard let description = description.parameter(named: parameter.name) else { return nil }
    return description.violation(of: try parameter.value(in: intent))
  }
}
