#if Server
  import HTTPTypes
  import Hummingbird
  import Logging
  import Metrics
  import Tracing

  /// What logs, metrics and traces are told of a request: its path as the API writes it, its status and
  /// how long it took, and no value of anybody's.
  struct RequestObservation: Sendable {
    let method: String
    let path: String
    let logger: Logger

    /// - Parameter path: The path as the API writes it.
    init(method: HTTPRequest.Method, path: String, logger: Logger) {
      // What a client makes up is nobody's to count.
      self.method = IntentAPI.otherMethods.contains(method) ? method.rawValue : "other"
      self.path = path
      self.logger = logger
    }

    func observe(_ body: @Sendable () async -> Response) async -> Response {
      let start = ContinuousClock.now
      let response = await withSpan("\(method) \(path)", ofKind: .server) { span in
        let response = await body()
        guard span.isRecording else { return response }
        span.attributes["http.request.method"] = method
        span.attributes["http.route"] = path
        span.attributes["http.response.status_code"] = response.status.code
        return response
      }
      let duration = ContinuousClock.now - start
      let dimensions = [
        ("method", method), ("path", path), ("status", "\(response.status.code)"),
      ]
      Counter(label: "intent_server_requests", dimensions: dimensions).increment()
      Metrics.Timer(label: "intent_server_request_duration", dimensions: dimensions)
        .recordNanoseconds(
          duration.components.seconds * 1_000_000_000
            + duration.components.attoseconds / 1_000_000_000)
      logger.info(
        "request",
        metadata: [
          "method": "\(method)", "path": "\(path)", "status": "\(response.status.code)",
          "duration": "\(duration)",
        ])
      return response
    }
  }
#endif
