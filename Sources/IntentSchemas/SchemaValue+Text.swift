extension SchemaValue {
  /// The value as JSON, two spaces for each level, with a line break at its end.
  package var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    // What is no number in JSON has no place in a schema.
    case .number(let value): text += value.isFinite ? Self.number(value) : "null"
    case .string(let value): Self.quote(value, to: &text)
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &text, indent: indent) {
        element, text, indent in
        element.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, indent: indent) { member, text, indent in
        Self.quote(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part],
    between marks: (String, String),
    to text: inout String,
    indent: String,
    _ write: (Part, inout String, String) -> Void
  ) {
    text += marks.0
    let inner = indent + "  "
    for (index, part) in parts.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + inner
      write(part, &text, inner)
    }
    text += parts.isEmpty ? marks.1 : "\n" + indent + marks.1
  }

  /// A number, as an integer where it is one.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? "\(value)"
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
