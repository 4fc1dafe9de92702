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
    self.speaker = engine.speaker(of: session.language, for: Root.self)
    self.handler = try IntentDispatcher(provider: engine.provider).handler(for: intent)
  }

  var description: IntentDescriptor { Root.intentDescriptor }

  /// Takes the user's answer in, and goes on up to the next thing that the user has to say.
  ///
  /// What is wrong with the answer is thrown, and the session stays as it was. What goes wrong in a
  /// handler ends the session, so that every request has an outcome.
  mutating func step(
    _ answer: SessionAnswer,
    _ context: IntentContext
  ) async throws -> SessionStep {
    guard context.authorization == .authorized else {
      throw IntentError.notAuthorized(context.authorization)
    }
    if answer == .cancel { return try cancelled() }
    if let step = try apply(answer) { return step }
    session.question = nil
    guard !context.isLocked || !engine.policy.restricts(Root.self) else {
      session.question = .unlock
      return try turn(.unlock(prompt: speaker.phrase(.unlock)))
    }
    do {
      if let step = try await resolve() { return step }
      if let step = try await confirm() { return step }
      return try await handle()
    } catch is SessionCancelled {
      return try cancelled()
    } catch {
      return try fail(with: error)
    }
  }

  /// Calls a handler, which has until the timeout to answer.
  func guarded<Answer: Sendable>(
    _ call: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    switch await race.untilTimeout(call) {
    case .answer(let answer): return answer
    case .failure(let error): throw error
    case .overdue:
      throw IntentError.handlerOverdue(intent: description.name, timeout: race.timeout)
    case .cancelled: throw SessionCancelled()
    }
  }

  var race: HandlerRace {
    let (name, id, logger) = (description.name, session.id, engine.logger)
    let logsValues = engine.policy.logsValues
    return HandlerRace(
      clock: engine.clock,
      budget: engine.policy.budget,
      timeout: engine.policy.timeout
    ) { result in
      let detail = logsValues ? ": \(result)" : ""
      logger.error(
        "what the handler of '\(name)' gave after its end was dropped\(detail)",
        metadata: ["session": "\(id)"]
      )
    }
  }

  /// The values that the handler offers for a parameter.
  func options(for name: String, searchTerm: String?) async throws -> [SessionOptions] {
    guard let parameter = Root.intentParameters.first(where: { $0.name == name }) else {
      throw IntentError.unknownParameter(
        name,
        intent: description.name,
        known: Root.intentParameters.map(\.name)
      )
    }
    let (intent, handler) = (intent, handler)
    let collection = try await guarded {
      try await parameter.options(for: intent, with: handler, searchTerm: searchTerm)
    }
    return (collection?.sections ?? []).map { section in
      SessionOptions(
        title: section.title,
        options: section.items.map {
          SessionOption(text: parameter.text(of: $0, property: nil, in: speaker), value: $0)
        }
      )
    }
  }

  // MARK: - Endings

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

  /// Ends the session because somebody wants none of it.
  mutating func cancelled() throws -> SessionStep {
    try finish(.cancelled, text: speaker.phrase(.cancelled))
  }

  /// Ends the session because a handler threw. The error goes to the log and the caller.
  mutating func fail(with error: any Error) throws -> SessionStep {
    // Errors of the runtime name no values; a handler's own may.
    let detail = engine.policy.logsValues || error is IntentError ? ": \(error)" : ""
    engine.logger.error(
      "the handler of '\(description.name)' failed with '\(type(of: error))'\(detail)",
      metadata: ["session": "\(session.id)"]
    )
    let code = "\(Root.IntentResponseType.IntentResponseCodeType.intentFailure)"
    var step = try finish(.failed, code: code, text: failureText(code))
    step.error = error
    return step
  }

  /// What the user is told when the handler itself said nothing.
  func failureText(_ code: String) -> String {
    let texts = description.responses.first { $0.code == code }
    return texts.flatMap { speaker.sentence(of: $0, placeholders) } ?? speaker.phrase(.failed)
  }
}

/// Somebody cancelled the session while a handler was at work.
struct SessionCancelled: Error {}
