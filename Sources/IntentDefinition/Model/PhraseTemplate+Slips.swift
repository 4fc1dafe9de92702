extension PhraseTemplate {
  /// A place for a value in the notation of a shell, of Swift or of C, which is text here: `{count}`, `$count`, `%lld`;
  /// one that is not closed: `${count plants`; or one behind a backslash, which is said: `\${count}`.
  package struct Slip: Hashable, Sendable {
    /// What stands there.
    package var written: String
    /// The name of the value; none where the notation has no names.
    package var name: String?
  }

  /// Whether a text has neither a placeholder nor a slip: hardly any has, and to look for each name in each takes
  /// longer than all other checks.
  static func isPlain(_ text: String) -> Bool {
    !text.utf8.contains { "{$%\\".utf8.contains($0) }
  }

  /// The slips in the text.
  ///
  /// - Parameter names: The names that values have: what stands in braces and is none of them may well be text.
  package func slips(among names: [String]) -> [Slip] {
    let texts = parts.compactMap { part in
      if case .text(let text) = part, !Self.isPlain(text) { text } else { nil }
    }
    guard !texts.isEmpty else { return [] }
    let unclosed = texts.flatMap { Self.unclosed(in: $0, among: names) }
    let named = names.compactMap { name in
      Self.notations(of: name).first { notation in
        texts.contains { !$0.places(of: notation).isEmpty }
      }
      .map { Slip(written: $0, name: name) }
    }
    return unclosed + escaped + named
      + texts.flatMap(Self.specifiers).map { Slip(written: $0, name: nil) }
  }

  /// The text with a placeholder in the place of a slip.
  package func text(filling slip: Slip) -> String {
    // A placeholder that is there already has but the backslash before it too much.
    if slip.written.hasPrefix("\\$"), let name = slip.name {
      return text(naming: name, for: name).replacing(slip.written, with: "${\(name)}")
    }
    return parts.map { part in
      switch part {
      case .placeholder(let name, let property): return Self.written(name, property)
      case .text(var text):
        guard let name = slip.name else { return text }
        for place in text.places(of: slip.written).reversed() {
          text.replaceSubrange(place, with: Self.written(name, nil))
        }
        return text
      }
    }
    .joined()
  }

  /// Each `${` without a `}`: to the end of the text, or to the next one.
  private static func unclosed(in text: String, among names: [String]) -> [Slip] {
    text.ranges(of: "${").map { open in
      let word = text[open.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return Slip(written: "${\(word)", name: names.first { $0 == word })
    }
  }

  /// Each placeholder behind a backslash, as a shell wants it where quotes are double ones.
  private var escaped: [Slip] {
    zip(parts, parts.dropFirst()).compactMap { before, part in
      guard case .text(let text) = before, text.hasSuffix("\\"),
        case .placeholder(let name, let property) = part
      else { return nil }
      let written = Self.written(name, property)
      return Slip(written: "\\\(written)", name: property.map { "\(name).\($0)" } ?? name)
    }
  }

  /// How a name is written where the notation is not this one, those first that another is part of.
  private static func notations(of name: String) -> [String] {
    [
      "%{\(name)}", "{{\(name)}}", "\\(\(name))", "$(\(name))", "{\(name)}",
      "$\(name)",
    ]
  }

  /// What C and Foundation put values for.
  private static func specifiers(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let specifier = /%(?:[0-9]+\$)?(?:#?@(?:\w+@)?|\.[0-9]+f|l{0,2}[du]|[fs]|arg)/
    return text.matches(of: specifier).compactMap { match in
      // Of an address or a longer word it is a part.
      let next = text[match.range.upperBound...].first
      return next.map { $0.isLetter || $0.isNumber } ?? false ? nil : String(match.output)
    }
  }
}

extension String {
  /// Where words stand in the text, and not as the beginning of a longer one.
  fileprivate func places(of words: String) -> [Range<Index>] {
    ranges(of: words).filter { range in
      guard let next = self[range.upperBound...].first else { return true }
      return words.hasSuffix("}") || words.hasSuffix(")")
        || !next.isLetter && !next.isNumber && next != "_"
    }
  }
}
