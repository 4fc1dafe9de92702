extension ParameterBinding {
  /// Gives the parameter the value that it begins with, checks the definition's limits, and only then
  /// has a handler resolve it.
  ///
  /// - Parameter isFirst: Whether it is the first time, which is when it gets its default.
  public func resolve(
    in intent: inout Root,
    with handler: Root.IntentHandlerType,
    isFirst: Bool = true
  ) async throws -> ParameterOutcome {
    let descriptor = Root.intentDescriptor.parameter(named: name)
    return try await resolve(
      in: &intent, with: handler, isFirst: isFirst, descriptor?.initialValue ?? .null, descriptor)
  }

  /// The same where what the definition says of the parameter is at hand.
  ///
  /// - Parameters:
  ///   - initial: The definition's value to begin with; `null` where it has none.
  ///   - limited: What the definition says; none where that limits nothing.
  @usableFromInline
  nonisolated(nonsending) func resolve(
    in intent: inout Root,
    with handler: Root.IntentHandlerType,
    isFirst: Bool,
    _ initial: JSONValue,
    _ limited: ParameterDescriptor?
  ) async throws -> ParameterOutcome {
    if isFirst, !hasValue(in: intent) {
      try await setInitial(initial, in: &intent, with: handler)
    }
    if let limited, limited.hasLimits {
      let violations = limited.violations(of: try encoded { try value(in: intent) })
      if !violations.isEmpty { return ParameterOutcome(open: violations) }
    }
    return try await resolveByHandler(in: &intent, with: handler)
  }

  /// Gives a parameter without a value the one that the handler or the definition has for it.
  nonisolated(nonsending) private func setInitial(
    _ initial: JSONValue,
    in intent: inout Root,
    with handler: Root.IntentHandlerType
  ) async throws {
    var value = try await defaultValue(for: intent, with: handler)
    if value == .null { value = initial }
    if value != .null { try setValue(value, in: &intent) }
  }

  /// Writes what a handler gave, and says which parameter it is of where that cannot be done.
  @usableFromInline
  func encoded<Result>(_ write: () throws -> Result) throws -> Result {
    do {
      return try write()
    } catch EncodingError.invalidValue(_, let context) {
      throw IntentError.unwritableValue(
        parameter: name, intent: Root.intentDescriptor.name, reason: context.debugDescription)
    }
  }
}
