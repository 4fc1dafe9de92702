import Diagnostics

/// Translations and vocabularies are in languages that there are, by their tags.
struct UnknownLanguages: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for localization in set.definitions.flatMap(\.localizations)
    where !localization.isInKnownLanguage {
      // A catalogue has several languages: this one stands with its first text.
      let isCatalog = localization.file.hasSuffix(".xcstrings")
      let position = localization.texts.keys.compactMap { localization.positions[$0] }.min()
      report(
        localization.language, isFolder: !isCatalog,
        at: SourceLocation(file: localization.file, position: isCatalog ? position : nil),
        &findings)
    }
    for vocabulary in set.vocabularies {
      guard let language = vocabulary.language, !LanguageTags.isKnown(language) else { continue }
      report(language, isFolder: true, at: SourceLocation(file: vocabulary.file), &findings)
    }
  }

  private func report(
    _ language: String, isFolder: Bool, at location: SourceLocation, _ findings: inout Findings
  ) {
    findings.add(
      .unknownLanguage(language, meant: LanguageTags.meant(by: language), isFolder: isFolder),
      at: location)
  }
}

extension Localization {
  /// Whether there is such a language, or the texts are those for all that have no others.
  package var isInKnownLanguage: Bool { language == "Base" || LanguageTags.isKnown(language) }
}
