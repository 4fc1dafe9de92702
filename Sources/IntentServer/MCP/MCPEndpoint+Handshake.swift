#if Server
  import Foundation
  import HTTPTypes
  import Hummingbird
  import IntentRuntime

  extension MCPEndpoint {
    /// A message of a session that began with `initialize`.
    func handshake(_ message: RPCMessage, _ call: APICall) async throws -> Response {
      if case .request(let id, "initialize", let params) = message {
        return await initialize(id, params, call)
      }
      if let version = call.header("Mcp-Protocol-Version"),
        !MCPVersions.handshake.contains(version)
      {
        let error = RPCError(
          .unsupportedVersion, "this version of the protocol is not spoken here",
          data: ["supported": .strings(MCPVersions.all), "requested": .string(version)])
        return Self.failure(error, id: message.id)
      }
      guard call.header("Mcp-Session-Id") != nil else {
        return Self.failure(
          RPCError(.invalidRequest, "begin with 'initialize', and send its Mcp-Session-Id"),
          id: message.id)
      }
      guard let session = await session(of: call) else {
        return Self.failure(
          RPCError(.invalidRequest, "there is no such session; begin with 'initialize'"),
          id: message.id, status: 404)
      }
      switch message {
      case .notification("notifications/cancelled", let params):
        await session.cancel(params["requestId"] ?? .null)
        return Response(status: .accepted)
      case .notification: return Response(status: .accepted)
      case .response(let id, let result):
        await session.answer(id, result)
        return Response(status: .accepted)
      case .request(let id, let method, let params):
        return await respond(to: method, id, params, session)
      }
    }

    private func initialize(
      _ id: JSONValue,
      _ params: JSONValue,
      _ call: APICall
    ) async -> Response {
      let session = MCPSession(
        user: call.user, language: call.language, params, at: server.desk.now())
      await sessions.add(session)
      do {
        let result = try await server.respond(
          to: "initialize", params, session.exchange(id, params) { _ in })
        return .json(
          RPCMessage.result(result, id: id), headers: [("Mcp-Session-Id", session.id)])
      } catch {
        return Self.failure(Self.rpcError(error), id: id, status: 200)
      }
    }

    private func respond(
      to method: String,
      _ id: JSONValue,
      _ params: JSONValue,
      _ session: MCPSession
    ) async -> Response {
      let messages = MessageStream()
      let exchange = session.exchange(id, params) { messages.send($0) }
      let (results, continuation) = AsyncStream<Result<JSONValue, FailedMessage>>.makeStream()
      let isNew = await session.run(id) {
        do {
          let result = try await server.respond(to: method, params, exchange)
          continuation.yield(.success(RPCMessage.result(result, id: id)))
        } catch {
          continuation.yield(.failure(FailedMessage(error: Self.rpcError(error), id: id)))
        }
        continuation.finish()
      }
      guard isNew else { return Self.failure(RPCError.usedTwice, id: id, status: 200) }
      messages.run {
        // Whoever goes away has nobody left to ask, but has cancelled nothing.
        await withTaskCancellationHandler {
          for await result in results { return result }
          return .failure(
            FailedMessage(error: RPCError(.internalError, "the request was cancelled"), id: id))
        } onCancel: {
          Task { await session.leave(id) }
        }
      }
      // To a request of a session, 404 would say that the session is gone.
      return await messages.response(isStream: method == "tools/call", failure: 200)
    }
  }
#endif
