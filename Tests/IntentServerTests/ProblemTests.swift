#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import IntentServer
  import Logging
  import Testing

  @Suite("A request that is wrong")
  struct ProblemTests {
    @Test(
      "is told what is wrong with it",
      arguments: [
        ("/v1/sessions", "no json", 400, "malformed-body"),
        ("/v1/sessions", "[]", 400, "malformed-body"),
        ("/v1/sessions", "{}", 400, "malformed-body"),
        ("/v1/sessions", #"{"text": 5}"#, 400, "malformed-body"),
        ("/v1/sessions", #"{"text": "a", "request": {"intent": "b"}}"#, 400, "malformed-body"),
        ("/v1/sessions", #"{"text": "a", "extra": 1}"#, 400, "malformed-body"),
        ("/v1/sessions", #"{"text": "a", "language": "!"}"#, 400, "malformed-body"),
        ("/v1/sessions", #"{"text": "a", "modality": "smell"}"#, 400, "malformed-body"),
        ("/v1/sessions", #"{"text": "blue bananas everywhere"}"#, 422, "not-understood"),
        ("/v1/sessions", #"{"request": {"intent": "Fly"}}"#, 422, "unknown-intent"),
        (
          "/v1/sessions", #"{"request": {"intent": "SendPayment", "parameters": {"x": 1}}}"#, 422,
          "invalid-value"
        ),
        (
          "/v1/sessions", #"{"request": {"intent": "SendPayment", "parameters": {"payee": 1}}}"#,
          422, "invalid-value"
        ),
        ("/v1/sessions/none/answers", #"{"revision": 1, "text": "yes"}"#, 404, "unknown-session"),
        ("/v1/sessions/none/answers", #"{"text": "yes"}"#, 400, "malformed-body"),
        ("/v1/dispatch", "{}", 400, "malformed-body"),
        (
          "/v1/dispatch", #"{"request": {"intent": "SendPayment", "parameters": null}}"#, 400,
          "malformed-body"
        ),
      ])
    func problems(path: String, body: String, status: Int, type: String) async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let reply = try await server.send("POST", path, raw: Data(body.utf8))
        #expect(reply.status == status)
        #expect(reply.text("type") == "urn:intentgen:problem:\(type)")
        #expect(reply.headers["content-type"] == "application/problem+json")
        #expect(reply.text("detail")?.isEmpty == false)
      }
    }

    @Test("is told of paths, methods and media types that there are not")
    func unknown() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        #expect(try await server.send("GET", "/v2/intents").status == 404)
        for method in ["PUT", "QUERY"] {
          let wrong = try await server.send(method, "/v1/sessions", [:])
          #expect(wrong.status == 405)
          #expect(wrong.headers["allow"] == "POST")
        }
        let plain = try await server.send(
          "POST", "/v1/sessions", ["text": "a"], headers: ["Content-Type": "text/plain"])
        #expect(plain.status == 415)
      }
    }

    @Test("is told that its session is damaged, and not to try again in a moment")
    func damagedSession() async throws {
      var options = IntentServerOptions()
      let store = FailingStore()
      options.store = store
      try await RunningServer.with([Bank().app()], options) { server in
        let first = try await server.begin("pay Coco $5 with Jungle")
        store.failure.withLock { $0 = .damaged }
        let reply = try await server.answer(first, "yes")
        #expect(reply.status == 500)
        #expect(reply.text("type") == "urn:intentgen:problem:damaged-session")
        #expect(reply.text("detail")?.contains("begin another") == true)
        store.failure.withLock { $0 = .foreign }
        let foreign = try await server.answer(first, "yes")
        #expect(foreign.text("type") == "urn:intentgen:problem:damaged-session", "\(foreign.json)")
      }
    }

    @Test("is told which apps there are where it names another")
    func unknownApp() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let reply = try await server.send(
          "POST", "/v1/sessions", ["text": "pay Coco $5", "app": "Zanzibar"])
        #expect(reply.status == 422)
        #expect(reply.text("detail")?.hasSuffix("there are 'Jungle'") == true, "\(reply.json)")
      }
    }

    @Test(
      "is told where its body cannot be read, and why",
      arguments: [
        (#"{"text":"pay Coco $5","text":"pay Bobo $5"}"#, "at byte 22, a name comes twice"),
        (#"{"text":1e400}"#, "at byte 8, a number is beyond"), (#"{"text":"#, "it is no JSON"),
      ])
    func unreadableBody(_ body: String, reason: String) async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let reply = try await server.send("POST", "/v1/sessions", raw: Data(body.utf8))
        #expect(reply.status == 400)
        #expect(reply.text("detail")?.contains(reason) == true, "\(reply.json)")
      }
    }

    @Test("is answered as before where it asks for the head alone")
    func heads() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        for path in ["/", "/health", "/ready", "/openapi.json"] {
          let reply = try await server.send("HEAD", path)
          #expect(reply.status == 200, "\(path)")
          #expect(reply.data.isEmpty)
        }
        for (path, status) in [("/v1/sessions", 405), ("/mcp", 405), ("/nowhere", 404)] {
          let reply = try await server.send("HEAD", path)
          #expect(reply.status == status, "\(path)")
          #expect(reply.data.isEmpty)
        }
      }
    }

    @Test("needs no token where anybody may ask, and the description says so")
    func openPaths() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let document = try await server.send("GET", "/openapi.json")
        for path in ["/health", "/ready", "/openapi.json"] {
          #expect(document["paths", path, "get", "responses", "403"] != nil)
          #expect(document["paths", path, "get", "responses", "401"] == nil)
        }
        guard case .array(let parameters)? = document["paths", "/v1/sessions", "post", "parameters"]
        else {
          Issue.record("there are no parameters")
          return
        }
        #expect(
          parameters.contains { parameter in
            guard case .object(let members) = parameter else { return false }
            return members["name"] == "Accept-Language"
          })
      }
    }
  }

  @Suite("A store that fails")
  struct FailingStoreTests {
    @Test("makes a server unready, and is told of in the log without any value")
    func unready() async throws {
      let lines = Locked<[String]>([])
      let logger = Logger(label: "tests") { _ in
        LineHandler { line in lines.withLock { $0.append(line) } }
      }
      var options = IntentServerOptions()
      let store = FailingStore()
      store.failure.withLock { $0 = .full }
      options.store = store
      try await RunningServer.with([Bank().app()], options, logger: logger) { server in
        #expect(try await server.send("GET", "/ready").status == 503)
        let reply = try await server.begin("pay Zanzibar $5 with Jungle")
        #expect(reply.status == 503)
        #expect(reply.headers["retry-after"] == "1")
      }
      let text = lines.withLock { $0.joined(separator: "\n") }
      #expect(text.contains("error: cannot write the store: the disk is full"))
      #expect(!text.contains("Zanzibar"))
    }
  }

  @Suite("A request in one go")
  struct DispatchAPITests {
    private func request(_ payee: String?) -> JSONValue {
      .object([
        "domain": "Payments", "intent": "SendPayment",
        "parameters": .object(payee.map { ["payee": .string($0)] } ?? [:]),
      ])
    }

    @Test("says what is missing, what there is to choose, and that the user must confirm")
    func dispatch() async throws {
      let bank = Bank()
      try await RunningServer.with([bank.app()]) { server in
        func dispatch(_ body: JSONValue, key: String? = nil) async throws -> Reply {
          try await server.send(
            "POST", "/v1/dispatch", body, headers: key.map { ["Idempotency-Key": $0] } ?? [:])
        }
        let missing = try await dispatch(["request": request(nil)])
        #expect(missing.status == 422)
        #expect(missing.text("parameter") == "payee")
        #expect(missing.text("prompt")?.isEmpty == false)
        let ambiguous = try await dispatch(["request": request("Bobo")])
        #expect(ambiguous.status == 422)
        guard case .array(let options)? = ambiguous["options"] else {
          Issue.record("there are no options")
          return
        }
        #expect(options.count == 2)
        let unconfirmed = try await dispatch(["request": request("Coco")])
        #expect(unconfirmed.status == 409)
        #expect(unconfirmed.text("type") == "urn:intentgen:problem:needs-confirmation")
        let asked = unconfirmed["request"] ?? .null
        #expect(await bank.payments.isEmpty)
        let other = try await dispatch(["request": request("Momo"), "confirmed": asked])
        #expect(other.status == 409)
        let done = try await dispatch(
          ["request": request("Coco"), "confirmed": asked], key: "once")
        #expect(done.status == 200)
        #expect(done.ending == "handled")
        let again = try await dispatch(
          ["request": request("Coco"), "confirmed": asked], key: "once")
        #expect(again.ending == "handled")
        #expect(await bank.payments == ["Coco"])
      }
    }

    @Test("has Idempotency-Keys of its own, and ends no session that it did not begin")
    func keys() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let body: JSONValue = ["request": request("Coco")]
        let key = ["Idempotency-Key": "one"]
        let session = try await server.send("POST", "/v1/sessions", body, headers: key)
        #expect(session.status == 201)
        let unconfirmed = try await server.send("POST", "/v1/dispatch", body, headers: key)
        #expect(unconfirmed.status == 409)
        #expect(try await server.answer(session, "yes").ending == "handled")
      }
    }

    @Test("is told that its body breaks off, or is encoded")
    func brokenBody() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let connection = try RawConnection(port: server.port)
        connection.send(
          "POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{")
        connection.endSending()
        let reply = await connection.text()
        #expect(reply.contains("urn:intentgen:problem:malformed-body"))
        let encoded = try await server.send(
          "POST", "/v1/sessions", ["text": "a"], headers: ["Content-Encoding": "gzip"])
        #expect(encoded.status == 415)
      }
    }

    @Test("is none for a value as deep as the app takes it, whatever brings it")
    func depth() async throws {
      let bank = Bank()
      var policy = SessionPolicy()
      policy.valueLimits.maximumDepth = 2
      let app = ConversationApp(
        "Jungle", engine: SessionEngine(provider: try bank.app().engine.provider, policy: policy))
      try await RunningServer.with([app]) { server in
        func status(_ payee: JSONValue) async throws -> Int {
          try await server.send(
            "POST", "/v1/sessions",
            ["request": ["intent": "SendPayment", "parameters": ["payee": payee]]]
          ).status
        }
        let (good, deeper) = try await (
          status(["displayName": "Coco"]), status(["displayName": [[["Coco"]]]])
        )
        #expect(good == 201)
        #expect(deeper == 422)
      }
    }
  }
#endif
