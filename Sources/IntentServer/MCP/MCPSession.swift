#if Server
  import Foundation
  import IntentRuntime
  import ServiceLifecycle

  /// What is known of a client between `initialize` and its end: of the era of handshakes.
  actor MCPSession {
    let id: String
    let user: String
    let language: String
    let version: String
    let canElicit: Bool
    private var asked: [JSONValue: CheckedContinuation<Result<JSONValue, any Error>, Never>] = [:]
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
    ///
    /// - Returns: False where one with the id is running: nothing is done then.
    func run(_ id: JSONValue, _ body: @escaping @Sendable () async -> Void) -> Bool {
      guard running[id] == nil else { return false }
      running[id] = Task {
        await body()
        ended(id)
      }
      return true
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
        await withGracefulShutdownHandler {
          await withCheckedContinuation {
            (continuation: CheckedContinuation<Result<JSONValue, any Error>, Never>) in
            guard !Task.isCancelled else {
              continuation.resume(returning: .failure(CancellationError()))
              return
            }
            asked[id] = continuation
            send(RPCMessage.request("elicitation/create", id: id, params))
          }
        } onGracefulShutdown: {
          Task { await self.end(id, StoppedAsking()) }
        }
      } onCancel: {
        Task { await self.end(id, CancellationError()) }
      }
      try Task.checkCancellation()
      return MCPExchange.Elicited(try result.get())
    }

    /// What the client answers.
    func answer(_ id: JSONValue, _ result: Result<JSONValue, RPCError>) {
      asked.removeValue(forKey: id)?.resume(returning: result.mapError { $0 as any Error })
    }

    /// Ends a question that nobody answers.
    private func end(_ id: JSONValue, _ error: any Error) {
      asked.removeValue(forKey: id)?.resume(returning: .failure(error))
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

  /// The server stops: nobody is asked any more.
  struct StoppedAsking: Error {}

  /// The clients that have begun a session over HTTP.
  actor MCPSessions {
    private var sessions: [String: MCPSession] = [:]
    /// The sessions of each user, who was heard of longest ago first.
    private var order: [String: [String]] = [:]

    /// The most that are kept of one user; nobody ends another's.
    private static let most = 100

    func add(_ session: MCPSession) async {
      sessions[session.id] = session
      order[session.user, default: []].append(session.id)
      let ids = order[session.user, default: []]
      guard ids.count > Self.most, let oldest = ids.first.flatMap({ sessions[$0] }) else { return }
      await remove(oldest)
    }

    /// A user's session; for anybody else it does not exist.
    func session(_ id: String, of user: String) -> MCPSession? {
      guard let session = sessions[id], session.user == user else { return nil }
      order[user]?.removeAll { $0 == id }
      order[user, default: []].append(id)
      return session
    }

    func remove(_ session: MCPSession) async {
      sessions[session.id] = nil
      order[session.user]?.removeAll { $0 == session.id }
      if order[session.user]?.isEmpty == true { order[session.user] = nil }
      await session.end()
    }
  }
#endif
