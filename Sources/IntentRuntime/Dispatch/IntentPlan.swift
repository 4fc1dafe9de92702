/// What the life cycle has to know of an intent's type, found out once for each handler.
@usableFromInline final class IntentPlan<Root: Intent>: Sendable {
  /// A parameter, and what it depends on.
  @usableFromInline final class Parameter: Sendable {
    @usableFromInline let binding: any ParameterBinding<Root>
    let descriptor: ParameterDescriptor?
    /// The same, where it limits values.
    @usableFromInline let limited: ParameterDescriptor?
    /// The value of the definition to begin with.
    @usableFromInline let initialValue: JSONValue
    let condition: ParameterCondition?
    /// Whether a handler may give a value that JSON cannot hold, such as a number that is none.
    @usableFromInline let mayBeUnwritable: Bool
    /// How long its resolution takes.
    @usableFromInline let pace = HandlerPace()
    /// How long the handler takes to offer values for it.
    let optionsPace = HandlerPace()

    init(
      binding: any ParameterBinding<Root>,
      descriptor: ParameterDescriptor?,
      condition: ParameterCondition?
    ) {
      self.binding = binding
      self.descriptor = descriptor
      limited = descriptor.flatMap { $0.hasLimits ? $0 : nil }
      initialValue = descriptor?.initialValue ?? .null
      mayBeUnwritable =
        binding.cases.isEmpty
        && !["Boolean", "Integer", "String"].contains(descriptor?.typeName ?? "")
      self.condition = condition
    }
  }

  let descriptor: IntentDescriptor
  @usableFromInline let parameters: [Parameter]
  @usableFromInline let hasConditions: Bool
  /// How long the handler takes to confirm, to handle and to show.
  @usableFromInline let confirmPace = HandlerPace()
  @usableFromInline let handlePace = HandlerPace()
  let presentPace = HandlerPace()

  init() {
    let descriptor = Root.intentDescriptor
    let bindings = Root.intentParameters
    self.descriptor = descriptor
    parameters = bindings.map { binding in
      let described = descriptor.parameter(named: binding.name)
      let condition = described?.relationship.flatMap { relationship in
        bindings.firstIndex { $0.name == relationship.parent }.map {
          ParameterCondition(relationship: relationship, parent: $0)
        }
      }
      return Parameter(binding: binding, descriptor: described, condition: condition)
    }
    hasConditions = parameters.contains { $0.condition != nil }
  }

  /// What a session knows of the parameters, in their order.
  func states(of session: IntentSession) -> [ParameterState] {
    guard !session.parameters.isEmpty else {
      return Array(repeating: ParameterState(), count: parameters.count)
    }
    return parameters.map { session.parameters[$0.binding.name] ?? ParameterState() }
  }

  /// Refuses what a context does not allow.
  @usableFromInline
  func check(_ context: IntentContext, by policy: SessionPolicy) throws {
    try policy.check(context, for: descriptor)
  }

  /// Whether the user confirms the intent before it is handled.
  @usableFromInline
  func isConfirmed(by policy: SessionPolicy) -> Bool { policy.confirms(descriptor) }

  /// What its handler's calls are timed by.
  @usableFromInline
  func race(for dispatcher: IntentDispatcher, session: String?) -> HandlerRace {
    HandlerRace(intent: descriptor.name, session: session, bounds: dispatcher.bounds)
  }

  /// The place of a parameter.
  ///
  /// - Throws: ``IntentError/unknownParameter(_:intent:known:)``.
  func index(of name: String) throws -> Int {
    guard let index = parameters.firstIndex(where: { $0.binding.name == name }) else {
      throw IntentError.unknownParameter(
        name,
        intent: descriptor.name,
        known: parameters.map(\.binding.name)
      )
    }
    return index
  }

  /// Whether the relationship of a parameter holds. The value of a parent that is not wanted itself
  /// counts as none: it is cleared before the intent is confirmed.
  @usableFromInline
  func isWanted(_ index: Int, in intent: Root, depth: Int = 0) throws -> Bool {
    guard let condition = parameters[index].condition else { return true }
    let parent = parameters[condition.parent].binding
    // Parameters that depend on each other in a circle are looked at once.
    let isParentWanted =
      try depth >= parameters.count || isWanted(condition.parent, in: intent, depth: depth + 1)
    let value = isParentWanted ? try parent.encoded { try parent.value(in: intent) } : .null
    return condition.relationship.holds(for: value)
  }
}

/// What a parent's value has to be for a parameter to be wanted.
struct ParameterCondition: Sendable {
  let relationship: RelationshipDescriptor
  /// The place of the parent among the parameters.
  let parent: Int
}
