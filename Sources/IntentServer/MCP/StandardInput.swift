#if Server
  import Foundation
  import IntentRuntime
  import Logging
  import ServiceLifecycle

  /// The Model Context Protocol over standard input and output: a message a line, both eras.
  actor StandardInput: Service {
    private let server: MCPServer
    private let language: String
    private let limit: Int
    private let output: @Sendable (JSONValue) -> Void
    private let lines: AsyncStream<InputLines.Line>
    private var session: MCPSession?
    private var running: [JSONValue: Task<Void, Never>] = [:]

    /// The user of a client that started the program itself.
    private static let user = "local"

    init(
      server: MCPServer,
      language: String,
      limit: Int,
      output: @escaping @Sendable (JSONValue) -> Void,
      lines: AsyncStream<InputLines.Line>
    ) {
      self.server = server
      self.language = language
      self.limit = limit
      self.output = output
      self.lines = lines
    }

    /// Serves until the input ends, or the process is told to stop.
    func run() async {
      let isAtEnd = await cancelWhenGracefulShutdown { await self.takeAll() }
      if isAtEnd {
        // The client is gone: nobody waits for anything.
        for task in running.values { task.cancel() }
        await session?.end()
      }
      for task in running.values { await task.value }
      await server.desk.tasks.drain()
    }

    /// - Returns: Whether the input has ended, rather than the server.
    private func takeAll() async -> Bool {
      for await line in lines {
        do {
          switch line {
          case .message(let data): await take(try RPCMessage(data))
          case .tooLong:
            throw RPCError(.invalidRequest, "the message has more than \(limit) bytes")
          }
        } catch {
          var id = JSONValue.null
          if case .message(let data) = line { id = RPCMessage.id(in: data) }
          output(RPCMessage.error(MCPEndpoint.rpcError(error), id: id))
        }
      }
      return !Task.isCancelled
    }

    private func take(_ message: RPCMessage) async {
      switch message {
      case .response(let id, let result): await session?.answer(id, result)
      case .notification("notifications/cancelled", let params):
        running[params["requestId"] ?? .null]?.cancel()
      case .notification: break
      case .request(let id, let method, let params): respond(to: method, id, params)
      }
    }

    private func respond(to method: String, _ id: JSONValue, _ params: JSONValue) {
      let (server, output) = (server, output)
      let exchange: MCPExchange
      do {
        guard running[id] == nil else { throw RPCError.usedTwice }
        exchange = try self.exchange(id, method, params)
      } catch {
        output(RPCMessage.error(MCPEndpoint.rpcError(error), id: id))
        return
      }
      running[id] = Task {
        do {
          let result = try await server.respond(to: method, params, exchange)
          output(RPCMessage.result(result, id: id))
        } catch {
          // Nobody waits for what was cancelled.
          if !(error is CancellationError) {
            output(RPCMessage.error(MCPEndpoint.rpcError(error), id: id))
          }
        }
        ended(id)
      }
    }

    private func ended(_ id: JSONValue) { running[id] = nil }

    /// Who asks: a request that names its version is one of its own, any other belongs to the session.
    private func exchange(
      _ id: JSONValue,
      _ method: String,
      _ params: JSONValue
    ) throws(RPCError) -> MCPExchange {
      if method == "initialize" {
        guard session == nil else {
          throw RPCError(.invalidRequest, "the session has begun; go on with it")
        }
        let begun = MCPSession(
          user: Self.user, language: language, params, at: server.desk.now())
        session = begun
        return begun.exchange(id, params, output)
      }
      if params["_meta"]?[MCPVersions.versionKey] != nil || method == "server/discover" {
        var exchange = try MCPEndpoint.exchange(params, user: Self.user, language: language)
        guard MCPVersions.modern.contains(exchange.version) else {
          throw MCPEndpoint.unsupported(exchange.version)
        }
        let output = output
        exchange.notify = { output(RPCMessage.notification($0, $1)) }
        return exchange
      }
      guard let session else {
        throw RPCError(.invalidRequest, "begin with 'initialize', or name the version in '_meta'")
      }
      return session.exchange(id, params, output)
    }
  }

  extension StandardInput {
    /// Writes a message to this process's output, one after the other.
    static let writer: @Sendable (JSONValue) -> Void = { [lock = NSLock()] message in
      let line = WireJSON.data(message) + Data("\n".utf8)
      // A client that is gone reads nothing; the end of its input ends the server.
      lock.withLock { try? FileHandle.standardOutput.write(contentsOf: line) }
    }
  }
#endif
