#if Server
  import Foundation
  import IntentRuntime
  import Testing

  @testable import IntentServer

  @Suite("A call of a client of the Model Context Protocol", .timeLimit(.minutes(15)))
  struct MCPCallTests {
    /// A server whose handlers are slow after an instant.
    private func server(
      of bank: Bank,
      store: any SessionStore = MemorySessionStore()
    ) throws -> IntentServer {
      var options = IntentServerOptions().trusting
      options.store = store
      options.port = 0
      return try IntentServer(apps: [bank.app(budget: .milliseconds(20))], options: options)
    }

    /// Begins a session, and has somebody paid.
    private func pay(_ payee: String, _ client: inout StandardInputClient) async throws {
      _ = try await client.reply(to: .initialize)
      client.send(.call(5, payee: payee))
      let question = try await client.next()
      #expect(question["method"] == "elicitation/create")
      client.send(.accept(question, ["confirm": true]))
    }

    @Test("is told of progress that only increases while a handler is slow, and then its result")
    func progress() async throws {
      let bank = Bank()
      var client = try StandardInputClient(of: server(of: bank))
      try await pay("Slow", &client)
      for count in 1...3 {
        let told = try await client.next()
        #expect(told["method"] == "notifications/progress")
        #expect(told["params"]?["progressToken"] == "progress")
        #expect(told["params"]?["progress"] == .integer(count))
      }
      await bank.open()
      let done = try await client.nextButProgress()
      #expect(done["result"]?["structuredContent"]?["status"] == "handled")
      #expect(await bank.payments == ["Slow"])
      await client.end()
    }

    @Test("counts on where it was slow, asked, and is slow again")
    func progressOfOneRequest() async throws {
      let told = Locked<[JSONValue?]>([])
      var exchange = MCPExchange(
        user: "coco", language: "en", version: "2025-11-25", canElicit: true, progressToken: 7)
      exchange.notify = { _, params in told.withLock { $0.append(params["progress"]) } }
      let same = exchange
      await exchange.progress("…")
      await same.progress("…")
      #expect(told.withLock { $0 } == [1, 2])
    }

    @Test(
      "ends the handler that is at work where the client cancels it, also while the store is read",
      arguments: [false, true])
    func cancellation(isReading: Bool) async throws {
      let bank = Bank()
      let store = FailingStore()
      var client = try StandardInputClient(of: server(of: bank, store: store))
      try await pay("Endless", &client)
      await bank.hasBegun()
      _ = try await client.next()
      let id = try #require(
        try await store.openSessions(of: "local", at: .now, limit: 1).first)
      if isReading {
        store.failure.withLock { $0 = .hanging }
        while store.failure.withLock({ $0 }) != nil { await Task.yield() }
      }
      client.send([
        "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 5],
      ])
      while try await store.openCount(of: "local", at: .now, limit: 1) > 0 { await Task.yield() }
      guard case .done(let outcome)? = try await store.load(id)?.turn else {
        Issue.record("the session goes on")
        return
      }
      // On a busy machine the handler may come back too late to say that it did nothing.
      #expect([.cancelled, .unknown].contains(outcome.ending))
      // Nobody waits for the reply: the next one is another's.
      #expect(try await client.reply(to: .request(6, "ping"))["result"] != nil)
      await client.end()
    }

    @Test("goes on where its client is gone, and pays")
    func disconnection() async throws {
      let bank = Bank()
      let store = MemorySessionStore()
      let server = try server(of: bank, store: store)
      try await RunningServer.with({ try server.application(onStart: $0) }) { running in
        let id = try await running.initialize().headers["mcp-session-id"] ?? ""
        var connection: RawConnection? = try RawConnection(port: running.port)
        try connection?.post("/mcp", .call(1, payee: "Slow"), headers: ["Mcp-Session-Id": id])
        _ = await connection?.text(until: "elicitation/create")
        _ = try await running.send(
          "POST", "/mcp", .accept(["id": "elicit-1"], ["confirm": true]),
          headers: ["Mcp-Session-Id": id])
        _ = await connection?.text(until: "notifications/progress")
        connection = nil
        let session = try #require(
          await server.api.mcp.sessions.session(id, of: AccessPolicy.anonymous, at: .now))
        while !(await session.hasLeft(1)) { await Task.yield() }
        let open = await store.openSessions(of: AccessPolicy.anonymous, at: .now, limit: 1)
        await bank.open()
        while await store.openCount(of: AccessPolicy.anonymous, at: .now, limit: 1) > 0 {
          await Task.yield()
        }
        guard case .done(let outcome)? = await store.load(open.first ?? "")?.turn else {
          Issue.record("the session goes on")
          return
        }
        #expect(outcome.ending == .handled)
      }
    }

    @Test("is cancelled where its client is gone and somebody would have to be asked")
    func questionOfNobody() async throws {
      let bank = Bank()
      let store = MemorySessionStore()
      let server = try server(of: bank, store: store)
      let params = JSONValue.initialize["params"] ?? .null
      let session = MCPSession(user: "coco", language: "en", params, at: .now)
      let exchange = session.exchange(1, [:]) { _ in Task { await session.leave(1) } }
      let (ended, continuation) = AsyncStream<Void>.makeStream()
      let isRunning = await session.run(1) {
        _ = try? await server.mcp.respond(
          to: "tools/call", JSONValue.call(1)["params"] ?? .null, exchange)
        continuation.finish()
      }
      #expect(isRunning)
      for await _ in ended {}
      await server.desk.tasks.drain()
      #expect(await store.openCount(of: "coco", at: .now, limit: 1) == 0)
      #expect(await store.count == 1)
      #expect(await bank.payments.isEmpty)
    }

    @Test("comes back by itself to a handler that is slow, in the era without sessions")
    func patience() async throws {
      let bank = Bank()
      var mcp = try server(of: bank).mcp
      mcp.patience = .zero
      var params: [String: JSONValue] = [
        "name": "Payments_SendPayment", "arguments": ["payee": "Slow"],
      ]
      let exchange = MCPExchange(
        user: "coco", language: "en", version: "2026-07-28", canElicit: true, progressToken: nil)
      let asked = try await mcp.respond(to: "tools/call", .object(params), exchange)
      params["requestState"] = asked["requestState"]
      params["inputResponses"] = ["form": ["action": "accept", "content": ["confirm": true]]]
      let slow = try await mcp.respond(to: "tools/call", .object(params), exchange)
      #expect(slow["resultType"] == "input_required")
      #expect(slow["inputRequests"] == nil)
      await bank.hasBegun()
      await bank.open()
      params["inputResponses"] = nil
      var last = slow
      while last["resultType"] == "input_required" {
        params["requestState"] = last["requestState"]
        last = try await mcp.respond(to: "tools/call", .object(params), exchange)
      }
      #expect(last["structuredContent"]?["status"] == "handled")
      #expect(await bank.payments == ["Slow"])
    }

    @Test("ends the handler that is at work where it closes its call, in the era without sessions")
    func closedCall() async throws {
      let bank = Bank()
      let store = MemorySessionStore()
      let server = try server(of: bank, store: store)
      try await RunningServer.with({ try server.application(onStart: $0) }) { running in
        let arguments: JSONValue = ["payee": "Endless"]
        let asked = try await running.callTool(["arguments": arguments])
        let id = try #require(
          await store.openSessions(of: AccessPolicy.anonymous, at: .now, limit: 1).first)
        let version = "2026-07-28"
        var connection: RawConnection? = try RawConnection(port: running.port)
        try connection?.post(
          "/mcp",
          .request(
            2, "tools/call",
            [
              "name": "Payments_SendPayment", "arguments": arguments,
              "_meta": [
                "io.modelcontextprotocol/protocolVersion": .string(version),
                "io.modelcontextprotocol/clientCapabilities": ["elicitation": .object([:])],
              ],
              "requestState": asked["result", "requestState"] ?? .null,
              "inputResponses": ["form": ["action": "accept", "content": ["confirm": true]]],
            ]),
          headers: [
            "Mcp-Protocol-Version": version, "Mcp-Method": "tools/call",
            "Mcp-Name": "Payments_SendPayment",
          ])
        await bank.hasBegun()
        connection = nil
        while await store.openCount(of: AccessPolicy.anonymous, at: .now, limit: 1) > 0 {
          await Task.yield()
        }
        guard case .done(let outcome)? = await store.load(id)?.turn else {
          Issue.record("the session goes on")
          return
        }
        // On a busy machine the handler may come back too late to say that it did nothing.
        #expect([.cancelled, .unknown].contains(outcome.ending))
      }
    }

    @Test("may repeat what it said before, which changes nothing, or say something else")
    func repeatedArguments() async throws {
      let bank = Bank()
      try await RunningServer.with([bank.app()]) { running in
        func call(_ arguments: [String: JSONValue], after needs: Reply) async throws -> Reply {
          var arguments = arguments
          arguments["session"] = needs["result", "structuredContent", "session"] ?? .null
          return try await running.callTool(["arguments": .object(arguments)], canBeAsked: false)
        }
        let needs = try await running.callTool(canBeAsked: false)
        let done = try await call(["payee": "Coco", "confirmed": true], after: needs)
        #expect(done.text("result", "structuredContent", "status") == "handled")
        #expect(await bank.payments == ["Coco"])
        let other = try await running.callTool(canBeAsked: false)
        let changed = try await call(["payee": "Kiki", "confirmed": true], after: other)
        #expect(changed.text("result", "structuredContent", "status") == "needsInput")
        let back = try await call(["payee": "Coco", "confirmed": true], after: changed)
        #expect(back.text("result", "structuredContent", "status") == "needsInput")
        let paid = try await call(["payee": "Coco", "confirmed": true], after: back)
        #expect(paid.text("result", "structuredContent", "status") == "handled")
        #expect(await bank.payments == ["Coco", "Coco"])
        // What came with a state that was over by then was not taken, and is no repetition.
        let third = try await running.callTool(canBeAsked: false)
        _ = try await call(["payee": "Kiki"], after: third)
        let stale = try await call(["payee": "Bongo"], after: third)
        let asked = try await call(["payee": "Bongo", "confirmed": true], after: stale)
        #expect(asked.text("result", "structuredContent", "status") == "needsInput")
        let last = try await call(["payee": "Bongo", "confirmed": true], after: asked)
        #expect(last.text("result", "structuredContent", "status") == "handled")
        #expect(await bank.payments == ["Coco", "Coco", "Bongo"])
      }
    }

    @Test("is answered under its id where its values are too large")
    func deepValues() throws {
      let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
      let data = Data(
        #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"a":\#(deep)}}"#.utf8)
      let error = #expect(throws: RPCError.self) { try RPCMessage(data) }
      #expect(error?.code == .invalidParams)
      #expect(RPCMessage.id(in: data) == 7)
    }

    @Test("is refused a state that has expired, in both forms, and nothing is run")
    func expiredState() async throws {
      let (bank, time) = (Bank(), TestTime())
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      options.port = 0
      let server = try IntentServer(apps: [bank.app()], options: options, now: { time.now })
      try await RunningServer.with({ try server.application(onStart: $0) }) { running in
        func state() async throws -> [String: JSONValue] {
          let asked = try await running.callTool()
          return [
            "requestState": asked["result", "requestState"] ?? .null,
            "inputResponses": ["form": ["action": "accept", "content": ["confirm": true]]],
          ]
        }
        func session() async throws -> [String: JSONValue] {
          let needs = try await running.callTool(canBeAsked: false)
          let session = needs["result", "structuredContent", "session"] ?? .null
          return ["arguments": ["session": session, "confirmed": true]]
        }
        let (late, lateSession) = (try await state(), try await session())
        time.advance(by: ToolState.lifetime + 1)
        let refused = try await running.callTool(late)
        #expect(refused["error", "code"] == -32602)
        #expect(refused.text("error", "message")?.contains("expired") == true)
        let again = try await running.callTool(lateSession, canBeAsked: false)
        #expect(again["result", "isError"] == true)
        #expect(again.text("result", "structuredContent", "text")?.contains("expired") == true)
        #expect(await bank.payments.isEmpty)
        let inTime = try await state()
        time.advance(by: ToolState.lifetime - 1)
        let done = try await running.callTool(inTime)
        #expect(done.text("result", "structuredContent", "status") == "handled")
      }
    }

    @Test("says what is missing where its client cannot ask after all")
    func elicitationError() async throws {
      let bank = Bank()
      var client = try StandardInputClient(of: server(of: bank))
      _ = try await client.reply(to: .initialize)
      client.send(.call(5))
      let question = try await client.next()
      client.send([
        "jsonrpc": "2.0", "id": question["id"] ?? .null,
        "error": ["code": -32601, "message": "no"],
      ])
      let needs = try await client.nextButProgress()
      #expect(needs["result"]?["structuredContent"]?["status"] == "needsInput")
      let session = needs["result"]?["structuredContent"]?["session"] ?? .null
      client.send(
        .request(
          6, "tools/call",
          [
            "name": "Payments_SendPayment",
            "arguments": ["payee": "Coco", "session": session, "confirmed": true],
          ]))
      let done = try await client.nextButProgress()
      #expect(done["result"]?["structuredContent"]?["status"] == "handled")
      #expect(await bank.payments == ["Coco"])
      await client.end()
    }
  }
#endif
