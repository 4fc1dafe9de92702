public import Foundation

/// Takes sessions that a store keeps from step to step, and has each intent handled once: by whoever
/// comes first of two answers, two replicas, or a client that asks again.
///
/// ```swift
/// let service = SessionService(engine: engine, store: MemorySessionStore())
/// var step = try await service.begin(request, id: "1", language: "en")
/// step = try await service.step("1", revision: step.session.revision, .yes)
/// ```
///
/// Before a handler carries an intent out, the store says so, and who does it until when. Where they do
/// not come back, the next step says that nobody knows how far they came, and ends the session.
/// Whoever waits for a step may go away: the step goes on, and its turn is kept.
public struct SessionService: Sendable {
  /// What takes the steps.
  public let engine: SessionEngine
  /// What keeps the sessions.
  public let store: any SessionStore
  /// How long things are kept and trusted.
  public let lifetimes: SessionLifetimes
  /// Who carries intents out here, for whoever reads a lease.
  public let name: String
  let now: @Sendable () -> Date
  let running = RunningSessions()

  /// A service for the sessions of a store.
  ///
  /// - Parameters:
  ///   - lifetimes: How long things are kept and trusted.
  ///   - name: Who carries intents out here, such as the name of the machine.
  ///   - now: Tells the time, which all who share the store must roughly agree on. The engine's clock
  ///     measures how long to wait.
  public init(
    engine: SessionEngine,
    store: any SessionStore,
    lifetimes: SessionLifetimes = SessionLifetimes(),
    name: String = "IntentRuntime",
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.engine = engine
    self.store = store
    self.lifetimes = lifetimes
    self.name = name
    self.now = now
  }

  /// Begins a session, and keeps it.
  ///
  /// - Throws: ``IntentError/sessionExists(session:)`` where the store has one of the identifier, what
  ///   ``SessionEngine/step(_:_:changing:context:)`` throws, and what the store throws.
  public func begin(
    _ request: IntentRequest,
    id: String,
    language: String,
    context: IntentContext = IntentContext()
  ) async throws -> SessionStep {
    try await begin(
      IntentSession(id: id, request: request, language: language), context: context)
  }

  /// Begins a session that has an owner or attributes, and keeps it.
  ///
  /// - Throws: As ``begin(_:id:language:context:)``.
  public func begin(
    _ session: IntentSession,
    context: IntentContext = IntentContext()
  ) async throws -> SessionStep {
    try await begin(session, mayBeKnown: true, context: context)
  }

  /// The same, which looks for no other session of the identifier where there can be none.
  package func begin(
    _ session: IntentSession,
    mayBeKnown: Bool,
    context: IntentContext = IntentContext()
  ) async throws -> SessionStep {
    var session = session
    if mayBeKnown, let known = try await store.load(session.id) {
      guard known.expires <= now() else { throw IntentError.sessionExists(session: session.id) }
      // Whoever still knows a revision of the one that is over does not answer this one.
      session.revision = max(session.revision, known.session.revision)
      // No other that begins it at the same time is taken away.
      try await store.expire(at: now())
    }
    let begun = session
    return try await take(begun, isStored: false) { engine, claim in
      try await engine.step(begun, .proceed, context, claim: claim)
    }
  }

  /// Takes the next step of a session.
  ///
  /// - Parameters:
  ///   - id: The session.
  ///   - revision: The revision that the user's answer is about.
  ///   - answer: What the user said; ``SessionAnswer/proceed`` where that is nothing but `changes`.
  ///     ``SessionAnswer/unlocked`` is the same where the session does not ask for it: a look at a session on a
  ///     locked device asks to unlock it, and leaves the question.
  ///   - changes: Other values that come with the answer, by their parameters' names: all of them are taken with
  ///     it, or nothing is.
  ///   - prepare: Changes what a front end keeps with the session, and its language, in the same
  ///     write as the step; it is given what the store has.
  /// - Throws: ``IntentError/sessionChanged(session:expected:found:)`` where it has another revision:
  ///   somebody took the step, and ``state(of:context:)`` says what came of it;
  ///   ``IntentError/sessionBusy(session:)`` while its handler is at work; what
  ///   ``SessionEngine/step(_:_:changing:context:)`` throws; and what the store throws. Of an intent that is restricted
  ///   on a locked device nothing is told there but that it has to be unlocked, none of these either.
  public func step(
    _ id: String,
    revision: Int,
    _ answer: SessionAnswer,
    changing changes: [String: JSONValue] = [:],
    context: IntentContext = IntentContext(),
    prepare: (inout IntentSession, SessionTurn) throws -> Void = { _, _ in }
  ) async throws -> SessionStep {
    try await step(
      try await load(id), revision: revision, answer, changing: changes, context: context,
      prepare: prepare)
  }

  /// The same for a session that whoever calls has just loaded: where another was quicker, the write is refused.
  package func step(
    _ stored: StoredSession,
    revision: Int,
    _ answer: SessionAnswer,
    changing changes: [String: JSONValue] = [:],
    context: IntentContext = IntentContext(),
    prepare: (inout IntentSession, SessionTurn) throws -> Void = { _, _ in }
  ) async throws -> SessionStep {
    try stored.session.checkRevision()
    var stored = stored
    let id = stored.id
    let isOpen = stored.session.question != nil
    // Nothing is told on a locked device, not even that it is over: the engine sees to what is open.
    if !isOpen || stored.session.revision != revision,
      let waiting = try await locked(stored, context)
    {
      return waiting
    }
    guard stored.session.revision == revision else {
      throw IntentError.sessionChanged(
        session: id, expected: revision, found: stored.session.revision)
    }
    // A look at a locked session asks to unlock the device, and leaves its question as it is.
    let answer = answer == .unlocked && stored.session.question != .unlock ? .proceed : answer
    let isAbandoned = isAbandoned(stored)
    guard stored.session.phase != .handling || isAbandoned else {
      throw IntentError.sessionBusy(session: id)
    }
    try prepare(&stored.session, stored.turn)
    if isAbandoned {
      guard answer == .proceed, changes.isEmpty, mayRepeat(stored) else {
        return try await end(stored, .unknown)
      }
      return try await repeatHandling(of: stored, context)
    }
    let session = stored.session
    return try await take(session, isStored: true) { engine, claim in
      try await engine.step(session, answer, changing: changes, context, claim: claim)
    }
  }

  /// How a session stands: what was said last, or what became of it.
  ///
  /// An outcome that came late is kept until it was given out here, and a little longer. Where whoever
  /// carried the intent out is gone, it is carried out again if its definition says that it may be and
  /// nobody wanted it to be cancelled; else its end is that nobody knows.
  ///
  /// - Parameter context: What is true of the device and the user. On a locked device, of an intent that
  ///   is restricted there, all that is told is that the device has to be unlocked; nothing is carried out
  ///   again, and nothing counts as given out.
  /// - Throws: ``IntentError/notAuthorized(_:)`` where the user does not allow the app's intents,
  ///   ``IntentError/unknownSession(session:)``, and what the store throws.
  public func state(
    of id: String,
    context: IntentContext = IntentContext()
  ) async throws -> SessionStep {
    var stored = try await load(id)
    if let waiting = try await locked(stored, context) { return waiting }
    if isAbandoned(stored) {
      do {
        guard mayRepeat(stored) else { return try await end(stored, .unknown) }
        return try await repeatHandling(of: stored, context)
      } catch IntentError.sessionChanged {
        // Somebody else saw to it: what they came to is told.
        stored = try await load(id)
      }
    }
    var step = SessionStep(session: stored.session, turn: stored.turn)
    step.pending = running.hold(of: stored.session)?.pending(after: step)
    let fetched = now() + lifetimes.fetched(stored.session)
    guard stored.turn.isFinal, stored.expires > fetched else { return step }
    var kept = stored
    kept.expires = fetched
    do {
      // No step is taken, so that what others know of the session stays good.
      try await store.replace(kept, expecting: stored.session.revision)
    } catch IntentError.sessionChanged {
      // What the handler did came after all.
    }
    return step
  }

  /// Ends a session at the user's wish, whatever it waits for.
  ///
  /// - Parameter context: What is true of the device and the user. On a locked device, of an intent that is
  ///   restricted there, nothing is told but that it was cancelled.
  /// - Parameter prepare: Changes what a front end keeps with a session that waits for its user, in the same
  ///   write as its end; it is given what the store has.
  /// - Returns: What became of it: cancelled; in progress, where another machine has to be told; or
  ///   unknown, where whoever carried it out is gone.
  /// - Throws: ``IntentError/notAuthorized(_:)``, ``IntentError/unknownSession(session:)``, where it may be
  ///   told ``IntentError/sessionFinished(session:)``, and what the store throws.
  public func cancel(
    _ id: String,
    context: IntentContext = IntentContext(),
    prepare: (inout IntentSession, SessionTurn) throws -> Void = { _, _ in }
  ) async throws -> SessionStep {
    let waiting = try await unlocking(load(id).session, context)
    do {
      let step = try await cancelled(id, isTold: waiting == nil, prepare)
      if case .done(let outcome) = step.turn, outcome.ending == .cancelled { return step }
      return try unlocking(step.session, context) ?? step
    } catch IntentError.sessionFinished(let id) {
      guard let waiting else { throw IntentError.sessionFinished(session: id) }
      return waiting
    }
  }

  /// - Parameter isTold: Whether whoever cancels it is told what became of it.
  private func cancelled(
    _ id: String,
    isTold: Bool,
    _ prepare: (inout IntentSession, SessionTurn) throws -> Void
  ) async throws -> SessionStep {
    var attempts = 0
    while true {
      attempts += 1
      var stored = try await load(id)
      do {
        switch stored.session.phase {
        case .finished: throw IntentError.sessionFinished(session: id)
        case .handling where isAbandoned(stored):
          return try await end(stored, .unknown, isTold: isTold)
        case .handling: return try await requestCancel(of: stored)
        case .new, .resolving, .confirming:
          try prepare(&stored.session, stored.turn)
          return try await end(stored, .cancelled)
        }
      } catch let error as IntentError {
        // Somebody took a step meanwhile: what it came to is to be cancelled.
        guard case .sessionChanged = error, attempts < Self.mostAttempts else { throw error }
        try Task.checkCancellation()
      }
    }
  }

  /// Ends a session whose handler nobody has heard of for too long, as one of which nobody knows what became
  /// of it. Whoever asks is told so for as long as of any outcome.
  ///
  /// - Returns: None where somebody is at work for it, or whoever asks how it stands is to have it done again.
  package func endAbandoned(_ id: String) async throws -> SessionStep? {
    let stored = try await load(id)
    guard isAbandoned(stored), !mayRepeat(stored) else { return nil }
    return try await end(stored, .unknown, isTold: false)
  }

  /// Removes the sessions whose time is over.
  ///
  /// - Returns: How many there were.
  @discardableResult
  public func expire() async throws -> Int {
    try await store.expire(at: now())
  }

  // MARK: - Parts

  /// After so many steps of others in a row, without a pause, a store only says that there were any: what it reads lags behind
  /// what it has.
  private static let mostAttempts = 100

  func load(_ id: String) async throws -> StoredSession {
    guard let stored = try await store.load(id), stored.expires > now() else {
      throw IntentError.unknownSession(session: id)
    }
    try stored.session.checkRevision()
    return stored
  }

  /// Whether what somebody began who is gone may be carried out once more.
  private func mayRepeat(_ stored: StoredSession) -> Bool {
    !stored.isCancelRequested && engine.mayRepeat(stored.session)
  }

  /// Carries out once more what somebody began who is gone. Where nobody would, as no handler is picked for it
  /// any more, it ends as one of which nobody knows what became of it.
  private func repeatHandling(
    of stored: StoredSession,
    _ context: IntentContext
  ) async throws -> SessionStep {
    let session = stored.session
    let isClaimed = Locked(false)
    do {
      return try await take(session, isStored: true) { engine, claim in
        try await engine.repeatHandling(of: session, context) {
          isClaimed.withLock { $0 = true }
          try await claim($0, $1)
        }
      }
    } catch let error as IntentError where !isClaimed.withLock({ $0 }) {
      var step = try await end(stored, .unknown)
      step.error = error
      return step
    }
  }

  /// What asks to unlock the device in place of how a session stands; none where that may be told. It is noted
  /// that the device was locked while the session waited for its user: what is changed from then on is confirmed.
  private func locked(
    _ stored: StoredSession,
    _ context: IntentContext
  ) async throws -> SessionStep? {
    guard let waiting = try unlocking(stored.session, context) else { return nil }
    var stored = stored
    var attempts = 0
    while stored.session.question != nil {
      attempts += 1
      var noted = stored
      noted.session.noteLock()
      guard noted.session != stored.session else { break }
      // A step that is under way does not know of it.
      noted.session.revision += 1
      do {
        try await store.replace(noted, expecting: stored.session.revision)
        stored = noted
      } catch let error as IntentError {
        guard case .sessionChanged = error, attempts < Self.mostAttempts else { throw error }
        try Task.checkCancellation()
        let key = stored.session.idempotencyKey
        stored = try await load(stored.id)
        guard stored.session.idempotencyKey == key else {
          throw IntentError.unknownSession(session: stored.id)
        }
      }
    }
    return SessionStep(session: stored.session, turn: waiting.turn)
  }

  /// Whether whoever carries the intent out has not been heard of for too long.
  package func isAbandoned(_ stored: StoredSession) -> Bool {
    stored.session.phase == .handling && (stored.lease.map { $0.until <= now() } ?? true)
  }

  /// What asks to unlock the device in place of what a session comes to; none where that may be told.
  ///
  /// - Throws: ``IntentError/notAuthorized(_:)``.
  private func unlocking(
    _ session: IntentSession,
    _ context: IntentContext
  ) throws -> SessionStep? {
    guard context.authorization == .authorized else {
      throw IntentError.notAuthorized(context.authorization)
    }
    return engine.unlockPrompt(for: session.request, language: session.language, in: context)
      .map { SessionStep(session: session, turn: .unlock(prompt: $0)) }
  }

  /// Ends a session without another step.
  ///
  /// - Parameter isTold: Whether whoever asked is told; else it is kept as long as an outcome that nobody has
  ///   fetched.
  private func end(
    _ stored: StoredSession,
    _ ending: SessionOutcome.Ending,
    isTold: Bool = true
  ) async throws -> SessionStep {
    var ended = stored
    let step = engine.end(stored.session, ending)
    ended.session = step.session
    ended.turn = step.turn
    ended.lease = nil
    ended.expires = now() + (isTold ? lifetimes.fetched(stored.session) : lifetimes.outcome)
    try await store.replace(ended, expecting: stored.session.revision)
    return step
  }

  private func requestCancel(of stored: StoredSession) async throws -> SessionStep {
    var asked = stored
    asked.isCancelRequested = true
    asked.session.revision += 1
    try await store.replace(asked, expecting: stored.session.revision)
    let step = SessionStep(session: asked.session, turn: asked.turn)
    // Another machine sees it when it next gives a sign of life.
    guard let hold = running.hold(of: stored.session) else { return step }
    hold.cancel()
    return await hold.pending(after: step)?.value ?? step
  }
}
