extension PhraseTemplate {
  /// A place for a value in the notation of a shell, of Swift or of C, which is text here: `{count}`, `$count`, `%lld`;
  /// or one that is not closed: `${count plants`.
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
    let unclosed = parts.flatMap { Self.unclosed(in: $0, among: names) }
    guard !texts.isEmpty else { return unclosed }
    let named = names.compactMap { name in
      Self.notations(of: name).first { notation in texts.contains { $0.has(notation) } }
        .map { Slip(written: $0, name: name) }
    }
    return unclosed + named + texts.flatMap(Self.specifiers).map { Slip(written: $0, name: nil) }
  }

  /// The text with a placeholder in the place of a slip.
  package func text(filling slip: Slip) -> String {
    parts.map { part in
      switch part {
      case .text(let text): slip.name.map { text.replacing(slip.written, with: "${\($0)}") } ?? text
      case .placeholder(let name, let property):
        Self.isUnclosed(name) && slip.name != nil
          ? Self.written(name, property)
            .replacing(slip.written, with: Self.written(slip.name ?? "", nil))
          : Self.written(name, property)
      }
    }
    .joined()
  }

  /// Whether what stands in the braces of a placeholder goes on to the next one, since its own brace is missing.
  static func isUnclosed(_ name: String) -> Bool { name.contains("${") }

  /// Each `${` without a `}`: to the end of the text, or to the next one.
  private static func unclosed(in part: Part, among names: [String]) -> [Slip] {
    let text: String
    switch part {
    case .text(let words): text = words
    case .placeholder(let name, let property):
      guard isUnclosed(name) else { return [] }
      // The last one of them is closed.
      let all = written(name, property)
      text = String(all[..<(all.ranges(of: "${").last?.lowerBound ?? all.endIndex)])
    }
    return text.ranges(of: "${").map { open in
      let rest = text[open.upperBound...]
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let name = names.first { $0 == word }
      return Slip(written: "${\(word)", name: name)
    }
  }

  /// How a name is written where the notation is not this one, those first that another is part of.
  private static func notations(of name: String) -> [String] {
    [
      "%{\(name)}", "#{\(name)}", "{{\(name)}}", "\\(\(name))", "$(\(name))", "{\(name)}",
      "$\(name)",
    ]
  }

  /// What C and Foundation put values for.
  private static func specifiers(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let specifier = /%(?:[0-9]+\$)?(?:#?@(?:\w+@)?|\.[0-9]+f|l{0,2}[du]|[fs]|arg)/
    return text.matches(of: specifier).compactMap { match in
      let isWord = text[match.range.upperBound...].first?.isLetter ?? false
      return isWord ? nil : String(match.output)
    }
  }
}

extension String {
  /// Whether words stand in the text, and not as the beginning of a longer one.
  fileprivate func has(_ words: String) -> Bool {
    ranges(of: words).contains { range in
      guard let next = self[range.upperBound...].first else { return true }
      return words.hasSuffix("}") || words.hasSuffix(")")
        || !next.isLetter && !next.isNumber && next != "_"
    }
  }
}
