import Diagnostics

/// What can be asked for in one language can be asked for in all that the texts are translated into.
struct MissingSentences: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    guard !set.lacksVocabulary else { return }
    for linked in set.definitions { check(linked, in: set, &findings) }
  }

  private func check(
    _ linked: LinkedDefinition, in set: DefinitionSet, _ findings: inout Findings
  ) {
    var heard: [String: Set<String>] = [:]
    for vocabulary in set.vocabularies + set.vocabulariesElsewhere {
      // A vocabulary in no folder of a language is in the definition's own, which has no translation.
      let language = vocabulary.language ?? ""
      heard[language, default: []]
        .formUnion(vocabulary.utterances.filter { !$0.templates.isEmpty }.map(\.intent.value))
    }
    let anywhere = heard.values.reduce(into: Set()) { $0.formUnion($1) }
    for (language, localizations) in Dictionary(grouping: linked.localizations, by: \.language)
      .sorted(by: { $0.key < $1.key })
    {
      guard let first = localizations.first, isTranslation(localizations, of: linked.definition)
      else { continue }
      let known = heard.filter { language == $0.key || language.hasPrefix($0.key + "-") }
        .reduce(into: Set()) { $0.formUnion($1.value) }
      let missing = linked.definition.intents.filter { intent in
        let names = intent.vocabularyNames
        return !anywhere.isDisjoint(with: names) && known.isDisjoint(with: names)
      }
      guard !missing.isEmpty else { continue }
      findings.add(
        .missingSentences(
          missing.map(\.name.value), language: language, definition: linked.definition.file),
        at: SourceLocation(file: first.file))
    }
  }

  /// Whether there are translated texts, in another language than the definition's own.
  private func isTranslation(_ localizations: [Localization], of definition: Definition) -> Bool {
    guard let language = localizations.first?.language, language != "Base",
      LanguageTags.isKnown(language),
      !localizations.contains(where: \.isSource)
    else { return false }
    let texts = definition.spokenTexts.filter(\.text.needsTranslation)
    return localizations.contains { !Set($0.texts.keys).subtracting($0.pending).isEmpty }
      && !Translations.isDevelopmentLanguage(localizations, texts)
  }
}
