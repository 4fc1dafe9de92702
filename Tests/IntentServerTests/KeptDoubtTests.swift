#if Server
  import IntentConversation
  import IntentRuntime
  import Testing

  @Suite("Text over HTTP that may as well be something else")
  struct KeptDoubtTests {
    @Test("is asked about in the first sentence, and taken word for word after a yes")
    func asksFirst() async throws {
      let courier = Courier()
      try await RunningServer.with([courier.app()]) { server in
        let first = try await server.begin("send a message to Coco saying hi")
        #expect(first.ending == "handled")
        let key = ["Idempotency-Key": "begin"]
        let asked = try await server.begin("text Coco hello never mind", headers: key)
        #expect(asked.text("reply", "speech")?.contains("word for word") == true, "\(asked.json)")
        #expect(asked.text("turn", "type") == "ask")
        let again = try await server.begin("text Coco hello never mind", headers: key)
        #expect(asked.json == again.json)
        let sent = try await server.answer(asked, "yes")
        #expect(sent.ending == "handled", "\(sent.json)")
        #expect(await courier.sent == ["Coco: hi", "Coco: hello never mind"])
      }
    }

    @Test("leaves what was answered to a key as it was")
    func leavesKeys() async throws {
      try await RunningServer.with([Courier().app()]) { server in
        let key = ["Idempotency-Key": "begin"]
        let first = try await server.begin("send a message to Coco", headers: key)
        let asked = try await server.answer(first, "please cancel")
        #expect(asked.revision != first.revision)
        #expect(try await server.begin("send a message to Coco", headers: key).json == first.json)
        #expect(try await server.answer(asked, "yes").ending == "handled")
        #expect(try await server.begin("send a message to Coco", headers: key).json == first.json)
      }
    }

    @Test(
      "is asked about where text was asked for, and whoever saw the question before answers none of it"
    )
    func asksLater() async throws {
      let courier = Courier()
      try await RunningServer.with([courier.app()]) { server in
        let first = try await server.begin("send a message to Coco")
        let asked = try await server.answer(first, "please cancel")
        #expect(asked.text("reply", "speech")?.contains("word for word") == true, "\(asked.json)")
        #expect(asked.revision != first.revision)
        let state = try await server.send("GET", "/v1/sessions/\(first.text("session") ?? "")")
        #expect(state.text("reply", "speech")?.contains("word for word") == true)
        let done = try await server.answer(asked, "no")
        #expect(done.ending == "cancelled", "\(done.json)")
        let second = try await server.begin("send a message to Coco")
        let doubt = try await server.answer(second, "please cancel")
        let other = try await server.answer(doubt, "bananas")
        #expect(other.ending == "handled", "\(other.json)")
        #expect(await courier.sent == ["Coco: bananas"])
      }
    }
  }
#endif
