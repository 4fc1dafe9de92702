/// The plural categories that languages have for whole numbers, by the Unicode CLDR.
package enum PluralRules {
  /// The categories of a language; none for one whose rule is not known here.
  package static func categories(of language: String) -> [String]? {
    let code = String(Localization.base(of: language))
    return table.first { $0.languages.contains(code) }?.categories
  }

  /// Categories for numbers so large, or of such a form, that no text need have a form for them; and
  /// the one for nothing, which texts in any language may have, and which is then said for 0.
  package static let optional: Set<String> = ["zero", "many"]

  /// Whether a form is said for one number alone, which its words may have in them: `No bowls`, `One bowl`.
  package static func isForOneNumber(_ category: String, of language: String) -> Bool {
    let code = String(Localization.base(of: language))
    return switch category {
    case "zero": true
    case "one": !languagesOfSeveralOnes.contains(code)
    case "two": ["ar", "he"].contains(code)
    default: false
    }
  }

  /// The forms in which people say one of something, and two of it, with these numbers; one alone where a language has no
  /// form for it, or its rule is not known.
  static func spokenForms(of language: String) -> [(form: String, number: Int)] {
    let categories = categories(of: language) ?? []
    let two = ["two", "few"].first(where: categories.contains) ?? "other"
    return [(two, 2)] + (categories.contains("one") ? [("one", 1)] : [])
  }

  /// The languages in which the form for 1 is also that for 0, or for 21 or 101.
  private static let languagesOfSeveralOnes: Set<String> = [
    "fr", "pt", "ru", "uk", "be", "sr", "hr", "bs", "lt", "sl",
  ]

  /// The languages whose rule is known.
  package static var languages: [String] { table.flatMap(\.languages).sorted() }

  private static let table: [(languages: Set<String>, categories: [String])] = [
    (["ja", "ko", "zh", "vi", "th", "id", "ms"], ["other"]),
    (["fr", "pt", "es", "it", "ca"], ["one", "many", "other"]),
    (["pl", "ru", "uk", "be"], ["one", "few", "many", "other"]),
    (["sr", "hr", "bs", "ro"], ["one", "few", "other"]),
    (["cs", "sk", "lt"], ["one", "few", "many", "other"]),
    (["sl"], ["one", "two", "few", "other"]),
    (["ar"], ["zero", "one", "two", "few", "many", "other"]),
    (["he"], ["one", "two", "other"]),
    (
      ["en", "de", "nl", "sv", "da", "nb", "nn", "no", "fi", "hu", "tr", "el", "bg", "et", "eu"],
      ["one", "other"]
    ),
  ]
}
