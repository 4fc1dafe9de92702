#if Server
  import Foundation
  import IntentRuntime
  import Testing

  @testable import IntentServer

  /// A client that started a server, and speaks to it over its standard input.
  struct StandardInputClient {
    private let input: AsyncStream<InputLines.Line>.Continuation
    private var messages: AsyncStream<JSONValue>.Iterator
    private let running: Task<Void, Never>

    init(of server: IntentServer) {
      let (lines, input) = AsyncStream<InputLines.Line>.makeStream()
      let (messages, output) = AsyncStream<JSONValue>.makeStream()
      let standardInput = StandardInput(
        server: server.mcp, language: "en", limit: 65_536, output: { output.yield($0) },
        lines: lines)
      running = Task { await standardInput.run() }
      self.input = input
      self.messages = messages.makeAsyncIterator()
    }

    func send(_ message: JSONValue) { input.yield(.message(WireJSON.data(message))) }

    /// What the server sends next.
    mutating func next() async throws -> JSONValue { try #require(await messages.next()) }

    /// What the server sends next that is no progress.
    mutating func nextButProgress() async throws -> JSONValue {
      while true {
        let message = try await next()
        if message["method"] != "notifications/progress" { return message }
      }
    }

    /// Sends a request, and waits for its reply.
    mutating func reply(to request: JSONValue) async throws -> JSONValue {
      send(request)
      let reply = try await nextButProgress()
      #expect(reply["id"] == request["id"])
      return reply
    }

    /// Closes the input, and waits for the server to end.
    func end() async {
      input.finish()
      await running.value
    }
  }
#endif
