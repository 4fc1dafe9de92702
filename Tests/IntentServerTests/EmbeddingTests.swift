#if Server
  import Hummingbird
  import IntentConversation
  import IntentRuntime
  import IntentServer
  import Testing

  @Suite("A server in an application of somebody's own")
  struct EmbeddingTests {
    @Test("is a group of routes, beside those of the application")
    func group() async throws {
      let bank = Bank()
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      let server = try IntentServer(apps: [bank.app()], options: options)
      let router = Router()
      router.get("menu") { _, _ in "bananas" }
      server.addRoutes(to: router.group("assistant"))
      try await RunningServer.with({ onStart in
        Application(
          router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
          services: server.services,
          onServerRunning: { onStart($0.localAddress?.port ?? 0) })
      }) { running in
        #expect(try await running.send("GET", "/menu").status == 200)
        #expect(try await running.send("GET", "/v1/intents").status == 404)
        #expect(try await running.send("GET", "/assistant/v1/intents").status == 200)
        let first = try await running.send(
          "POST", "/assistant/v1/sessions", ["text": "pay Coco $5 with Jungle"])
        #expect(first.status == 201)
        let location = try #require(first.headers["location"])
        #expect(location.hasPrefix("/assistant/v1/sessions/"))
        #expect(try await running.send("GET", location).status == 200)
        let description = try await running.send("GET", "/assistant/openapi.json")
        #expect(description["servers"] == [["url": "/assistant"]])
        let second = try await running.send(
          "POST", "\(location)/answers", ["revision": first.revision, "text": "yes"])
        #expect(second.ending == "handled")
        #expect(await bank.payments == ["Coco"])
      }
    }
  }
#endif
