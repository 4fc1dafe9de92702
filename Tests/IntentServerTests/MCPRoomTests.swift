#if Server
  import Foundation
  import IntentRuntime
  import IntentStores
  import TestSupport
  import Testing

  @testable import IntentServer

  @Suite("Calls that nobody goes on with", .temporaryFolder, .timeLimit(.minutes(15)))
  struct MCPRoomTests {
    private let path = TemporaryFolder.url.appending(path: "\(UUID().uuidString).sqlite").path

    private func server(_ time: TestTime = TestTime()) throws -> IntentServer {
      var options = IntentServerOptions()
      options.store = try SQLiteSessionStore(path: path)
      options.limits.openSessions = 10
      return try IntentServer(apps: [Bank().app()], options: options, now: { time.now })
    }

    /// Calls a tool in a new process, as the client does that starts one for each chat.
    private func call(_ count: Int, _ server: IntentServer) async throws {
      var client = StandardInputClient(of: server)
      _ = try await client.reply(to: .initialize("2025-11-25", canBeAsked: false))
      for number in 1...count {
        let reply = try await client.reply(to: .call(number))
        #expect(reply["result"]?["structuredContent"]?["status"] == "needsInput")
      }
      await client.end()
    }

    @Test("make room for the next one in whichever process that begins, the oldest first")
    func newProcess() async throws {
      let time = TestTime()
      try await call(10, server(time))
      let store = try SQLiteSessionStore(path: path)
      time.advance(by: 1)
      let left = try await store.openSessions(of: "local", at: time.now, limit: 100)
      try await call(1, server(time))
      let open = try await store.openSessions(of: "local", at: time.now, limit: 100)
      #expect(open.count == 10)
      #expect(open.prefix(9) == left.suffix(9))
    }

    @Test("count no more once they have expired, whether anybody removed them or not")
    func expired() async throws {
      let time = TestTime()
      let server = try server(time)
      func begin() async throws {
        _ = try await server.desk.begin(
          SessionDesk.Opening(text: "pay Coco $5 with Jungle", language: "en", user: "coco"))
      }
      for _ in 0..<10 { try await begin() }
      await #expect(throws: Problem.self) { try await begin() }
      time.advance(by: SessionLifetimes().waiting)
      try await begin()
    }

    @Test("and clients that were not heard of for as long as a session waits, are forgotten")
    func clients() async throws {
      let time = TestTime()
      let server = try server(time)
      let (clients, waiting) = (server.api.mcp.sessions, SessionLifetimes().waiting)
      let expiry = SessionExpiry(desk: server.desk, clients: clients)
      let (red, blue) = (
        MCPSession(user: "red", language: "en", .null, at: time.now),
        MCPSession(user: "blue", language: "en", .null, at: time.now)
      )
      await clients.add(red)
      await clients.add(blue)
      time.advance(by: waiting / 2)
      _ = await clients.session(blue.id, of: "blue", at: time.now)
      time.advance(by: waiting / 2 + 1)
      await expiry.expire()
      #expect(await clients.session(red.id, of: "red", at: time.now) == nil)
      #expect(await clients.session(blue.id, of: "blue", at: time.now) === blue)
    }
  }
#endif
