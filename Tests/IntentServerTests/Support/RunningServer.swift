#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import IntentServer
  import Logging
  import ServiceLifecycle

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A reply of a server.
  struct Reply: Sendable {
    var status: Int
    var headers: [String: String]
    var data: Data

    /// The body as JSON; of a stream, in which an answer comes that takes a while, its last message.
    var json: JSONValue {
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      let last = lines.last { $0.hasPrefix("data: ") }?.dropFirst("data: ".count)
      let message = last.map { Data($0.utf8) } ?? data
      return (try? JSONDecoder().decode(JSONValue.self, from: message)) ?? .null
    }

    /// A member of the body.
    subscript(path: String...) -> JSONValue? {
      path.reduce(json as JSONValue?) { value, name in
        guard case .object(let members)? = value else { return nil }
        return members[name]
      }
    }

    /// A text in the body.
    func text(_ path: String...) -> String? {
      let value = path.reduce(json as JSONValue?) { value, name in
        guard case .object(let members)? = value else { return nil }
        return members[name]
      }
      guard case .string(let text)? = value else { return nil }
      return text
    }

    /// The revision of the session.
    var revision: JSONValue { self["revision"] ?? .null }
    /// What became of the session.
    var ending: String? { text("turn", "outcome", "ending") }
  }

  /// A real server on loopback, for as long as a test runs.
  struct RunningServer: Sendable {
    let port: Int

    /// Runs a server, and a test against it.
    static func with<Value: Sendable>(
      _ apps: [ConversationApp],
      _ options: IntentServerOptions = IntentServerOptions(),
      logger: Logger = Logger(label: "tests"),
      _ test: @escaping @Sendable (RunningServer) async throws -> Value
    ) async throws -> Value {
      var options = options.trusting
      options.port = 0
      options.store = options.store ?? MemorySessionStore()
      let server = try IntentServer(apps: apps, options: options, logger: logger)
      return try await with({ try server.application(onStart: $0) }, test)
    }

    /// Runs an application, and a test against it.
    static func with<Value: Sendable>(
      _ makeApplication: (@escaping @Sendable (Int) -> Void) throws -> some Service,
      _ test: @escaping @Sendable (RunningServer) async throws -> Value
    ) async throws -> Value {
      let (ports, continuation) = AsyncStream<Int>.makeStream()
      let application = try makeApplication { continuation.yield($0) }
      let group = ServiceGroup(
        configuration: .init(services: [application], logger: .init(label: "tests")))
      let running = Task { try await group.run() }
      var iterator = ports.makeAsyncIterator()
      guard let port = await iterator.next() else { throw CancellationError() }
      let result: Result<Value, any Error>
      do {
        result = .success(try await test(RunningServer(port: port)))
      } catch {
        result = .failure(error)
      }
      await group.triggerGracefulShutdown()
      try await running.value
      return try result.get()
    }

    /// Sends a request.
    func send(
      _ method: String = "GET",
      _ path: String,
      _ body: JSONValue? = nil,
      headers: [String: String] = [:],
      raw: Data? = nil
    ) async throws -> Reply {
      guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
        throw URLError(.badURL)
      }
      var request = URLRequest(url: url)
      request.httpMethod = method
      // On a machine that compiles beside this, an answer may take its time.
      request.timeoutInterval = 600
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
      if let body { request.httpBody = try JSONEncoder().encode(body) }
      if let raw { request.httpBody = raw }
      if request.httpBody != nil, headers["Content-Type"] == nil {
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      }
      let (data, response) = try await URLSession.shared.data(for: request)
      let http = response as? HTTPURLResponse
      let pairs = (http?.allHeaderFields ?? [:]).map { ("\($0.key)".lowercased(), "\($0.value)") }
      return Reply(
        status: http?.statusCode ?? 0, headers: Dictionary(pairs) { $1 }, data: data)
    }

    /// Begins a session with a sentence.
    func begin(_ text: String, headers: [String: String] = [:]) async throws -> Reply {
      try await send("POST", "/v1/sessions", ["text": .string(text)], headers: headers)
    }

    /// Answers the turn of a reply with a sentence.
    func answer(
      _ reply: Reply,
      _ text: String,
      headers: [String: String] = [:]
    ) async throws -> Reply {
      try await send(
        "POST", "/v1/sessions/\(reply.text("session") ?? "")/answers",
        ["revision": reply.revision, "text": .string(text)], headers: headers)
    }
  }

  extension IntentServerOptions {
    /// The same, where whoever is at work is never taken for dead, however slow a full machine makes it.
    var trusting: Self {
      var options = self
      options.lifetimes.lease = 86_400
      return options
    }
  }
#endif
