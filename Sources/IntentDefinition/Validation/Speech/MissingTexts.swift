import Diagnostics

/// Whoever can ask in a language is answered in it: a language with sentences has texts.
struct MissingTexts: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for linked in set.definitions { check(linked, in: set, &findings) }
  }

  private func check(
    _ linked: LinkedDefinition, in set: DefinitionSet, _ findings: inout Findings
  ) {
    let names = Set(linked.definition.intents.flatMap(\.vocabularyNames))
    let vocabularies = (set.vocabularies + set.vocabulariesElsewhere).filter { vocabulary in
      vocabulary.utterances.contains { !$0.templates.isEmpty && names.contains($0.intent.value) }
    }
    // Where all speak one language, that may be the definition's own.
    guard Set(vocabularies.map(\.language)).count > 1,
      linked.definition.spokenTexts.contains(where: \.text.needsTranslation)
    else { return }
    // What stands in a file that cannot be read, nobody knows.
    guard !set.unreadTranslations.contains(linked.definition.file) else { return }
    guard let source = Self.sourceLanguage(of: linked) else { return }
    for vocabulary in vocabularies {
      guard let language = vocabulary.language, LanguageTags.isKnown(language),
        Localization.base(of: language) != source,
        !linked.localizations.contains(where: { Self.isHeard($0.language, in: language) })
      else { continue }
      let related = linked.localizations
        .filter { Localization.base(of: $0.language) == Localization.base(of: language) }
      findings.add(
        .missingTexts(language: language, definition: linked.definition.file),
        at: SourceLocation(file: vocabulary.file),
        notes: related.map {
          .init("texts for '\($0.language)' alone are here", at: SourceLocation(file: $0.file))
        })
    }
  }

  /// The language of the definition's own texts; none where nobody knows, since there are others in English.
  static func sourceLanguage(of linked: LinkedDefinition) -> Substring? {
    if let source = linked.localizations.first(where: \.isSource) {
      return Localization.base(of: source.language)
    }
    return linked.localizations.contains { Localization.base(of: $0.language) == "en" } ? nil : "en"
  }

  /// Whether texts of a language are said to whoever speaks another: `de` to `de-AT`, but not the other way.
  private static func isHeard(_ texts: String, in language: String) -> Bool {
    let (texts, language) = (texts.replacing("_", with: "-"), language.replacing("_", with: "-"))
    return language == texts || language.hasPrefix(texts + "-")
  }
}

extension LinkedDefinition {
  /// The language of the definition's own texts, without a region; none where nobody knows.
  package var sourceLanguage: String? { MissingTexts.sourceLanguage(of: self).map(String.init) }
}
