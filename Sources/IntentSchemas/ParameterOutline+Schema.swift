extension ParameterOutline {
  /// What a value that is sent must be like.
  package var inputSchema: SchemaValue {
    var element = valueSchema
    var schema = element
    if isArray {
      if case .basic = kind {} else { element["title"] = .string(typeName) }
      schema = ["type": "array", "items": element]
    }
    schema["title"] = .string(title)
    if let prompt { schema["description"] = .string(prompt) }
    if let defaultValue { schema["default"] = defaultValue }
    return schema
  }

  /// What a value of a request must be like. One beyond the limits is taken, and the user is asked for another, so
  /// that the limits are only described.
  var requestSchema: SchemaValue {
    var unlimited = self
    (unlimited.minimum, unlimited.maximum) = (nil, nil)
    var schema = unlimited.inputSchema
    if let limits {
      var text = limits
      if case .string(let description)? = schema["description"] {
        text = "\(description) \(limits)"
      }
      schema["description"] = .string(text)
    }
    return schema
  }

  private var limits: String? {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "From \(Self.text(minimum)) to \(Self.text(maximum))."
    case (let minimum?, nil): "At least \(Self.text(minimum))."
    case (nil, let maximum?): "At most \(Self.text(maximum))."
    case (nil, nil): nil
    }
  }

  private static func text(_ limit: Double) -> String {
    Int(exactly: limit).map(String.init) ?? String(limit)
  }

  /// What a value that comes back is like: no more is said than what always holds.
  package var outputSchema: SchemaValue {
    var schema: SchemaValue = isArray ? ["type": ["array", "null"]] : outputType
    schema["title"] = .string(title == name ? typeName : title)
    return schema
  }

  private var outputType: SchemaValue {
    switch typeName {
    case "String", "URL", "Date": ["type": ["string", "null"]]
    case "Integer": ["type": ["integer", "null"]]
    case "Decimal", "TimeInterval": ["type": ["number", "null"]]
    case "Boolean": ["type": ["boolean", "null"]]
    default: .object([])
    }
  }

  /// What one value must be like.
  private var valueSchema: SchemaValue {
    switch kind {
    case .enumeration(let cases): Self.choice(cases)
    case .object(let spoken): Self.object(spokenProperty: spoken, typeName: typeName)
    case .basic: basicSchema
    }
  }

  private static func choice(_ cases: [CaseOutline]) -> SchemaValue {
    let titles = cases.map { "\($0.name): \($0.title)" }.joined(separator: ", ")
    let isTitled = cases.contains { $0.name != $0.title }
    return .members(
      ("type", "string"), ("enum", .strings(cases.map(\.name))),
      ("description", isTitled ? .string(titles) : nil))
  }

  /// A thing: its name, or an object that tells it from others of the name.
  private static func object(spokenProperty: String?, typeName: String) -> SchemaValue {
    guard let spokenProperty else { return ["type": "object", "description": .string(typeName)] }
    return [
      "anyOf": [
        ["type": "string", "minLength": 1, "description": "What people call it."],
        [
          "type": "object",
          "properties": .members(
            (
              "identifier",
              ["type": ["string", "null"], "description": "What the app knows it by."]
            ),
            (
              spokenProperty,
              ["type": ["string", "null"], "description": "What people call it."]
            )),
          "additionalProperties": true,
        ],
      ]
    ]
  }

  private var basicSchema: SchemaValue {
    switch typeName {
    case "Integer": limited(["type": "integer"])
    case "Decimal": limited(["type": "number"])
    case "TimeInterval": limited(["type": "number", "description": "Seconds."])
    case "Boolean": ["type": "boolean"]
    case "String": ["type": "string"]
    case "URL": ["type": "string", "format": "uri"]
    case "Date": ["type": "string", "format": "date-time"]
    case "DateComponents": Self.moment
    case "DateComponentsRange":
      [
        "type": "object", "properties": ["start": Self.moment, "end": Self.moment],
        "minProperties": 1, "additionalProperties": false,
      ]
    case "CurrencyAmount":
      [
        "type": "object",
        "properties": [
          "amount": limited(["type": "number"]),
          "currencyCode": ["type": "string", "pattern": "^[A-Z]{3}$"],
        ],
        "required": ["amount", "currencyCode"], "additionalProperties": false,
      ]
    case "Length", "Mass", "Temperature", "Volume", "Speed", "Energy":
      [
        "type": "object",
        "properties": [
          "value": limited(["type": "number"]),
          "unit": ["type": "string", "enum": .strings(Self.units(of: typeName))],
        ],
        "required": ["value", "unit"], "additionalProperties": false,
      ]
    case "File":
      [
        "type": "object",
        "properties": [
          "data": ["type": "string", "contentEncoding": "base64"],
          "filename": ["type": "string"],
        ],
        "required": ["data", "filename"],
      ]
    case "Person": Self.named("displayName")
    case "SpeakableString": Self.named("spokenPhrase")
    case "Placemark": Self.named("name")
    case "Object": Self.object(spokenProperty: "displayString", typeName: typeName)
    // Of other types nothing is known but their name.
    default: ["description": .string(typeName)]
    }
  }

  private static let moment: SchemaValue = [
    "type": "string",
    "pattern": #"^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$|^\d{2}:\d{2}(:\d{2})?$"#,
    "description": "A day, a time of day, or both: 2026-01-31, 08:30, 2026-01-31T08:30.",
  ]

  private static func named(_ property: String) -> SchemaValue {
    [
      "anyOf": [
        ["type": "string", "minLength": 1, "description": "What people call it."],
        [
          "type": "object", "properties": .members((property, ["type": "string"])),
          "required": [.string(property)], "additionalProperties": true,
        ],
      ]
    ]
  }

  private func limited(_ schema: SchemaValue) -> SchemaValue {
    var schema = schema
    if let minimum { schema["minimum"] = Self.limit(minimum) }
    if let maximum { schema["maximum"] = Self.limit(maximum) }
    return schema
  }

  private static func limit(_ value: Double) -> SchemaValue {
    Int(exactly: value).map { .integer($0) } ?? .number(value)
  }

  /// The units that a measure may be sent in, by their symbols; the base unit comes first.
  package static func units(of typeName: String) -> [String] {
    switch typeName {
    case "Length": ["m", "km", "cm", "mm", "mi", "yd", "ft", "in"]
    case "Mass": ["kg", "g", "mg", "lb", "oz", "st"]
    case "Temperature": ["°C", "°F", "K"]
    case "Volume": ["L", "mL", "m³", "gal", "qt", "pt", "cup", "fl oz"]
    case "Speed": ["m/s", "km/h", "mph", "kn"]
    case "Energy": ["J", "kJ", "cal", "kCal", "kWh"]
    default: []
    }
  }
}
