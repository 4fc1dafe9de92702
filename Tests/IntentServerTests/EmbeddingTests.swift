#if Server
  import HTTPTypes
  import Hummingbird
  import IntentConversation
  import IntentRuntime
  import IntentServer
  import Logging
  import NIOCore
  import Testing

  @Suite("A server in an application of somebody's own")
  struct EmbeddingTests {
    @Test("is a group of routes, beside those of the application")
    func group() async throws {
      let bank = Bank()
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      let server = try IntentServer(apps: [bank.app()], options: options)
      let router = Router(context: IntentServerContext.self)
      router.get("menu") { _, _ in "bananas" }
      try server.addRoutes(to: router.group("assistant"))
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

    @Test("is for this machine alone where it asks nobody for a token")
    func otherMachines() async throws {
      func status(of address: String?, _ access: AccessPolicy, _ path: String) async throws -> Int {
        var options = IntentServerOptions()
        (options.store, options.access) = (MemorySessionStore(), access)
        let router = Router(context: ContextFrom.self)
        try IntentServer(apps: [Bank().app()], options: options).addRoutes(to: router)
        let request = Request(
          head: HTTPRequest(
            method: .get, scheme: "http", authority: "localhost", path: path,
            headerFields: [.authorization: "Bearer red"]),
          body: RequestBody(buffer: ByteBuffer()))
        let response = try await router.buildResponder().respond(
          to: request, context: ContextFrom(source: .init(address: address)))
        return response.status.code
      }
      for path in ["/v1/intents", "/", "/ready"] {
        for address in ["127.0.0.1", "::1", "::ffff:127.0.0.1", "127.9.9.9"] {
          #expect(try await status(of: address, .anyone, path) == 200, "\(address)")
        }
        for address in ["192.0.2.1", "::ffff:192.0.2.1", "2001:db8::1", nil] {
          #expect(try await status(of: address, .anyone, path) == 403, "\(address ?? "")")
          #expect(try await status(of: address, .tokens(["red": "coco"]), path) == 200)
        }
      }
    }

    @Test("is not to be had where nobody knows who comes, and nobody is asked for a token")
    func unknownMachines() throws {
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      #expect(throws: IntentServerError.openRoutes) {
        try IntentServer(apps: [Bank().app()], options: options).addRoutes(to: Router())
      }
      options.access = .tokens(["red": "coco"])
      try IntentServer(apps: [Bank().app()], options: options).addRoutes(to: Router())
    }

    /// The context of a request from an address.
    private struct ContextFrom: RemoteAddressRequestContext {
      struct Source: RequestContextSource {
        let address: String?
        let logger = Logger(label: "tests")
      }

      var coreContext: CoreRequestContextStorage
      let remoteAddress: SocketAddress?

      init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.address.flatMap { try? SocketAddress(ipAddress: $0, port: 1) }
      }
    }
  }
#endif
