import Logging

/// One step of one session, with the intent's type at hand.
struct SessionRun<Root: Intent> {
  var session: IntentSession
  var intent: Root
  let engine: SessionEngine
  let speaker: Speaker
  let handler: Root.IntentHandlerType

  init(_ session: IntentSession, engine: SessionEngine) throws {
    self.session = session
    self.engine = engine
    self.intent = try session.request.decoded(as: Root.self)
    self.speaker = Speaker(language: session.language, catalogs: engine.catalogs)
    self.handler = try IntentDispatcher(provider: engine.provider).handler(for: intent)
  }

  var description: IntentDescription { Root.intentDescription }

  mutating func step(
    _ answer: SessionAnswer,
    _ situation: SessionSituation
  ) async throws -> SessionStep {
    guard situation.authorization == .authorized else {
      throw SessionError.notAuthorized(situation.authorization)
    }
    if answer == .cancel { return try finish(.cancelled, text: speaker.phrase(.cancelled)) }
    let isRestricted =
      description.isRestrictedWhileLocked
      || engine.policy.restrictedIntents.contains(description.name)
    if situation.isLocked, isRestricted {
      session.question = .unlock
      return try turn(.unlock(prompt: speaker.phrase(.unlock)))
    }
    if session.phase == .new {
      session.phase = .resolving
    }
    if let step = try apply(answer) { return step }
    session.question = nil
    do {
      if let step = try await resolve() { return step }
      if let step = try await confirm() { return step }
    } catch let error as SessionError {
      throw error
    } catch {
      return try fail(with: error)
    }
    return try await handle()
  }

  /// Ends a step with a turn.
  mutating func turn(_ turn: SessionTurn) throws -> SessionStep {
    session.request = try IntentRequest(intent)
    return SessionStep(session: session, turn: turn)
  }

  /// Ends the session.
  mutating func finish(
    _ ending: SessionOutcome.Ending,
    code: String? = nil,
    text: String,
    response: JSONValue? = nil
  ) throws -> SessionStep {
    session.phase = .finished
    session.question = nil
    return try turn(
      .done(SessionOutcome(ending: ending, code: code, text: text, response: response))
    )
  }

  /// Ends the session because a handler threw. The error goes to the log and the caller.
  mutating func fail(with error: any Error) throws -> SessionStep {
    engine.logger.error(
      "the handler of '\(description.name)' failed: \(error)",
      metadata: ["session": "\(session.id)"]
    )
    let code = Root.IntentResponseType.IntentResponseCodeType.intentFailure
    var step = try finish(
      .failed, code: "\(code)", text: speaker.text(ofFailure: description, "\(code)"))
    step.error = error
    return step
  }
}
