import ArgumentParser
import Diagnostics
import Foundation

/// Tags of languages, as the user gives them.
enum LanguageTag {
  /// - Throws: Where one names no language that there is, with the tag of that which may be meant.
  static func validate(_ tags: [String?]) throws {
    for case let tag? in tags where !isKnown(tag) {
      let meant = code(named: tag).map { "did you mean \($0)?" }
      throw ValidationError(
        "'\(tag)' names no language; \(meant ?? "use its tag, such as es or pt-BR.")")
    }
  }

  private static func isKnown(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return isWellFormed && codes.contains(String(parts[0]))
      && shortCode(of: String(parts[0])) == nil
  }

  /// The code of two letters of a language that is named by three, under which its folder is looked for: de for deu.
  private static func shortCode(of code: String) -> String? {
    guard code.count == 3 else { return nil }
    return Locale.LanguageCode(code.lowercased()).identifier(.alpha2)
  }

  /// The tag of a language that is called so in English: 'spanish' is es.
  private static func code(named name: String) -> String? {
    if let short = shortCode(of: name) { return short }
    let english = Locale(identifier: "en")
    return codes.sorted { ($0.count, $0) < ($1.count, $1) }.first {
      english.localizedString(forLanguageCode: $0)?.lowercased() == name.lowercased()
    }
  }

  private static let codes = Set(
    Locale.LanguageCode.isoLanguageCodes.flatMap {
      [$0.identifier, $0.identifier(.alpha2), $0.identifier(.alpha3)].compactMap(\.self)
    })
}
