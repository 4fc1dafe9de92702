package import Foundation

/// The code of a language, `de`, `pt-BR`, as others give it: of any length and form.
package enum LanguageTag {
  /// The most bytes of a code that are looked at; the longest that are in use have half as many.
  private static let maximumBytes = 64

  /// The languages to look in, most exact first, in lower case: `zh-hant-tw`, `zh-hant`, `zh`.
  package static func fallbacks(of language: String) -> [String] {
    // Most are one part in lower case.
    if !language.isEmpty, language.utf8.count <= 8, language.utf8.allSatisfy(lowerCase.contains) {
      return [language]
    }
    let known = String(decoding: language.utf8.prefix(maximumBytes), as: UTF8.self)
    var parts = known.lowercased().split { $0 == "-" || $0 == "_" }
    var languages: [String] = []
    while !parts.isEmpty {
      languages.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return languages
  }

  private static let lowerCase = UInt8(ascii: "a")...UInt8(ascii: "z")

  /// The locale of a language: the most exact one that the system has, else that of English.
  ///
  /// The system keeps every locale that it was ever asked for; codes from outside must not decide how
  /// many these are.
  package static func locale(of language: String) -> Locale {
    let identifier = fallbacks(of: language).lazy.compactMap { identifiers[$0] }.first
    return Locale(identifier: identifier ?? "en")
  }

  /// Whether the system has a locale of exactly a language, in lower case.
  package static func isKnown(_ language: String) -> Bool { identifiers[language] != nil }

  private static let identifiers = Dictionary(
    Locale.availableIdentifiers.map {
      ($0.lowercased().replacing("_", with: "-"), $0)
    },
    uniquingKeysWith: { min($0, $1) }
  )
}
