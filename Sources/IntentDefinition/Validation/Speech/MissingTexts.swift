import Diagnostics

/// Whoever can ask in a language is answered in it: a language with sentences has texts.
struct MissingTexts: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for linked in set.definitions { check(linked, in: set, &findings) }
  }

  private func check(
    _ linked: LinkedDefinition, in set: DefinitionSet, _ findings: inout Findings
  ) {
    let names = Set(
      linked.definition.intents.flatMap { [$0.typeName, "IN\($0.name.value)Intent"] })
    let vocabularies = set.vocabularies.filter { vocabulary in
      vocabulary.utterances.contains { !$0.templates.isEmpty && names.contains($0.intent.value) }
    }
    // Where all speak one language, that may be the definition's own.
    guard Set(vocabularies.map(\.language)).count > 1,
      linked.definition.spokenTexts.contains(where: \.text.needsTranslation)
    else { return }
    let translated = linked.localizations.map(\.language)
    for vocabulary in vocabularies {
      guard let language = vocabulary.language, Self.base(language) != "en",
        !translated.contains(where: { Self.base($0) == Self.base(language) })
      else { continue }
      findings.add(
        .missingTexts(language: language, definition: linked.definition.file),
        at: SourceLocation(file: vocabulary.file))
    }
  }

  private static func base(_ language: String) -> Substring {
    language.prefix { $0 != "-" && $0 != "_" }
  }
}
