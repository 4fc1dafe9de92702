extension OpenAPIDocument {
  static let idParameter: SchemaValue = [
    "name": "id", "in": "path", "required": true, "schema": ["type": "string", "minLength": 1],
  ]

  static let keyParameter: SchemaValue = [
    "name": "Idempotency-Key", "in": "header",
    "description":
      "The same for each attempt: the turn is then the same, and nothing is run twice.",
    "schema": ["type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"],
  ]

  static let languageParameter: SchemaValue = [
    "name": "Accept-Language", "in": "header",
    "description": "The languages of the user, where the body names none.",
    "schema": ["type": "string"],
  ]

  static let listIntents = operation(
    "listIntents", "The intents, with their schemas, in the language of Accept-Language.",
    parameters: [languageParameter], ("200", "The intents, by app.", reference("Intents")))

  static let beginSession = operation(
    "beginSession", "Begins a session with a sentence or a request.",
    parameters: [keyParameter, languageParameter], body: "Opening",
    ("201", "The first turn.", reference("Session")),
    problems: ["400", "409", "413", "415", "422", "429", "500"])

  static let getSession = operation(
    "getSession", "The present turn.", ("200", "The present turn.", reference("Session")),
    problems: ["404", "500"])

  static let cancelSession = operation(
    "cancelSession", "Ends a session at the user's wish.",
    ("200", "What became of it.", reference("Session")),
    problems: ["404", "409", "500"])

  static let answer = operation(
    "answerSession", "Answers the present turn.", parameters: [keyParameter], body: "Answer",
    ("200", "The next turn.", reference("Session")),
    problems: ["400", "404", "409", "413", "415", "422", "500"])

  static let dispatch: SchemaValue = {
    var whole = operation(
      "dispatch", "Takes a whole request in one go.",
      parameters: [keyParameter, languageParameter], body: "Dispatch",
      (
        "200", "It has ended: turn.outcome.ending says whether it was handled.",
        reference("Session")
      ),
      problems: ["400", "409", "413", "415", "422", "429", "500"])
    if var responses = whole["responses"] {
      responses["202"] = response(
        "The handler takes longer: the session tells what becomes of it.", reference("Session"))
      whole["responses"] = responses
    }
    return whole
  }()

  static let events: SchemaValue = {
    var whole = operation(
      "watchSession", "Turns, what the runtime does, and presentation updates, as they come.",
      parameters: [
        [
          "name": "Last-Event-ID", "in": "header",
          "description": "The last event that came: it goes on behind it.",
          "schema": ["type": "string", "pattern": "^[ -~]*$"],
        ]
      ],
      ("200", "Server-sent events: turn, runtime, presentation.", ["type": "string"]),
      problems: ["404", "429", "500"])
    if var responses = whole["responses"] {
      responses["200"] = [
        "description": "Server-sent events: turn, runtime, presentation.",
        "content": ["text/event-stream": ["schema": event]],
      ]
      responses["204"] = ["description": "Nothing more comes."]
      whole["responses"] = responses
    }
    return whole
  }()

  /// One of the events of a stream; what it says is JSON in a string.
  private static let event: SchemaValue = [
    "type": "object",
    "properties": [
      "id": ["type": "string"],
      "event": ["type": "string", "enum": ["turn", "runtime", "presentation"]],
      "data": ["type": "string", "contentMediaType": "application/json"],
    ],
    "required": ["id", "event", "data"],
  ]

  static func open(_ id: String, _ summary: String, others: [String] = []) -> SchemaValue {
    // Whoever it is, and whatever the store does: anybody may ask.
    var whole = operation(
      id, summary, ("200", summary, ["type": "object"]), problems: others, anyProblems: ["403"])
    whole["security"] = []
    return whole
  }

  private static func operation(
    _ id: String,
    _ summary: String,
    parameters: [SchemaValue] = [],
    body: String? = nil,
    _ success: (status: String, description: String, schema: SchemaValue),
    problems: [String] = [],
    anyProblems: [String] = ["401", "403", "503"]
  ) -> SchemaValue {
    let responses =
      [SchemaValue.Member(success.status, response(success.description, success.schema))]
      + (problems + anyProblems).sorted().reduce(into: []) { known, status in
        if !known.contains(status) { known.append(status) }
      }
      .map { SchemaValue.Member($0, ["$ref": "#/components/responses/Problem"]) }
    return .members(
      ("operationId", .string(id)), ("summary", .string(summary)),
      ("parameters", parameters.isEmpty ? nil : .array(parameters)),
      (
        "requestBody",
        body.map { name in
          [
            "required": true, "content": ["application/json": ["schema": reference(name)]],
          ]
        }
      ),
      ("responses", .object(responses)))
  }

  private static func response(_ description: String, _ schema: SchemaValue) -> SchemaValue {
    [
      "description": .string(description),
      "content": ["application/json": ["schema": schema]],
    ]
  }
}
