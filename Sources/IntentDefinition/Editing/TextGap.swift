package import PropertyList

/// A place in a text from which something is gone: a shell takes a `${…}` that does not stand in single quotes for
/// a variable of its own, and puts nothing there.
package enum TextGap {
  /// What to say of a text with a gap; nothing of one that has none.
  package static func warning(of text: String) -> String? {
    if text.contains("\\${") {
      return
        "the text '\(text)' has a backslash before '${', which is said; in single quotes '${…}' stands without one"
    }
    return place(in: text).map { message(text, $0) }
  }

  /// What to say of a text that may have a gap, or is written as French is; nothing of one that has none.
  static func doubt(of text: String) -> String? {
    guard let mark = text.indices.dropFirst().first(where: { isDoubtful(text, at: $0) }) else {
      return nil
    }
    return message(text, "a space before '\(text[mark])'")
  }

  private static func message(_ text: String, _ place: String) -> String {
    "the text '\(text)' has \(place), as where a shell has taken '${…}' for a variable of its own; put what has "
      + "'${…}' in single quotes, and leave out what stands there for nothing"
  }

  private static func place(in text: String) -> String? {
    if text.contains("  ") { return "two spaces in a row" }
    if text.hasSuffix(" ") { return "a space at its end" }
    if text.hasPrefix(" ") { return "a space at its beginning" }
    if text.contains("()") { return "parentheses with nothing between them" }
    if text.hasSuffix(" .") || text.contains(" . ") { return "a space before a full stop" }
    return text.contains(" , ") ? "a space before a comma" : nil
  }

  private static func isDoubtful(_ text: String, at place: String.Index) -> Bool {
    guard "?!:;".contains(text[place]), text[text.index(before: place)] == " " else { return false }
    let next = text.index(after: place)
    return next == text.endIndex || text[next] == " "
  }
}

extension DefinitionEditor {
  /// What to say of texts with gaps that are new.
  package func gaps(since old: PropertyListNode?) -> [String] { said(TextGap.warning, since: old) }

  /// What to say of texts that may have gaps and are new; nothing where others are written so, too.
  package func doubtfulGaps(since old: PropertyListNode?) -> [String] {
    let isUsual = old.map { texts(within: $0).values.contains { TextGap.doubt(of: $0) != nil } }
    return isUsual == true ? [] : said(TextGap.doubt, since: old)
  }

  private func said(_ problem: (String) -> String?, since old: PropertyListNode?) -> [String] {
    let before = old.map { texts(within: $0) } ?? [:]
    return texts(within: root).filter { before[$0.key].flatMap(problem) == nil }
      .sorted { $0.key < $1.key }.compactMap { problem($0.value) }
  }
}
