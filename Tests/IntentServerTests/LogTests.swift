#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import IntentServer
  import Logging
  import Testing

  @Suite("What is logged")
  struct LogTests {
    @Test("names what was called and what came of it, and no value, token or session")
    func namesNoValues() async throws {
      let lines = Locked<[String]>([])
      let logger = Logger(label: "tests") { _ in
        LineHandler { line in lines.withLock { $0.append(line) } }
      }
      var options = IntentServerOptions()
      options.access = .tokens(["topsecret": "cocouser"])
      let headers = ["Authorization": "Bearer topsecret", "Idempotency-Key": "keyofmine"]
      let session = try await RunningServer.with([Bank().app()], options, logger: logger) {
        server in
        let first = try await server.begin("pay Zanzibar $5 with Jungle", headers: headers)
        #expect(first.status == 201)
        _ = try await server.begin("fly Zanzibar to the moon", headers: headers)
        _ = try await server.begin("pay Zanzibar $5", headers: ["Authorization": "Bearer topsecre"])
        _ = try await server.send(
          "POST", "/v1/dispatch",
          ["request": ["intent": "SendPayment", "parameters": ["payee": ["Zanzibar"]]]],
          headers: headers)
        let session = first.text("session") ?? ""
        _ = try await server.send(
          "POST", "/v1/sessions/\(session)/answers", ["Zanzibar": 1], headers: headers)
        _ = try await server.answer(
          first, "yes", headers: ["Authorization": "Bearer topsecret"])
        _ = try await server.send("GET", "/v1/zanzibar?zanzibar", headers: headers)
        return session
      }
      let text = lines.withLock { $0.joined(separator: "\n") }
      for expected in ["/v1/sessions/{id}/answers", "201", "401", "422"] {
        #expect(text.contains(expected))
      }
      for secret in ["zanzibar", "topsecre", "keyofmine", "cocouser", session] {
        #expect(!secret.isEmpty && !text.lowercased().contains(secret), "\(secret)")
      }
    }
  }

  /// Hands on all that is logged, with what goes with it.
  struct LineHandler: LogHandler {
    let write: @Sendable (String) -> Void
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      write("\(event.level): \(event.message) \(event.metadata ?? [:]) \(metadata)")
    }
  }
#endif
