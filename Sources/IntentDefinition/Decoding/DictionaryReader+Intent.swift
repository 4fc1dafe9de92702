import Diagnostics
import PropertyList

extension DictionaryReader {
  /// An intent; none where it has no name.
  mutating func intent() -> Intent? {
    let introduced = string("IGIntentIntroduced")?.value
    guard let name = requiredString("INIntentName") else {
      _ = remainingEntries()
      return nil
    }
    owner = .named("intent", name.value)
    return Intent(
      name: name,
      classPrefix: string("INIntentClassPrefix"),
      className: string("INIntentClassName"),
      kind: choice("INIntentType", default: .custom),
      domain: string("INIntentDomain"),
      category: string("INIntentCategory")?.value,
      verb: string("INIntentVerb")?.value,
      title: localizedText("INIntentTitle"),
      summary: localizedText("INIntentDescription"),
      introduced: introduced,
      parameters: parameters("INIntentParameters", keys: .intent, noun: "parameter"),
      response: response(),
      input: string("INIntentInput"),
      keyParameter: string("INIntentKeyParameter"),
      isUserConfirmationRequired: boolean("INIntentUserConfirmationRequired") ?? false,
      isIdempotent: boolean("IGIntentIsIdempotent"),
      restriction: restriction(),
      eligibility: eligibility(),
      defaultImageName: string("INIntentDefaultImageName")?.value,
      lastParameterTag: integer("INIntentLastParameterTag"),
      combinations: combinations("INIntentParameterCombinations"),
      managedCombinations: combinations("INIntentManagedParameterCombinations"),
      position: position
    )
  }

  private mutating func restriction() -> Intent.Restriction {
    guard let value = integer("INIntentRestrictions") else { return .none }
    if let restriction = Intent.Restriction(rawValue: value.value) { return restriction }
    // Whatever it is meant to forbid, the locked device is the place to forbid it.
    report.add(
      .unknownRestriction(value.value), at: value.position,
      fix: .replace(at: value.position, with: "1"))
    return .whileLocked
  }

  private mutating func eligibility() -> Eligibility {
    let eligible = boolean("INIntentEligibleForSuggestions")
    let ineligible = boolean("INIntentIneligibleForSuggestions")
    return Eligibility(
      isConfigurable: boolean("INIntentConfigurable"),
      isCustomizable: boolean("INIntentCustomizable"),
      isEligibleForWidgets: boolean("INIntentEligibleForWidgets"),
      isEligibleForSuggestions: eligible ?? ineligible.map { !$0 }
    )
  }

  /// The combinations of a dictionary whose keys are comma-separated parameter names.
  private mutating func combinations(_ key: String) -> [ParameterCombination] {
    guard let node = node(key),
      var reader = DictionaryReader(node, key: key, owner: owner, report: report)
    else { return [] }
    return reader.allEntries().compactMap { entry in
      let owner = Owner.namedPart("the combination", entry.key, of: self.owner)
      guard var reader = DictionaryReader(entry.node, key: entry.key, owner: owner, report: report)
      else {
        return nil
      }
      let names = entry.key.split(separator: ",").map(String.init)
      defer { reader.finish() }
      return reader.combination(of: Located(names, at: entry.keyPosition))
    }
  }

  private mutating func combination(of parameters: Located<[String]>) -> ParameterCombination {
    let prefix = "INIntentParameterCombination"
    return ParameterCombination(
      parameters: parameters,
      title: localizedText(prefix + "Title"),
      subtitle: localizedText(prefix + "Subtitle"),
      supportsBackgroundExecution: boolean(prefix + "SupportsBackgroundExecution") ?? false,
      isPrimary: boolean(prefix + "IsPrimary") ?? false,
      isLinked: boolean(prefix + "IsLinked") ?? false,
      updatesLinked: boolean(prefix + "UpdatesLinked") ?? false
    )
  }
}
