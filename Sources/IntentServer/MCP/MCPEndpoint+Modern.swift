#if Server
  import Foundation
  import Hummingbird
  import IntentRuntime

  extension MCPEndpoint {
    /// A request that knows nothing of others: its version, its client and its state are in it.
    func modern(_ message: RPCMessage, _ call: APICall) async -> Response {
      guard case .request(let id, let method, let params) = message else {
        // Whoever wants a request no more closes its stream.
        return Response(status: .accepted)
      }
      do {
        let exchange = try exchange(method, params, call)
        guard method == "tools/call" else {
          let result = try await server.respond(to: method, params, exchange)
          return .json(RPCMessage.result(result, id: id))
        }
        return await stream(id, method, params, exchange)
      } catch {
        return Self.failure(Self.rpcError(error), id: id)
      }
    }

    /// Checks that the headers say what the body says, and reads who asks.
    private func exchange(
      _ method: String,
      _ params: JSONValue,
      _ call: APICall
    ) throws(RPCError) -> MCPExchange {
      let exchange = try Self.exchange(params, user: call.user, language: call.language)
      func check(_ name: String, _ expected: String?) throws(RPCError) {
        guard let expected, Self.decoded(call.header(name)) != expected else { return }
        throw RPCError(.headerMismatch, "the header \(name) does not say what the body says")
      }
      try check("Mcp-Protocol-Version", params["_meta"]?[MCPVersions.versionKey]?.text ?? "")
      try check("Mcp-Method", method)
      if method == "tools/call" || method == "prompts/get" {
        try check("Mcp-Name", params["name"]?.text)
      }
      guard MCPVersions.modern.contains(exchange.version) else {
        throw Self.unsupported(exchange.version)
      }
      return exchange
    }

    /// Who asks, by what the request says.
    static func exchange(
      _ params: JSONValue,
      user: String,
      language: String
    ) throws(RPCError) -> MCPExchange {
      let meta = params["_meta"] ?? .null
      guard case .object = meta, let version = meta[MCPVersions.versionKey],
        let capabilities = meta[MCPVersions.capabilitiesKey]
      else {
        throw RPCError(
          .invalidParams,
          "params._meta must have '\(MCPVersions.versionKey)' and '\(MCPVersions.capabilitiesKey)'")
      }
      guard let version = version.text else {
        throw RPCError(.invalidParams, "the version of the protocol is a string")
      }
      return MCPExchange(
        user: user, language: language, version: version,
        canElicit: MCPSession.canElicit(capabilities), progressToken: meta["progressToken"])
    }

    static func unsupported(_ version: String) -> RPCError {
      RPCError(
        .unsupportedVersion, "this version of the protocol is not spoken here",
        data: ["supported": .strings(MCPVersions.modern), "requested": .string(version)])
    }

    /// A header's value, which may be wrapped to carry what headers cannot.
    private static func decoded(_ value: String?) -> String? {
      guard let value, value.hasPrefix("=?base64?"), value.hasSuffix("?=") else { return value }
      return Data(base64Encoded: String(value.dropFirst(9).dropLast(2)))
        .map { String(decoding: $0, as: UTF8.self) }
    }

    /// A call whose answer may take a while: plain where it comes before anything is to be told.
    private func stream(
      _ id: JSONValue,
      _ method: String,
      _ params: JSONValue,
      _ exchange: MCPExchange
    ) async -> Response {
      let messages = MessageStream()
      var exchange = exchange
      exchange.notify = { messages.send(RPCMessage.notification($0, $1)) }
      let told = exchange
      messages.run {
        do {
          let result = try await server.respond(to: method, params, told)
          return .success(RPCMessage.result(result, id: id))
        } catch {
          return .failure(FailedMessage(error: Self.rpcError(error), id: id))
        }
      }
      return await messages.response()
    }
  }
#endif
