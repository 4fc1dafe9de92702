import Foundation

/// Which languages there are, by the tags of their folders: `es`, `pt-BR`.
package enum LanguageTags {
  /// Whether a tag names a language that there is.
  package static func isKnown(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isWellFormed, let code = parts.first.map(String.init), !noLanguages.contains(code) else {
      return false
    }
    if successors[code] != nil || isPrivate(code) {
      return true
    }
    return codes.contains(code) && shortCode(of: code) == nil
  }

  /// The tag as it is looked for: `pt-BR` for `pt-br`, `zh-Hant-TW` for `zh-hant-tw`, `pl-PL` for `pl_PL`, `de` for
  /// `deu`, and `he` for `iw`, which was its code once; none of what names no language.
  package static func spelling(of tag: String) -> String? {
    var parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let code = parts.first?.lowercased() else { return nil }
    parts[0] = successors[code] ?? shortCode(of: code) ?? code
    // Behind a single letter stand extensions, which are in lower case.
    let end = parts.dropFirst().firstIndex { $0.count == 1 } ?? parts.endIndex
    for index in parts.indices.dropFirst() {
      let part = parts[index].lowercased()
      let isScript = part.count == 4 && part.first?.isLetter == true
      parts[index] =
        index >= end || part.count != 2 && !isScript
        ? part : isScript ? part.prefix(1).uppercased() + part.dropFirst() : part.uppercased()
    }
    let spelling = parts.joined(separator: "-")
    return isKnown(spelling) ? spelling : nil
  }

  /// The tag of the language that is probably meant: `es` by `spanish`, `ES` and `spa`, `pl-PL` by `pl_PL`.
  package static func meant(by name: String) -> String? {
    if let tag = spelling(of: name), tag != name { return tag }
    let english = Locale(identifier: "en")
    return codes.sorted { ($0.count, $0) < ($1.count, $1) }.first {
      !noLanguages.contains($0)
        && english.localizedString(forLanguageCode: $0)?.lowercased() == name.lowercased()
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

  /// The codes that languages had once, with those that they have now.
  private static let successors = [
    "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil",
  ]

  /// The codes that stand for no language or for several: nothing is translated into one of them.
  private static let noLanguages: Set<String> = ["mis", "mul", "und", "zxx"]

  /// Whether a code is one of those for languages of one's own.
  private static func isPrivate(_ code: String) -> Bool {
    code.count == 3 && ("qaa"..."qtz").contains(code)
  }

  private static let codes = Set(
    Locale.LanguageCode.isoLanguageCodes.flatMap {
      [$0.identifier, $0.identifier(.alpha2), $0.identifier(.alpha3)].compactMap(\.self)
    })
}
