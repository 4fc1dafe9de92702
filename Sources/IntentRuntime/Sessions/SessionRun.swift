import Logging

/// One step of one session, with the intent's type at hand.
struct SessionRun<Root: Intent> {
  var session: IntentSession
  var life: LifeCycle<Root>
  let engine: SessionEngine
  let speaker: Speaker
  let claim: SessionClaim?
  /// Whether the session has what the step came to.
  private var isSaved = false

  /// A step of a session.
  ///
  /// - Parameter claim: Is told before the handler carries the intent out.
  /// - Throws: ``IntentError``, also where no step can have given the session.
  init(_ session: IntentSession, engine: SessionEngine, claim: SessionClaim? = nil) throws {
    self.session = session
    self.engine = engine
    self.claim = claim
    let (intent, states) = try engine.checked(session, as: Root.self)
    self.speaker = engine.provider.speaker(of: session.language, for: Root.self)
    life = try engine.dispatcher.lifeCycle(of: intent, session: session.id)
    life.isWritten = true
    life.observe = engine.observe
    life.isConfirmationDue = session.isConfirmationDue
    life.states = states
  }

  var description: IntentDescriptor { life.plan.descriptor }

  /// What is said of the intent as it is now.
  var speech: IntentSpeech<Root> {
    isSaved
      ? IntentSpeech(
        values: session.request.parameters, description: description, speaker: speaker)
      : IntentSpeech(of: life.intent, description: description, speaker: speaker)
  }

  /// Takes the user's answer in, and goes on up to the next thing that the user has to say.
  ///
  /// What is wrong with the answer is thrown, and the session stays as it was. What goes wrong in a
  /// handler ends the session, so that every request has an outcome.
  ///
  /// - Parameter changes: Other values that come with the answer, by their parameters' names.
  mutating func step(
    _ answer: SessionAnswer,
    changing changes: [String: JSONValue]
  ) async throws -> SessionStep {
    if answer == .cancel { return cancelled() }
    if answer == .no, case .confirmation? = session.question { return cancelled() }
    let isNew = session.phase == .new
    if let answered = session.question?.parameter(answeredBy: answer), changes[answered] != nil {
      throw IntentError.invalidValue(
        parameter: answered, intent: description.name,
        found: "a value beside the one of the answer",
        expected: "one of the two")
    }
    let agreement = try apply(answer)
    for (parameter, value) in changes.sorted(by: { $0.key < $1.key }) {
      _ = try apply(.change(parameter: parameter, value: value))
    }
    if isNew {
      engine.observe?(.began(session.request))
      session.phase = .resolving
    }
    return try await ended {
      try await $0.advance(agreement)
    }
  }

  /// Has the handler carry out what it had begun, where the definition says that this may be repeated.
  mutating func repeatHandling(_ context: IntentContext) async throws -> SessionStep {
    try engine.policy.check(context, for: description)
    return try await ended { try await $0.handle() }
  }

  private mutating func advance(_ agreement: LifeCycle<Root>.Agreement?) async throws -> SessionStep
  {
    session.question = nil
    switch try await life.prepare(agreement) {
    case .open(let index, let open):
      try save()
      return try ask(index, open)
    case .declined(let response): return await finish(.declined, with: response)
    case .unconfirmed(let response):
      try save()
      return try await askToConfirm(response)
    case .ready: return try await handle()
    }
  }

  /// Does a part of a step. What it throws ends the session.
  private mutating func ended(
    _ body: (inout SessionRun) async throws -> SessionStep
  ) async throws -> SessionStep {
    do {
      return try await body(&self)
    } catch let refusal as ClaimRefusal {
      throw refusal.error
    } catch {
      return ended(by: error)
    }
  }

  /// Ends the session with what came in the way of a step.
  mutating func ended(by error: any Error) -> SessionStep {
    if let left = error as? HandlerStillAtWork<Root.IntentResponseType> { return endUnknown(left) }
    return error is LifeCycleCancelled ? cancelled() : fail(with: error)
  }

  // MARK: - Endings

  /// Ends a step with a turn.
  mutating func turn(_ turn: SessionTurn) throws -> SessionStep {
    try save()
    if case .ask(let asked) = turn { session.noteAsked(for: asked.parameter) }
    session.askedInsteadOfConfirmation = nil
    session.revision += 1
    return SessionStep(session: session, turn: turn)
  }

  /// Puts what the step came to into the session, once: nothing changes it afterwards.
  mutating func save() throws {
    if isSaved { return }
    let plan = life.plan
    var request = IntentRequest(domain: description.domain, intent: description.name)
    var parameters: [String: ParameterState] = [:]
    request.parameters.reserveCapacity(plan.parameters.count)
    parameters.reserveCapacity(plan.parameters.count)
    for index in life.states.indices {
      let binding = plan.parameters[index].binding
      let (name, value) = (binding.name, try binding.value(in: life.intent))
      if !value.isNull { request.parameters[name] = value }
      var state = life.states[index]
      state.resolvedValue = state.isResolved ? value : .null
      if state != ParameterState() { parameters[name] = state }
    }
    (session.request, session.parameters) = (request, parameters)
    isSaved = true
  }

  /// Ends the session.
  mutating func finish(
    _ ending: SessionOutcome.Ending,
    code: String? = nil,
    text: String
  ) -> SessionStep {
    finish(.done(SessionOutcome(ending: ending, code: code, text: text)))
  }

  /// Ends the session with its last turn.
  mutating func finish(_ turn: SessionTurn) -> SessionStep {
    session.phase = .finished
    session.question = nil
    do {
      return try self.turn(turn)
    } catch {
      // An ending stays one: the request is left as it was last written.
      log("the last values of '\(description.name)' cannot be written", error)
      session.revision += 1
      return SessionStep(session: session, turn: turn)
    }
  }

  /// Ends the session because somebody wants none of it.
  mutating func cancelled() -> SessionStep {
    finish(.cancelled, text: speaker.cancelled(description))
  }

  /// Ends the session because a handler threw. The error goes to the log and the caller.
  mutating func fail(with error: any Error) -> SessionStep {
    log("the handler of '\(description.name)' failed", error)
    let code = "\(Root.IntentResponseType.IntentResponseCodeType.intentFailure)"
    var step = finish(.failed, code: code, text: failureText(code))
    step.error = error
    return step
  }

  /// What the user is told when the handler itself said nothing.
  private func failureText(_ code: String) -> String {
    let texts = description.responses.first { $0.code == code }
    return texts.flatMap { speaker.sentence(of: $0, speech.placeholders, isFailure: true) }
      ?? speaker.phrase(.failed)
  }

  func log(_ message: String, _ error: any Error) {
    // A handler's own errors may name values.
    let known = (error as? IntentError)?.descriptionWithoutValues
    let detail = (engine.policy.logsValues ? "\(error)" : known).map { ": \($0)" } ?? ""
    engine.logger.error(
      "\(message) with '\(type(of: error))'\(detail)", metadata: ["session": "\(session.id)"])
  }
}

/// Is told of a session whose handler is about to carry the intent out, with the turn that says so. What
/// it throws keeps the handler from it.
typealias SessionClaim = @Sendable (IntentSession, SessionTurn) async throws -> Void

/// Somebody else has taken the step.
struct ClaimRefusal: Error {
  let error: any Error
}
