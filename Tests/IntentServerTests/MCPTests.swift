#if Server
  import Foundation
  import IntentRuntime
  import Testing

  @testable import IntentServer

  @Suite("A client of the Model Context Protocol", .timeLimit(.minutes(15)))
  struct MCPTests {
    @Test("is not put out by another user who begins session after session")
    func sessionsOfUsers() async throws {
      let sessions = MCPSessions()
      let red = MCPSession(user: "red", language: "en", .null, at: .now)
      await sessions.add(red)
      var blue: [MCPSession] = []
      for _ in 0..<101 {
        blue.append(MCPSession(user: "blue", language: "en", .null, at: .now))
        await sessions.add(blue[blue.count - 1])
      }
      #expect(await sessions.session(red.id, of: "red", at: .now) === red)
      #expect(await sessions.session(blue[0].id, of: "blue", at: .now) == nil)
      #expect(await sessions.session(blue[1].id, of: "blue", at: .now) != nil)
      #expect(await sessions.session(red.id, of: "blue", at: .now) == nil)
    }

    @Test("can call on and on, however many of its calls nobody has gone on with")
    func abandonedCalls() async throws {
      var options = IntentServerOptions()
      options.limits.openSessions = 2
      let store = MemorySessionStore()
      options.store = store
      try await RunningServer.with([Bank().app()], options) { server in
        for _ in 0..<5 {
          let reply = try await server.callTool()
          #expect(reply.text("result", "resultType") == "input_required")
        }
        #expect(await store.openCount(of: "anonymous", at: .now, limit: 10) == 2)
      }
    }

    @Test("does not take sessions away that its user began elsewhere, and says how to go on")
    func ownSessions() async throws {
      var options = IntentServerOptions()
      options.limits.openSessions = 1
      try await RunningServer.with([Bank().app()], options) { server in
        let question = try await server.begin("pay Coco $5 with Jungle")
        let refused = try await server.callTool()
        #expect(refused["result", "isError"] == true)
        #expect(
          refused.text("result", "structuredContent", "text")?.contains("DELETE") == true)
        #expect(try await server.answer(question, "yes").ending == "handled")
        #expect(try await server.callTool().text("result", "resultType") == "input_required")
      }
    }

    @Test("is asked again where it answers a yes or no with something else")
    func confirmationOfAnotherType() async throws {
      let bank = Bank()
      try await RunningServer.with([bank.app()]) { server in
        func answer(_ reply: Reply, _ content: JSONValue) async throws -> Reply {
          try await server.callTool([
            "requestState": reply["result", "requestState"] ?? .null,
            "inputResponses": ["form": ["action": "accept", "content": content]],
          ])
        }
        let asked = try await server.callTool()
        let again = try await answer(asked, ["confirm": "true"])
        #expect(again.text("result", "resultType") == "input_required")
        func message(_ reply: Reply) -> String? {
          reply.text("result", "inputRequests", "form", "params", "message")
        }
        #expect(message(asked)?.contains("understand") == false)
        #expect(
          message(again) == message(asked).map { "I did not understand that. \($0)" },
          "\(again.json)")
        let done = try await answer(again, ["confirm": true])
        #expect(done.text("result", "structuredContent", "status") == "handled")
        #expect(await bank.payments == ["Coco"])
      }
    }

    @Test("is told why an answer is asked for again")
    func remarks() async throws {
      let courier = Courier()
      try await RunningServer.with([courier.app()]) { server in
        func call(_ more: [String: JSONValue]) async throws -> Reply {
          let arguments: JSONValue = ["recipients": [["displayName": "Coco"]]]
          return try await server.callTool(
            more.merging(["name": "Messages_SendMessage", "arguments": arguments]) { $1 },
            named: "Messages_SendMessage")
        }
        func answer(_ reply: Reply, _ content: JSONValue) async throws -> Reply {
          try await call([
            "requestState": reply["result", "requestState"] ?? .null,
            "inputResponses": [
              "form": ["action": "accept", "content": ["content": content]]
            ],
          ])
        }
        func message(_ reply: Reply) -> String {
          reply.text("result", "inputRequests", "form", "params", "message") ?? "\(reply.json)"
        }
        let asked = try await call([:])
        let number = try await answer(asked, 5)
        #expect(message(number) == "I did not understand that. \(message(asked))")
        let sent = try await answer(number, "hi")
        #expect(sent.text("result", "structuredContent", "status") == "handled", "\(sent.json)")
        #expect(await courier.sent == ["Coco: hi"])
      }
    }

    @Test("is refused a version that is not spoken, under the id of its request")
    func versions() async throws {
      try await RunningServer.with([Bank().app()]) { server in
        let id = try await server.initialize().headers["mcp-session-id"] ?? ""
        let ping = JSONValue.request(7, "ping")
        func send(_ headers: [String: String]) async throws -> Reply {
          try await server.send("POST", "/mcp", ping, headers: headers)
        }
        let known = try await send(["Mcp-Session-Id": id, "Mcp-Protocol-Version": "2025-06-18"])
        #expect(known.status == 200)
        for headers in [
          ["Mcp-Session-Id": id, "Mcp-Protocol-Version": "1999-01-01"],
          ["Mcp-Session-Id": "none"], [:],
        ] {
          let reply = try await send(headers)
          #expect([400, 404].contains(reply.status))
          #expect(reply["id"] == 7)
        }
        let wrong = try await server.send("POST", "/mcp", ["id": 8, "method": "ping"])
        #expect(wrong["id"] == 8)
      }
    }

    @Test("over standard input keeps its session and its question, whatever it sends twice")
    func standardInput() async throws {
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      let server = try IntentServer(apps: [Bank().app()], options: options)
      let (lines, input) = AsyncStream<InputLines.Line>.makeStream()
      let (output, messages) = AsyncStream<JSONValue>.makeStream()
      let standardInput = StandardInput(
        server: server.mcp, language: "en", limit: 65_536, output: { messages.yield($0) },
        lines: lines)
      func send(_ message: JSONValue) { input.yield(.message(WireJSON.data(message))) }
      let running = Task { await standardInput.run() }
      var replies = output.makeAsyncIterator()
      send(.initialize)
      _ = await replies.next()
      send(.call(5))
      let question = try #require(await replies.next())
      #expect(question["method"] == "elicitation/create")
      send(.call(5))
      let twice = try #require(await replies.next())
      #expect(twice["id"] == 5 && twice["error"] != nil)
      send(.initialize)
      let second = try #require(await replies.next())
      #expect(second["id"] == 0 && second["error"] != nil)
      send([
        "jsonrpc": "2.0", "id": question["id"] ?? .null,
        "result": ["action": "accept", "content": ["confirm": true]],
      ])
      let done = try #require(await replies.next())
      #expect(done["id"] == 5)
      #expect(done["result"]?["structuredContent"]?["status"] == "handled")
      input.finish()
      await running.value
    }

    @Test("is read line by line, and no more of a line than it may have")
    func lines() {
      var lines = InputLines(limit: 4)
      #expect(lines.take(Data("ab\n\n \ncd".utf8)) == [.message(Data("ab".utf8))])
      #expect(lines.take(Data("ef\n12345".utf8)) == [.message(Data("cdef".utf8))])
      #expect(lines.take(Data("6789\nx".utf8)) == [.tooLong])
      #expect(lines.end() == [.message(Data("x".utf8))])
      #expect(lines.end().isEmpty)
    }
  }
#endif
