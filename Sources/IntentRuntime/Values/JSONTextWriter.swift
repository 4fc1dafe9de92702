/// Writes values as JSON, without any space, the members of objects in the order of their names' code points, as
/// Foundation sorts them: what one wrote has the digest of what the other did.
struct JSONTextWriter {
  private(set) var bytes: [UInt8] = []
  private let escapesSlashes: Bool
  /// How many arrays and objects are open.
  private var depth = 0

  init(escapesSlashes: Bool) { self.escapesSlashes = escapesSlashes }

  /// - Throws: `EncodingError` for a number that JSON has none of, and what is too deep to be read again.
  mutating func write(_ value: JSONValue) throws {
    guard depth <= JSONTextReader.deepest else { throw fault(value, "it is too deep") }
    switch value {
    case .null: write(plain: "null")
    case .boolean(let value): write(plain: value ? "true" : "false")
    case .integer(let value): write(plain: "\(value)")
    case .number(let value): try write(value)
    case .string(let value): write(value)
    case .array(let elements): try write(elements)
    case .object(let members): try write(members)
    }
  }

  private func fault(_ value: JSONValue, _ reason: String) -> EncodingError {
    .invalidValue(value, .init(codingPath: [], debugDescription: reason))
  }

  private mutating func write(_ elements: [JSONValue]) throws {
    writeMark("[")
    depth += 1
    defer { depth -= 1 }
    for (place, element) in elements.enumerated() {
      if place > 0 { writeMark(",") }
      try write(element)
    }
    writeMark("]")
  }

  private mutating func write(_ members: [String: JSONValue]) throws {
    writeMark("{")
    depth += 1
    defer { depth -= 1 }
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (place, member) in sorted.enumerated() {
      if place > 0 { writeMark(",") }
      write(member.key)
      writeMark(":")
      try write(member.value)
    }
    writeMark("}")
  }

  private mutating func write(_ number: Double) throws {
    guard number.isFinite else {
      throw fault(.number(number), "\(number) is no number in JSON")
    }
    let text = "\(number)"
    write(plain: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  // MARK: - Texts

  private mutating func write(_ text: String) {
    writeMark("\"")
    var text = text
    text.withUTF8 { units in
      var start = 0
      for (place, unit) in units.enumerated() where isEscaped(unit) {
        bytes.append(contentsOf: units[start..<place])
        writeEscaped(unit)
        start = place + 1
      }
      bytes.append(contentsOf: units[start...])
    }
    writeMark("\"")
  }

  private func isEscaped(_ unit: UInt8) -> Bool {
    unit < 0x20 || unit == UInt8(ascii: "\"") || unit == UInt8(ascii: "\\")
      || escapesSlashes && unit == UInt8(ascii: "/")
  }

  private mutating func writeEscaped(_ unit: UInt8) {
    switch Unicode.Scalar(unit) {
    case "\u{08}": write(plain: "\\b")
    case "\u{0C}": write(plain: "\\f")
    case "\n": write(plain: "\\n")
    case "\r": write(plain: "\\r")
    case "\t": write(plain: "\\t")
    case "\"": write(plain: "\\\"")
    case "\\": write(plain: "\\\\")
    case "/": write(plain: "\\/")
    default: write(plain: (unit < 16 ? "\\u000" : "\\u00") + String(unit, radix: 16))
    }
  }

  private mutating func writeMark(_ mark: Unicode.Scalar) { bytes.append(UInt8(ascii: mark)) }

  private mutating func write(plain text: String) { bytes.append(contentsOf: text.utf8) }
}
