#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import IntentServer
  import JWTKit
  import Testing

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
        for (host, status) in ["evil.example": 403, "localhost": 200, "127.0.0.1": 200] {
          let reply = try await server.send(
            "GET", "/v1/intents", headers: ["Host": "\(host):\(server.port)"])
          #expect(reply.status == status, "\(host)")
        }
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
