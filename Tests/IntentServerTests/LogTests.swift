#if Server
  import CoreMetrics
  import Foundation
  import InMemoryTracing
  import IntentConversation
  import IntentRuntime
  import IntentServer
  import Logging
  import MetricsTestKit
  import Testing
  import Tracing

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

  @Suite("Each request")
  struct ObservationTests {
    @Test("is a line in the log, also where there is no such path or method")
    func lines() async throws {
      let lines = Locked<[String]>([])
      let logger = Logger(label: "tests") { _ in
        LineHandler { line in lines.withLock { $0.append(line) } }
      }
      try await RunningServer.with([Bank().app()], logger: logger) { server in
        for (method, path, status) in [
          ("GET", "/v1/zanzibar", 404), ("PROPFIND", "/v1/intents", 404),
          ("PUT", "/v1/intents", 405), ("GET", "/v1/intents", 200),
        ] {
          let reply = try await server.send(method, path)
          #expect(reply.status == status)
        }
      }
      let requests = lines.withLock { $0.filter { $0.contains("info: request") } }
      try #require(requests.count == 4)
      for (line, expected) in zip(
        requests,
        [
          ["404", "GET", "path\": other"], ["404", "method\": other", "path\": other"],
          ["405", "PUT", "/v1/intents"], ["200", "GET", "/v1/intents"],
        ])
      {
        for part in expected { #expect(line.contains(part), "\(line)") }
        #expect(!line.lowercased().contains("zanzibar"))
      }
    }

    @Test("is counted, timed and traced, by its path as it is written and what came of it")
    func metricsAndTraces() async throws {
      let metrics = TestMetrics()
      let trace = try await withMetricsFactory(metrics) {
        try await withSpan("test") { span in
          try await RunningServer.with([Bank().app()]) { server in
            let first = try await server.begin("pay Coco $5 with Jungle")
            _ = try await server.answer(first, "yes")
            _ = try await server.send("GET", "/v1/zanzibar")
          }
          return (span as? InMemorySpan)?.traceID
        }
      }
      let expected = [
        ("POST", "/v1/sessions", 201), ("POST", "/v1/sessions/{id}/answers", 200),
        ("GET", "other", 404),
      ]
      for (method, path, status) in expected {
        let dimensions = [("method", method), ("path", path), ("status", "\(status)")]
        let counter = try metrics.expectCounter("intent_server_requests", dimensions)
        #expect(counter.totalValue == 1)
        let timer = try metrics.expectTimer("intent_server_request_duration", dimensions)
        #expect(timer.values.count == 1 && timer.values.allSatisfy { $0 > 0 })
      }
      let spans = Self.tracer.finishedSpans.filter { $0.traceID == trace && $0.kind == .server }
      let found = Set(spans.map { "\($0.operationName) \($0.attributes.described)" })
      #expect(
        found
          == Set(
            expected.map { method, path, status in
              "\(method) \(path) http.request.method=\(method) "
                + "http.response.status_code=\(status) http.route=\(path)"
            }))
    }

    /// What all tests of the process trace with, which can be said once only.
    private static let tracer: InMemoryTracer = {
      let tracer = InMemoryTracer()
      InstrumentationSystem.bootstrap(tracer)
      return tracer
    }()

    init() { _ = Self.tracer }
  }

  extension SpanAttributes {
    /// The attributes by name.
    fileprivate var described: String {
      var parts: [String] = []
      forEach { name, value in
        switch value {
        case .string(let text): parts.append("\(name)=\(text)")
        case .int64(let number): parts.append("\(name)=\(number)")
        case .int32(let number): parts.append("\(name)=\(number)")
        default: parts.append("\(name)=\(value)")
        }
      }
      return parts.sorted().joined(separator: " ")
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
