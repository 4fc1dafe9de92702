/// Reads values from JSON, strictly as RFC 8259 has it, within limits.
struct JSONTextReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var meter: ValueMeter

  /// The deepest that arrays and objects may stand in each other where no limit says less: each level takes room
  /// on the stack.
  static let deepest = 512

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: ValueLimits) {
    self.bytes = bytes
    meter = ValueMeter(limits: limits)
    // Some programs begin a text with the mark of its encoding.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The one value of a text.
  ///
  /// - Throws: `DecodingError`, and ``IntentError/valueOverLimit(_:)``.
  static func value(of bytes: UnsafeBufferPointer<UInt8>, limits: ValueLimits) throws -> JSONValue {
    var reader = JSONTextReader(bytes, limits)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.place == bytes.count else { throw reader.fault }
    return value
  }

  private var fault: DecodingError { Self.fault(at: place) }

  private static func fault(
    at place: Int, _ reason: String = "it is no JSON from there on"
  ) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "at byte \(place), \(reason)"))
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  /// Goes past a byte, where it is the next one.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func require(_ byte: Unicode.Scalar) throws {
    guard take(byte) else { throw fault }
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws -> JSONValue {
    skipSpace()
    guard let byte = next, depth <= Self.deepest else { throw fault }
    try meter.addValue(depth: depth)
    switch Unicode.Scalar(byte) {
    case "\"": return .string(try countedText())
    case "{": return .object(try members(depth: depth))
    case "[": return .array(try elements(depth: depth))
    case "t": return try word("true", .boolean(true))
    case "f": return try word("false", .boolean(false))
    case "n": return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws -> JSONValue {
    for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      try require(Unicode.Scalar(byte))
    }
    return value
  }

  private mutating func elements(depth: Int) throws -> [JSONValue] {
    try require("[")
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return elements }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    try require("]")
    return elements
  }

  /// The members of an object. Two of one name are refused: another reader may take the other one.
  private mutating func members(depth: Int) throws -> [String: JSONValue] {
    try require("{")
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      let start = place
      let name = try countedText()
      guard members[name] == nil else { throw Self.fault(at: start, "a name comes twice") }
      skipSpace()
      try require(":")
      members[name] = try value(depth: depth + 1)
      skipSpace()
    } while take(",")
    try require("}")
    return members
  }

  // MARK: - Numbers

  private mutating func number() throws -> JSONValue {
    let start = place
    _ = take("-")
    if !take("0") { try digits() }
    var isWhole = true
    if take(".") {
      isWhole = false
      try digits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw Self.fault(at: start, "a number is beyond what can be taken")
    }
    return Int(exactly: number).map { .integer($0) } ?? .number(number)
  }

  /// Goes past one digit or more.
  private mutating func digits() throws {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    guard place > start else { throw fault }
  }

  // MARK: - Texts

  private mutating func countedText() throws -> String {
    let text = try text()
    try meter.addText(text)
    return text
  }

  private mutating func text() throws -> String {
    try require("\"")
    let start = place
    var isPlain = true
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault }
      if byte == UInt8(ascii: "\\") { return try escapedText(from: start) }
      isPlain = isPlain && byte < 0x80
      place += 1
    }
    let text = try Self.text(bytes[start..<place], isPlain: isPlain, at: start)
    try require("\"")
    return text
  }

  /// A text with escapes in it, whose plain beginning is known.
  private mutating func escapedText(from start: Int) throws -> String {
    var units = Array(bytes[start..<place])
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault }
      place += 1
      if byte == UInt8(ascii: "\\") {
        units.append(contentsOf: String(try escape()).utf8)
      } else {
        units.append(byte)
      }
    }
    try require("\"")
    return try units.withUnsafeBufferPointer { try Self.text($0[...], isPlain: false, at: start) }
  }

  /// The character that an escape stands for.
  private mutating func escape() throws -> Unicode.Scalar {
    guard let byte = next else { throw fault }
    place += 1
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/": return Unicode.Scalar(byte)
    case "b": return "\u{08}"
    case "f": return "\u{0C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try numberedCharacter()
    default: throw fault
    }
  }

  private mutating func numberedCharacter() throws -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // The upper half of a pair, and the lower one behind it.
    try require("\\")
    try require("u")
    let lower = try codeUnit()
    guard UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(lower) else { throw fault }
    return UTF16.decode(UTF16.EncodedScalar([unit, lower]))
  }

  private mutating func codeUnit() throws -> UInt16 {
    guard bytes.count - place >= 4 else { throw fault }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else { throw fault }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  /// A text of bytes that have to be UTF-8.
  private static func text(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>,
    isPlain: Bool,
    at start: Int
  ) throws -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    // What is no UTF-8 is mended, and another text then.
    guard isPlain || text.utf8.elementsEqual(bytes) else { throw fault(at: start) }
    return text
  }
}
