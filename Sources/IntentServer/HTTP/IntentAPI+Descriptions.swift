#if Server
  import Hummingbird
  import IntentConversation
  import IntentRuntime
  import IntentSchemas

  extension IntentAPI {
    func intents(_ call: APICall) async throws -> Response {
      let apps = desk.apps.map { app -> JSONValue in
        .object([
          "name": .string(app.name), "alternativeNames": .strings(app.app.alternativeNames),
          "examples": .strings(app.app.examples(for: call.language)),
          "intents": .array(app.outlines(in: call.language).map { $0.description.json }),
        ])
      }
      return .json(
        .object(["language": .string(call.language), "apps": .array(apps)]),
        headers: [("Content-Language", call.language), ("Vary", "Accept-Language")])
    }

    func openAPI(_ call: APICall) async throws -> Response {
      let outlines = desk.apps.flatMap { $0.outlines(in: call.language) }
      let document = OpenAPIDocument(
        intents: outlines, title: desk.apps.map(\.name).joined(separator: ", "),
        needsToken: options.access.needsToken, root: call.root,
        textLength: call.limits.textLength)
      return .json(document.value.json)
    }

    func health(_ call: APICall) async throws -> Response {
      .json(.object(["status": .string("ok")]))
    }

    /// Whether sessions can be kept now.
    func ready(_ call: APICall) async throws -> Response {
      do {
        try await readiness.check()
      } catch {
        desk.report(error)
        throw Problem(.storeUnavailable, "the store keeps no session now; wait")
      }
      return .json(.object(["status": .string("ready")]))
    }
  }
#endif
