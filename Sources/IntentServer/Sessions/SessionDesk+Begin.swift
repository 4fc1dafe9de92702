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
    func begin(_ opening: Opening) async throws -> SessionView {
      let id = opening.key.map {
        Self.id(user: opening.user, key: $0, origin: opening.origin)
      }
      if let id, let known = try await stored(id) { return try await again(known, opening) }
      let (app, request) = try await request(of: opening)
      var session = IntentSession(
        id: id ?? IntentSession.newIdempotencyKey(), request: request, language: opening.language)
      session.owner = opening.user
      session.attributes = [
        IntentSession.Attribute.app: app.name,
        IntentSession.Attribute.modality: opening.modality.rawValue,
        IntentSession.Attribute.origin: opening.origin.rawValue,
      ]
      try session.note(key: opening.key, digest: opening.digest, after: .inProgress(text: ""))
      do {
        return await told(try await begin(session, of: opening, app), app)
      } catch IntentError.sessionExists(let id) {
        guard let known = try await stored(id) else {
          throw Problem(.sessionChanged, "try again")
        }
        return try await again(known, opening)
      }
    }

    private func begin(
      _ session: IntentSession,
      of opening: Opening,
      _ app: ServedApp
    ) async throws -> SessionStep {
      // Those that begin at the same time are not in the store yet.
      let beginning = open.reserve(for: opening.user)
      defer { open.release(for: opening.user) }
      try await makeRoom(for: opening, beginning: beginning)
      return try await app.service.begin(session)
    }

    /// Refuses a session beyond the limit. A client of MCP leaves its calls open without a word: the
    /// oldest one that waits makes room for its next.
    private func makeRoom(for opening: Opening, beginning: Int) async throws {
      let (user, limit) = (opening.user, limits.openSessions)
      var count = 0
      func isFull() async throws -> Bool {
        count = try await store.openCount(of: user, at: now(), limit: limit)
        return count + beginning > limit
      }
      guard try await isFull() else { return }
      if opening.origin == .mcp {
        for id in try await store.openSessions(of: user, at: now(), limit: limit) {
          if await giveUp(id, of: user), try await !isFull() { return }
        }
      }
      throw Problem(
        .tooManySessions,
        "\(count) sessions of this user wait for an answer, the most that there may be; "
          + "answer one of them, delete one with DELETE /v1/sessions/{id}, or wait until the "
          + "oldest expires after \(Int(waiting / 60)) minutes")
    }

    /// Cancels a call of a client of MCP that waits for somebody to go on with it.
    ///
    /// - Returns: False where it is none. What is being carried out is not given up.
    private func giveUp(_ id: String, of user: String) async -> Bool {
      guard let (stored, app) = try? await load(id, user: user),
        stored.session.attributes[IntentSession.Attribute.origin] == Opening.Origin.mcp.rawValue,
        !stored.turn.isFinal, stored.session.phase != .handling,
        let step = try? await app.service.step(id, revision: stored.session.revision, .cancel)
      else { return false }
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
