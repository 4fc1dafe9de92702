#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import Logging

  /// Takes the sessions of a server's users from step to step, whatever they come by.
  ///
  /// It adds no life cycle of its own: each call is one step of a ``SessionService``.
  struct SessionDesk: Sendable {
    let apps: [ServedApp]
    /// The same as conversations have them.
    let talkingApps: [ConversationApp]
    let store: any SessionStore
    let limits: IntentServerLimits
    let events: EventHub
    let tasks: RunningTasks
    let logger: Logger
    let open: OpenSessions
    let now: @Sendable () -> Date
    /// How large a request may be for one of the apps to take it; each step is held against its own
    /// app's limits besides.
    let valueLimits: ValueLimits

    /// The largest limits of some apps, for messages that bring values of theirs.
    static func valueLimits(of apps: [ServedApp]) -> ValueLimits {
      let limits = apps.map(\.app.engine.policy.valueLimits)
      let depth = limits.map(\.maximumDepth).max() ?? 0
      return ValueLimits(
        maximumDepth: depth.addingReportingOverflow(envelopeDepth).overflow
          ? .max : depth + envelopeDepth,
        maximumCount: limits.map(\.maximumCount).max() ?? 0,
        maximumBytes: limits.map(\.maximumBytes).max() ?? 0)
    }

    /// How deep a value may stand in the message that brings it, at most.
    private static let envelopeDepth = 8

    /// What is said to a session.
    struct Answer: Sendable {
      enum Said: Sendable {
        case text(String)
        case answer(SessionAnswer)

        /// The words, where it came in words.
        var text: String? { if case .text(let text) = self { text } else { nil } }
      }

      var said: Said
      /// Other values that come with it, by their parameters' names.
      var changes: [String: JSONValue] = [:]
      /// Digests of what was sent, by the parameters' names, so that whoever sends it again is known by it.
      var arguments: [String: String] = [:]
      var revision: Int
      var language: String?
      var modality: ConversationModality?
      var user: String
      var key: String?
      var digest = ""
    }

    // MARK: - Steps

    /// Takes a session's next step.
    func answer(_ id: String, _ answer: Answer) async throws -> SessionView {
      let (stored, app) = try await load(id, user: answer.user)
      if let key = answer.key, let reply = try await reply(to: key, answer.digest, stored, app) {
        return reply
      }
      guard stored.session.revision == answer.revision else {
        throw try await changed(id, app, answer.revision)
      }
      var said: SessionAnswer
      var saidBesides: [String: JSONValue] = [:]
      var ignored: [String] = []
      var doubt: KeptDoubt?
      switch (answer.said, stored.session.phase) {
      case (.answer(let answer), _): said = app.reading(answer, to: stored.session)
      // It asks nothing: the step itself says why.
      case (.text, .handling), (.text, .finished): said = .proceed
      case (.text(let text), _):
        try check(text)
        let step = SessionStep(session: stored.session, turn: stored.turn)
        let conversation = conversation(answer.language, answer.modality, stored.session)
        switch await conversation.spoken(text, to: step, app: index(of: app)) {
        case .answer(let spoken, let others, let unheard, let still):
          (said, saidBesides, ignored, doubt) = (spoken, others, unheard, still)
        case .remark(let reply, let doubt, let mayCorrect):
          return try await remarked(
            reply, doubting: doubt, mayCorrect: mayCorrect, to: answer, stored, app)
        }
      }
      var changes = answer.changes
      for (name, value) in changes {
        changes[name] = app.reading(value, of: name, in: stored.session)
      }
      changes.merge(saidBesides) { given, _ in given }
      let stillDoubting = doubt
      events.beginStep(of: stored.session)
      defer { events.endStep(of: stored.session) }
      let spoken = [said] + saidBesides.map { .change(parameter: $0, value: $1) }
      do {
        let step = try await app.service.step(
          stored, revision: answer.revision, said, changing: changes
        ) { session, turn in
          // The reply before was in the language before.
          try session.note(key: answer.key, digest: answer.digest, after: turn)
          try session.note(arguments: answer.arguments)
          session.noteAnswer(to: turn, stillDoubting: stillDoubting)
          session.note(
            answer.said.text ?? "", as: spoken, ignoring: ignored, to: turn,
            language: answer.language ?? session.language)
          if let language = answer.language { session.language = language }
          if let modality = answer.modality {
            session.attributes[IntentSession.Attribute.modality] = modality.rawValue
          }
        }
        let asked = SessionStep(session: stored.session, turn: stored.turn)
        return await told(
          step, app, ignoring: ignored, given: spoken.changes, after: (said, asked))
      } catch IntentError.sessionChanged {
        return try await lost(id, app, answer)
      } catch IntentError.sessionBusy {
        return try await lost(id, app, answer)
      }
    }

    /// How a session stands.
    func state(of id: String, user: String) async throws -> SessionView {
      let (_, app) = try await load(id, user: user)
      return await view(of: try await present(id, app), app)
    }

    /// Ends a session at the user's wish.
    func cancel(_ id: String, user: String) async throws -> SessionView {
      let (stored, app) = try await load(id, user: user)
      guard !stored.turn.isFinal else { return try await state(of: id, user: user) }
      events.beginStep(of: stored.session)
      defer { events.endStep(of: stored.session) }
      do {
        let step = try await app.service.cancel(id) { session, turn in
          try session.note(key: nil, digest: "", after: turn)
        }
        return await told(step, app)
      } catch IntentError.sessionFinished {
        // It ended meanwhile.
        return try await state(of: id, user: user)
      }
    }

    /// Forgets a session that waits for what nobody will answer, unless somebody took a step of it meanwhile,
    /// or began another of its identifier.
    func forget(_ session: IntentSession) async throws {
      guard var stored = try await stored(session.id),
        stored.session.idempotencyKey == session.idempotencyKey
      else { return }
      // Over by whoever's clock.
      stored.expires = .distantPast
      do {
        try await store.replace(stored, expecting: session.revision)
      } catch IntentError.sessionChanged {
        // Somebody was quicker.
      }
    }

    // MARK: - Parts

    /// How a session stands. Of two who find that its lease has run out, one ends it.
    func present(_ id: String, _ app: ServedApp) async throws -> SessionStep {
      while true {
        do {
          return try await app.service.state(of: id)
        } catch IntentError.sessionChanged {
          // Somebody wrote it meanwhile.
        }
      }
    }

    /// A session of a user; for anybody else it does not exist.
    func load(_ id: String, user: String) async throws -> (StoredSession, ServedApp) {
      guard let stored = try await self.stored(id),
        // Names that only look the same, as with an accent of its own, are not.
        stored.session.owner?.utf8.elementsEqual(user.utf8) == true,
        let app = apps.first(where: {
          $0.name == stored.session.attributes[IntentSession.Attribute.app]
        })
      else { throw IntentError.unknownSession(session: id) }
      return (stored, app)
    }

    /// Refuses a text that is too long.
    func check(_ text: String) throws {
      guard text.count > limits.textLength else { return }
      throw Problem(
        .textTooLong,
        "the text has more than \(limits.textLength) characters; send less")
    }

    /// The request that a session begins with, the app that is to serve it, and text that is asked about.
    func request(of opening: Opening) async throws -> (
      ServedApp, IntentRequest, KeptDoubt?, UntakenWords?
    ) {
      let named = apps.filter { opening.app == nil || $0.name == opening.app }
      if let app = opening.app, named.isEmpty {
        let known = apps.map { "'\($0.name)'" }.joined(separator: ", ")
        throw Problem(.unknownIntent, "there is no app '\(app)' here; there are \(known)")
      }
      if let request = opening.request {
        guard let app = named.first(where: { $0.serves(request) }) else {
          throw IntentError.unknownIntent(request.intent, domain: request.domain)
        }
        return (app, try app.reading(request), nil, nil)
      }
      let text = opening.text ?? ""
      try check(text)
      let conversation = Conversation(
        with: named.map(\.app), language: opening.language, modality: opening.modality,
        logger: logger)
      guard let found = await conversation.understood(text), named.indices.contains(found.app)
      else {
        let words = await conversation.wordsForNothing(text)
        throw Problem(
          .notUnderstood, "the text asks for nothing that the apps do; say it otherwise",
          ["reply": ["speech": .string(words.speech), "display": .strings(words.display)]])
      }
      return (named[found.app], found.request, found.doubt, found.untaken)
    }

    private func conversation(
      _ language: String?,
      _ modality: ConversationModality?,
      _ session: IntentSession
    ) -> Conversation {
      Conversation(
        with: talkingApps, language: language ?? session.language,
        modality: modality ?? session.modality, logger: logger)
    }

    private func index(of app: ServedApp) -> Int {
      apps.firstIndex { $0.name == app.name } ?? 0
    }

    /// A step in words.
    func view(
      of step: SessionStep,
      _ app: ServedApp,
      ignoring ignored: [String] = [],
      given values: [String: JSONValue] = [:],
      after said: (answer: SessionAnswer, question: SessionStep)? = nil
    ) async -> SessionView {
      let words = words(of: step.session)
      var reply = await words.words(for: step, app: index(of: app))
      reply = words.words(reply, for: step, given: values, app: index(of: app))
      if let (answer, question) = said {
        reply = words.words(reply, for: step, after: answer, to: question, app: index(of: app))
      }
      return SessionView(
        step: step, app: app.name, modality: step.session.modality,
        reply: words.words(reply, ignoring: step.session.withoutKept(ignored, at: step.turn)))
    }

    /// A step as it was, with words that say that an answer to it was not taken.
    func refused(_ view: SessionView) -> SessionView {
      SessionView(
        step: view.step, app: view.app, modality: view.modality,
        reply: words(of: view.step.session).wordsForRefusal(of: view.reply))
    }

    private func words(of session: IntentSession) -> StepWords {
      StepWords(
        for: talkingApps, language: session.language, modality: session.modality, logger: logger)
    }

    /// A step in words, which whoever watches the session is told too, with what comes of it later.
    func told(
      _ step: SessionStep,
      _ app: ServedApp,
      ignoring ignored: [String] = [],
      given values: [String: JSONValue] = [:],
      after said: (answer: SessionAnswer, question: SessionStep)? = nil
    ) async -> SessionView {
      let view = await view(of: step, app, ignoring: ignored, given: values, after: said)
      let (session, revision) = (step.session.idempotencyKey, step.session.revision)
      log(step, app)
      let updates = step.presentation?.updates
      // What a question shows is over with its answer.
      let showsEnding = step.turn.isFinal && updates != nil
      if showsEnding { events.beginUpdates(of: session) }
      let isLast = step.turn.isFinal && updates == nil && step.pending == nil
      events.publish(.turn(view.json, isLast: isLast), of: session, revision: revision)
      if let pending = step.pending {
        // What a handler does that would not stop may never come.
        let isOver = step.turn.isFinal
        if !isOver { events.beginStep(of: step.session) }
        tasks.run(untilShutdown: isOver) {
          _ = await told(await pending.value, app)
          if !isOver { events.endStep(of: step.session) }
        }
      }
      if let updates {
        tasks.run(untilShutdown: true) {
          let clock = app.service.engine.clock
          await Self.follow(updates, for: app.service.lifetimes.waiting, by: clock) {
            events.publish(.presentation($0), of: session, revision: revision)
          }
          if showsEnding { events.endUpdates(of: session) }
        }
      }
      return view
    }

    /// Tells what becomes of what is shown.
    ///
    /// - Parameter seconds: What is never over is over then.
    static func follow(
      _ updates: AsyncStream<ViewDescription>,
      for seconds: TimeInterval,
      by clock: any Clock<Duration>,
      _ tell: @escaping @Sendable (ViewDescription) -> Void
    ) async {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { for await update in updates { tell(update) } }
        group.addTask { try? await clock.sleep(for: .seconds(seconds)) }
        await group.next()
        group.cancelAll()
      }
    }

    /// Says in the log what went wrong, without any value.
    private func log(_ step: SessionStep, _ app: ServedApp) {
      guard let error = step.error else { return }
      let reason = (error as? IntentError)?.descriptionWithoutValues ?? "'\(type(of: error))'"
      logger.error(
        "a handler failed: \(reason)",
        metadata: ["app": "\(app.name)", "intent": "\(step.session.request.intent)"])
    }
  }
#endif
