import Foundation

/// Which languages there are, by the tags of their folders: `es`, `pt-BR`.
package enum LanguageTags {
  /// Whether a tag names a language that there is.
  package static func isKnown(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isWellFormed, let code = parts.first.map(String.init) else { return false }
    return codes.contains(code) && shortCode(of: code) == nil
  }

  /// The tag of the language that is probably meant: `es` by `spanish`, `ES` and `spa`, `pl-PL` by `pl_PL`.
  package static func meant(by name: String) -> String? {
    var parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    if let code = parts.first {
      parts[0] = shortCode(of: code) ?? code.lowercased()
      let tag = parts.joined(separator: "-")
      if tag != name, isKnown(tag) { return tag }
    }
    let english = Locale(identifier: "en")
    return codes.sorted { ($0.count, $0) < ($1.count, $1) }.first {
      english.localizedString(forLanguageCode: $0)?.lowercased() == name.lowercased()
    }
  }

  /// The code of two letters of a language that is named by three, under which its folder is looked for: de for deu;
  /// none of a language that has no such code, such as fil.
  private static func shortCode(of code: String) -> String? {
    guard code.count == 3 else { return nil }
    let short = Locale.LanguageCode(code.lowercased()).identifier(.alpha2)
    // Where there is none, Foundation gives the long one on some systems.
    return short.flatMap { $0.count == 2 ? $0 : nil }
  }

  private static let codes = Set(
    Locale.LanguageCode.isoLanguageCodes.flatMap {
      [$0.identifier, $0.identifier(.alpha2), $0.identifier(.alpha3)].compactMap(\.self)
    })
}
