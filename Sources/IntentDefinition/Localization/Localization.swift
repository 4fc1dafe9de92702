package import Diagnostics

/// The texts of one language.
package struct Localization: Equatable, Sendable, Encodable {
  /// The language, as its folder is named: `de`, `zh-Hans`, `pt-BR`.
  package var language: String
  /// The file that the texts came from, as the user named it.
  package var file: String
  /// The texts by localisation ID.
  package var texts: [String: LocalizedValue]
  /// Where the texts stand.
  package var positions: [String: SourcePosition] = [:]
  /// Where else the IDs stand that are there several times, from the first place on.
  package var repeated: [String: [SourcePosition]] = [:]
  /// The texts that are there, but wait to be translated.
  package var pending: Set<String> = []
  /// The texts that are translated, but of which the source has said something else since.
  package var outdated: Set<String> = []
  /// The texts that the file has and that are left out here, since they vary by more than a number.
  package var leftOut: Set<String> = []
  /// The language that a catalogue says the texts of the definition are in; none of a table.
  var sourceLanguage: String?
  /// Whether it is the language that the texts of the definition are in.
  package var isSource = false

  private enum CodingKeys: CodingKey {
    case language, file, texts
  }

  package init(language: String, file: String, texts: [String: LocalizedValue]) {
    self.language = language
    self.file = file
    self.texts = texts
  }

  /// The language of a tag, without script and region: `zh` of `zh-Hans`.
  static func base(of language: String) -> Substring {
    language.split { $0 == "-" || $0 == "_" }.first ?? language[...]
  }

  /// Whether a text is translated: it does not wait to be, and has words, of plural forms each and among these
  /// the one for most numbers.
  package func isTranslated(_ id: String) -> Bool {
    guard let value = texts[id], !pending.contains(id) else { return false }
    return value.isComplete
  }

  /// Whether a text of it has plural forms.
  package var hasPluralForms: Bool {
    texts.values.contains { if case .plural = $0 { true } else { false } }
  }

  /// Where a text stands.
  func location(of id: String) -> SourceLocation {
    SourceLocation(file: file, position: positions[id])
  }
}

/// A text in one language, or its plural forms.
package enum LocalizedValue: Equatable, Sendable {
  case text(String)
  /// Forms by plural category (`zero`, `one`, `two`, `few`, `many`, `other`).
  case plural([String: String])

  /// Every wording: of plural forms, that for most numbers first.
  package var wordings: [String] {
    switch self {
    case .text(let text): return [text]
    case .plural(let forms):
      let rest = forms.filter { $0.key != "other" }.sorted { $0.key < $1.key }.map(\.value)
      return (forms["other"].map { [$0] } ?? []) + rest
    }
  }
}

extension LocalizedValue {
  /// Whether there is nothing to say: in the text, or in one of the forms.
  var hasGap: Bool { wordings.contains { $0.allSatisfy(\.isWhitespace) } }

  /// The first of several forms in which there is nothing to say.
  var emptyForm: String? {
    guard case .plural(let forms) = self else { return nil }
    return forms.filter { $0.value.allSatisfy(\.isWhitespace) }.keys.min()
  }

  /// Whether there is something to say, whatever the number.
  fileprivate var isComplete: Bool {
    if case .plural(let forms) = self, forms["other"] == nil { return false }
    return !hasGap
  }
}

extension LocalizedValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .plural(let forms): try container.encode(forms)
    }
  }
}
