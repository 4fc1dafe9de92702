import Diagnostics

/// The `${name}` of translations name what the texts of the definition may name, and say what these say; and
/// plural forms are those of their language.
struct TranslatedPlaceholders: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for linked in set.definitions {
      let texts = Dictionary(
        linked.definition.spokenTexts.compactMap { text in text.text.id.map { ($0, text) } },
        uniquingKeysWith: { first, _ in first })
      for localization in linked.localizations {
        for (id, value) in localization.texts.sorted(by: { $0.key < $1.key }) {
          guard let text = texts[id] ?? texts[TextIdentifier.parts(of: id)[0]] else { continue }
          let isRight = checkNames(value, text, localization, id, &findings)
          if isRight, texts[id] != nil, !localization.pending.contains(id), !value.hasGap {
            let isWhole =
              localization.isSource || checkValues(value, text, localization, id, &findings)
            let source = linked.localizations.first(where: \.isSource)?.texts[id]
            if isWhole { checkValuesOfForms(value, text, source, localization, id, &findings) }
          }
          checkForms(value, text, localization, id, &findings)
        }
      }
      checkUnvaried(linked, texts, &findings)
    }
  }

  /// - Returns: Whether each place for a value is written as one, and names something.
  private func checkNames(
    _ value: LocalizedValue, _ text: SpokenText, _ localization: Localization, _ id: String,
    _ findings: inout Findings
  ) -> Bool {
    guard let known = text.names else { return true }
    let templates = value.wordings.map { PhraseTemplate($0) }
    let slips = Set(templates.flatMap { $0.slips(among: known) })
    for slip in slips.sorted(by: { $0.written < $1.written }) {
      findings.add(
        .unfilledPlaceholder(
          slip, language: localization.language, place: text.place, known: known),
        at: localization.location(of: id))
    }
    for (name, property) in templates.flatMap({ $0.properties(of: text.enumerations) }) {
      findings.add(
        .enumerationProperty(
          property, of: name, language: localization.language, place: text.place),
        at: localization.location(of: id))
    }
    let unknown = Set(templates.flatMap(\.names)).subtracting(known)
      .subtracting(Placeholders.wellKnown)
    for name in unknown.sorted() {
      let nearest = NearestMatch.find(name, among: known)
      findings.add(
        .unknownPlaceholder(
          name, language: localization.language, place: text.place, known: known),
        at: localization.location(of: id),
        notes: nearest.map { [.init("did you mean '${\($0)}'?")] } ?? [])
    }
    return slips.isEmpty && unknown.isEmpty
  }

  /// What the text says is said in the translation too, in one of its forms at least.
  ///
  /// - Returns: Whether it is.
  private func checkValues(
    _ value: LocalizedValue, _ text: SpokenText, _ localization: Localization, _ id: String,
    _ findings: inout Findings
  ) -> Bool {
    let wanted = text.values
    let said = Set(value.wordings.flatMap { PhraseTemplate($0).names })
    // Of what is talked is often clear from the rest of the sentence.
    let lost = wanted.filter { !said.contains($0) && $0 != "displayName" }
    guard !lost.isEmpty else { return true }
    findings.add(
      .lostPlaceholders(
        lost, others: said.subtracting(wanted).sorted(), language: localization.language,
        place: text.place),
      at: localization.location(of: id))
    return false
  }

  private func checkForms(
    _ value: LocalizedValue, _ text: SpokenText, _ localization: Localization, _ id: String,
    _ findings: inout Findings
  ) {
    guard case .plural(let forms) = value,
      let categories = PluralRules.categories(of: localization.language)
    else { return }
    // What no language has is told as misspelt where the file is read.
    let misspelt = forms.keys.filter { !CatalogSpelling.categories.contains($0) }
    let meant = misspelt.compactMap { NearestMatch.find($0, among: CatalogSpelling.categories) }
    let unused = forms.keys
      .filter { !categories.contains($0) && $0 != "zero" && !misspelt.contains($0) }.sorted()
    if !unused.isEmpty {
      findings.add(
        .unusedPluralCategories(unused, language: localization.language, categories: categories),
        at: localization.location(of: id))
    }
    let needsMany = localization.language.hasPrefix("pl") || categories.contains("few")
    let missing = categories.filter {
      forms[$0] == nil && !meant.contains($0)
        && (!PluralRules.optional.contains($0) || $0 == "many" && needsMany)
    }
    guard !missing.isEmpty else { return }
    findings.add(
      .missingPluralCategories(
        missing, language: localization.language, text: forms["other"] ?? text.text.nonempty ?? id),
      at: localization.location(of: id))
  }
}
