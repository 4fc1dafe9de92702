import Diagnostics

/// Translations are of texts that there are, of all of them, and each is there once.
struct Translations: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for linked in set.definitions { check(linked, in: set, &findings) }
  }

  private func check(
    _ linked: LinkedDefinition, in set: DefinitionSet, _ findings: inout Findings
  ) {
    let texts = linked.definition.spokenTexts
    let ids = Set(texts.compactMap(\.text.id))
    for file in Set(linked.localizations.map(\.file)).sorted() {
      checkUnknown(in: file, of: linked, ids, &findings)
    }
    let languages = Dictionary(grouping: linked.localizations) { $0.language }
    for (language, localizations) in languages.sorted(by: { $0.key < $1.key }) {
      checkDouble(localizations, language, texts, &findings)
      guard !set.unreadTranslations.contains(linked.definition.file) else { continue }
      if localizations.contains(where: { isOwnTable($0, of: linked) }) { continue }
      checkMissing(localizations, language, linked.definition.textsToTranslate, &findings)
    }
    for localization in linked.localizations {
      if localization.isSource || isOwnTable(localization, of: linked) {
        checkSource(localization, texts, &findings)
      }
      checkOutdated(localization, texts, &findings)
      checkRepeated(localization, &findings)
    }
  }

  /// What no text of the definition has as its ID; a file of all languages tells of it once.
  private func checkUnknown(
    in file: String, of linked: LinkedDefinition, _ ids: Set<String>, _ findings: inout Findings
  ) {
    let localizations = linked.localizations.filter { $0.file == file }
    let unknown = Set(localizations.flatMap(\.texts.keys)).filter { !ids.contains(textsOf: $0) }
      .sorted()
    guard !unknown.isEmpty, let first = localizations.first else { return }
    let positions = localizations.reduce(into: first.positions) { all, other in
      all.merge(other.positions) { first, _ in first }
    }
    let position = unknown.compactMap { positions[$0] }.min()
    findings.add(
      .unknownTexts(unknown, definition: linked.definition.name),
      at: SourceLocation(file: file, position: position))
  }

  /// Texts that two files translate into one language.
  private func checkDouble(
    _ localizations: [Localization], _ language: String, _ texts: [SpokenText],
    _ findings: inout Findings
  ) {
    for (index, localization) in localizations.enumerated() {
      for other in localizations[..<index] where other.file != localization.file {
        let both = Set(localization.texts.keys).intersection(other.texts.keys)
        for own in Self.byOwner(both, texts) {
          guard let first = own.first else { continue }
          findings.add(
            .doubleTranslations(own, language: language, other: other.file),
            at: localization.location(of: first),
            notes: [.init("it is also here", at: other.location(of: first))])
        }
      }
    }
  }

  /// Some IDs by the intents and types whose texts they are of, since one of these alone may be meant to be so.
  private static func byOwner(_ ids: Set<String>, _ texts: [SpokenText]) -> [[String]] {
    let owners = Dictionary(
      texts.map { ($0.text.id, $0.owner) }, uniquingKeysWith: { one, _ in one })
    return Dictionary(grouping: ids) { owners[$0] ?? "" }.sorted { $0.key < $1.key }
      .map { $0.value.sorted() }
  }

  /// IDs that a file has several times.
  private func checkRepeated(_ localization: Localization, _ findings: inout Findings) {
    for (id, places) in localization.repeated.sorted(by: { $0.key < $1.key }) {
      let notes = places.map {
        Diagnostic.Note(
          "it is also here", at: SourceLocation(file: localization.file, position: $0))
      }
      findings.add(.repeatedTranslation(id), at: localization.location(of: id), notes: notes)
    }
  }

  /// Texts that the definition's own language has in another wording than the definition; of plural forms, that
  /// for most numbers.
  private func checkSource(
    _ localization: Localization, _ texts: [SpokenText], _ findings: inout Findings
  ) {
    var seen: Set<String> = []
    let own = texts.compactMap { text -> (text: SpokenText, id: String, own: String)? in
      guard let id = text.text.id, text.text.nonempty != nil, seen.insert(id).inserted,
        let own = localization.texts[id]?.usual
      else { return nil }
      return (text, id, own)
    }
    let different = own.filter { $0.own != $0.text.text.nonempty }
    // Where hardly a text is the same, it is more likely the language that is wrong.
    guard different.count < 3 || 2 * different.count <= own.count || !localization.isSource else {
      findings.add(
        .otherSourceLanguage(
          language: localization.language, count: different.count, of: own.count),
        at: SourceLocation(file: localization.file))
      return
    }
    for (text, id, own) in different {
      findings.add(
        .differentSourceText(
          own, language: localization.language, place: text.place,
          text: text.text.nonempty ?? ""),
        at: localization.location(of: id))
    }
  }

  /// Whether a table in English is no translation, for the definition is in English: the table says, for the most
  /// part, what the definition says, or has few of its texts, which somebody who translates would not leave so.
  private func isOwnTable(_ localization: Localization, of linked: LinkedDefinition) -> Bool {
    guard ["en", "Base"].contains(localization.language), localization.file.hasSuffix(".strings")
    else { return false }
    let texts = linked.definition.spokenTexts.filter(\.text.needsTranslation)
    if Self.isDevelopmentLanguage([localization], texts) { return true }
    let others = linked.localizations.filter { $0.language != localization.language }
    return 2 * localization.texts.count < Set(texts.compactMap(\.text.id)).count
      && !others.contains { $0.isSource || Self.isDevelopmentLanguage([$0], texts) }
  }

  /// Translations of texts that say something else since.
  private func checkOutdated(
    _ localization: Localization, _ texts: [SpokenText], _ findings: inout Findings
  ) {
    for outdated in Self.byOwner(localization.outdated, texts) {
      guard let first = outdated.first else { continue }
      let words = outdated.map { id in
        texts.first { $0.text.id == id }?.text.nonempty ?? localization.texts[id]?.usual ?? id
      }
      findings.add(
        .outdatedTranslations(words, language: localization.language),
        at: localization.location(of: first))
    }
  }

  private func checkMissing(
    _ localizations: [Localization], _ language: String, _ wanted: [SpokenText],
    _ findings: inout Findings
  ) {
    guard language != "Base", LanguageTags.isKnown(language), let first = localizations.first,
      !localizations.contains(where: \.isSource),
      !Self.isDevelopmentLanguage(localizations, wanted)
    else { return }
    let missing = wanted.filter { text in
      let id = text.text.id ?? ""
      return !localizations.contains { $0.isTranslated(id) }
    }
    .filter { !Self.isWritten($0.text.nonempty ?? "", in: language) }
    checkGaps(localizations, missing, &findings)
    // Of forms that are not all there, another rule tells.
    guard missing.contains(where: { !Self.isBegun($0, localizations) }) else { return }
    findings.add(
      .untranslatedTexts(
        missing.compactMap(\.text.nonempty), count: missing.count, of: wanted.count,
        language: language),
      at: SourceLocation(file: first.file))
  }

  /// Translations with nothing in them.
  private func checkGaps(
    _ localizations: [Localization], _ missing: [SpokenText], _ findings: inout Findings
  ) {
    for text in missing {
      guard let id = text.text.id, let words = text.text.nonempty,
        let localization = localizations.first(where: {
          $0.texts[id]?.hasGap == true && !$0.pending.contains(id)
        })
      else { continue }
      findings.add(
        .emptyTranslation(
          words, form: localization.texts[id]?.emptyForm, language: localization.language,
          place: text.place),
        at: localization.location(of: id))
    }
  }

  /// Whether there is a translation of a text, if not in each form.
  private static func isBegun(_ text: SpokenText, _ localizations: [Localization]) -> Bool {
    guard let id = text.text.id else { return false }
    return localizations.contains { $0.texts[id] != nil && !$0.pending.contains(id) }
  }

  /// Whether a text is in the script of a language already, where few other languages have that: then
  /// the definition may well be in it.
  private static func isWritten(_ text: String, in language: String) -> Bool {
    let code = String(Localization.base(of: language))
    guard let script = scripts.first(where: { $0.languages.contains(code) }) else { return false }
    return text.unicodeScalars.contains { scalar in
      script.scalars.contains { $0.contains(scalar.value) }
    }
  }

  private static let scripts: [(languages: Set<String>, scalars: [ClosedRange<UInt32>])] = [
    (["ja", "zh", "yue"], [0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x2FFFF]),
    (["ko"], [0x1100...0x11FF, 0xAC00...0xD7AF]),
    (
      ["ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "tg", "mn", "tt"], [0x0400...0x052F]
    ),
    (["ar", "fa", "ur", "ps", "ckb", "ug"], [0x0600...0x06FF, 0x0750...0x077F]),
    (["he", "yi"], [0x0590...0x05FF]),
    (["el"], [0x0370...0x03FF]),
    (["th"], [0x0E00...0x0E7F]),
    (["hi", "mr", "ne", "sa"], [0x0900...0x097F]),
    (["ka"], [0x10A0...0x10FF]),
    (["hy"], [0x0530...0x058F]),
  ]

  /// Whether a language has, for the most part, the definition's own texts: what is missing there is
  /// said as the definition has it.
  static func isDevelopmentLanguage(
    _ localizations: [Localization], _ texts: [SpokenText]
  ) -> Bool {
    let pairs = texts.flatMap { text in
      localizations.compactMap { localization -> Bool? in
        guard let id = text.text.id, !localization.pending.contains(id),
          let value = localization.texts[id]
        else { return nil }
        return value == text.text.nonempty.map(LocalizedValue.text)
      }
    }
    return !pairs.isEmpty && 2 * pairs.count { $0 } > pairs.count
  }
}

extension Set<String> {
  /// Whether an ID is that of a text here, or of a text in which a value of an enumeration is put in
  /// the right form: Xcode joins the two IDs by a hyphen.
  func contains(textsOf id: String) -> Bool {
    contains(id) || TextIdentifier.parts(of: id).allSatisfy { contains($0) }
  }
}

extension LocalizedText {
  /// Whether there is something to translate in it.
  package var needsTranslation: Bool { id != nil && hasWords }

  /// Whether there is a letter in it that belongs to no placeholder.
  var hasWords: Bool {
    guard let text = nonempty else { return false }
    return PhraseTemplate(text).parts.contains { part in
      if case .text(let text) = part { text.contains(where: \.isLetter) } else { false }
    }
  }
}

extension LocalizedValue {
  /// The text; of plural forms, that for most numbers.
  fileprivate var usual: String? {
    switch self {
    case .text(let text): text
    case .plural(let forms): forms["other"]
    }
  }
}
