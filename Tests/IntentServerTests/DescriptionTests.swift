#if Server
  import Foundation
  import HTTPTypes
  import IntentConversation
  import IntentRuntime
  import IntentSchemas
  import Testing

  @testable import IntentServer

  @Suite("The description of the API")
  struct DescriptionTests {
    private func member(_ reply: Reply, _ path: String...) -> JSONValue? {
      path.reduce(reply.json as JSONValue?) { $0?[$1] }
    }

    @Test("has every path and method that the server has, and every status of its problems")
    func paths() async throws {
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      let endpoints = try IntentServer(apps: [Bank().app()], options: options).api.endpoints
      try await RunningServer.with([Bank().app()]) { server in
        let description = try await server.send("GET", "/openapi.json")
        for endpoint in endpoints where !["/", "/mcp"].contains(endpoint.path) {
          for (method, _) in endpoint.methods {
            let responses = member(
              description, "paths", endpoint.path, method.rawValue.lowercased(), "responses")
            #expect(responses != nil, "\(method) \(endpoint.path)")
            // A session may be damaged, whatever is to be done with it.
            if endpoint.path.hasPrefix("/v1/sessions") || endpoint.path == "/v1/dispatch" {
              for status in ["500", "503"] {
                #expect(responses?[status] != nil, "\(method) \(endpoint.path) \(status)")
              }
            }
          }
        }
        let handled = member(
          description, "paths", "/v1/dispatch", "post", "responses", "200", "description")
        #expect(handled?.text?.contains("turn.outcome.ending") == true)
      }
    }

    @Test(
      "describes the limits of a parameter, and leaves what is beyond them to the dialogue",
      arguments: [
        (1, 4, "How many? From 1 to 4."), (nil, 2.5, "How many? At most 2.5."),
        (-3, nil, "How many? At least -3."), (nil, nil, "How many?"),
      ] as [(Double?, Double?, String)])
    func limits(minimum: Double?, maximum: Double?, description: String) {
      let parameter = ParameterOutline(
        "count", title: "Count", typeName: "Decimal", minimum: minimum, maximum: maximum,
        prompt: "How many?")
      let order = IntentOutline(name: "Order", title: "Order", parameters: [parameter])
      let document = OpenAPIDocument(intents: [order], title: "Bank", needsToken: false).value
      let described = [
        "components", "schemas", "\(order.toolName)Request", "properties", "parameters",
        "properties", "count",
      ].reduce(document as SchemaValue?) { $0?[$1] }
      guard case .array(let alternatives)? = described?["anyOf"] else {
        Issue.record("no parameter: \(document)")
        return
      }
      #expect(alternatives.first?["minimum"] == nil)
      #expect(alternatives.first?["maximum"] == nil)
      #expect(alternatives.first?["description"] == .string(description))
      #expect((parameter.inputSchema["maximum"] == nil) == (maximum == nil))
    }

    @Test("says how long a sentence may be, and so does the page", arguments: [10_000, 50])
    func textLength(length: Int) async throws {
      var options = IntentServerOptions()
      options.limits.textLength = length
      try await RunningServer.with([Bank().app()], options) { server in
        let description = try await server.send("GET", "/openapi.json")
        for schema in ["Opening", "Answer"] {
          #expect(
            member(description, "components", "schemas", schema, "properties", "text", "maxLength")
              == .integer(length))
        }
        let page = String(decoding: try await server.send("GET", "/").data, as: UTF8.self)
        #expect(page.contains(#"maxlength="\#(length)""#))
        let long = try await server.begin(String(repeating: "a", count: length + 1))
        #expect(long.text("type") == "urn:intentgen:problem:text-too-long")
      }
    }
  }
#endif
