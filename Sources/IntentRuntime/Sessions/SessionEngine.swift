public import Logging

/// Takes sessions from step to step.
///
/// ```swift
/// let engine = SessionEngine(provider: provider)
/// var step = try await engine.begin(request, id: "1", language: "en")
/// while !step.turn.isFinal {
///   step = try await engine.step(step.session, answer(to: step.turn))
/// }
/// ```
///
/// It holds no state of a session: the session that a step gives is all that the next one needs.
public struct SessionEngine: Sendable {
  /// Where the handlers come from.
  public var provider: HandlerProvider { dispatcher.provider }
  /// The bounds that sessions keep to.
  public var policy: SessionPolicy {
    get { dispatcher.policy }
    set { dispatcher.policy = newValue }
  }
  /// Called with what happens in sessions, as it happens.
  public var observe: (@Sendable (SessionEvent) -> Void)?
  /// Calls the handlers, as for those who ask nobody.
  var dispatcher: IntentDispatcher
  package let clock: any Clock<Duration>
  var logger: Logger { dispatcher.logger }
  var deadlines: Deadlines { dispatcher.deadlines }

  /// An engine for the intents of a provider, which calls their handlers as an ``IntentDispatcher``
  /// made of the same does; its texts are those of the provider's catalogs.
  public init(
    provider: HandlerProvider,
    policy: SessionPolicy = SessionPolicy(),
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "IntentRuntime")
  ) {
    dispatcher = IntentDispatcher(
      provider: provider, policy: policy, clock: clock, logger: logger)
    self.clock = clock
  }

  /// Begins a session and takes its first step.
  ///
  /// - Throws: As ``step(_:_:changing:context:)`` does.
  public func begin(
    _ request: IntentRequest,
    id: String,
    language: String,
    context: IntentContext = IntentContext()
  ) async throws -> SessionStep {
    let session = IntentSession(id: id, request: request, language: language)
    return try await step(session, .proceed, context: context)
  }

  /// Takes a session's next step.
  ///
  /// - Parameters:
  ///   - session: The session as its last step left it.
  ///   - answer: What the user said; ``SessionAnswer/proceed`` where that is nothing but `changes`.
  ///   - changes: Other values that come with the answer, by their parameters' names: all of them are taken with
  ///     it, or nothing is. The parameter that the answer gives a value cannot be among them.
  ///   - context: What is true of the device and the user.
  /// - Throws: ``IntentError`` where the answer does not fit, nobody handles the intent, the user has
  ///   not allowed it, or no step can have given the session. The session that was given is still
  ///   good then. What goes wrong in a handler is not thrown: it ends the session, with the error in
  ///   ``SessionStep/error``.
  public func step(
    _ session: IntentSession,
    _ answer: SessionAnswer,
    changing changes: [String: JSONValue] = [:],
    context: IntentContext = IntentContext()
  ) async throws -> SessionStep {
    try await step(session, answer, changing: changes, context, claim: nil)
  }

  /// The values that there are to choose among for a parameter of a session, in sections: those that its
  /// handler offers, or the cases of an enumeration.
  ///
  /// - Parameters:
  ///   - session: The session, with the values up to now.
  ///   - parameter: The name of the parameter.
  ///   - searchTerm: What the values are to fit; none for all.
  ///   - context: What is true of the device and the user.
  /// - Returns: Empty where the app offers none, and any value of the type will do.
  /// - Throws: ``IntentError``, also where the context does not allow the intent or the session asks
  ///   nothing any more, and what the handler throws.
  public func options(
    of session: IntentSession,
    for parameter: String,
    searchTerm: String? = nil,
    context: IntentContext = IntentContext()
  ) async throws -> [SessionOptions] {
    try session.requireOpen()
    let type = try provider.intentType(for: session.request)
    try policy.check(context, for: type.intentDescriptor)
    return try await options(of: session, as: type, for: parameter, searchTerm)
  }

  private func options<Root: Intent>(
    of session: IntentSession,
    as type: Root.Type,
    for parameter: String,
    _ searchTerm: String?
  ) async throws -> [SessionOptions] {
    do {
      return try await ValueLimits.$current.withValue(policy.valueLimits) {
        try await execute(session, makingRevision: session.revision) {
          try await SessionRun<Root>(session, engine: self)
            .options(for: parameter, searchTerm: searchTerm)
        }
      }
    } catch is LifeCycleCancelled {
      throw CancellationError()
    }
  }

  /// Takes a session's next step.
  ///
  /// - Parameters:
  ///   - changes: Other values that come with the answer, by their parameters' names.
  ///   - claim: Is told before the handler carries the intent out.
  func step(
    _ session: IntentSession,
    _ answer: SessionAnswer,
    changing changes: [String: JSONValue] = [:],
    _ context: IntentContext,
    claim: SessionClaim?
  ) async throws -> SessionStep {
    try session.requireOpen()
    let type = try provider.intentType(for: session.request)
    // Before anybody picks a handler by the values.
    guard context.authorization == .authorized else {
      throw IntentError.notAuthorized(context.authorization)
    }
    return try await run(session, as: type, .answer(answer, changes), context, claim)
  }

  /// Has the handler carry out once more what a session had begun.
  func repeatHandling(
    of session: IntentSession,
    _ context: IntentContext,
    claim: @escaping SessionClaim
  ) async throws -> SessionStep {
    let type = try provider.intentType(for: session.request)
    return try await run(session, as: type, .handleAgain, context, claim)
  }

  /// Whether an intent that was begun may be carried out once more.
  func mayRepeat(_ session: IntentSession) -> Bool {
    (try? provider.intentType(for: session.request))?.intentDescriptor.isIdempotent ?? false
  }

  /// What asks to unlock the device, where it is locked and the intent of a request restricted there, or
  /// unknown by now: whether it was restricted nobody can say.
  package func unlockPrompt(
    for request: IntentRequest,
    language: String,
    in context: IntentContext
  ) -> String? {
    guard context.isLocked else { return nil }
    let type = try? provider.intentType(for: request)
    guard type.map({ policy.restricts($0.intentDescriptor) }) ?? true else { return nil }
    return Speaker(language: language, catalogs: provider.catalogs).phrase(.unlock)
  }

  /// Ends a session without its handler: one that was cancelled, or of which nobody knows whether it was
  /// carried out.
  package func end(_ session: IntentSession, _ ending: SessionOutcome.Ending) -> SessionStep {
    var session = session
    session.phase = .finished
    session.question = nil
    session.revision += 1
    let speaker = Speaker(language: session.language, catalogs: provider.catalogs)
    let intent = (try? provider.intentType(for: session.request))?.intentDescriptor
    let text = ending == .unknown ? speaker.phrase(.unknownOutcome) : speaker.cancelled(intent)
    let outcome = SessionOutcome(ending: ending, text: text)
    return SessionStep(session: session, turn: .done(outcome))
  }

  /// Takes a step, in which handlers can read which one it is.
  private func run<Root: Intent>(
    _ session: IntentSession,
    as type: Root.Type,
    _ action: SessionAction,
    _ context: IntentContext,
    _ claim: SessionClaim?
  ) async throws -> SessionStep {
    try await ValueLimits.$current.withValue(policy.valueLimits) {
      if case .answer(let answer, _) = action,
        let prompt = unlockPrompt(for: session.request, language: session.language, in: context)
      {
        _ = try checked(session, as: type)
        return answer == .cancel ? end(session, .cancelled) : locked(session, prompt)
      }
      // The next revision is counted from it.
      try session.checkRevision()
      return try await execute(session, makingRevision: session.revision + 1) {
        var run = try SessionRun<Root>(session, engine: self, claim: claim)
        return switch action {
        case .answer(let answer, let changes): try await run.step(answer, changing: changes)
        case .handleAgain: try await run.repeatHandling(context)
        }
      }
    }
  }

  /// Does something of which handlers, and whoever picks them, can read for which session it is, and in
  /// which language.
  private func execute<Result>(
    _ session: IntentSession,
    makingRevision revision: Int,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let execution = IntentExecution(
      session: session.id, revision: revision, owner: session.owner,
      idempotencyKey: session.idempotencyKey)
    return try await IntentExecution.$current.withValue(execution) {
      try await IntentLanguage.$current.withValue(session.language, operation: body)
    }
  }

  /// The intent of a session and what is known of its parameters, before anybody picks a handler by the
  /// values.
  ///
  /// - Throws: ``IntentError`` for a session that no step can have given.
  func checked<Root: Intent>(
    _ session: IntentSession,
    as type: Root.Type
  ) throws -> (intent: Root, states: [ParameterState]) {
    guard let plan = provider.entry(for: type)?.plan else {
      throw IntentError.unhandledIntent(type.intentDescriptor.name)
    }
    let (intent, states) = (try session.request.decoded(as: type), plan.states(of: session))
    try SessionCheck(session: session, plan: plan, intent: intent, states: states).check()
    return (intent, states)
  }

  /// Asks to unlock the device, whatever the answer: nobody changes a restricted intent on a locked device.
  /// All else stays as it is.
  private func locked(_ session: IntentSession, _ prompt: String) -> SessionStep {
    var session = session
    session.noteLock()
    session.question = .unlock
    session.revision += 1
    return SessionStep(session: session, turn: .unlock(prompt: prompt))
  }
}

extension IntentSession {
  /// Refuses a session that takes no step.
  fileprivate func requireOpen() throws {
    switch phase {
    case .finished: throw IntentError.sessionFinished(session: id)
    case .handling: throw IntentError.sessionBusy(session: id)
    case .new, .resolving, .confirming: break
    }
  }
}

/// What a step does.
private enum SessionAction {
  /// Takes an answer, and other values that come with it.
  case answer(SessionAnswer, [String: JSONValue])
  /// Carries out once more what somebody began who is gone.
  case handleAgain
}
