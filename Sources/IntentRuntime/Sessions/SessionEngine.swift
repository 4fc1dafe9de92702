public import Logging

/// Takes sessions from step to step.
///
/// ```swift
/// let engine = SessionEngine(provider: provider, catalogs: [.messages])
/// var step = try await engine.begin(request, id: "1", language: "en")
/// while !step.turn.isFinal {
///   step = try await engine.step(step.session, answer(to: step.turn))
/// }
/// ```
///
/// It holds no state of a session: the session that a step gives is all that the next one needs.
public struct SessionEngine: Sendable {
  /// Where the handlers come from.
  public let provider: HandlerProvider
  /// The bounds that sessions keep to.
  public var policy: SessionPolicy
  let catalogs: [IntentCatalog]
  let clock: any Clock<Duration>
  let logger: Logger

  /// An engine for the intents of some catalogs.
  ///
  /// - Parameters:
  ///   - provider: Where the handlers come from.
  ///   - catalogs: Where the translations come from.
  ///   - policy: The bounds that sessions keep to.
  ///   - clock: What measures how long handlers take.
  ///   - logger: Where errors of handlers go.
  public init(
    provider: HandlerProvider,
    catalogs: [IntentCatalog] = [],
    policy: SessionPolicy = SessionPolicy(),
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "IntentRuntime")
  ) {
    self.provider = provider
    self.catalogs = catalogs
    self.policy = policy
    self.clock = clock
    self.logger = logger
  }

  /// Begins a session and takes its first step.
  ///
  /// - Throws: As ``step(_:_:situation:)`` does.
  public func begin(
    _ request: IntentRequest,
    id: String,
    language: String,
    situation: SessionSituation = SessionSituation()
  ) async throws -> SessionStep {
    let session = IntentSession(id: id, request: request, language: language)
    return try await step(session, .proceed, situation: situation)
  }

  /// Takes a session's next step.
  ///
  /// - Throws: ``SessionError`` where the session cannot go on, and ``IntentRequestError`` where the
  ///   request or a value does not fit the intent. The session that was given is still good then.
  public func step(
    _ session: IntentSession,
    _ answer: SessionAnswer,
    situation: SessionSituation = SessionSituation()
  ) async throws -> SessionStep {
    switch session.phase {
    case .finished: throw SessionError.finished(session: session.id)
    case .handling: throw SessionError.busy(session: session.id)
    case .new, .resolving, .confirming: break
    }
    let request = session.request
    guard let type = provider.intentType(named: request.intent, domain: request.domain) else {
      throw IntentRequestError.unknownIntent(request.intent, domain: request.domain)
    }
    return try await step(session, answer, situation, as: type)
  }

  private func step<Root: Intent>(
    _ session: IntentSession,
    _ answer: SessionAnswer,
    _ situation: SessionSituation,
    as type: Root.Type
  ) async throws -> SessionStep {
    var run = try SessionRun<Root>(session, engine: self)
    return try await run.step(answer, situation)
  }
}

/// What a step gives: the session to keep, and what to say.
public struct SessionStep: Sendable {
  /// The session, for the next step.
  public var session: IntentSession
  /// What to say to the user.
  public var turn: SessionTurn
  /// What a handler threw; for the caller, never for the user.
  public var error: (any Error)?
  /// The step that is still to come, where the handler takes longer.
  public var pending: PendingStep?
}

/// A step that comes when a slow handler is done, or its deadline is over.
public struct PendingStep: Sendable {
  let task: Task<SessionStep, Never>

  /// Waits for the step. Every caller gets the same one.
  public var value: SessionStep {
    get async { await task.value }
  }

  /// Cancels the handler; the step then comes at once, and says that the intent was cancelled.
  public func cancel() {
    task.cancel()
  }
}
