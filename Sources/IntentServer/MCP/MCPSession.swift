#if Server
  import Foundation
  import IntentRuntime

  /// What is known of a client between `initialize` and its end: of the era of handshakes.
  actor MCPSession {
    let id: String
    let user: String
    let language: String
    let version: String
    let canElicit: Bool
    private var asked: [JSONValue: CheckedContinuation<Result<JSONValue, RPCError>, Never>] = [:]
    private var running: [JSONValue: Task<Void, Never>] = [:]
    private var count = 0

    /// - Parameter params: What the client sent with `initialize`.
    init(user: String, language: String, _ params: JSONValue) {
      id = IntentSession.newIdempotencyKey()
      self.user = user
      self.language = language
      version = MCPServer.version(for: params["protocolVersion"]?.text)
      canElicit = Self.canElicit(params["capabilities"])
    }

    /// Whether a client's capabilities have forms.
    static func canElicit(_ capabilities: JSONValue?) -> Bool {
      guard case .object(let modes)? = capabilities?["elicitation"] else { return false }
      // An empty object means forms, as it did before there was anything else.
      return modes.isEmpty || modes["form"] != nil
    }

    /// Runs a request, so that it can be cancelled by its id.
    func run(_ id: JSONValue, _ body: @escaping @Sendable () async -> Void) {
      running[id] = Task {
        await body()
        ended(id)
      }
    }

    private func ended(_ id: JSONValue) { running[id] = nil }

    /// Ends a request that the client wants no more.
    func cancel(_ id: JSONValue) { running[id]?.cancel() }

    /// Asks the client something, and waits for its response.
    func ask(
      _ params: JSONValue,
      _ send: @Sendable (JSONValue) -> Void
    ) async throws -> MCPExchange.Elicited {
      count += 1
      let id = JSONValue.string("elicit-\(count)")
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation {
          (continuation: CheckedContinuation<Result<JSONValue, RPCError>, Never>) in
          guard !Task.isCancelled else {
            continuation.resume(returning: .failure(RPCError(.internalError, "cancelled")))
            return
          }
          asked[id] = continuation
          send(RPCMessage.request("elicitation/create", id: id, params))
        }
      } onCancel: {
        Task { await self.answer(id, .failure(RPCError(.internalError, "cancelled"))) }
      }
      try Task.checkCancellation()
      return MCPExchange.Elicited(try result.get())
    }

    /// What the client answers.
    func answer(_ id: JSONValue, _ result: Result<JSONValue, RPCError>) {
      asked.removeValue(forKey: id)?.resume(returning: result)
    }

    /// Ends everything.
    func end() {
      for task in running.values { task.cancel() }
      for id in asked.keys { answer(id, .failure(RPCError(.internalError, "the session ended"))) }
    }

    /// The way to the client for one of its requests.
    ///
    /// - Parameter send: Takes messages to the client, in order.
    nonisolated func exchange(
      _ params: JSONValue,
      _ send: @escaping @Sendable (JSONValue) -> Void
    ) -> MCPExchange {
      var exchange = MCPExchange(
        user: user, language: language, version: version, canElicit: canElicit,
        progressToken: params["_meta"]?["progressToken"])
      exchange.notify = { send(RPCMessage.notification($0, $1)) }
      exchange.elicit = { [weak self] form in
        guard let self else { return .cancelled }
        return try await ask(Self.form(form, for: version), send)
      }
      return exchange
    }

    /// A form as a version has it: the first ones know no modes.
    private static func form(_ form: JSONValue, for version: String) -> JSONValue {
      guard version < "2025-11-25", case .object(var members) = form else { return form }
      members["mode"] = nil
      return .object(members)
    }
  }

  /// The clients that have begun a session over HTTP.
  actor MCPSessions {
    private var sessions: [String: MCPSession] = [:]
    private var order: [String] = []

    /// The most that are kept; who was heard of longest ago goes first.
    private static let most = 1_000

    func add(_ session: MCPSession) async {
      sessions[session.id] = session
      order.append(session.id)
      if order.count > Self.most { await sessions.removeValue(forKey: order.removeFirst())?.end() }
    }

    /// A user's session; for anybody else it does not exist.
    func session(_ id: String, of user: String) -> MCPSession? {
      guard let session = sessions[id], session.user == user else { return nil }
      if let place = order.firstIndex(of: id) { order.append(order.remove(at: place)) }
      return session
    }

    func remove(_ session: MCPSession) async {
      sessions[session.id] = nil
      order.removeAll { $0 == session.id }
      await session.end()
    }
  }
#endif
