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
  /// The bounds that dispatches keep to.
  public var policy: SessionPolicy
  let deadlines: Deadlines
  let logger: Logger

  /// A dispatcher to the handlers of a provider.
  ///
  /// - Parameters:
  ///   - policy: What is confirmed, what a lock refuses, and how long handlers may take.
  ///   - clock: What measures how long handlers take.
  ///   - logger: Where goes what handlers give too late.
  public init(
    provider: HandlerProvider,
    policy: SessionPolicy = SessionPolicy(),
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "IntentRuntime")
  ) {
    self.provider = provider
    self.policy = policy
    self.deadlines = Deadlines(clock: clock)
    self.logger = logger
  }

  /// Takes an intent as far as it gets without asking the user.
  ///
  /// - Parameters:
  ///   - confirmed: The intent that the user confirmed, as ``DispatchResult/needsConfirmation(_:_:)``
  ///     gave it. Only exactly these values are handled; others are to be confirmed anew.
  ///   - context: What is true of the device and the user.
  /// - Throws: ``IntentError`` where nobody handles the intent or it is not allowed, and what the
  ///   handler throws.
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
    return try await life.resolve().map {
      (life.plan.parameters[$0.index].binding.name, $0.value.resolution)
    }
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

  private func lifeCycle<Root: Intent>(
    of intent: Root,
    _ entry: TypedHandlerEntry<Root>,
    _ handler: Root.IntentHandlerType
  ) -> LifeCycle<Root> {
    let race = HandlerRace(
      intent: entry.plan.descriptor.name, policy: policy, deadlines: deadlines, logger: logger)
    return LifeCycle(intent, entry: entry, handler: handler, policy: policy, race: race)
  }

  /// The dispatch itself.
  ///
  /// - Parameter isWritten: Whether the result is to be written as JSON.
  func dispatch<Root: Intent>(
    _ intent: Root,
    _ confirmed: Root?,
    _ context: IntentContext,
    isWritten: Bool
  ) async throws -> DispatchResult<Root> {
    guard let entry = provider.entry(for: Root.self) else {
      try policy.check(context, for: Root.intentDescriptor)
      throw IntentError.unhandledIntent(Root.intentDescriptor.name)
    }
    try policy.check(context, for: entry.plan.descriptor)
    guard let handler = entry.handler(for: intent) else {
      throw IntentError.unhandledIntent(entry.plan.descriptor.name)
    }
    var life = lifeCycle(of: intent, entry, handler)
    life.isWritten = isWritten
    do {
      let agreement = confirmed.map {
        LifeCycle.Agreement(intent: $0, isConfirmedByApp: false)
      }
      return switch try await life.prepare(agreement) {
      case .open(let index, let open):
        .unresolved(
          life.intent, parameter: life.plan.parameters[index].binding.name, open.resolution)
      case .declined(let response): .declined(life.intent, response)
      case .unconfirmed(let response): .needsConfirmation(life.intent, response)
      case .ready: try await handle(life)
      }
    } catch is LifeCycleCancelled {
      throw CancellationError()
    }
  }

  private func handle<Root: Intent>(_ life: LifeCycle<Root>) async throws -> DispatchResult<Root> {
    switch await life.handle() {
    case .finished(let result):
      return .handled(life.intent, try life.answer(of: result))
    case .running(let rest):
      let task = Task<DispatchResult<Root>, any Error> {
        let result = await withTaskCancellationHandler {
          await rest.value
        } onCancel: {
          rest.cancel()
        }
        do {
          return .handled(life.intent, try life.answer(of: result))
        } catch is LifeCycleCancelled {
          throw CancellationError()
        }
      }
      return .inProgress(life.intent, PendingDispatch(task: task))
    }
  }
}
