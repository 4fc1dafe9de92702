import Diagnostics
import PropertyList

extension DictionaryReader {
  /// A string; none where the key is absent or, with a diagnostic, holds something else.
  mutating func string(_ key: String) -> Located<String>? {
    node(key).flatMap { string($0, of: key) }
  }

  private func string(_ node: PropertyListNode, of key: @autoclosure () -> String) -> Located<
    String
  >? {
    guard case .string(let text) = node.value else {
      refuse(node, key: key(), expected: "a string")
      return nil
    }
    return Located(text, at: node.position)
  }

  /// A string that must be there and not be empty.
  mutating func requiredString(_ key: String) -> Located<String>? {
    if let node = node(key), case .string(let text) = node.value, !text.isEmpty {
      return Located(text, at: node.position)
    }
    if let node = node(key), node.value != .string("") {
      refuse(node, key: key, expected: "a string")
    } else {
      report.add(.missingKey(key, owner: owner.description), at: position)
    }
    return nil
  }

  /// A text and the key of its translations, which is the text's own key with `ID` behind it.
  mutating func localizedText(_ key: String, id: String? = nil) -> LocalizedText {
    let text = string(key)
    let node = id.map { self.node($0) } ?? self.node(key, "ID")
    return LocalizedText(text, id: node.flatMap { string($0, of: key + "ID") }?.value)
  }

  /// An integer, which may also be written as a string.
  mutating func integer(_ key: String) -> Located<Int>? {
    guard let node = node(key) else { return nil }
    switch node.value {
    case .integer(let value): return Located(value, at: node.position)
    case .unsignedInteger:
      refuse(node, key: key, expected: "one of at most \(Int.max)")
      return nil
    case .real(let number):
      if let value = Int(exactly: number) { return Located(value, at: node.position) }
      refuse(node, key: key, expected: "an integer")
      return nil
    case .data(let data) where data.isEmpty: return nil
    case .string(let text):
      if text.isEmpty { return nil }
      if let value = Int(text) { return Located(value, at: node.position) }
      fallthrough
    default:
      refuse(node, key: key, expected: "an integer")
      return nil
    }
  }

  /// A number, which may also be written as a string or, when there is none, as empty data.
  mutating func number(_ key: String) -> Located<Double>? {
    guard let node = node(key) else { return nil }
    switch node.value {
    case .integer(let value): return Located(Double(value), at: node.position)
    case .unsignedInteger(let value): return Located(Double(value), at: node.position)
    case .real(let value): return Located(value, at: node.position)
    case .data(let data) where data.isEmpty: return nil
    case .string(let text):
      if text.isEmpty { return nil }
      if let value = Double(text) { return Located(value, at: node.position) }
      fallthrough
    default:
      refuse(node, key: key, expected: "a number")
      return nil
    }
  }

  /// A Boolean, which may also be written as 0 or 1, `YES` or `NO`.
  mutating func boolean(_ key: String) -> Bool? {
    guard let node = node(key) else { return nil }
    switch node.value {
    case .boolean(let value): return value
    case .integer(0): return false
    case .integer(1): return true
    case .string("YES"): return true
    case .string("NO"): return false
    default:
      refuse(node, key: key, expected: "a Boolean, <true/> or <false/>,")
      return nil
    }
  }

  /// The elements of an array; none where the key is absent.
  mutating func array(_ key: String) -> [PropertyListNode] {
    guard let node = node(key) else { return [] }
    guard case .array(let items) = node.value else {
      refuse(node, key: key, expected: "an array")
      return []
    }
    return items
  }

  /// The strings of an array.
  mutating func strings(_ key: String) -> [Located<String>] {
    array(key).compactMap { item in
      guard case .string(let text) = item.value else {
        refuse(item, key: key, expected: "an array of strings")
        return nil
      }
      return Located(text, at: item.position)
    }
  }

  /// One value for each dictionary of an array.
  mutating func dictionaries<Value>(
    _ key: String,
    owner: Owner,
    decode: (inout DictionaryReader) -> Value?
  ) -> [Value] {
    array(key).compactMap { item in
      guard var reader = DictionaryReader(item, key: key, owner: owner, report: report) else {
        return nil
      }
      let value = decode(&reader)
      reader.finish()
      return value
    }
  }

  /// A value whose type depends on something else.
  mutating func metadataValue(_ key: String) -> Located<MetadataValue>? {
    guard let node = node(key) else { return nil }
    guard let value = MetadataValue(node) else {
      if case .data(let data) = node.value, data.isEmpty { return nil }
      refuse(node, key: key, expected: "a Boolean, a number or a string")
      return nil
    }
    return Located(value, at: node.position)
  }

  /// A value of an open or closed set of words.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String,
    default value: Choice
  ) -> Choice where Choice.RawValue == String {
    guard let text = string(key) else { return value }
    if let choice = Choice(rawValue: text.value) { return choice }
    let allowed = Choice.allCases.map(\.rawValue)
    report.add(.invalidValue(key: key, value: text.value, allowed: allowed), at: text.position)
    return value
  }
}

extension MetadataValue {
  init?(_ node: PropertyListNode) {
    switch node.value {
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .unsignedInteger(let value): self = .real(Double(value))
    case .real(let value): self = .real(value)
    case .string(let value): self = .string(value)
    default: return nil
    }
  }
}
