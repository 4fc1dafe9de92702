#if Server
  import Foundation
  import IntentRuntime
  import IntentSchemas

  extension MCPServer {
    /// Calls a tool: begins a session or goes on with one, and asks the user as the client can.
    func call(_ params: JSONValue, _ exchange: MCPExchange) async throws -> JSONValue {
      let name = params["name"]?.text ?? ""
      guard let tool = tools(in: exchange.language).first(where: { $0.outline.toolName == name })
      else {
        throw RPCError(
          .invalidParams, "there is no tool '\(name)'; 'tools/list' says which there are")
      }
      let arguments: [String: JSONValue]
      switch params["arguments"] {
      case .object(let members)?: arguments = members
      case nil, .null?: arguments = [:]
      default: throw RPCError(.invalidParams, "the arguments of a tool are an object")
      }
      let call = ToolCall(
        server: self, tool: tool, arguments: arguments, exchange: exchange)
      do {
        return try await call.run(params)
      } catch let problem as Problem {
        return Self.failure(problem.detail)
      } catch let error as IntentError {
        desk.report(error)
        return Self.failure(Problem(error).detail)
      }
    }

    /// A call that came to nothing, in words from which a model learns what to do.
    static func failure(_ text: String) -> JSONValue {
      [
        "content": [["type": "text", "text": .string(text)]], "isError": true,
        "structuredContent": ["status": "failed", "text": .string(text)],
      ]
    }
  }
#endif
