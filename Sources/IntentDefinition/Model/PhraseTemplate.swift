/// A text with places for values: `Order ${quantity} ${soup.displayString}`.
package struct PhraseTemplate: Equatable, Sendable {
  /// A piece of the text.
  package enum Part: Equatable, Sendable {
    case text(String)
    /// `${name}` or `${name.property}`.
    case placeholder(name: String, property: String?)
  }

  /// The pieces, in order.
  package var parts: [Part]

  /// Takes a text apart. A `${` that no `}` closes before the next one is text.
  package init(_ text: String) {
    parts = []
    var rest = Substring(text)
    while let open = rest.firstRange(ofDollarBrace: ()) {
      guard let close = rest[open.upperBound...].firstBrace else { break }
      var content = rest[open.upperBound..<close]
      var start = open.lowerBound
      while let next = content.firstRange(ofDollarBrace: ()) {
        (start, content) = (next.lowerBound, content[next.upperBound...])
      }
      append(rest[..<start])
      let names =
        content.utf8.contains(UInt8(ascii: "."))
        ? content.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false) : [content]
      parts.append(
        .placeholder(
          name: String(names.first ?? ""),
          property: names.count > 1 ? String(names[1]) : nil
        )
      )
      rest = rest[rest.utf8.index(after: close)...]
    }
    append(rest)
  }

  /// The names of the placeholders, each once, in the order of their first mention.
  package var names: [String] {
    var seen: Set<String> = []
    return parts.compactMap { part in
      guard case .placeholder(let name, _) = part, seen.insert(name).inserted else { return nil }
      return name
    }
  }

  /// The text with another name in the place of one.
  package func text(naming new: String, for old: String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name, let property):
        Self.written(name == old ? new : name, property)
      }
    }
    .joined()
  }

  /// The properties of some values that the text asks for, beside those that every value has.
  func properties(of values: Set<String>) -> [(name: String, property: String)] {
    parts.compactMap { part in
      guard case .placeholder(let name, let property?) = part, values.contains(name),
        property != "displayString"
      else { return nil }
      return (name, property)
    }
  }

  /// The text with a value in the place of a property of it.
  func text(withoutPropertiesOf value: String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name, let property):
        Self.written(name, name == value ? nil : property)
      }
    }
    .joined()
  }

  /// A placeholder as a text has it.
  static func written(_ name: String, _ property: String?) -> String {
    "${" + name + (property.map { "." + $0 } ?? "") + "}"
  }

  private mutating func append(_ text: Substring) {
    if !text.isEmpty { parts.append(.text(String(text))) }
  }
}

extension Substring {
  /// The place of the first `}`. Characters of several bytes are told apart where there may be any.
  fileprivate var firstBrace: Index? {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.firstIndex(of: UInt8(ascii: "}")) : firstIndex(of: "}")
  }

  fileprivate func firstRange(ofDollarBrace: Void) -> Range<Index>? {
    var index = utf8.startIndex
    while let dollar = utf8[index...].firstIndex(of: UInt8(ascii: "$")) {
      let next = utf8.index(after: dollar)
      if next < utf8.endIndex, utf8[next] == UInt8(ascii: "{") {
        return dollar..<utf8.index(after: next)
      }
      index = next
    }
    return nil
  }
}
