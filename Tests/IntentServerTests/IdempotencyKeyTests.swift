#if Server
  import Foundation
  @testable import IntentConversation
  import IntentRuntime
  import Testing

  @testable import IntentServer

  @Suite("An Idempotency-Key")
  struct IdempotencyKeyTests {
    /// Runs a server that goes by a time.
    private func with(
      _ bank: Bank,
      _ time: TestTime = TestTime(),
      _ test: @escaping @Sendable (RunningServer, IntentServer) async throws -> Void
    ) async throws {
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      options.port = 0
      let server = try IntentServer(apps: [bank.app()], options: options, now: { time.now })
      try await RunningServer.with({ try server.application(onStart: $0) }) { running in
        try await test(running, server)
      }
    }

    @Test(
      "is refused where it is none as the server describes it",
      arguments: ["two words", "clé", String(repeating: "k", count: 256)])
    func malformed(_ key: String) async throws {
      try await with(Bank(), TestTime()) { running, _ in
        let reply = try await running.send(
          "POST", "/v1/sessions", ["text": "pay Coco $5 with Jungle"],
          headers: ["Idempotency-Key": key])
        #expect(reply.status == 400)
        #expect(reply.text("type") == "urn:intentgen:problem:malformed-body")
      }
    }

    @Test(
      "of a payment is good for a day after its reply, swept or not, and for another thing after that",
      arguments: [false, true])
    func lifetime(isSwept: Bool) async throws {
      let (bank, time) = (Bank(), TestTime())
      try await with(bank, time) { running, server in
        func dispatch() async throws -> Reply {
          let request: JSONValue = [
            "domain": "Payments", "intent": "SendPayment", "parameters": ["payee": "Coco"],
          ]
          let asked = try await running.send("POST", "/v1/dispatch", ["request": request])
          return try await running.send(
            "POST", "/v1/dispatch",
            ["request": request, "confirmed": asked["request"] ?? .null],
            headers: ["Idempotency-Key": "k"])
        }
        func sweep() async {
          guard isSwept else { return }
          await SessionExpiry(desk: server.desk, clients: server.api.mcp.sessions).expire()
        }
        let first = try await dispatch()
        #expect(first.ending == "handled")
        for seconds in [720.0, 80_000] {
          time.advance(by: seconds)
          await sweep()
          let again = try await dispatch()
          #expect(again.status == 200)
          #expect(again.json == first.json)
        }
        #expect(await bank.payments == ["Coco"])
        time.advance(by: 86_400)
        await sweep()
        let other = try await dispatch()
        #expect(other.status == 200)
        #expect(other.text("session") == first.text("session"))
        #expect(await bank.payments == ["Coco", "Coco"])
      }
    }

    @Test("that begins another session when its day is over has nothing of the first one in it")
    func anotherSession() async throws {
      let (bank, time) = (Bank(), TestTime())
      try await with(bank, time) { running, server in
        func begin(_ text: String) async throws -> Reply {
          try await running.send(
            "POST", "/v1/sessions", ["text": .string(text)], headers: ["Idempotency-Key": "k"])
        }
        let first = try await begin("pay Coco $5 with Jungle")
        time.advance(by: 90_000)
        await SessionExpiry(desk: server.desk, clients: server.api.mcp.sessions).expire()
        let second = try await begin("pay Kiki $500 with Jungle")
        #expect(second.text("session") == first.text("session"))
        // A yes to the first one is none to the second.
        let yes = try await running.answer(first, "yes")
        #expect(yes.text("type") == "urn:intentgen:problem:session-changed")
        #expect(await bank.payments.isEmpty)
        async let watched = running.send(
          "GET", "/v1/sessions/\(second.text("session") ?? "")/events")
        #expect(try await running.answer(second, "yes").ending == "handled")
        #expect(await bank.payments == ["Kiki"])
        let events = String(decoding: try await watched.data, as: UTF8.self)
        #expect(events.contains("Kiki") && !events.contains("Coco"))
      }
    }

    @Test("gets the same remark again where no step was taken, and refuses another body")
    func remark() async throws {
      try await with(Bank()) { running, _ in
        func say(_ text: String, _ reply: Reply, _ key: String) async throws -> Reply {
          try await running.answer(reply, text, headers: ["Idempotency-Key": key])
        }
        let question = try await running.begin("pay Coco $5 with Jungle")
        let remark = try await say("blue bananas everywhere", question, "a")
        #expect(remark.status == 200)
        #expect(remark["turn"] == question["turn"])
        #expect(remark.text("reply", "speech") != question.text("reply", "speech"))
        #expect(try await say("blue bananas everywhere", question, "a").json == remark.json)
        let other = try await say("yes", question, "a")
        #expect(other.status == 422)
        #expect(other.text("type") == "urn:intentgen:problem:idempotency-key-reused")
        #expect(try await say("yes", question, "b").ending == "handled")
        let again = try await say("blue bananas everywhere", question, "a")
        #expect(again.json == remark.json)
      }
    }

    @Test("of a request that must be confirmed says so to all who send it at once")
    func confirmationAtOnce() async throws {
      try await with(Bank()) { running, _ in
        let request: JSONValue = [
          "domain": "Payments", "intent": "SendPayment", "parameters": ["payee": "Coco"],
        ]
        let types = try await withThrowingTaskGroup(of: String.self) { group in
          for _ in 0..<30 {
            group.addTask {
              try await running.send(
                "POST", "/v1/dispatch", ["request": request], headers: ["Idempotency-Key": "k"]
              ).text("type") ?? ""
            }
          }
          return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(types == ["urn:intentgen:problem:needs-confirmation"])
      }
    }

    @Test("that began a session gets its first turn, however much was said since")
    func first() async throws {
      try await with(Bank()) { running, _ in
        let key = ["Idempotency-Key": "begin"]
        let first = try await running.begin("pay Coco $5 with Jungle", headers: key)
        for number in 0..<20 {
          _ = try await running.answer(
            first, "blue bananas everywhere", headers: ["Idempotency-Key": "\(number)"])
        }
        #expect(try await running.answer(first, "no").ending == "cancelled")
        let again = try await running.begin("pay Coco $5 with Jungle", headers: key)
        #expect(again.json == first.json)
        #expect(try await running.begin("pay Bobo $5", headers: key).status == 422)
      }
    }

    @Test("gets its reply again after the session was deleted, and a session is deleted twice")
    func deleted() async throws {
      try await with(Bank()) { running, _ in
        let begin = ["Idempotency-Key": "begin"]
        let first = try await running.begin("pay Bobo $5 with Jungle", headers: begin)
        let said = ["Idempotency-Key": "said"]
        let confirm = try await running.answer(first, "the second one", headers: said)
        #expect(confirm.text("turn", "type") == "confirm")
        let path = "/v1/sessions/\(first.text("session") ?? "")"
        for _ in 0..<2 { #expect(try await running.send("DELETE", path).ending == "cancelled") }
        let again = try await running.answer(first, "the second one", headers: said)
        #expect(again.json == confirm.json)
        #expect(
          try await running.begin("pay Bobo $5 with Jungle", headers: begin).json == first.json)
        #expect(try await running.send("GET", path).ending == "cancelled")
      }
    }

    @Test("begins anew what only lacked something, and never what somebody has gone on with")
    func forgets() async throws {
      var options = IntentServerOptions()
      let store = MemorySessionStore()
      options.store = store
      let desk = try IntentServer(apps: [Bank().app()], options: options).desk
      func begin() async throws -> IntentSession {
        var opening = SessionDesk.Opening(language: "en", user: "coco")
        opening.text = "pay Coco $5 with Jungle"
        opening.key = "k"
        return try await desk.begin(opening).step.session
      }
      let first = try await begin()
      try await desk.forget(first)
      await #expect(throws: IntentError.unknownSession(session: first.id)) {
        _ = try await desk.state(of: first.id, user: "coco")
      }
      let second = try await begin()
      #expect(second.id == first.id)
      // Whoever began the first one, and was slow.
      try await desk.forget(first)
      let yes = try await desk.answer(
        second.id,
        SessionDesk.Answer(said: .answer(.yes), revision: second.revision, user: "coco"))
      try await desk.forget(second)
      #expect(try await desk.state(of: second.id, user: "coco").step.turn == yes.step.turn)
    }

    @Test("keeps what was said to the last eight, however the first of them came")
    func keepsLast() throws {
      for isRemark in [false, true] {
        var session = IntentSession(
          id: "1", request: IntentRequest(intent: "SendPayment"), language: "en")
        for number in 0..<12 {
          let remark = isRemark || number > 0 ? ConversationReply(.remark, "x") : nil
          try session.keep(
            KeptReply(
              of: session, turn: .confirm(prompt: "?"), key: "\(number)", digest: "",
              remark: remark))
        }
        let expected = isRemark ? Array(4..<12) : [0] + Array(5..<12)
        #expect(session.keptReplies.map(\.key) == expected.map { "\($0)" })
      }
    }
  }
#endif
