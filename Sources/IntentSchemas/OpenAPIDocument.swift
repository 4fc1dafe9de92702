/// What a server of some intents says of its HTTP API, in OpenAPI 3.1.
package struct OpenAPIDocument: Sendable {
  private let intents: [IntentOutline]
  private let title: String
  private let needsToken: Bool
  private let root: String
  private let textLength: Int

  /// The characters of a sentence that a server takes unless it is told otherwise.
  package static let textLength = 10_000

  /// A document.
  ///
  /// - Parameters:
  ///   - title: What the API is called.
  ///   - needsToken: Whether a bearer token is asked for.
  ///   - root: The path that all paths begin with; empty for none.
  ///   - textLength: The characters of a sentence that the server takes.
  package init(
    intents: [IntentOutline],
    title: String,
    needsToken: Bool,
    root: String = "",
    textLength: Int = Self.textLength
  ) {
    self.intents = intents
    self.title = title
    self.needsToken = needsToken
    self.root = root
    self.textLength = textLength
  }

  /// The whole document.
  package var value: SchemaValue {
    .members(
      ("openapi", "3.1.0"),
      ("info", ["title": .string(title), "version": "1"]),
      ("servers", root.isEmpty ? nil : [["url": .string(root)]]),
      ("security", needsToken ? [["bearer": []]] : nil),
      ("paths", paths),
      ("components", components))
  }

  private var paths: SchemaValue {
    [
      "/v1/intents": ["get": Self.listIntents],
      "/v1/sessions": ["post": Self.beginSession],
      "/v1/sessions/{id}": [
        "parameters": [Self.idParameter], "get": Self.getSession, "delete": Self.cancelSession,
      ],
      "/v1/sessions/{id}/answers": ["parameters": [Self.idParameter], "post": Self.answer],
      "/v1/sessions/{id}/events": ["parameters": [Self.idParameter], "get": Self.events],
      "/v1/dispatch": ["post": Self.dispatch],
      "/openapi.json": ["get": Self.open("getDescription", "This document.")],
      "/health": ["get": Self.open("getHealth", "Whether the server runs.")],
      "/ready": [
        "get": Self.open(
          "getReadiness", "Whether sessions can be kept now.", others: ["503"])
      ],
    ]
  }

  private var components: SchemaValue {
    let schemas: [SchemaValue.Member] =
      intents.map { SchemaValue.Member(Self.schemaName($0), Self.request($0)) }
      + [
        SchemaValue.Member(
          "Request",
          intents.isEmpty
            ? ["type": "object"]
            : ["anyOf": .array(intents.map { Self.reference(Self.schemaName($0)) })])
      ] + OpenAPISchemas(textLength: textLength).all
    return .members(
      ("schemas", .object(schemas)),
      (
        "responses",
        [
          "Problem": [
            "description": "What is wrong, and what to do.",
            "content": [
              "application/problem+json": ["schema": Self.reference("Problem")]
            ],
          ]
        ]
      ),
      (
        "securitySchemes",
        needsToken ? ["bearer": ["type": "http", "scheme": "bearer"]] : nil
      ))
  }

  private static func schemaName(_ intent: IntentOutline) -> String { "\(intent.toolName)Request" }

  /// A request for one intent.
  private static func request(_ intent: IntentOutline) -> SchemaValue {
    .members(
      ("type", "object"), ("title", .string(intent.title)),
      ("description", intent.summary.map { .string($0) }),
      (
        "properties",
        .members(
          ("domain", intent.domain.map { ["const": .string($0)] }),
          ("intent", ["const": .string(intent.name)]),
          ("parameters", intent.requestSchema))
      ),
      ("required", ["intent"]), ("additionalProperties", false))
  }

  static func reference(_ name: String) -> SchemaValue {
    ["$ref": .string("#/components/schemas/\(name)")]
  }
}
