public import Logging

/// Takes whole intents through their life in one go: resolve, confirm, handle.
///
/// It is for those who hold an intent and want an answer: a test, a shortcut, a server. What a session
/// would ask the user comes back in place of an answer: a value, a choice, a confirmation.
///
/// ```swift
/// let result = try await dispatcher.dispatch(payment)
/// if case .needsConfirmation(let asked, _) = result, await user.confirms(asked) {
///   try await dispatcher.dispatch(asked, confirmed: asked)
/// }
/// ```
///
/// To ask a user for what is missing, take sessions with ``SessionEngine``.
public struct IntentDispatcher: Sendable {
  /// Where the handlers come from.
  public let provider: HandlerProvider
  private(set) var bounds: HandlerBounds

  /// The bounds that dispatches keep to.
  public var policy: SessionPolicy {
    get { bounds.policy }
    set {
      let named = newValue.named(in: provider, after: policy, logger: logger)
      bounds = HandlerBounds(policy: named, deadlines: deadlines, logger: logger)
    }
  }

  var deadlines: Deadlines { bounds.deadlines }
  var logger: Logger { bounds.logger }

  /// A dispatcher to the handlers of a provider.
  ///
  /// - Parameters:
  ///   - policy: What is confirmed, what a lock refuses, and how long handlers may take. An intent that it
  ///     names and the provider does not know goes to the log as an error.
  ///   - clock: What measures how long handlers take.
  ///   - logger: Where goes what handlers give too late.
  public init(
    provider: HandlerProvider,
    policy: SessionPolicy = SessionPolicy(),
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "IntentRuntime")
  ) {
    self.provider = provider
    bounds = HandlerBounds(
      policy: policy.named(in: provider, logger: logger), deadlines: Deadlines(clock: clock),
      logger: logger)
  }

  /// Takes an intent as far as it gets without asking the user.
  ///
  /// A handler that goes on after its timeout may carry the intent out yet: what it gives then is logged
  /// and dropped. What must neither be lost nor done twice is taken through a ``SessionService``.
  ///
  /// - Parameters:
  ///   - confirmed: The intent that the user confirmed, as ``DispatchResult/needsConfirmation(_:_:)``
  ///     gave it. Only exactly these values are handled; others are to be confirmed anew.
  ///   - context: What is true of the device and the user.
  /// - Throws: ``IntentError`` where nobody handles the intent or it is not allowed, and what the
  ///   handler throws.
  @inlinable
  public func dispatch<Root: Intent>(
    _ intent: Root,
    confirmed: Root? = nil,
    in context: IntentContext = IntentContext()
  ) async throws -> DispatchResult<Root> {
    try await dispatch(intent, confirmed, context, isWritten: false)
  }

  /// Resolves the parameters in order, up to the first that needs the user.
  ///
  /// - Returns: That parameter and what it needs; none where all are resolved.
  public func resolve<Root: Intent>(
    _ intent: inout Root,
    with handler: Root.IntentHandlerType
  ) async throws -> (parameter: String, resolution: ParameterResolution)? {
    let entry = provider.entry(for: Root.self) ?? TypedHandlerEntry(handler: handler)
    var life = lifeCycle(of: intent, entry, handler)
    defer { intent = life.intent }
    let open = try await ValueLimits.$current.withValue(policy.valueLimits) {
      try await life.inOneTask { try await $0.resolve($1) }
    }
    return open.map { (life.plan.parameters[$0.index].binding.name, $0.value.resolution) }
  }

  /// The handler for an intent.
  ///
  /// - Throws: ``IntentError/unhandledIntent(_:)`` where there is none.
  public func handler<Root: Intent>(for intent: Root) throws -> Root.IntentHandlerType {
    guard let handler = provider.handler(for: intent) else {
      throw IntentError.unhandledIntent(Root.intentDescriptor.name)
    }
    return handler
  }

  /// An intent at the beginning of its life, with the handler for it.
  ///
  /// - Parameters:
  ///   - context: What has to allow it; none where somebody else looks at that.
  ///   - session: The session, for the log; none for a dispatch.
  @inlinable
  func lifeCycle<Root: Intent>(
    of intent: Root,
    in context: IntentContext? = nil,
    session: String? = nil
  ) throws -> LifeCycle<Root> {
    let entry = provider.entry(for: Root.self)
    // Before anybody picks a handler, and by the plan: a type may work its descriptor out each time.
    if let context {
      if let entry {
        try entry.plan.check(context, by: policy)
      } else {
        try policy.check(context, for: Root.intentDescriptor)
      }
    }
    guard let entry, let handler = entry.handler(for: intent) else {
      throw IntentError.unhandledIntent(Root.intentDescriptor.name)
    }
    return lifeCycle(of: intent, entry, handler, session: session)
  }

  @inlinable
  func lifeCycle<Root: Intent>(
    of intent: Root,
    _ entry: TypedHandlerEntry<Root>,
    _ handler: Root.IntentHandlerType,
    session: String? = nil
  ) -> LifeCycle<Root> {
    LifeCycle(
      intent, entry: entry, handler: handler,
      race: entry.plan.race(for: self, session: session))
  }

  /// The dispatch itself.
  ///
  /// - Parameter isWritten: Whether the result is to be written as JSON.
  @inlinable
  nonisolated(nonsending) func dispatch<Root: Intent>(
    _ intent: Root,
    _ confirmed: Root?,
    _ context: IntentContext,
    isWritten: Bool
  ) async throws -> DispatchResult<Root> {
    // A handler that dispatches does another thing: the key of its session is not that one's.
    if IntentExecution.current != nil {
      return try await IntentExecution.$current.withValue(nil) {
        try await dispatch(intent, confirmed, context, isWritten: isWritten)
      }
    }
    if ValueLimits.current != policy.valueLimits {
      return try await ValueLimits.$current.withValue(policy.valueLimits) {
        try await dispatch(intent, confirmed, context, isWritten: isWritten)
      }
    }
    var life = try lifeCycle(of: intent, in: context)
    life.isWritten = isWritten
    let progress = LifeCycleProgress(life)
    do {
      var agreement: LifeCycle<Root>.Agreement?
      if let confirmed { agreement = .init(intent: confirmed, isConfirmedByApp: false) }
      let (begun, agreed) = (life, agreement)
      switch try await life.race.run({ try await begun.finish(agreed, progress, $0) }) {
      case .finished(let result): return result
      case .running(let rest):
        let task = Task { try await value(of: rest) }
        return .inProgress(progress.intent, PendingDispatch(task: task))
      }
    } catch is LifeCycleCancelled {
      throw CancellationError()
    }
  }

  @usableFromInline
  func value<Answer>(of rest: Task<Answer, any Error>) async throws -> Answer {
    do {
      return try await rest.valueOrCancelled
    } catch is LifeCycleCancelled {
      throw CancellationError()
    }
  }
}
