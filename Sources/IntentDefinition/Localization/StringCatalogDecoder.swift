package import Diagnostics
import Foundation
import PropertyList

/// Reads an `.xcstrings` file, the texts of all languages.
package struct StringCatalogDecoder: Sendable {
  /// The state of a translation whose text says something else now, as Xcode has it.
  static let reviewState = "needs_review"

  package init() {}

  /// The texts of a file, a language each, in the order of the languages' names.
  package func decode(file: String, bytes: [UInt8]) -> Checked<[Localization]> {
    let catalog: Catalog
    do {
      catalog = try JSONDecoder().decode(Catalog.self, from: Data(bytes))
    } catch {
      return Checked(nil, [failure(error, file: file, bytes: bytes)])
    }
    let outline = JSONOutline(bytes)
    let entries = outline.element("strings")?.members ?? []
    let positions = positions(of: entries, in: bytes)
    var diagnostics = CatalogSpelling(file: file, bytes: bytes).diagnostics(of: outline)
    var languages: [String: [String: LocalizedValue]] = [:]
    var (pending, outdated, leftOut): (TextsByLanguage, TextsByLanguage, TextsByLanguage) =
      ([:], [:], [:])
    for (id, entry) in catalog.strings {
      for (language, unit) in entry.localizations ?? [:] {
        guard unit.substitutions == nil else {
          languages[language, default: [:]][id] = nil
          leftOut[language, default: []].insert(id)
          diagnostics.append(
            Diagnostic(
              .warning, .invalidLocalization,
              "the text in '\(language)' has substitutions, which are not read, and is left out; give it "
                + "plural variations of its own, or split it",
              at: SourceLocation(file: file, position: positions[id] ?? .start)))
          continue
        }
        guard let value = unit.value else {
          guard unit.variations != nil else { continue }
          languages[language, default: [:]][id] = nil
          leftOut[language, default: []].insert(id)
          continue
        }
        languages[language, default: [:]][id] = value
        if unit.has(state: "new") { pending[language, default: []].insert(id) }
        if unit.has(state: Self.reviewState) { outdated[language, default: []].insert(id) }
      }
    }
    return Checked(
      languages.sorted { $0.key < $1.key }.map { language, texts in
        var localization = Localization(language: language, file: file, texts: texts)
        localization.positions = positions
        localization.isSource = language == catalog.sourceLanguage
        localization.pending = pending[language] ?? []
        localization.outdated = outdated[language] ?? []
        localization.leftOut = leftOut[language] ?? []
        localization.sourceLanguage = catalog.sourceLanguage
        return localization
      }, diagnostics.sortedByPlace())
  }
}

extension StringCatalogDecoder {
  /// The IDs of some texts of each language.
  private typealias TextsByLanguage = [String: Set<String>]

  /// Why a file is no catalog.
  private func failure(_ error: any Error, file: String, bytes: [UInt8]) -> Diagnostic {
    func diagnostic(_ reason: String, at location: SourceLocation) -> Diagnostic {
      DefinitionProblem.invalidLocalization(reason).diagnostic(at: location)
    }
    let places = JSONPlaces(file: file, bytes: bytes)
    guard error.isOfSyntax, bytes.contains(UInt8(ascii: "{")) else {
      return diagnostic(
        "it is no string catalog (JSON with 'sourceLanguage' and 'strings')",
        at: places.place(of: error))
    }
    if let offset = MergeConflict.offset(in: bytes) {
      return diagnostic(MergeConflict.message, at: places.place(of: offset))
    }
    if let place = places.placeOfSyntaxError() {
      return diagnostic(
        "it is no JSON from here on; often a comma is missing, or there is one before a closing bracket",
        at: place)
    }
    if let (opening, end) = JSONOutline(bytes).openBrackets {
      var lines = LineIndex(bytes)
      let line = lines.position(of: opening).line
      return diagnostic(
        "it is no JSON, for it ends before the '{' or '[' of line \(line) is closed; close what is open, often far "
          + "before the end, or restore what was cut off", at: places.place(of: end))
    }
    return diagnostic(
      "it is no JSON, and where that is wrong is not known; often a bracket or a quote is missing",
      at: SourceLocation(file: file))
  }

  /// Where the texts stand.
  private func positions(
    of entries: [JSONOutline.Member], in bytes: [UInt8]
  ) -> [String: SourcePosition] {
    var lines = LineIndex(bytes)
    return Dictionary(
      entries.map { ($0.key, lines.position(of: $0.keyRange.lowerBound)) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Error {
  /// Whether a text was no JSON at all, rather than other JSON than was expected.
  fileprivate var isOfSyntax: Bool {
    guard case .dataCorrupted(let context)? = self as? DecodingError else { return false }
    return context.codingPath.isEmpty
  }
}

private struct Catalog: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Unit]?
  }

  struct Unit: Decodable {
    var stringUnit: StringUnit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var value: LocalizedValue? {
      if let text = stringUnit?.value { return .text(text) }
      let forms = variations?.plural?.compactMapValues { $0.stringUnit?.value } ?? [:]
      return forms.isEmpty ? nil : .plural(forms)
    }

    /// Whether the text, or a form of it, is in a state: `new` waits to be translated.
    func has(state: String) -> Bool {
      stringUnit?.state == state
        || variations?.plural?.values.contains { $0.has(state: state) } ?? false
    }
  }

  struct StringUnit: Decodable {
    var state: String?
    var value: String
  }

  /// A number of several in a text; that there is one is all that is looked at.
  struct Substitution: Decodable {}

  struct Variations: Decodable {
    var plural: [String: Unit]?
  }
}
