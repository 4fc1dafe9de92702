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
    /// When the client was heard of last.
    nonisolated let heard: Locked<Date>
    private var asked: [JSONValue: Question] = [:]
    private var running: [JSONValue: Task<Void, Never>] = [:]
    /// The running requests whose clients are gone.
    private var left: Set<JSONValue> = []
    private var hasEnded = false
    private var count = 0

    private struct Question {
      let request: JSONValue
      let continuation: CheckedContinuation<Result<JSONValue, any Error>, Never>
    }

    /// - Parameters:
    ///   - params: What the client sent with `initialize`.
    ///   - date: Now.
    init(user: String, language: String, _ params: JSONValue, at date: Date) {
      heard = Locked(date)
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

    private func ended(_ id: JSONValue) {
      running[id] = nil
      left.remove(id)
    }

    /// Ends a request that the client wants no more.
    func cancel(_ id: JSONValue) { running[id]?.cancel() }

    /// Ends what a request asks, whose client is gone. What it does goes on: nobody has cancelled it.
    func leave(_ request: JSONValue) {
      guard running[request] != nil else { return }
      left.insert(request)
      endQuestions { $0 == request }
    }

    /// Whether the client of a running request is gone.
    func hasLeft(_ request: JSONValue) -> Bool { left.contains(request) }

    /// Asks the client something for one of its requests, and waits for its response.
    func ask(
      _ params: JSONValue,
      for request: JSONValue,
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
            guard !hasEnded, !left.contains(request) else {
              continuation.resume(returning: .failure(ClientIsGone()))
              return
            }
            asked[id] = Question(request: request, continuation: continuation)
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
      asked.removeValue(forKey: id)?.continuation
        .resume(returning: result.mapError { $0 as any Error })
    }

    /// Ends a question that nobody answers.
    private func end(_ id: JSONValue, _ error: any Error) {
      asked.removeValue(forKey: id)?.continuation.resume(returning: .failure(error))
    }

    private func endQuestions(of isMeant: (JSONValue) -> Bool = { _ in true }) {
      for (id, question) in asked where isMeant(question.request) { end(id, ClientIsGone()) }
    }

    /// Ends the session: nobody is there any more to be asked. What is being done goes on.
    func end() {
      hasEnded = true
      endQuestions()
    }

    /// The way to the client for one of its requests.
    ///
    /// - Parameter send: Takes messages to the client, in order.
    nonisolated func exchange(
      _ id: JSONValue,
      _ params: JSONValue,
      _ send: @escaping @Sendable (JSONValue) -> Void
    ) -> MCPExchange {
      var exchange = MCPExchange(
        user: user, language: language, version: version, canElicit: canElicit,
        progressToken: params["_meta"]?["progressToken"])
      exchange.notify = { send(RPCMessage.notification($0, $1)) }
      exchange.elicit = { [weak self] form in
        guard let self else { return .cancelled }
        return try await ask(Self.form(form, for: version), for: id, send)
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

  /// The client of a request is gone: it is not asked any more.
  struct ClientIsGone: Error {}
#endif
