import Diagnostics
package import PropertyList

/// Lets a file of translations follow a change of the definition that it translates.
package struct TranslationEditor: Sendable {
  /// How a file of translations is written.
  package enum Format: Sendable {
    /// `.strings`, as people write it.
    case table
    /// `.xcstrings`.
    case catalog
  }

  let text: [UInt8]
  private let format: Format
  /// The language of a table, or that which a catalog is translated from.
  let language: String?
  /// The tree of a table that is a property list in XML.
  private let propertyList: PropertyListDocument?

  /// - Parameters:
  ///   - text: The file, in UTF-8; one that can be read.
  ///   - format: How it is written.
  ///   - language: The language of a table; a catalog has several.
  package init(_ text: [UInt8], format: Format, language: String? = nil) {
    self.text = text
    self.format = format
    let source = format == .catalog ? JSONOutline(text).element("sourceLanguage")?.range : nil
    self.language = source.map { JSONText.decoded(text[$0]) } ?? language
    propertyList =
      format == .table && StringsParser.isPropertyList(text)
      ? PropertyListParser().parse(file: "", bytes: text).value : nil
  }

  /// The edits with which the file follows some changes.
  package func edits(following consequences: [DefinitionConsequence]) -> TextEdits {
    let changes = Changes(consequences)
    let removed = changes.removed
    if let propertyList { return edits(of: propertyList, following: changes) }
    let entries = entries
    let gone = removals(
      of: entries.indices.filter { entries[$0].isAbout(removed) }, in: entries)
    let renamed = entries.filter { !$0.isAbout(removed) }.flatMap { entry -> [TextEdits.Edit] in
      if let change = changes.texts[entry.id] {
        return edits(of: entry, following: change) + reviewEdits(of: entry, following: change)
      }
      return entry.texts.compactMap { edit(of: $0, in: entry, following: changes) }
    }
    return TextEdits(gone + renamed)
  }

  /// A text with new names in it: what else it says stays as it is written, unless a name is written with escapes.
  private func edit(
    of translation: Translation, in entry: Entry, following changes: Changes
  ) -> TextEdits.Edit? {
    let wanted = changes.renamed(translation.words, of: entry)
    guard wanted != translation.words else { return nil }
    let written = changes.renamed(
      String(decoding: text[translation.range], as: UTF8.self), of: entry)
    let isWhole = decoded(written) == wanted
    return TextEdits.Edit(translation.range, Array((isWhole ? written : encoded(wanted)).utf8))
  }

  /// A text as the file has it, with its quotes.
  private func encoded(_ words: String) -> String {
    format == .catalog ? JSONText.encoded(words) : TranslationSheet.quoted(words)
  }

  /// What a text says that the file has, with its quotes.
  private func decoded(_ written: String) -> String? {
    if format == .catalog { return JSONText.decoded(Array(written.utf8)[...]) }
    var parser = StringsParser(Array((written + ";").utf8))
    guard (try? parser.parse()) != nil else { return nil }
    return parser.entries.first?.text
  }

  /// The languages in which changed texts still say what they said; of a plural form with its category.
  package func languagesBehind(_ consequences: [DefinitionConsequence]) -> Set<String> {
    Set(
      consequences.flatMap { consequence -> [String] in
        guard case .changedText(let id, let old, let new) = consequence else { return [] }
        let change = Change(old: old, new: new)
        return entries.filter { $0.id == id }.flatMap { entry in
          entry.texts.filter { $0.stays(behind: change) && !entry.isBack($0, with: change) }
        }
        .map(\.label)
      })
  }

  /// How many texts of each language go with some changes; what only waits to be translated is none.
  package func removedTranslations(_ consequences: [DefinitionConsequence]) -> [String: Int] {
    let removed = consequences.reduce(into: Set<String>()) { removed, consequence in
      if case .removedTexts(let ids) = consequence { removed.formUnion(ids) }
    }
    let languages = entries.filter { $0.isAbout(removed) }.flatMap { entry in
      Set(entry.texts.filter { $0.follows == .never }.map(\.language))
    }
    return Dictionary(languages.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// What changes mean for translations.
  struct Changes {
    /// The texts that go.
    private(set) var removed: Set<String> = []
    /// The texts that say something else, by their IDs.
    private(set) var texts: [String: Change] = [:]
    private var renamings: [Renaming] = []

    init(_ consequences: [DefinitionConsequence]) {
      for consequence in consequences {
        switch consequence {
        case .changedText(let id, let old, let new): texts[id] = Change(old: old, new: new)
        case .removedTexts(let ids): removed.formUnion(ids)
        case .renamedPlaceholder(let texts, let old, let new):
          renamings.append(Renaming(texts: texts, old: old, new: new))
        default: break
        }
      }
    }

    /// What an entry says with the new names.
    func renamed(_ words: String, of entry: Entry) -> String {
      renamings.filter { entry.isAbout($0.texts) }.reduce(words) {
        PhraseTemplate.renaming($1.old, to: $1.new, in: $0)
      }
    }
  }

  /// Another name for something in some texts.
  private struct Renaming {
    var texts: Set<String>
    var old: DefinitionConsequence.Name
    var new: DefinitionConsequence.Name
  }

  /// A translation as it is written.
  struct Translation {
    /// Whether it changes with the text that it translates.
    enum Following {
      /// It is the text itself, in its own language.
      case always
      /// It is to be translated, or in the same language, as long as it says the same.
      case whatItSaid
      case never
    }

    var language: String
    var range: Range<Int>
    var words: String
    var follows: Following
    /// The plural category that it is the form of.
    var category: String?
    /// Where its state is said.
    var stateRange: Range<Int>?
    /// What is said there, as `translated`.
    var state: String?

    /// The language, as people read it.
    var label: String { "'\(language)'" + (category.map { " (\($0))" } ?? "") }

    func follows(_ change: Change) -> Bool {
      follows == .always || follows == .whatItSaid && words == change.old
    }

    /// Whether it says something of which nobody knows whether it is still right.
    func stays(behind change: Change) -> Bool { !follows(change) && words != change.new }
  }

  /// A text that says something else.
  struct Change {
    var old: String
    var new: String
  }

  /// A text of the file with its translations.
  struct Entry {
    var id: String
    /// The translations.
    var texts: [Translation]
    /// What goes with the text.
    var range: Range<Int>
    /// What a catalog has for the text.
    var members: [JSONOutline.Member] = []
    /// What the texts that wait for a review were translated from, where the comment remembers it.
    var translatedText: String?

    /// Whether it translates one of some texts, or a form of it.
    func isAbout(_ texts: Set<String>) -> Bool {
      texts.contains(id) || TextIdentifier.parts(of: id).contains(where: texts.contains)
    }
  }

  private var entries: [Entry] {
    if let propertyList { return propertyListEntries(propertyList.root) }
    return format == .table ? tableEntries() : catalogEntries()
  }

  private func tableEntries() -> [Entry] {
    var parser = StringsParser(text)
    guard (try? parser.parse()) != nil else { return [] }
    return parser.entries.enumerated().map { index, entry in
      Entry(
        id: entry.key, texts: entry.textRange.map { [translation(entry, $0)] } ?? [],
        range: lines(of: entry, isFirst: index == 0))
    }
  }

  /// Whether a table is in the definition's own language: which that is, only a catalog says, and most are in English.
  var isOwnLanguage: Bool {
    language.map { $0 == "en" || $0.hasPrefix("en-") || $0 == "Base" } ?? true
  }

  private func translation(_ entry: StringsParser.Entry, _ range: Range<Int>) -> Translation {
    Translation(
      language: language ?? "Base", range: range, words: entry.text,
      follows: isOwnLanguage || StringsDecoder.isPending(entry, in: text) ? .whatItSaid : .never)
  }

  /// The lines of a pair, with the comment right above it.
  private func lines(of entry: StringsParser.Entry, isFirst: Bool) -> Range<Int> {
    let lines = text.wholeLines(of: entry.range)
    guard lines != entry.range, let comment = entry.comment else { return lines }
    let line = text.startOfLine(at: comment.lowerBound)
    let lineEnd = LineEnding(of: text).lastByte
    guard text[line..<comment.lowerBound].allSatisfy(StringsParser.isSpace),
      text[comment.upperBound..<entry.range.lowerBound].count(where: { $0 == lineEnd }) == 1,
      !(isFirst && isAboutFile(comment))
    else { return lines }
    return line..<lines.upperBound
  }

  /// Whether a comment before the first pair speaks of the whole file: who wrote it, or who may use it.
  private func isAboutFile(_ comment: Range<Int>) -> Bool {
    let words = String(decoding: text[comment], as: UTF8.self).lowercased()
    return ["copyright", "©", "(c)", "license", "licence", "all rights"].contains {
      words.contains($0)
    }
  }

  private func catalogEntries() -> [Entry] {
    (JSONOutline(text).element("strings")?.members ?? []).map { member in
      Entry(
        id: member.key, texts: translations(in: member.value),
        range: member.keyRange.lowerBound..<member.value.range.upperBound,
        members: member.value.members, translatedText: translatedText(in: member.value))
    }
  }

  /// Takes entries out; of a catalog those beside each other at once, with a comma at one end.
  private func removals(of indices: [Int], in entries: [Entry]) -> [TextEdits.Edit] {
    guard format == .catalog else { return indices.map { TextEdits.Edit(entries[$0].range, []) } }
    var edits: [TextEdits.Edit] = []
    var rest = indices[...]
    while let first = rest.first {
      var last = first
      rest = rest.dropFirst()
      while rest.first == last + 1 {
        last += 1
        rest = rest.dropFirst()
      }
      let start = entries[first].range.lowerBound
      let end = entries[last].range.upperBound
      if last + 1 < entries.count {
        edits.append(TextEdits.Edit(start..<entries[last + 1].range.lowerBound, []))
      } else if first > 0 {
        edits.append(TextEdits.Edit(entries[first - 1].range.upperBound..<end, []))
      } else {
        edits.append(TextEdits.Edit(start..<end, []))
      }
    }
    return edits
  }

  /// The translations in an entry of a catalog.
  private func translations(in entry: JSONOutline.Element) -> [Translation] {
    entry.members.filter { $0.key == "localizations" }.flatMap(\.value.members).flatMap { member in
      units(in: member.value, language: member.key, category: nil)
    }
  }

  /// The texts of a language: one, or one for each plural category.
  private func units(in element: JSONOutline.Element, language: String, category: String?)
    -> [Translation]
  {
    element.members.flatMap { member -> [Translation] in
      if member.key == "stringUnit" {
        return unit(member.value, language: language, category: category).map { [$0] } ?? []
      }
      if member.key == "plural" {
        return member.value.members.flatMap {
          units(in: $0.value, language: language, category: $0.key)
        }
      }
      return units(in: member.value, language: language, category: category)
    }
  }

  private func unit(_ unit: JSONOutline.Element, language: String, category: String?)
    -> Translation?
  {
    guard let range = unit.members.first(where: { $0.key == "value" })?.value.range else {
      return nil
    }
    let state = unit.members.first { $0.key == "state" }?.value.range
    let stateWords = state.map { JSONText.decoded(text[$0]) }
    // A form for one number only is worded otherwise than the text that all others are of.
    let isWhole = category == nil || category == "other"
    let isSource = language == self.language
    let follows: Translation.Following =
      switch (isSource, category) {
      case (true, nil): .always
      case (true, "other"): .whatItSaid
      default: stateWords == "new" && isWhole ? .whatItSaid : .never
      }
    return Translation(
      language: language, range: range, words: JSONText.decoded(text[range]), follows: follows,
      category: category, stateRange: state, state: stateWords)
  }

  /// The edits with which the translations of a text that follow it say what it says now.
  private func edits(of entry: Entry, following change: Change) -> [TextEdits.Edit] {
    entry.texts.filter { $0.follows(change) }.map { text in
      TextEdits.Edit(text.range, Array(encoded(change.new).utf8))
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text without the line end behind it.
  fileprivate var withoutLineEnd: ArraySlice<UInt8> {
    let text = last == UInt8(ascii: "\n") ? dropLast() : self
    return text.last == UInt8(ascii: "\r") ? text.dropLast() : text
  }
}
