extension IntentOutline {
  /// What the parameters of a request must be like.
  package var inputSchema: SchemaValue {
    [
      "type": "object",
      "properties": .object(parameters.map { SchemaValue.Member($0.name, $0.inputSchema) }),
      "additionalProperties": false,
    ]
  }

  /// The same where a request is taken over HTTP: a parameter may be null, which is as good as none, and beyond its
  /// limits, which is asked about.
  var requestSchema: SchemaValue {
    let properties = parameters.map { parameter in
      SchemaValue.Member(
        parameter.name, ["anyOf": [parameter.requestSchema, ["type": "null"]]])
    }
    return [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
  }

  /// What a response is like.
  package var responseSchema: SchemaValue {
    .members(
      ("type", "object"),
      ("properties", .object(properties.map { SchemaValue.Member($0.name, $0.outputSchema) })))
  }

  /// What becomes of the intent, with what comes back.
  package var outcomeSchema: SchemaValue {
    [
      "type": "object",
      "properties": [
        "status": [
          "type": "string",
          "enum": [
            "handled", "failed", "declined", "cancelled", "unknown", "inProgress", "needsInput",
          ],
        ],
        "code": codes.isEmpty ? ["type": "string"] : ["type": "string", "enum": .strings(codes)],
        "text": ["type": "string", "description": "What the user is told."],
        "response": responseSchema,
        "session": ["type": "string", "description": "With what the next call goes on."],
        "needs": ["type": "object", "description": "What is missing, and how to give it."],
      ],
      "required": ["status", "text"],
    ]
  }

  /// Whether it changes nothing: it shows what is there.
  package var isReadOnly: Bool {
    !isConfirmed && Self.isReading(name, category: category, verb: verb)
  }

  /// Whether an intent shows what is there, by what its definition calls it.
  package static func isReading(_ name: String, category: String?, verb: String?) -> Bool {
    let categories = ["information", "search"]
    let verbs = ["view", "open", "show", "find", "search", "get", "check"]
    return category.map { categories.contains($0.lowercased()) } ?? false
      || verb.map { verbs.contains($0.lowercased()) } ?? false
      || ["Search", "Get", "List", "Find"].contains { name.hasPrefix($0) }
  }

  /// Whether it takes something away, or cannot be taken back.
  package var isDestructive: Bool {
    guard !isReadOnly else { return false }
    return isConfirmed || ["Delete", "Cancel", "Remove", "End"].contains { name.hasPrefix($0) }
  }

  /// All that there is to know of it, as a server lists it.
  package var description: SchemaValue {
    .members(
      ("name", .string(name)), ("domain", domain.map { .string($0) }),
      ("title", .string(title)), ("description", summary.map { .string($0) }),
      ("tool", .string(toolName)), ("isConfirmed", .boolean(isConfirmed)),
      ("isIdempotent", .boolean(isIdempotent)), ("isReadOnly", .boolean(isReadOnly)),
      ("parameters", inputSchema), ("response", responseSchema), ("codes", .strings(codes)))
  }

  /// It as a tool of the Model Context Protocol.
  package var tool: SchemaValue {
    var input = inputSchema
    if case .object(let members)? = input["properties"] {
      // A client that asks its user nothing goes on with these.
      input["properties"] = .object(members + continuation)
    }
    return .members(
      ("name", .string(toolName)), ("title", .string(title)),
      ("description", .string([title, summary].compactMap(\.self).joined(separator: ". "))),
      ("inputSchema", input), ("outputSchema", outcomeSchema),
      (
        "annotations",
        [
          "title": .string(title), "readOnlyHint": .boolean(isReadOnly),
          "destructiveHint": .boolean(isDestructive),
          "idempotentHint": .boolean(isReadOnly || isIdempotent), "openWorldHint": false,
        ]
      ))
  }

  /// The arguments of a tool that are no parameters of its intent: `session` and `confirmed`, unless the
  /// intent has parameters of these names.
  package var sessionArgument: String { argument("session") }
  package var confirmedArgument: String { argument("confirmed") }

  private func argument(_ name: String) -> String {
    parameters.contains { $0.name == name } ? argument("\(name)_") : name
  }

  private var continuation: [SchemaValue.Member] {
    [
      SchemaValue.Member(
        sessionArgument,
        [
          "type": "string",
          "description":
            "What an earlier call gave that needed input: give it again, with what was missing.",
        ]),
      SchemaValue.Member(
        confirmedArgument,
        [
          "type": "boolean",
          "description": .string(
            "Only with '\(sessionArgument)', and only where the user said so: "
              + "yes or no to what was asked."),
        ]),
    ]
  }
}
