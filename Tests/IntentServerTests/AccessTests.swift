#if Server
  import Foundation
  import IntentConversation
  import JWTKit
  import SystemIntents
  import Testing

  @testable import IntentRuntime
  @testable import IntentServer

  @Suite("A server lets in")
  struct AccessTests {
    @Test(
      "nobody without a token where tokens are asked for, and tells no user of another's sessions")
    func tokens() async throws {
      var options = IntentServerOptions()
      options.access = .tokens(["red": "bobo", "blue": "coco"])
      try await RunningServer.with([Bank().app()], options) { server in
        let none = try await server.begin("pay Coco $5 with Jungle")
        #expect(none.status == 401)
        #expect(none.headers["www-authenticate"] == "Bearer")
        let wrong = try await server.begin(
          "pay Coco $5 with Jungle", headers: ["Authorization": "Bearer green"])
        #expect(wrong.status == 401)
        let first = try await server.begin(
          "pay Coco $5 with Jungle", headers: ["Authorization": "Bearer red"])
        #expect(first.status == 201)
        for method in ["GET", "DELETE"] {
          let other = try await server.send(
            method, "/v1/sessions/\(first.text("session") ?? "")",
            headers: ["Authorization": "Bearer blue"])
          #expect(other.status == 404)
        }
        let stolen = try await server.answer(
          first, "yes", headers: ["Authorization": "Bearer blue"])
        #expect(stolen.status == 404)
        for path in ["/health", "/ready", "/openapi.json"] {
          #expect(try await server.send("GET", path).status == 200)
        }
      }
    }

    @Test("nobody to a session of a user whose name only looks the same")
    func namesOfOtherBytes() async throws {
      let bank = Bank()
      var options = IntentServerOptions()
      options.access = .tokens(["red": "\u{E9}", "blue": "e\u{301}"])
      try await RunningServer.with([bank.app()], options) { server in
        let first = try await server.begin(
          "pay Coco $5 with Jungle", headers: ["Authorization": "Bearer red"])
        let stolen = try await server.answer(
          first, "yes", headers: ["Authorization": "Bearer blue"])
        #expect(stolen.status == 404)
        #expect(await bank.payments == [])
      }
      let sessions = MCPSessions()
      let session = MCPSession(user: "\u{E9}", language: "en", .null, at: .now)
      await sessions.add(session)
      #expect(await sessions.session(session.id, of: "e\u{301}", at: .now) == nil)
      #expect(await sessions.session(session.id, of: "\u{E9}", at: .now) === session)
    }

    @Test("each user to the handler that a closure picks for them")
    func tellsHandlers() async throws {
      let banks = ["bobo": Bank(), "coco": Bank()]
      var provider = HandlerProvider(.payments)
      try provider.register(SendPaymentIntent.self) { _ in
        IntentExecution.current?.owner.flatMap { banks[$0] }
      }
      var options = IntentServerOptions()
      options.access = .tokens(["red": "bobo", "blue": "coco"])
      let app = ConversationApp("Jungle", provider: provider)
      try await RunningServer.with([app], options) { server in
        let begun = try await server.begin(
          "pay Chip $5 with Jungle", headers: ["Authorization": "Bearer red"])
        _ = try await server.answer(begun, "yes", headers: ["Authorization": "Bearer red"])
        #expect(await banks["bobo"]?.payments == ["Chip"])
        #expect(await banks["coco"]?.payments == [])
      }
    }

    @Test("whoever has a signed token that is not expired and meant for it")
    func jsonWebTokens() async throws {
      struct Claims: JWTPayload {
        var sub: SubjectClaim
        var exp: ExpirationClaim
        var aud: AudienceClaim
        func verify(using algorithm: some JWTAlgorithm) throws {}
      }
      let keys = await JWTKeyCollection().add(
        hmac: "a secret of the tests, long enough to be one", digestAlgorithm: .sha256)
      let others = await JWTKeyCollection().add(
        hmac: "another secret, which the server does not know", digestAlgorithm: .sha256)
      var options = IntentServerOptions()
      options.access = .jsonWebTokens(keys, audience: "jungle")
      func token(_ keys: JWTKeyCollection, _ seconds: Double, _ audience: String) async throws
        -> String
      {
        try await keys.sign(
          Claims(
            sub: "coco", exp: .init(value: Date(timeIntervalSinceNow: seconds)),
            aud: .init(value: [audience])))
      }
      let good = try await token(keys, 3600, "jungle")
      let bad = [
        try await token(keys, -60, "jungle"), try await token(keys, 3600, "desert"),
        try await token(others, 3600, "jungle"), "nonsense",
      ]
      try await RunningServer.with([Bank().app()], options) { server in
        let reply = try await server.send(
          "GET", "/v1/intents", headers: ["Authorization": "Bearer \(good)"])
        #expect(reply.status == 200)
        for token in bad {
          let reply = try await server.send(
            "GET", "/v1/intents", headers: ["Authorization": "Bearer \(token)"])
          #expect(reply.status == 401)
        }
      }
    }

    @Test(
      "nobody by tokens that are signed with a secret that can be guessed: there is no such policy")
    func shortSecret() async throws {
      await #expect(throws: IntentServerError.shortSecret(bytes: 6)) {
        _ = try await AccessPolicy.jsonWebTokens(secret: "secret")
      }
      _ = try await AccessPolicy.jsonWebTokens(secret: String(repeating: "s", count: 32))
    }

    @Test("nobody whose token is for no one, and goes on serving")
    func emptyAudience() async throws {
      struct Claims: JWTPayload {
        var sub = "coco"
        var exp = Date(timeIntervalSinceNow: 3600).timeIntervalSince1970
        var aud: [String]
        func verify(using algorithm: some JWTAlgorithm) throws {}
      }
      let secret = "a secret of the tests, long enough to be one"
      let keys = await JWTKeyCollection().add(
        hmac: HMACKey(from: secret), digestAlgorithm: .sha256)
      var options = IntentServerOptions()
      options.access = try await .jsonWebTokens(secret: secret, audience: "jungle")
      let tokens = [
        (try await keys.sign(Claims(aud: [])), 401),
        (try await keys.sign(Claims(aud: ["desert", "jungle"])), 200),
      ]
      try await RunningServer.with([Bank().app()], options) { server in
        for (token, status) in tokens {
          let reply = try await server.send(
            "GET", "/v1/intents", headers: ["Authorization": "Bearer \(token)"])
          #expect(reply.status == status)
        }
      }
    }

    @Test("no page of another origin, unless its origin is allowed")
    func origins() async throws {
      var options = IntentServerOptions()
      options.allowedOrigins = ["https://friend.example"]
      try await RunningServer.with([Bank().app()], options) { server in
        let expected = [
          "https://evil.example": 403, "null": 403, "https://friend.example": 200,
          "http://127.0.0.1:\(server.port)": 200,
        ]
        for (origin, status) in expected {
          let reply = try await server.send("GET", "/v1/intents", headers: ["Origin": origin])
          #expect(reply.status == status)
        }
      }
    }

    @Test("nobody who calls it by a name that was made to mean loopback")
    func names() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let expected = [
          "evil.example": 403, "localhost": 200, "LocalHost": 200, "127.0.0.1": 200,
          "127.1.2.3": 200, "[::1]": 200, "127.0.0.1.evil.example": 403, "127.evil.example": 403,
          "localhost.evil.example": 403, "[::1].evil.example": 403, "[::2]": 403,
        ]
        for (host, status) in expected {
          let reply = try await server.send(
            "GET", "/v1/intents", headers: ["Host": "\(host):\(server.port)"])
          #expect(reply.status == status, "\(host)")
          if status == 403 {
            #expect(reply.text("type") == "urn:intentgen:problem:forbidden-host")
          }
        }
      }
    }

    @Test("those who call a proxy by its name, where the options have it")
    func proxies() async throws {
      var options = IntentServerOptions()
      options.allowedHosts = ["Assistant.example"]
      try await RunningServer.with([Bank().app()], options) { server in
        for (host, status) in ["assistant.example": 200, "evil.assistant.example": 403] {
          let reply = try await server.send("GET", "/v1/intents", headers: ["Host": host])
          #expect(reply.status == status, "\(host)")
        }
        let page = try await server.send(
          "GET", "/v1/intents",
          headers: ["Host": "assistant.example", "Origin": "https://assistant.example"])
        #expect(page.status == 200)
      }
    }

    @Test("a script of an allowed origin, whose browser asks before it sends, and no other")
    func preflight() async throws {
      var options = IntentServerOptions()
      options.allowedOrigins = ["https://friend.example"]
      options.access = .tokens(["red": "bobo"])
      try await RunningServer.with([Bank().app()], options) { server in
        func send(_ method: String, _ origin: String) async throws -> Reply {
          try await server.send(
            method, "/v1/sessions",
            headers: ["Origin": origin, "Access-Control-Request-Method": "POST"])
        }
        let asked = try await send("OPTIONS", "https://friend.example")
        #expect(asked.status == 204)
        #expect(asked.headers["access-control-allow-origin"] == "https://friend.example")
        #expect(asked.headers["access-control-allow-methods"] == "POST")
        let names = asked.headers["access-control-allow-headers"] ?? ""
        for name in ["Authorization", "Content-Type", "Idempotency-Key", "Mcp-Session-Id"] {
          #expect(names.contains(name))
        }
        let stranger = try await send("OPTIONS", "https://evil.example")
        #expect(stranger.status == 405)
        #expect(stranger.headers["access-control-allow-origin"] == nil)
        // A script reads why it was refused, too.
        let refused = try await send("POST", "https://friend.example")
        #expect(refused.status == 401)
        #expect(refused.headers["access-control-allow-origin"] == "https://friend.example")
        #expect(refused.headers["vary"] == "Origin")
      }
    }

    @Test("no other machine without a token: it does not start")
    func openToOthers() async throws {
      var options = IntentServerOptions()
      options.host = "0.0.0.0"
      options.store = MemorySessionStore()
      let server = try IntentServer(apps: [Bank().app()], options: options)
      #expect(throws: IntentServerError.openToOthers(host: "0.0.0.0")) {
        _ = try server.application()
      }
    }

    @Test("no language that is none, and no port that there is not: it does not start")
    func wrongOptions() {
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      options.language = "../x"
      #expect(throws: IntentServerError.noLanguage("../x")) {
        _ = try IntentServer(apps: [Bank().app()], options: options)
      }
      (options.language, options.port) = ("pt_BR", 99_999)
      #expect(throws: IntentServerError.noSuchPort(99_999)) {
        _ = try IntentServer(apps: [Bank().app()], options: options)
      }
    }

    @Test("nobody at a port that another has, and says so")
    func portInUse() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        var options = IntentServerOptions()
        (options.store, options.port) = (MemorySessionStore(), server.port)
        let second = try IntentServer(apps: [Bank().app()], options: options)
        await #expect(throws: IntentServerError.self) { try await second.run() }
      }
    }

    @Test("no more sessions of one user than the limit, however many begin at once")
    func limitAtOnce() async throws {
      var options = IntentServerOptions()
      options.limits.openSessions = 4
      let store = MemorySessionStore()
      options.store = store
      try await RunningServer.with([Bank().app()], options) { server in
        let replies = try await withThrowingTaskGroup(of: Reply.self) { group in
          for _ in 0..<24 { group.addTask { try await server.begin("pay Coco $5 with Jungle") } }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        let begun = replies.count { $0.status == 201 }
        #expect((1...4).contains(begun))
        #expect(await store.openCount(of: "anonymous", at: .now, limit: 100) == begun)
        #expect(replies.count { $0.status == 429 } == 24 - begun)
      }
    }

    @Test("a session in place of one whose server is gone, and counts none twice that begins")
    func room() async throws {
      let store = MemorySessionStore()
      let desk = try Self.desk(of: store, openSessions: 1)
      try await store.create(Self.abandoned("gone"))
      var opening = SessionDesk.Opening(language: "en", user: "coco")
      opening.text = "pay Coco $5 with Jungle"
      let session = try await desk.begin(opening).step.session
      let end = try await desk.state(of: "gone", user: "coco").step.turn
      guard case .done(let outcome) = end else {
        Issue.record("\(end)")
        return
      }
      #expect(outcome.ending == .unknown)
      // One that is in the store already, and still being begun.
      _ = try await desk.cancel(session.id, user: "coco")
      let next = try await desk.begin(opening).step.session
      _ = desk.open.reserve(next.id, for: "coco")
      await #expect(throws: Problem.self) { _ = try await desk.begin(opening) }
      let other = try Self.desk(of: store, openSessions: 2)
      _ = other.open.reserve(next.id, for: "coco")
      _ = try await other.begin(opening)
    }

    @Test("a call in place of a session whose server is gone before one in place of another call")
    func roomForCall() async throws {
      let store = MemorySessionStore()
      let desk = try Self.desk(of: store, openSessions: 2)
      var opening = SessionDesk.Opening(language: "en", user: "coco")
      (opening.text, opening.origin) = ("pay Coco $5 with Jungle", .mcp)
      let waiting = try await desk.begin(opening).step.session
      try await store.create(Self.abandoned("gone"))
      _ = try await desk.begin(opening)
      let state = try await desk.state(of: waiting.id, user: "coco").step.turn
      #expect(!state.isFinal)
      #expect(try await desk.state(of: "gone", user: "coco").step.turn.isFinal)
    }

    /// The sessions of a server with a limit.
    private static func desk(
      of store: MemorySessionStore, openSessions limit: Int
    ) throws -> SessionDesk {
      var options = IntentServerOptions()
      options.store = store
      options.limits.openSessions = limit
      return try IntentServer(apps: [Bank().app()], options: options).desk
    }

    /// A session of a server that is gone.
    private static func abandoned(_ id: String) -> StoredSession {
      var session = IntentSession(
        id: id, request: IntentRequest(intent: "SendPayment"), language: "en")
      (session.owner, session.phase) = ("coco", .handling)
      session.attributes[IntentSession.Attribute.app] = "Jungle"
      return StoredSession(
        session: session, turn: .inProgress(text: "…"),
        lease: SessionLease(holder: "gone", until: .distantPast), expires: .distantFuture)
    }

    @Test("no more sessions of one user than the limit, nor bodies or texts beyond theirs")
    func limits() async throws {
      var options = IntentServerOptions()
      options.limits.openSessions = 2
      try await RunningServer.with([Bank().app()], options) { server in
        let first = try await server.begin("pay Coco $5 with Jungle")
        _ = try await server.begin("pay Coco $6 with Jungle")
        let third = try await server.begin("pay Coco $7 with Jungle")
        #expect(third.status == 429)
        _ = try await server.send("DELETE", "/v1/sessions/\(first.text("session") ?? "")")
        #expect(try await server.begin("pay Coco $8 with Jungle").status == 201)
        let long = try await server.begin(String(repeating: "a", count: 10_001))
        #expect(long.status == 422)
        #expect(long.text("type") == "urn:intentgen:problem:text-too-long")
        let large = try await server.begin(String(repeating: "a", count: 70_000))
        #expect(large.status == 413)
      }
    }
  }
#endif
