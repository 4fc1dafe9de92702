/// Reads templates.
package struct TemplateParser {
  /// How deep brackets may be nested.
  package static let maximumDepth = 32

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The template of a text.
  ///
  /// - Throws: ``TemplateProblem``.
  package static func parse(_ text: String) throws(TemplateProblem) -> UtteranceTemplate {
    var parser = TemplateParser(bytes: Array(text.utf8))
    let root = try parser.alternatives(until: nil, from: 0)
    return UtteranceTemplate(text: text, root: root)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Alternatives up to a closing bracket, or to the end.
  private mutating func alternatives(until close: UInt8?, from open: Int)
    throws(TemplateProblem) -> UtteranceTemplate.Node
  {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw .tooDeep(offset: open) }
    var options: [UtteranceTemplate.Node] = []
    var sequence: [UtteranceTemplate.Node] = []
    func joined() throws(TemplateProblem) -> UtteranceTemplate.Node {
      guard let nodes = WordForms.joined(sequence) else { throw .tooManyForms(offset: open) }
      return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }
    while position < bytes.count {
      let start = position
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "|"):
        position += 1
        options.append(try joined())
        sequence = []
      case UInt8(ascii: "["):
        position += 1
        let inner = try alternatives(until: UInt8(ascii: "]"), from: start)
        sequence.append(.alternatives([inner, .sequence([])]))
      case UInt8(ascii: "("):
        position += 1
        sequence.append(repeated(try alternatives(until: UInt8(ascii: ")"), from: start)))
      case UInt8(ascii: "{"): sequence.append(try slot(from: start))
      case UInt8(ascii: "<"):
        let name = try name(until: UInt8(ascii: ">"), from: start)
        sequence.append(repeated(.phrase(name, offset: start)))
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        guard byte == close else {
          throw .unbalanced(Character(UnicodeScalar(byte)), offset: start)
        }
        position += 1
        options.append(try joined())
        return options.count == 1 ? options[0] : .alternatives(options)
      default: sequence.append(words())
      }
    }
    guard close == nil else {
      throw .unbalanced(Character(UnicodeScalar(bytes[open])), offset: open)
    }
    options.append(try joined())
    return options.count == 1 ? options[0] : .alternatives(options)
  }

  /// Parts in brackets, which may be said in any order where a star or a plus stands behind them.
  private mutating func repeated(_ node: UtteranceTemplate.Node) -> UtteranceTemplate.Node {
    guard position < bytes.count else { return node }
    switch bytes[position] {
    case UInt8(ascii: "*"):
      position += 1
      return .repetition(node, isRequired: false)
    case UInt8(ascii: "+"):
      position += 1
      return .repetition(node, isRequired: true)
    default: return node
    }
  }

  /// Words up to the next character with a meaning.
  private mutating func words() -> UtteranceTemplate.Node {
    let start = position
    while position < bytes.count, !Self.isSpecial(bytes[position]) { position += 1 }
    // Most words have no backslash, and end at a bracket.
    if position == bytes.count || !Self.isMark(bytes[position]) {
      return .words(String(decoding: bytes[start..<position], as: UTF8.self))
    }
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      let next = position + 1 < bytes.count ? bytes[position + 1] : nil
      if byte == UInt8(ascii: "\\"), let next {
        text.append(next)
        position += 2
      } else if byte == UInt8(ascii: "$"), next == UInt8(ascii: "{") {
        position += 1
        break
      } else if Self.isSpecial(byte), !Self.isMark(byte) {
        break
      } else {
        text.append(byte)
        position += 1
      }
    }
    return .words(String(decoding: text, as: UTF8.self))
  }

  private mutating func slot(from start: Int) throws(TemplateProblem) -> UtteranceTemplate.Node {
    let text = try name(until: UInt8(ascii: "}"), from: start)
    if text == "app" { return .app }
    if text == "*" {
      var slot = UtteranceTemplate.Slot.anyWords
      slot.offset = start
      return .slot(slot)
    }
    // Bytes are enough to find the marks, and far faster than characters.
    let utf8 = text.utf8
    let mark = utf8.firstIndex(where: Self.endsSlotName) ?? utf8.endIndex
    let path = utf8[..<mark].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard (1...2).contains(path.count), path.allSatisfy({ !$0.isEmpty }) else {
      throw .missingName(offset: start)
    }
    let behind = text[mark...].dropFirst()
    var factor: Double?
    let kind: UtteranceTemplate.Slot.Kind
    switch (text[mark...].first, behind) {
    case (nil, _): kind = .value
    case (":", "list"): kind = .list
    case (":", "text"): kind = .text
    case ("=", _) where !behind.isEmpty: kind = .constant(String(behind))
    case ("*", _):
      guard let number = Double(behind), number.isFinite, number > 0 else {
        throw .noFactor(String(behind), offset: start)
      }
      (kind, factor) = (.value, number)
    default: throw .unknownKind(String(behind), offset: start)
    }
    return .slot(
      UtteranceTemplate.Slot(
        name: path[0], property: path.count > 1 ? path[1] : nil, kind: kind, factor: factor,
        offset: start))
  }

  /// Whether the name of a slot ends before a byte, and how its words are taken begins: `:list`, `=large`, `*1000`.
  package static func endsSlotName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "*")
  }

  private mutating func name(until close: UInt8, from start: Int)
    throws(TemplateProblem) -> String
  {
    guard let end = bytes[start...].firstIndex(of: close) else {
      throw .unbalanced(Character(UnicodeScalar(bytes[start])), offset: start)
    }
    position = end + 1
    var name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    if name.utf8.contains(UInt8(ascii: " ")) {
      // The words of a constant stay as they are: '{workoutName=strength training}'.
      let constant = name.firstIndex(of: "=") ?? name.endIndex
      let words = name[constant...].dropFirst().split(separator: " ").joined(separator: " ")
      name = name[..<constant].filter { $0 != " " } + name[constant...].prefix(1) + words
    }
    guard !name.isEmpty else { throw .missingName(offset: start) }
    return name
  }

  /// Whether a character means something.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "|"):
      true
    default: isMark(byte)
    }
  }

  /// Whether a character means something by what stands behind it.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "$")
  }
}
