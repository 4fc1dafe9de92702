#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime

  extension SessionDesk {
    /// With what a session begins.
    struct Opening: Sendable {
      /// What begins it.
      enum Origin: String, Sendable {
        case session
        case dispatch
        case mcp
      }

      var text: String?
      var request: IntentRequest?
      /// The app, where the client says it.
      var app: String?
      var language: String
      var modality = ConversationModality.screen
      var user: String
      var key: String?
      var digest = ""
      var origin = Origin.session
    }

    /// Begins a session.
    ///
    /// - Parameter attempts: How many times it may be begun anew where one of the same key is forgotten meanwhile.
    func begin(_ opening: Opening, attempts: Int = 10) async throws -> SessionView {
      let id = opening.key.map {
        Self.id(user: opening.user, key: $0, origin: opening.origin)
      }
      if let id, let known = try await stored(id) {
        do {
          return try await again(known, opening)
        } catch IntentError.unknownSession {
          // A dispatch that only lacked something was forgotten meanwhile.
        }
      }
      let (app, request, doubt, untaken) = try await request(of: opening)
      var session = IntentSession(
        id: id ?? IntentSession.newIdempotencyKey(), request: request, language: opening.language)
      session.owner = opening.user
      // A key may begin another session of the same identifier when its day is over: nobody who still has the
      // first one's revision is to answer the second by it.
      if opening.key != nil { session.revision = Int(now().timeIntervalSince1970 * 1_000) }
      session.attributes = [
        IntentSession.Attribute.app: app.name,
        IntentSession.Attribute.modality: opening.modality.rawValue,
        IntentSession.Attribute.origin: opening.origin.rawValue,
      ]
      if opening.origin == .mcp {
        // Whoever lost the last reply comes again with the state before it.
        session.attributes[IntentSession.askedAgainAttribute] = "\(ToolState.lifetime)"
      }
      session.doubt = doubt
      if let untaken { session.note(untaken) }
      // There is no key before it of which the turn would be kept.
      try session.note(key: opening.key, digest: opening.digest, after: .inProgress(text: ""))
      events.beginStep(of: session)
      defer { events.endStep(of: session) }
      do {
        return await told(
          try await begin(session, of: opening, app), app, ignoring: untaken?.texts ?? [],
          given: opening.text == nil ? [:] : request.parameters)
      } catch IntentError.sessionExists(let id) {
        do {
          guard let known = try await stored(id) else {
            throw IntentError.unknownSession(session: id)
          }
          return try await again(known, opening)
        } catch IntentError.unknownSession {
          // It was forgotten meanwhile, as one that may ask nothing is.
          guard attempts > 1 else { throw Problem(.sessionChanged, "try again") }
          return try await begin(opening, attempts: attempts - 1)
        }
      }
    }

    private func begin(
      _ session: IntentSession,
      of opening: Opening,
      _ app: ServedApp
    ) async throws -> SessionStep {
      // Those that begin at the same time may not be in the store yet.
      let beginning = open.reserve(session.id, for: opening.user)
      defer { open.release(session.id, for: opening.user) }
      try await makeRoom(for: opening, beginning: beginning)
      return try await app.service.begin(session, mayBeKnown: opening.key != nil)
    }

    /// Refuses a session beyond the limit. Those whose server is gone make room for it; and a client of MCP
    /// leaves its calls open without a word: the oldest one that waits makes room for its next.
    private func makeRoom(for opening: Opening, beginning: Set<String>) async throws {
      let (user, limit) = (opening.user, limits.openSessions)
      let count = try await store.openCount(of: user, at: now(), limit: limit)
      guard count + beginning.count > limit else { return }
      // Some of those that begin are in the store by now.
      let kept = try await store.openSessions(of: user, at: now(), limit: .max)
      var open = beginning.union(kept)
      for id in kept where open.count > limit {
        if await endIfAbandoned(id, of: user) { open.remove(id) }
      }
      for id in kept where open.count > limit && opening.origin == .mcp {
        if await cancelIfWaiting(id, of: user) { open.remove(id) }
      }
      guard open.count > limit else { return }
      throw Problem(
        .tooManySessions,
        "\(open.count - 1) sessions of this user wait for an answer, the most that there may be; "
          + "answer one of them, delete one with DELETE /v1/sessions/{id}, or wait until the "
          + "oldest expires after \(Int(waiting / 60)) minutes")
    }

    /// Ends a session that nobody carries out any more.
    ///
    /// - Returns: False where it is none.
    func endIfAbandoned(_ id: String, of user: String) async -> Bool {
      guard let (stored, app) = try? await load(id, user: user), stored.session.phase == .handling
      else { return false }
      events.beginStep(of: stored.session)
      defer { events.endStep(of: stored.session) }
      guard let step = try? await app.service.endAbandoned(id) else { return false }
      _ = await told(step, app)
      return true
    }

    /// Cancels a call of a client of MCP that waits for somebody to go on with it.
    ///
    /// - Returns: False where it is none. What is being carried out is not given up.
    private func cancelIfWaiting(_ id: String, of user: String) async -> Bool {
      guard let (stored, app) = try? await load(id, user: user),
        stored.session.attributes[IntentSession.Attribute.origin] == Opening.Origin.mcp.rawValue,
        !stored.turn.isFinal, stored.session.phase != .handling
      else { return false }
      events.beginStep(of: stored.session)
      defer { events.endStep(of: stored.session) }
      let revision = stored.session.revision
      guard let step = try? await app.service.step(id, revision: revision, .cancel) else {
        return false
      }
      _ = await told(step, app)
      return true
    }

    /// How long a session waits for its user, in seconds.
    private var waiting: Double { apps.first?.service.lifetimes.waiting ?? 0 }

    /// The identifier of the session that a key begins at a place: the same for everybody who asks again.
    static func id(user: String, key: String, origin: Opening.Origin) -> String {
      let place = origin == .dispatch ? "dispatch " : ""
      return String(
        KeptReply.digest(Data("\(place)\(user.utf8.count):\(user)\(key)".utf8)).prefix(32))
    }
  }
#endif
