import Logging

extension LifeCycle {
  /// Resolves the parameters in display order, up to the first that needs the user; clears those that
  /// are not wanted once all others are resolved.
  @inlinable
  nonisolated(nonsending) mutating func resolve(
    _ calls: HandlerCalls
  ) async throws -> (index: Int, value: ParameterOutcome.OpenValue)? {
    repeat {
      // From the front each time: resolving one parameter may have made another one wanted.
      while let index = try nextParameter() {
        if let open = try await resolve(index, calls) { return (index, open) }
      }
    } while try plan.hasConditions && clearUnwanted()
    return nil
  }

  @inlinable
  func nextParameter() throws -> Int? {
    for index in states.indices where !states[index].isDone {
      if !plan.hasConditions { return index }
      if try plan.isWanted(index, in: intent) { return index }
    }
    return nil
  }

  /// Takes the values away whose relationship to a parent does not hold.
  ///
  /// - Returns: Whether there were any, which may make other parameters wanted.
  @usableFromInline
  mutating func clearUnwanted() throws -> Bool {
    var isChanged = false
    for index in states.indices where plan.parameters[index].condition != nil {
      let binding = plan.parameters[index].binding
      guard binding.hasValue(in: intent), try !plan.isWanted(index, in: intent) else { continue }
      try binding.setValue(.null, in: &intent)
      states[index].isResolved = false
      isChanged = true
    }
    return isChanged
  }

  @inlinable
  nonisolated(nonsending) mutating func resolve(
    _ index: Int,
    _ calls: HandlerCalls
  ) async throws -> ParameterOutcome.OpenValue? {
    let parameter = plan.parameters[index]
    let binding = parameter.binding
    try countRound(of: index)
    let isFirst = !states[index].hasDefault
    states[index].hasDefault = true
    progress?.note(self)
    var resolved = intent
    let outcome = try await calls.next(parameter.pace) {
      try await binding.resolve(
        in: &resolved, with: handler, isFirst: isFirst, parameter.initialValue, parameter.limited)
    }
    if parameter.mayBeUnwritable { try check(binding, in: resolved) }
    let before = intent
    intent = resolved
    observe?(.resolved(parameter: binding.name, outcome))
    // The user has agreed to some of it already: asking again would never end.
    let agreed = Set(states[index].agreed)
    let whole = agreed.isEmpty ? .null : try value(of: index, nil)
    let open =
      agreed.isEmpty ? outcome.open : outcome.open.filter { !$0.isAgreed(in: whole, agreed) }
    states[index].noteProgress(open: open.count + (try countUnseen(outcome, of: index)))
    if let first = open.first { return try choosable(first, of: index) }
    if outcome.isNotRequired {
      // What nobody gave is not turned down: the user may still name it.
      states[index].isNotRequired = binding.hasValue(in: before) || binding.hasValue(in: resolved)
      try binding.setValue(.null, in: &intent)
    }
    states[index].isResolved = true
    return nil
  }

  /// What needs the user as it may be asked: among fewer than two values there is nothing to choose, and of
  /// more than ten nobody remembers the first.
  ///
  /// - Throws: ``IntentError/tooFewOptions(parameter:intent:count:)``.
  @usableFromInline
  func choosable(
    _ open: ParameterOutcome.OpenValue,
    of index: Int
  ) throws -> ParameterOutcome.OpenValue {
    guard case .disambiguation(let options) = open.resolution else { return open }
    let (name, intent) = (plan.parameters[index].binding.name, plan.descriptor.name)
    guard options.count >= 2 else {
      throw IntentError.tooFewOptions(parameter: name, intent: intent, count: options.count)
    }
    guard options.count > 10 else { return open }
    race.bounds.logger.error(
      "a handler offers too many values to choose among; at most 10 are good",
      metadata: ["intent": "\(intent)", "parameter": "\(name)", "count": "\(options.count)"])
    let current = try value(of: index, open.element)
    return .init(element: open.element, resolution: .needsMoreDetails(current))
  }

  /// How many values of a list its handler has not seen yet, since some break the definition's limits: it may
  /// have something to ask about each of them.
  @usableFromInline
  func countUnseen(_ outcome: ParameterOutcome, of index: Int) throws -> Int {
    let parameter = plan.parameters[index]
    guard !outcome.open.isEmpty, let limited = parameter.limited, limited.isArray,
      case .array(let values) = try parameter.binding.value(in: intent),
      !limited.violations(of: .array(values)).isEmpty
    else { return 0 }
    return values.count
  }

  @usableFromInline
  mutating func countRound(of index: Int) throws {
    // Where the user said nothing of it, the same question is asked once more.
    let isRepeated = states[index].rounds > 0 && !answered.contains(index)
    if isRepeated, repeated.insert(index).inserted { return }
    guard states[index].rounds < race.bounds.policy.roundLimit else {
      throw IntentError.neverAgrees(
        parameter: plan.parameters[index].binding.name,
        intent: plan.descriptor.name,
        rounds: race.bounds.policy.roundLimit
      )
    }
    states[index].rounds += 1
  }

  /// Refuses a value that a handler made up and JSON cannot hold, such as a number that is none: the
  /// session could neither be kept nor told of.
  @usableFromInline
  func check(_ binding: any ParameterBinding<Root>, in resolved: Root) throws {
    guard isWritten else { return }
    _ = try binding.encoded { try binding.value(in: resolved) }
  }

  /// The value of a parameter, or of one of its elements; `null` where there is none.
  @usableFromInline
  func value(of index: Int, _ element: Int?) throws -> JSONValue {
    try plan.parameters[index].binding.value(in: intent).element(element)
  }
}

extension JSONValue {
  /// The element of a place, `null` where there is none; without a place the value itself.
  @usableFromInline func element(_ place: Int?) -> JSONValue {
    guard let place else { return self }
    guard case .array(let values) = self, values.indices.contains(place) else { return .null }
    return values[place]
  }
}

extension ParameterOutcome.OpenValue {
  /// Whether the user chose or agreed to the present value, for which a result asks once more.
  ///
  /// - Parameters:
  ///   - whole: The value of the parameter.
  ///   - agreed: What the user chose or agreed to.
  @usableFromInline
  func isAgreed(in whole: JSONValue, _ agreed: Set<JSONValue>) -> Bool {
    guard !agreed.isEmpty else { return false }
    let current = whole.element(element)
    guard agreed.contains(current) else { return false }
    switch resolution {
    case .confirmationRequired(let value): return value == nil || value == current
    case .disambiguation(let options): return options.contains(current)
    case .needsValue, .needsMoreDetails, .unsupported: return false
    }
  }
}

extension ParameterState {
  /// Notes what the user chose or agreed to, and forgets what the parameter no longer has.
  mutating func noteAgreed(_ value: JSONValue, in whole: JSONValue) {
    var present: Set = [whole]
    if case .array(let values) = whole { present.formUnion(values) }
    agreed.removeAll { $0 == value || !present.contains($0) }
    agreed.append(value)
  }

  /// Whether there is nothing left to resolve.
  @inlinable var isDone: Bool { isResolved || isNotRequired }

  /// Rounds are counted from the last one that left fewer values open than any before, so that a
  /// long list has as many for each of its values, and a handler that never agrees is stopped.
  @usableFromInline
  mutating func noteProgress(open: Int) {
    if let fewest = fewestOpen, open >= fewest { return }
    if fewestOpen != nil { rounds = 0 }
    fewestOpen = open
  }

  /// Notes that the user gave another value. In place of one that was resolved, it has all its rounds;
  /// how many a list has open says nothing of how many another one had.
  mutating func beginAnew(withList isList: Bool) {
    if isResolved { rounds = 0 }
    if isResolved || isList { fewestOpen = nil }
    isResolved = false
  }
}
