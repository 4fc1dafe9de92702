#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import IntentServer
  import Testing

  @Suite("A session over HTTP")
  struct SessionAPITests {
    @Test("goes from a sentence through a choice and a confirmation to the payment")
    func wholeDialogue() async throws {
      let bank = Bank()
      try await RunningServer.with([bank.app()]) { server in
        let first = try await server.begin("pay Bobo $5 with Jungle")
        #expect(first.status == 201)
        #expect(first.text("turn", "type") == "choose")
        #expect(first.headers["location"] == "/v1/sessions/\(first.text("session") ?? "")")
        #expect(first["reply", "options"] == ["Bobo Senior", "Bobo Junior"])
        let second = try await server.answer(first, "the second one")
        #expect(second.text("turn", "type") == "confirm")
        #expect(await bank.payments.isEmpty)
        let third = try await server.answer(second, "yes")
        #expect(third.ending == "handled")
        #expect(third["isFinal"] == true)
        #expect(await bank.payments == ["Bobo Junior"])
        let state = try await server.send("GET", "/v1/sessions/\(first.text("session") ?? "")")
        #expect(state.ending == "handled")
      }
    }

    @Test("is on the same server where its path is written with more slashes than it has")
    func slashes() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let first = try await server.send(
          "POST", "//v1/sessions", ["text": "pay Coco $5 with Jungle"])
        #expect(first.headers["location"] == "/v1/sessions/\(first.text("session") ?? "")")
      }
    }

    @Test("takes a structured request and structured answers as well")
    func structured() async throws {
      let bank = Bank()
      try await RunningServer.with([bank.app()]) { server in
        let first = try await server.send(
          "POST", "/v1/sessions",
          [
            "request": [
              "domain": "Payments", "intent": "SendPayment", "parameters": ["payee": "Coco"],
            ]
          ])
        #expect(first.status == 201)
        #expect(first.text("turn", "type") == "confirm")
        let path = "/v1/sessions/\(first.text("session") ?? "")/answers"
        let second = try await server.send(
          "POST", path, ["revision": first.revision, "answer": ["type": "yes"]])
        #expect(second.ending == "handled")
        let late = try await server.send(
          "POST", path, ["revision": second.revision, "answer": ["type": "yes"]])
        #expect(late.status == 409)
        #expect(late.text("type") == "urn:intentgen:problem:session-finished")
      }
    }

    @Test("takes two changes of one answer in one step")
    func twoChanges() async throws {
      let bank = Bank()
      var app = try bank.app()
      let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
      try await vocabulary.setVocabulary(
        [SpeakableString(spokenPhrase: "Little Bobo")], of: .contactName)
      app.userVocabulary = vocabulary
      try await RunningServer.with([app]) { server in
        let first = try await server.begin("pay Coco $5 with Jungle")
        let second = try await server.answer(first, "no, 6 dollars to Little Bobo")
        #expect(second.text("reply", "speech")?.contains("Little Bobo and $6.00") == true)
        #expect(first.revision == 1 && second.revision == 2)
        let third = try await server.answer(second, "yes")
        #expect(third.ending == "handled")
        #expect(await bank.payments == ["Little Bobo"])
      }
    }

    @Test("refuses an answer to an old revision, and shows the present turn")
    func oldRevision() async throws {
      let bank = Bank()
      try await RunningServer.with([bank.app()]) { server in
        let first = try await server.begin("pay Bobo $5 with Jungle")
        let second = try await server.answer(first, "the first one")
        let late = try await server.answer(first, "the second one")
        #expect(late.status == 409)
        #expect(late.headers["content-type"] == "application/problem+json")
        #expect(late.text("type") == "urn:intentgen:problem:session-changed")
        #expect(late["present", "turn"] == second["turn"])
        #expect(await bank.payments.isEmpty)
      }
    }

    @Test("gives the same reply to the same Idempotency-Key, also after later steps")
    func idempotency() async throws {
      let bank = Bank()
      try await RunningServer.with([bank.app()]) { server in
        let begin = ["Idempotency-Key": "begin"]
        let first = try await server.begin("pay Bobo $5 with Jungle", headers: begin)
        let again = try await server.begin("pay Bobo $5 with Jungle", headers: begin)
        #expect(first.json == again.json)
        let second = try await server.answer(
          first, "the first one", headers: ["Idempotency-Key": "choice"])
        let repeated = try await server.answer(
          first, "the first one", headers: ["Idempotency-Key": "choice"])
        #expect(second.json == repeated.json)
        let third = try await server.answer(second, "yes", headers: ["Idempotency-Key": "yes"])
        #expect(third.ending == "handled")
        let fourth = try await server.answer(second, "yes", headers: ["Idempotency-Key": "yes"])
        #expect(fourth.ending == "handled")
        let old = try await server.answer(
          first, "the first one", headers: ["Idempotency-Key": "choice"])
        #expect(old.status == 200)
        #expect(old["turn"] == second["turn"])
        #expect(old.revision == second.revision)
        #expect(await bank.payments == ["Bobo Senior"])
        let other = try await server.answer(second, "no", headers: ["Idempotency-Key": "yes"])
        #expect(other.status == 422)
        #expect(other.text("type") == "urn:intentgen:problem:idempotency-key-reused")
      }
    }

    @Test("pays once, however many say yes at once")
    func race() async throws {
      let bank = Bank()
      try await RunningServer.with([bank.app()]) { server in
        let question = try await server.begin("pay Coco $5 with Jungle")
        let replies = try await withThrowingTaskGroup(of: Reply.self) { group in
          for _ in 0..<16 { group.addTask { try await server.answer(question, "yes") } }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(await bank.payments == ["Coco"])
        #expect(replies.count { $0.status == 200 } == 1)
        #expect(replies.count { $0.status == 409 } == 15)
      }
    }

    @Test("says that it takes longer, and what became of it later, and is cancelled by DELETE")
    func slowHandler() async throws {
      let bank = Bank()
      try await RunningServer.with([bank.app(budget: .milliseconds(20))]) { server in
        let question = try await server.begin("pay Slow $5 with Jungle")
        let slow = try await server.answer(question, "yes")
        #expect(slow.text("turn", "type") == "inProgress")
        await bank.hasBegun()
        let busy = try await server.answer(slow, "yes")
        #expect(busy.status == 409)
        #expect(busy.text("type") == "urn:intentgen:problem:session-busy")
        await bank.open()
        var state = slow
        while state["isFinal"] != true {
          state = try await server.send("GET", "/v1/sessions/\(slow.text("session") ?? "")")
        }
        #expect(state.ending == "handled")

        let other = try await server.begin("pay Coco $5 with Jungle")
        let gone = try await server.send("DELETE", "/v1/sessions/\(other.text("session") ?? "")")
        #expect(gone.ending == "cancelled")
        #expect(await bank.payments == ["Slow"])
      }
    }

    @Test("says to words that are no answer that they are none, and asks the same again")
    func notAnAnswer() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let question = try await server.begin("pay Coco $5 with Jungle")
        let reply = try await server.answer(question, "blue bananas everywhere")
        #expect(reply.status == 200)
        #expect(reply.revision == question.revision)
        #expect(reply["turn"] == question["turn"])
        #expect(reply.text("reply", "speech") != question.text("reply", "speech"))
      }
    }

    @Test("speaks the language of the user, and another one from the next turn on")
    func languages() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let spanish = try await server.begin(
          "paga 5 euros a Coco con Jungle", headers: ["Accept-Language": "es-MX, en;q=0.5"])
        #expect(spanish.status == 201)
        #expect(spanish.text("language") == "es-MX")
        let intents = try await server.send(
          "GET", "/v1/intents", headers: ["Accept-Language": "de"])
        #expect(intents.text("language") == "de")
        #expect(intents.headers["content-language"] == "de")
      }
    }

    @Test(
      "speaks the first of the user's languages that it knows, and says which that is",
      arguments: [
        ("ca, es;q=0.9", "es"), ("es;q=0.5, ca;q=0.9, fr;q=0.7", "fr"), ("ca", "pl"),
        ("ca, *;q=0.5", "pl"), ("de;q=0, ca", "pl"), ("pt-BR, ja-JP;q=0.1", "ja-JP"),
      ])
    func unknownLanguage(accepted: String, chosen: String) async throws {
      var options = IntentServerOptions()
      options.language = "pl"
      try await RunningServer.with([Bank().app()], options) { server in
        func intents(_ language: String) async throws -> Reply {
          try await server.send("GET", "/v1/intents", headers: ["Accept-Language": language])
        }
        let reply = try await intents(accepted)
        #expect(reply.text("language") == chosen)
        #expect(reply.headers["content-language"] == chosen)
        #expect(try await intents(chosen).data == reply.data)
      }
    }

    @Test("carries nothing out in one go that was confirmed of another intent")
    func confirmedOfAnother() async throws {
      let bank = Bank()
      try await RunningServer.with([bank.app()]) { server in
        func dispatch(_ confirmed: JSONValue?) async throws -> Reply {
          let request: JSONValue = ["intent": "SendPayment", "parameters": ["payee": "Coco"]]
          var body: [String: JSONValue] = ["request": request]
          body["confirmed"] = confirmed
          return try await server.send("POST", "/v1/dispatch", .object(body))
        }
        let asked = try await dispatch(nil)
        #expect(asked.status == 409)
        guard case .object(let request)? = asked["request"] else {
          Issue.record("it says what is to be confirmed")
          return
        }
        for (name, value) in [("intent", "RequestPayment"), ("domain", "Messages")] {
          var other = request
          other[name] = .string(value)
          #expect(try await dispatch(.object(other)).status == 409)
        }
        #expect(await bank.payments.isEmpty)
        // Its name alone says enough.
        var named = request
        named["domain"] = nil
        #expect(try await dispatch(.object(named)).ending == "handled")
      }
    }
  }
#endif
