#if Server
  import Foundation
  import HTTPTypes
  import Hummingbird
  import IntentRuntime

  /// The Model Context Protocol over streamable HTTP: both eras at one path.
  struct MCPEndpoint: Sendable {
    let server: MCPServer
    let sessions = MCPSessions()

    /// Takes one message.
    func post(_ call: APICall) async throws -> Response {
      let data = try await call.body()
      let message: RPCMessage
      do {
        message = try RPCMessage(data)
      } catch {
        return Self.failure(error, id: RPCMessage.id(in: data))
      }
      if isModern(call, message) { return await modern(message, call) }
      return try await handshake(message, call)
    }

    /// Ends a session of the handshake.
    func delete(_ call: APICall) async throws -> Response {
      guard let session = await session(of: call) else {
        throw Problem(.unknownSession, "there is no such session of the protocol; begin another")
      }
      await sessions.remove(session)
      return Response(status: .noContent)
    }

    func session(of call: APICall) async -> MCPSession? {
      guard let id = call.header("Mcp-Session-Id") else { return nil }
      return await sessions.session(id, of: call.user, at: server.desk.now())
    }

    /// Whether a message is an exchange of its own.
    private func isModern(_ call: APICall, _ message: RPCMessage) -> Bool {
      let named = call.header("Mcp-Protocol-Version")
      if let named, MCPVersions.modern.contains(named) { return true }
      if let named, MCPVersions.handshake.contains(named) { return false }
      guard case .request(_, let method, let params) = message, method != "initialize" else {
        return false
      }
      return params["_meta"]?[MCPVersions.versionKey] != nil
    }

    static func failure(_ error: RPCError, id: JSONValue, status: Int? = nil) -> Response {
      .json(RPCMessage.error(error, id: id), status: status ?? error.status)
    }

    /// What an error of anything is to a client: it tells nothing of what is inside.
    static func rpcError(_ error: any Error) -> RPCError {
      switch error {
      case let error as RPCError: error
      case let problem as Problem: RPCError(.invalidParams, problem.detail)
      case let error as IntentError: RPCError(.invalidParams, Problem(error).detail)
      case is CancellationError: RPCError(.internalError, "the request was cancelled")
      case is ClientIsGone: RPCError(.internalError, "the client's session was ended")
      default: RPCError(.internalError, Problem(of: error).detail)
      }
    }
  }
#endif
