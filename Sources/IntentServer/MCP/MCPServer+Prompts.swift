#if Server
  import IntentConversation
  import IntentRuntime
  import IntentSchemas

  extension MCPServer {
    /// What people say to the apps: a prompt for each intent, whose values can be completed, and one for
    /// each example.
    func prompts(in language: String) -> [JSONValue] {
      let intents = tools(in: language).map { tool -> JSONValue in
        [
          "name": .string(tool.outline.toolName), "title": .string(tool.outline.title),
          "description": .string(tool.outline.summary ?? tool.outline.title),
          "arguments": .array(
            tool.outline.parameters.map { parameter in
              [
                "name": .string(parameter.name),
                "description": .string(parameter.prompt ?? parameter.title), "required": false,
              ]
            }),
        ]
      }
      return intents
        + examples(in: language).map { ["name": .string($0.name), "title": .string($0.text)] }
    }

    private func examples(in language: String) -> [(name: String, text: String)] {
      desk.apps.flatMap { app in
        app.app.examples(for: language).enumerated().map {
          ("\(app.name)-example-\($0.offset + 1)", $0.element)
        }
      }
    }

    func prompt(_ params: JSONValue, _ exchange: MCPExchange) throws -> JSONValue {
      let name = params["name"]?.text ?? ""
      if let example = examples(in: exchange.language).first(where: { $0.name == name }) {
        return Self.message(example.text)
      }
      guard let tool = tools(in: exchange.language).first(where: { $0.outline.toolName == name })
      else { throw RPCError(.invalidParams, "there is no prompt '\(name)'") }
      var text = tool.outline.title
      for parameter in tool.outline.parameters {
        guard let value = params["arguments"]?[parameter.name]?.text, !value.isEmpty else {
          continue
        }
        text += "\n\(parameter.title): \(value)"
      }
      return Self.message(text)
    }

    private static func message(_ text: String) -> JSONValue {
      ["messages": [["role": "user", "content": ["type": "text", "text": .string(text)]]]]
    }

    /// The values that an app offers for what is being typed.
    func complete(_ params: JSONValue, _ exchange: MCPExchange) async throws -> JSONValue {
      let name = params["ref"]?["name"]?.text ?? ""
      guard let tool = tools(in: exchange.language).first(where: { $0.outline.toolName == name })
      else { throw RPCError(.invalidParams, "there is no prompt '\(name)' whose values are known") }
      let argument = params["argument"]?["name"]?.text ?? ""
      guard let parameter = tool.outline.parameters.first(where: { $0.name == argument }) else {
        throw RPCError(.invalidParams, "'\(name)' has no argument '\(argument)'")
      }
      let typed = params["argument"]?["value"]?.text ?? ""
      let texts = try await offered(parameter, typed, tool, params, exchange)
      return [
        "completion": [
          "values": .strings(texts.prefix(Self.mostCompletions)),
          "total": .integer(texts.count),
          "hasMore": .boolean(texts.count > Self.mostCompletions),
        ]
      ]
    }

    /// The most that the protocol takes.
    private static let mostCompletions = 100

    private func offered(
      _ parameter: ParameterOutline,
      _ typed: String,
      _ tool: Tool,
      _ params: JSONValue,
      _ exchange: MCPExchange
    ) async throws -> [String] {
      if case .enumeration(let cases) = parameter.kind {
        let wanted = typed.lowercased()
        return cases.filter {
          $0.name.lowercased().hasPrefix(wanted) || $0.title.lowercased().hasPrefix(wanted)
        }.map(\.name)
      }
      var request = IntentRequest(domain: tool.outline.domain, intent: tool.outline.name)
      if case .object(let known)? = params["context"]?["arguments"] {
        request.parameters = known.filter { $0.key != parameter.name }
      }
      // By other arguments that are no values there is nothing to look up.
      guard let request = try? tool.app.reading(request) else { return [] }
      var session = IntentSession(id: "completion", request: request, language: exchange.language)
      session.owner = exchange.user
      let engine = tool.app.app.engine
      let sections = try? await engine.options(
        of: session, for: parameter.name, searchTerm: typed.isEmpty ? nil : typed)
      return sections?.flatMap(\.options).map(\.text) ?? []
    }
  }
#endif
