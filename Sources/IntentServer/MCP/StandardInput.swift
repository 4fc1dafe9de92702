#if Server
  import Foundation
  import IntentRuntime
  import Logging

  /// The Model Context Protocol over standard input and output: a message a line, both eras.
  actor StandardInput {
    private let server: MCPServer
    private let language: String
    private let limit: Int
    private let output: @Sendable (JSONValue) -> Void
    private var session: MCPSession?
    private var running: [JSONValue: Task<Void, Never>] = [:]

    /// The user of a client that started the program itself.
    private static let user = "local"

    init(
      server: MCPServer,
      language: String,
      limit: Int,
      output: @escaping @Sendable (JSONValue) -> Void
    ) {
      self.server = server
      self.language = language
      self.limit = limit
      self.output = output
    }

    /// Serves until the input ends.
    func run(_ lines: AsyncStream<String>) async {
      for await line in lines where !line.allSatisfy(\.isWhitespace) {
        guard line.utf8.count <= limit else {
          output(
            RPCMessage.error(
              RPCError(.invalidRequest, "the message has more than \(limit) bytes"), id: .null))
          continue
        }
        do {
          await take(try RPCMessage(Data(line.utf8)))
        } catch {
          output(RPCMessage.error(MCPEndpoint.rpcError(error), id: .null))
        }
      }
      for task in running.values { task.cancel() }
      await session?.end()
      for task in running.values { await task.value }
      await server.desk.tasks.drain()
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
        exchange = try self.exchange(method, params)
      } catch {
        output(RPCMessage.error(error, id: id))
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
    private func exchange(_ method: String, _ params: JSONValue) throws(RPCError) -> MCPExchange {
      if method == "initialize" {
        let begun = MCPSession(user: Self.user, language: language, params)
        session = begun
        return begun.exchange(params, output)
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
      return session.exchange(params, output)
    }
  }

  extension StandardInput {
    /// The lines of this process's input, read by a thread of their own.
    static var lines: AsyncStream<String> {
      AsyncStream { continuation in
        Thread.detachNewThread {
          while let line = readLine() { continuation.yield(line) }
          continuation.finish()
        }
      }
    }

    /// Writes a message to this process's output, one after the other.
    static let writer: @Sendable (JSONValue) -> Void = { [lock = NSLock()] message in
      let line = WireJSON.data(message) + Data("\n".utf8)
      // A client that is gone reads nothing; the end of its input ends the server.
      lock.withLock { try? FileHandle.standardOutput.write(contentsOf: line) }
    }
  }
#endif
