#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import IntentServer
  import SessionSeal
  import TestSupport
  import Testing

  @Suite("A key in a file", .temporaryFolder)
  struct SealKeysTests {
    @Test("is made once, for its owner alone")
    func made() throws {
      let file = TemporaryFolder.url.appending(path: "seal.key")
      _ = try SealKeys(keptIn: file)
      let key = try Data(contentsOf: file)
      #expect(key.count == SealKeys.keyLength)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      _ = try SealKeys(keptIn: file)
      #expect(try Data(contentsOf: file) == key)
      let files = try FileManager.default.contentsOfDirectory(atPath: TemporaryFolder.url.path)
      #expect(files == ["seal.key"])
    }

    @Test("is refused where it is none, with what to do")
    func refused() throws {
      let file = TemporaryFolder.url.appending(path: "seal.key")
      let missing = #expect(throws: IntentServerError.self) { _ = try SealKeys(file: file) }
      #expect(missing?.description.contains("openssl rand 32") == true)
      try Data("short".utf8).write(to: file)
      #expect(
        throws: IntentServerError.unusableKey(file: file.path, reason: "it has 5 bytes")
      ) { _ = try SealKeys(keptIn: file) }
    }

    @Test("opens after a restart what a client of MCP carried over it")
    func restart() async throws {
      var options = IntentServerOptions()
      options.database = TemporaryFolder.url.appending(path: "sessions.sqlite").path
      let (bank, shared) = (Bank(), options)
      let asked = try await Self.serve(bank, shared) { try await $0.callTool() }
      let done = try await Self.serve(bank, shared) { server in
        try await server.callTool([
          "requestState": asked["result", "requestState"] ?? .null,
          "inputResponses": ["form": ["action": "accept", "content": ["confirm": true]]],
        ])
      }
      #expect(done.text("result", "structuredContent", "status") == "handled")
      #expect(await bank.payments == ["Coco"])
    }

    /// A server with its default store.
    private static func serve(
      _ bank: Bank,
      _ options: IntentServerOptions,
      _ test: @escaping @Sendable (RunningServer) async throws -> Reply
    ) async throws -> Reply {
      var options = options
      options.port = 0
      let server = try IntentServer(
        apps: [bank.app(budget: .seconds(60))], options: options)
      return try await RunningServer.with({ try server.application(onStart: $0) }, test)
    }
  }
#endif
