#if Server
  import Foundation
  import IntentRuntime
  import Testing

  @testable import IntentServer

  @Suite(
    "Whoever comes again with a state of the Model Context Protocol", .timeLimit(.minutes(15)))
  struct MCPLateTests {
    private let bank = Bank()
    private let time = TestTime()
    private let store = MemorySessionStore()

    /// A server that forgets what was told as soon as it may.
    private func server() throws -> IntentServer {
      var options = IntentServerOptions()
      (options.store, options.port) = (store, 0)
      (options.lifetimes.fetched, options.lifetimes.keyed) = (0, 0)
      return try IntentServer(apps: [bank.app()], options: options, now: { time.now })
    }

    /// A yes to the payment that was asked about: with a `requestState`, or with a `session`.
    private func yes(_ running: RunningServer, canBeAsked: Bool) async throws -> [String: JSONValue]
    {
      let asked = try await running.callTool(canBeAsked: canBeAsked)
      guard canBeAsked else {
        let session = asked["result", "structuredContent", "session"] ?? .null
        return ["arguments": ["session": session, "confirmed": true]]
      }
      return [
        "requestState": asked["result", "requestState"] ?? .null,
        "inputResponses": ["form": ["action": "accept", "content": ["confirm": true]]],
      ]
    }

    @Test("is told what became of it for as long as the state is good", arguments: [true, false])
    func outcome(canBeAsked: Bool) async throws {
      let server = try server()
      try await RunningServer.with({ try server.application(onStart: $0) }) { running in
        let yes = try await yes(running, canBeAsked: canBeAsked)
        for late in [0, 1, ToolState.lifetime - 2] {
          time.advance(by: late)
          await SessionExpiry(desk: server.desk, clients: server.api.mcp.sessions).expire()
          let told = try await running.callTool(yes, canBeAsked: canBeAsked)
          #expect(told.text("result", "structuredContent", "status") == "handled")
        }
        #expect(await bank.payments == ["Coco"])
      }
    }

    @Test("is told that nobody knows where its session is gone", arguments: [true, false])
    func unknown(canBeAsked: Bool) async throws {
      let server = try server()
      try await RunningServer.with({ try server.application(onStart: $0) }) { running in
        let yes = try await yes(running, canBeAsked: canBeAsked)
        let id = await store.openSessions(of: AccessPolicy.anonymous, at: time.now, limit: 1).first
        await store.remove(try #require(id))
        let told = try await running.callTool(yes, canBeAsked: canBeAsked)
        #expect(told.text("result", "structuredContent", "status") == "unknown")
        #expect(told["result", "isError"] == true)
        let text = told.text("result", "structuredContent", "text")
        #expect(text?.hasPrefix("I don’t know whether this was done.") == true)
        #expect(await bank.payments.isEmpty)
      }
    }
  }
#endif
