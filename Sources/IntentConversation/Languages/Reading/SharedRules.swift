import Foundation
import IntentRuntime

/// The rules of a language in its region, shared by all that read it.
final class SharedRules: Sendable {
  let rules: LanguageRules
  let spoken: SpokenForms
  /// What stands between the values of a list.
  let joints: PhraseTable<Bool>
  /// What reads numbers in digits.
  let numerals: NumeralReader
  /// Whether a degree is one of Fahrenheit's.
  let usesFahrenheit: Bool
  /// How dates are written in digits.
  let dateOrder: DateOrder
  /// The region's currency, where the language names a region.
  private let currency: String?
  /// The currency of an amount that names none: that of the region, or of the one where most speak the language.
  let usualCurrency: String?

  init(_ language: String) {
    rules = LanguageRules.rules(for: language)
    spoken = rules.spoken
    joints = PhraseTable(words: rules.conjunctions)
    let locale = LanguageTag.locale(of: language)
    numerals = NumeralReader(
      marks: NumberMarks(
        language: language, allowsOrdinarySpaces: rules.numbers.groupsWithSpaces))
    let hasRegion = locale.region != nil
    usesFahrenheit = hasRegion && locale.measurementSystem == .us
    currency = hasRegion ? locale.currency?.identifier : nil
    let usual = Locale.Language(identifier: locale.identifier).maximalIdentifier
    usualCurrency = currency ?? Locale(identifier: usual).currency?.identifier
    dateOrder = DateOrder(language: language)
  }

  /// The code of a currency, by the region where several are called the same.
  func code(of name: String) -> String {
    guard let usual = CurrencySigns.usual[name] else { return name }
    // Dollars are those of a region that is named, and cents also those of where most speak the language.
    let local = name == CurrencySigns.cent ? usualCurrency : currency
    if let local, CurrencySigns.shared[name]?.contains(local) == true { return local }
    return usual
  }
}
