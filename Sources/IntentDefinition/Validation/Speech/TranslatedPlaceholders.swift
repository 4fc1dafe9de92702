import Diagnostics

/// The `${name}` of translations name what the texts of the definition may name, and plural forms are
/// those of their language.
struct TranslatedPlaceholders: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for linked in set.definitions {
      let texts = Dictionary(
        linked.definition.spokenTexts.compactMap { text in text.text.id.map { ($0, text) } },
        uniquingKeysWith: { first, _ in first })
      for localization in linked.localizations {
        for (id, value) in localization.texts.sorted(by: { $0.key < $1.key }) {
          guard let text = texts[id] ?? texts[TextIdentifier.parts(of: id)[0]] else { continue }
          checkNames(value, text, localization, id, &findings)
          checkForms(value, localization, id, &findings)
        }
      }
    }
  }

  private func checkNames(
    _ value: LocalizedValue, _ text: SpokenText, _ localization: Localization, _ id: String,
    _ findings: inout Findings
  ) {
    guard let known = text.names else { return }
    let templates = value.wordings.map { PhraseTemplate($0) }
    for slip in Set(templates.flatMap { $0.slips(among: known) }).sorted(by: {
      $0.written < $1.written
    }) {
      findings.add(
        .unfilledPlaceholder(
          slip, language: localization.language, place: text.place, known: known),
        at: localization.location(of: id))
    }
    let names = templates.flatMap(\.names)
    for name in Set(names).sorted()
    where !known.contains(name) && !Placeholders.wellKnown.contains(name) {
      let nearest = NearestMatch.find(name, among: known)
      findings.add(
        .unknownPlaceholder(
          name, language: localization.language, place: text.place, known: known),
        at: localization.location(of: id),
        notes: nearest.map { [.init("did you mean '${\($0)}'?")] } ?? [])
    }
  }

  private func checkForms(
    _ value: LocalizedValue, _ localization: Localization, _ id: String,
    _ findings: inout Findings
  ) {
    guard case .plural(let forms) = value,
      let categories = PluralRules.categories(of: localization.language)
    else { return }
    let unused = forms.keys.filter { !categories.contains($0) && $0 != "zero" }.sorted()
    if !unused.isEmpty {
      findings.add(
        .unusedPluralCategories(unused, language: localization.language, categories: categories),
        at: localization.location(of: id))
    }
    let needsMany = localization.language.hasPrefix("pl") || categories.contains("few")
    let missing = categories.filter {
      forms[$0] == nil && (!PluralRules.optional.contains($0) || $0 == "many" && needsMany)
    }
    guard !missing.isEmpty else { return }
    findings.add(
      .missingPluralCategories(
        missing, language: localization.language, text: forms["other"] ?? id),
      at: localization.location(of: id))
  }
}
