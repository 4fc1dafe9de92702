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
  public let provider: HandlerProvider
  /// The bounds that sessions keep to.
  public var policy: SessionPolicy
  /// Called with what happens in sessions, as it happens.
  public var observe: (@Sendable (SessionEvent) -> Void)?
  let catalogs: [IntentCatalog]
  let clock: any Clock<Duration>
  let logger: Logger

  /// An engine for the intents of a provider.
  ///
  /// - Parameters:
  ///   - provider: Where the handlers and the texts come from.
  ///   - policy: The bounds that sessions keep to.
  ///   - clock: What measures how long handlers take.
  ///   - logger: Where errors of handlers go.
  public init(
    provider: HandlerProvider,
    policy: SessionPolicy = SessionPolicy(),
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "IntentRuntime")
  ) {
    self.provider = provider
    self.catalogs = provider.catalogs
    self.policy = policy
    self.clock = clock
    self.logger = logger
  }

  /// Begins a session and takes its first step.
  ///
  /// - Throws: As ``step(_:_:context:)`` does.
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
  /// - Throws: ``IntentError`` where the answer does not fit, nobody handles the intent, or the user
  ///   has not allowed it. The session that was given is still good then. What goes wrong in a
  ///   handler is not thrown: it ends the session, with the error in ``SessionStep/error``.
  public func step(
    _ session: IntentSession,
    _ answer: SessionAnswer,
    context: IntentContext = IntentContext()
  ) async throws -> SessionStep {
    switch session.phase {
    case .finished: throw IntentError.sessionFinished(session: session.id)
    case .handling: throw IntentError.sessionBusy(session: session.id)
    case .new, .resolving, .confirming: break
    }
    let request = session.request
    guard let type = provider.intentType(named: request.intent, domain: request.domain) else {
      throw IntentError.unknownIntent(request.intent, domain: request.domain)
    }
    return try await step(session, answer, context, as: type)
  }

  /// The values that a handler offers for a parameter of a session, in sections.
  ///
  /// - Parameters:
  ///   - session: The session, with the values up to now.
  ///   - parameter: The name of the parameter.
  ///   - searchTerm: What the values are to fit; none for all.
  /// - Returns: Empty where the definition says that the app offers none.
  /// - Throws: ``IntentError``, and what the handler throws.
  public func options(
    of session: IntentSession,
    for parameter: String,
    searchTerm: String? = nil
  ) async throws -> [SessionOptions] {
    let request = session.request
    guard let type = provider.intentType(named: request.intent, domain: request.domain) else {
      throw IntentError.unknownIntent(request.intent, domain: request.domain)
    }
    return try await options(of: session, as: type, for: parameter, searchTerm)
  }

  private func options<Root: Intent>(
    of session: IntentSession,
    as type: Root.Type,
    for parameter: String,
    _ searchTerm: String?
  ) async throws -> [SessionOptions] {
    try await SessionRun<Root>(session, engine: self)
      .options(for: parameter, searchTerm: searchTerm)
  }

  /// A speaker whose texts come from the intent's own definition first: IDs of texts are good within
  /// one definition.
  func speaker<Root: Intent>(of language: String, for type: Root.Type) -> Speaker {
    let own = catalogs.firstIndex { $0.intents.contains { $0 == type } }
    let first = own.map { [catalogs[$0]] } ?? []
    return Speaker(
      language: language,
      catalogs: first + catalogs.indices.filter { $0 != own }.map { catalogs[$0] }
    )
  }

  private func step<Root: Intent>(
    _ session: IntentSession,
    _ answer: SessionAnswer,
    _ context: IntentContext,
    as type: Root.Type
  ) async throws -> SessionStep {
    try await IntentLanguage.$current.withValue(session.language) {
      var run = try SessionRun<Root>(session, engine: self)
      return try await run.step(answer, context)
    }
  }
}

/// What a step gives: the session to keep, and what to say.
public struct SessionStep: Sendable {
  /// The session, for the next step.
  public var session: IntentSession
  /// What to say to the user.
  public var turn: SessionTurn
  /// What the handler shows; none where it shows nothing.
  public var presentation: Presentation?
  /// What a handler threw; for the caller, never for the user.
  public var error: (any Error)?
  /// The step that is still to come, where the handler takes longer.
  public var pending: PendingStep?
}

/// A step that comes when a slow handler is done, or its timeout is over.
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
