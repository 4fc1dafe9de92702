#if Server
  import IntentRuntime

  @testable import IntentServer

  extension JSONValue {
    /// A request of JSON-RPC.
    static func request(_ id: Int, _ method: String, _ params: JSONValue = [:]) -> JSONValue {
      [
        "jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params,
      ]
    }

    /// A call that has somebody paid, once the user agrees; it wants to be told of its progress.
    static func call(_ id: Int, payee: String = "Coco") -> JSONValue {
      request(
        id, "tools/call",
        [
          "name": "Payments_SendPayment", "arguments": ["payee": .string(payee)],
          "_meta": ["progressToken": "progress"],
        ])
    }

    /// What a user answers to a question with a form.
    static func accept(_ question: JSONValue, _ content: JSONValue) -> JSONValue {
      [
        "jsonrpc": "2.0", "id": question["id"] ?? .null,
        "result": ["action": "accept", "content": content],
      ]
    }

    /// The beginning of a session with a client that can ask its user.
    static let initialize = initialize("2025-11-25")

    static func initialize(_ version: String, canBeAsked: Bool = true) -> JSONValue {
      request(
        0, "initialize",
        [
          "protocolVersion": .string(version),
          "capabilities": canBeAsked ? ["elicitation": .object([:])] : .object([:]),
        ])
    }
  }

  extension RunningServer {
    /// Begins a session of the protocol.
    func initialize(headers: [String: String] = [:]) async throws -> Reply {
      try await send("POST", "/mcp", .initialize, headers: headers)
    }

    /// Calls a tool in the era without sessions.
    func callTool(
      _ more: [String: JSONValue] = [:],
      named name: String = "Payments_SendPayment",
      canBeAsked: Bool = true
    ) async throws -> Reply {
      let version = "2026-07-28"
      var params: [String: JSONValue] = [
        "name": "Payments_SendPayment", "arguments": ["payee": "Coco"],
        "_meta": [
          "io.modelcontextprotocol/protocolVersion": .string(version),
          "io.modelcontextprotocol/clientCapabilities":
            canBeAsked ? ["elicitation": .object([:])] : .object([:]),
        ],
      ]
      params.merge(more) { $1 }
      return try await send(
        "POST", "/mcp", .request(1, "tools/call", .object(params)),
        headers: [
          "Mcp-Protocol-Version": version, "Mcp-Method": "tools/call",
          "Mcp-Name": name,
        ])
    }
  }
#endif
