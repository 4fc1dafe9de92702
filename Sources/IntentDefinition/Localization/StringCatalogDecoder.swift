package import Diagnostics
import Foundation

/// Reads an `.xcstrings` file, the texts of all languages.
package struct StringCatalogDecoder: Sendable {
  package init() {}

  /// The texts of a file, a language each, in the order of the languages' names.
  package func decode(file: String, bytes: [UInt8]) -> Checked<[Localization]> {
    let catalog: Catalog
    do {
      catalog = try JSONDecoder().decode(Catalog.self, from: Data(bytes))
    } catch {
      let location = JSONPlaces(file: file, bytes: bytes).place(of: error)
      let reason = "it is no string catalog (JSON with 'sourceLanguage' and 'strings')"
      return Checked(nil, [DefinitionProblem.invalidLocalization(reason).diagnostic(at: location)])
    }
    var languages: [String: [String: LocalizedValue]] = [:]
    for (id, entry) in catalog.strings {
      for (language, unit) in entry.localizations ?? [:] {
        guard let value = unit.value else { continue }
        languages[language, default: [:]][id] = value
      }
    }
    return Checked(
      languages.sorted { $0.key < $1.key }
        .map { Localization(language: $0.key, file: file, texts: $0.value) }
    )
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

    var value: LocalizedValue? {
      if let text = stringUnit?.value { return .text(text) }
      let forms = variations?.plural?.compactMapValues { $0.stringUnit?.value } ?? [:]
      return forms.isEmpty ? nil : .plural(forms)
    }
  }

  struct StringUnit: Decodable {
    var value: String
  }

  struct Variations: Decodable {
    var plural: [String: Unit]?
  }
}
