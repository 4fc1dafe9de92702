import Diagnostics

/// Translations and vocabularies are in languages that there are, by their tags.
struct UnknownLanguages: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for localization in set.definitions.flatMap(\.localizations)
    where localization.language != "Base" {
      // A catalogue has several languages: this one stands with its first text.
      let isCatalog = localization.file.hasSuffix(".xcstrings")
      let position = localization.texts.keys.compactMap { localization.positions[$0] }.min()
      report(
        localization.language, isFolder: !isCatalog,
        at: SourceLocation(file: localization.file, position: isCatalog ? position : nil),
        &findings)
    }
    for vocabulary in set.vocabularies {
      guard let language = vocabulary.language else { continue }
      report(language, isFolder: true, at: SourceLocation(file: vocabulary.file), &findings)
    }
  }

  private func report(
    _ language: String, isFolder: Bool, at location: SourceLocation, _ findings: inout Findings
  ) {
    guard LanguageTags.isKnown(language) else {
      findings.add(
        .unknownLanguage(language, meant: LanguageTags.meant(by: language), isFolder: isFolder),
        at: location)
      return
    }
    guard let spelling = LanguageTags.spelling(of: language), spelling != language else { return }
    findings.add(
      .otherLanguageTag(language, spelling: spelling, isFolder: isFolder), at: location)
  }
}
