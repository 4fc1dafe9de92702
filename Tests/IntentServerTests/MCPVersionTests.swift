#if Server
  import IntentRuntime
  import Testing

  @testable import IntentServer

  @Suite("The versions of the Model Context Protocol", .timeLimit(.minutes(15)))
  struct MCPVersionTests {
    private func client(of bank: Bank) throws -> StandardInputClient {
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      return StandardInputClient(of: try IntentServer(apps: [bank.app()], options: options))
    }

    @Test("have forms of their own: the first knows no modes, and names choices beside them")
    func forms() async throws {
      for version in ["2025-06-18", "2025-11-25"] {
        let bank = Bank()
        var client = try client(of: bank)
        let begun = try await client.reply(to: .initialize(version))
        #expect(begun["result"]?["protocolVersion"] == .string(version))
        client.send(.call(1, payee: "Bobo"))
        let choice = try await client.next()
        let schema = choice["params"]?["requestedSchema"]?["properties"]?["choice"]
        if version == "2025-06-18" {
          #expect(choice["params"]?["mode"] == nil)
          #expect(schema?["enum"] == ["0", "1"])
          #expect(schema?["enumNames"] == ["Bobo Senior", "Bobo Junior"])
        } else {
          #expect(choice["params"]?["mode"] == "form")
          #expect(
            schema?["oneOf"] == [
              ["const": "0", "title": "Bobo Senior"], ["const": "1", "title": "Bobo Junior"],
            ])
        }
        client.send(.accept(choice, ["choice": "1"]))
        let question = try await client.next()
        client.send(.accept(question, ["confirm": true]))
        let done = try await client.next()
        #expect(done["result"]?["structuredContent"]?["status"] == "handled")
        #expect(await bank.payments == ["Bobo Junior"])
        await client.end()
      }
    }

    @Test("before those with forms are not spoken: a client is offered the newest")
    func old() async throws {
      for version in ["2025-03-26", "2024-11-05", "1999-01-01"] {
        var client = try client(of: Bank())
        let begun = try await client.reply(to: .initialize(version))
        #expect(begun["result"]?["protocolVersion"] == "2025-11-25")
        await client.end()
      }
    }

    @Test("with sessions have errors in replies of status 200: 404 is for a session that is gone")
    func statuses() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let id = try await server.initialize().headers["mcp-session-id"] ?? ""
        func status(_ request: JSONValue, session: String) async throws -> Reply {
          try await server.send(
            "POST", "/mcp", request,
            headers: ["Mcp-Session-Id": session, "Mcp-Protocol-Version": "2025-06-18"])
        }
        let unknown = try await status(.request(1, "resources/list"), session: id)
        #expect(unknown.status == 200)
        #expect(unknown["error", "code"] == -32601)
        let wrong = try await status(
          .request(2, "prompts/get", ["name": "Fly"]), session: id)
        #expect(wrong.status == 200)
        #expect(wrong["error", "code"] == -32602)
        let gone = try await status(.request(3, "ping"), session: "none")
        #expect(gone.status == 404)
      }
    }
  }
#endif
