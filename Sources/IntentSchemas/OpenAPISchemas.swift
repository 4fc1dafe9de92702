/// The schemas of the API that are the same whatever the intents.
struct OpenAPISchemas {
  /// The characters of a sentence that the server takes.
  let textLength: Int

  var all: [SchemaValue.Member] {
    [
      SchemaValue.Member("Opening", opening), SchemaValue.Member("Answer", answer),
      SchemaValue.Member("Dispatch", Self.dispatch),
      SchemaValue.Member("Confirmed", Self.confirmed),
      SchemaValue.Member("SessionAnswer", Self.sessionAnswer),
      SchemaValue.Member("Session", Self.session), SchemaValue.Member("Turn", Self.turn),
      SchemaValue.Member("Intents", Self.intents), SchemaValue.Member("Problem", Self.problem),
    ]
  }

  private static let language: SchemaValue = [
    "type": "string", "pattern": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,2}$", "examples": ["en"],
  ]
  private static let modality: SchemaValue = ["type": "string", "enum": ["screen", "handsFree"]]
  private static let anything: SchemaValue = .object([])
  /// The whole numbers that every reader of JSON keeps apart.
  private static let wholeNumber: SchemaValue = [
    "type": "integer", "minimum": 0, "maximum": 9_007_199_254_740_991,
  ]

  private var text: SchemaValue { ["type": "string", "maxLength": .integer(textLength)] }

  private var opening: SchemaValue {
    [
      "type": "object",
      "properties": [
        "text": text, "request": OpenAPIDocument.reference("Request"), "app": ["type": "string"],
        "language": Self.language, "modality": Self.modality,
      ],
      "oneOf": [["required": ["text"]], ["required": ["request"]]],
      "additionalProperties": false,
    ]
  }

  private var answer: SchemaValue {
    [
      "type": "object",
      "properties": [
        "revision": Self.wholeNumber,
        "text": text, "answer": OpenAPIDocument.reference("SessionAnswer"),
        "language": Self.language, "modality": Self.modality,
      ],
      "required": ["revision"],
      "oneOf": [["required": ["text"]], ["required": ["answer"]]],
      "additionalProperties": false,
    ]
  }

  private static let dispatch: SchemaValue = [
    "type": "object",
    "properties": [
      "request": OpenAPIDocument.reference("Request"),
      "confirmed": OpenAPIDocument.reference("Confirmed"), "app": ["type": "string"],
      "language": language,
    ],
    "required": ["request"], "additionalProperties": false,
  ]

  /// A request as a problem gave it, for the user to confirm.
  private static let confirmed: SchemaValue = [
    "type": "object",
    "properties": [
      "domain": ["type": "string"], "intent": ["type": "string"], "parameters": ["type": "object"],
    ],
    "required": ["intent"], "additionalProperties": false,
  ]

  private static let sessionAnswer: SchemaValue = [
    "oneOf": [
      plain(["proceed", "yes", "no", "unlocked", "cancel"]),
      tagged("value", ["value": anything]), tagged("choice", ["option": wholeNumber]),
      tagged("change", ["parameter": ["type": "string"], "value": anything]),
    ]
  ]

  private static func plain(_ types: [String]) -> SchemaValue {
    [
      "type": "object", "properties": ["type": ["type": "string", "enum": .strings(types)]],
      "required": ["type"], "additionalProperties": false,
    ]
  }

  private static func tagged(_ type: String, _ properties: SchemaValue) -> SchemaValue {
    guard case .object(let members) = properties else { return properties }
    return [
      "type": "object",
      "properties": .object([SchemaValue.Member("type", ["const": .string(type)])] + members),
      "required": .strings(["type"] + members.map(\.name)), "additionalProperties": false,
    ]
  }

  private static let session: SchemaValue = [
    "type": "object",
    "properties": [
      "session": ["type": "string"], "revision": ["type": "integer"], "app": ["type": "string"],
      "language": ["type": "string"], "modality": modality, "isFinal": ["type": "boolean"],
      "request": ["type": "object"], "turn": OpenAPIDocument.reference("Turn"),
      "reply": [
        "type": "object",
        "properties": [
          "speech": ["type": "string"],
          "display": ["type": "array", "items": ["type": "string"]],
          "options": ["type": "array", "items": ["type": "string"]],
        ],
        "required": ["speech", "display", "options"],
      ],
      "presentation": ["type": "object"],
    ],
    "required": ["session", "revision", "app", "isFinal", "request", "turn", "reply"],
  ]

  private static let turn: SchemaValue = [
    "type": "object",
    "properties": [
      "type": [
        "type": "string",
        "enum": [
          "ask", "choose", "agree", "confirm", "unlock", "inProgress", "launchApp", "done",
        ],
      ],
      "outcome": [
        "type": "object",
        "properties": [
          "ending": [
            "type": "string", "enum": ["handled", "failed", "declined", "cancelled", "unknown"],
          ]
        ],
        "required": ["ending"],
      ],
    ],
    "required": ["type"],
  ]

  private static let intents: SchemaValue = [
    "type": "object",
    "properties": [
      "language": ["type": "string"],
      "apps": [
        "type": "array",
        "items": [
          "type": "object",
          "properties": [
            "name": ["type": "string"], "intents": ["type": "array", "items": ["type": "object"]],
          ],
          "required": ["name", "intents"],
        ],
      ],
    ],
    "required": ["language", "apps"],
  ]

  private static let problem: SchemaValue = [
    "type": "object",
    "properties": [
      "type": ["type": "string"], "title": ["type": "string"], "status": ["type": "integer"],
      "detail": ["type": "string"],
    ],
    "required": ["type", "title", "status", "detail"],
  ]
}
