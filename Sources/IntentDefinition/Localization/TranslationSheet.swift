import Diagnostics
package import PropertyList

/// What of a definition is to be translated into a language, to be written into a file of translations:
/// what is there already stays, byte by byte, and nothing is dropped.
package struct TranslationSheet: Sendable {
  /// A text to translate.
  struct Line {
    let id: String
    let text: String
    let place: String
    /// What another file of translations says already.
    let translation: String?
  }

  /// The language, as its folder is named.
  package let language: String
  /// The language of the definition's own texts.
  package let developmentLanguage: String
  let lines: [Line]

  /// - Parameters:
  ///   - definition: The definition; a text without an ID has no translations.
  ///   - language: The language to translate into.
  ///   - developmentLanguage: The language of the definition's own texts.
  ///   - translations: The translations that there are, in whatever file: a new one takes them over.
  package init(
    _ definition: Definition, language: String, developmentLanguage: String = "en",
    translations: [Localization] = []
  ) {
    let known = translations.filter { $0.language == language }
    func translation(_ id: String) -> String? {
      for file in known where !file.pending.contains(id) {
        if let text = file.texts[id]?.wordings.first, !text.isEmpty { return text }
      }
      return nil
    }
    self.language = language
    self.developmentLanguage = developmentLanguage
    lines = definition.textsToTranslate.compactMap { text in
      guard let id = text.text.id, let words = text.text.nonempty else { return nil }
      return Line(id: id, text: words, place: text.place, translation: translation(id))
    }
  }

  /// How many texts there are to translate.
  package var count: Int { lines.count }

  /// How many of the texts some translations have, and how many of theirs no text has.
  package func coverage(of translations: [Localization]) -> (translated: Int, leftOver: Int) {
    let own = translations.filter { $0.language == language }
    let ids = Set(lines.map(\.id))
    let translated = ids.filter { id in
      own.contains { $0.isTranslated(id) }
    }
    let others = Set(own.flatMap(\.texts.keys)).filter { !ids.contains(textsOf: $0) }
    return (translated.count, others.count)
  }

  // MARK: - Tables

  /// What stands behind a text of a table that waits to be translated.
  static let mark = "to be translated"

  /// The edits that bring a table (`.strings`) what it lacks.
  package func edits(ofTable text: [UInt8]) -> TextEdits {
    var parser = StringsParser(text)
    // What cannot be read gets nothing: nobody knows what it lacks.
    guard let present = try? parser.parse() else { return TextEdits([]) }
    let missing = lines.filter { present[$0.id] == nil }
    let renamed = commentEdits(of: parser.entries, in: text)
    guard !missing.isEmpty else { return TextEdits(renamed) }
    let end = parser.closingBrace.map { parser.entries.last?.range.upperBound ?? $0 }
    let start = end ?? text.count
    let isFirst = end != nil && parser.entries.isEmpty
    let isNewLine = text[..<start].last.map(LineEnding.isPart) ?? false
    let gap = start == 0 || isFirst && isNewLine ? "" : isNewLine || isFirst ? "\n" : "\n\n"
    let entries = missing.map { line in
      let mark = line.translation == nil ? ", \(Self.mark)" : ""
      return "/* \(Self.comment(line.place))\(mark) */\n"
        + "\"\(line.id)\" = \(Self.quoted(line.translation ?? line.text));\n"
    }
    let added = TextEdits.Edit(
      start..<start, Array((gap + entries.joined(separator: "\n")).utf8))
    return TextEdits(renamed + [added]).withLineEndings(of: text)
  }

  /// Whether a table is a property list in XML that lacks texts: nothing in it could say that they wait to be translated.
  package func lacksRoom(inTable text: [UInt8]) -> Bool {
    guard StringsParser.isPropertyList(text) else { return false }
    let root = PropertyListParser().parse(file: "", bytes: text).value?.root
    return lines.contains { root?[$0.id] == nil }
  }

  static func comment(_ text: String) -> String {
    text.replacing("*/", with: "* /")
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
    return "\"\(escaped)\""
  }

  // MARK: - Catalogs

  /// An empty catalog (`.xcstrings`).
  package var emptyCatalog: [UInt8] {
    Array(
      """
      {
        "sourceLanguage" : \(JSONText.encoded(developmentLanguage)),
        "strings" : {

        },
        "version" : "1.0"
      }

      """.utf8)
  }

  /// The edits that bring a catalog what it lacks.
  ///
  /// - Parameter text: The catalog, one that can be read.
  package func edits(ofCatalog text: [UInt8]) -> TextEdits {
    let outline = JSONOutline(text)
    guard let strings = outline.element("strings") else { return TextEdits([]) }
    let present = Dictionary(
      strings.members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    var edits: [TextEdits.Edit] = []
    var new: [String] = []
    for line in lines {
      guard let entry = present[line.id] else {
        new.append(self.entry(line))
        continue
      }
      edits += commentEdits(of: entry, line, in: text)
      let localizations = entry.members.first { $0.key == "localizations" }?.value
      if localizations?.members.contains(where: { $0.key == language }) == true { continue }
      let unit = self.unit(line)
      if let localizations {
        edits.append(insertion(of: [unit], into: localizations, indentation: 8))
      } else {
        let whole = "\"localizations\" : {\n        \(unit)\n      }"
        edits.append(insertion(of: [whole], into: entry, indentation: 6))
      }
    }
    if !new.isEmpty { edits.append(insertion(of: new, into: strings, indentation: 4)) }
    return TextEdits(edits).withLineEndings(of: text)
  }

  /// Puts members at the end of an object.
  private func insertion(
    of members: [String], into object: JSONOutline.Element, indentation: Int
  ) -> TextEdits.Edit {
    let space = String(repeating: " ", count: indentation)
    let lines = members.map { "\n\(space)\($0)" }.joined(separator: ",")
    if let last = object.members.last {
      let end = last.value.range.upperBound
      return TextEdits.Edit(end..<end, Array(",\(lines)".utf8))
    }
    let outer = String(repeating: " ", count: max(indentation - 2, 0))
    return TextEdits.Edit(object.range, Array("{\(lines)\n\(outer)}".utf8))
  }

  private func entry(_ line: Line) -> String {
    let source =
      "\(JSONText.encoded(developmentLanguage)) : "
      + Self.unit("translated", line.text, indentation: 8)
    // The definition's own language is in a catalogue for its plurals.
    let units = language == developmentLanguage ? [source] : [source, unit(line)]
    return """
      \(JSONText.encoded(line.id)) : {
            "comment" : \(JSONText.encoded(line.place)),
            "extractionState" : "manual",
            "localizations" : {
              \(units.joined(separator: ",\n        "))
            }
          }
      """
  }

  /// The translation of a text, or the text itself as one that waits to be translated.
  private func unit(_ line: Line) -> String {
    let isTranslated = line.translation != nil || language == developmentLanguage
    return "\(JSONText.encoded(language)) : "
      + Self.unit(
        isTranslated ? "translated" : "new", line.translation ?? line.text, indentation: 8)
  }

  private static func unit(_ state: String, _ text: String, indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    return """
      {
      \(space)  "stringUnit" : {
      \(space)    "state" : "\(state)",
      \(space)    "value" : \(JSONText.encoded(text))
      \(space)  }
      \(space)}
      """
  }
}
