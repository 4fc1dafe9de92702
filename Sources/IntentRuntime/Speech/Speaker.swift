import Foundation

/// Puts texts and values into words of one language.
public struct Speaker: Equatable, Sendable {
  /// The language, as a session gives it: `de`, `pt-BR`.
  public let language: String
  private let tables: [LocalizationTable]
  var locale: Locale { LanguageTag.locale(of: language) }

  /// A speaker of a language with the texts of some catalogs, the first before the others.
  public init(language: String, catalogs: [IntentCatalog]) {
    self.language = language
    let wanted = LanguageTag.fallbacks(of: language)
    tables = catalogs.flatMap { catalog in
      wanted.flatMap { wanted in
        catalog.localizations.filter { $0.language == wanted || $0.language.lowercased() == wanted }
      }
    }
  }

  /// A text in the language: the exact one, else the language without its region, else the
  /// development language.
  ///
  /// - Parameter count: The number by which a text with plural forms takes one.
  public func text(_ text: LocalizedText, count: Int? = nil) -> String {
    guard let id = text.id else { return text.text }
    for table in tables {
      if let found = table.text(id: id, count: count), !found.isEmpty { return found }
    }
    return text.text
  }

  /// A text with its `${name}` and `${name.property}` filled in; a name without a value is left out, with
  /// the space that it stood behind.
  public func fill(
    _ text: String,
    with value: (_ name: String, _ property: String?) -> String?
  ) -> String {
    // Most texts have none, and are looked through by their bytes.
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var filled = ""
    var rest = Substring(text)
    while let open = rest.nextPlaceholder,
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      filled += rest[..<open]
      let names = rest[rest.utf8.index(open, offsetBy: "${".utf8.count)..<close]
        .split(separator: ".", maxSplits: 1)
      let found = value(
        names.first.map(String.init) ?? "", names.dropFirst().first.map(String.init))
      rest = rest[rest.utf8.index(after: close)...]
      if let found, !found.isEmpty { filled += found } else { filled.closeGap(before: &rest) }
      rest = rest.withoutStop(behind: filled)
    }
    return filled + rest
  }

  /// Values as a list, `a, b, and c`.
  public func list(_ values: [String]) -> String {
    values.formatted(.list(type: .and).locale(locale))
  }
}

extension Substring {
  /// The rest of a text behind a value, without a full stop of its own where the value ends with one:
  /// `to Bobo Jr.`
  ///
  /// What goes on with more stops, and a value that ends with several, stay as they are.
  package func withoutStop(behind text: String) -> Substring {
    guard let stop = first, stop == "." || stop == "。", text.last == stop,
      text.dropLast().last != stop, dropFirst().first != stop
    else { return self }
    return dropFirst()
  }
}

extension String {
  /// Leaves one space at most between a text and the rest of it, from between which something fell out,
  /// and none at either end or before a mark.
  fileprivate mutating func closeGap(before rest: inout Substring) {
    if isEmpty || last?.isWhitespace == true {
      rest = rest.drop { $0.isWhitespace }
    }
    guard let next = rest.first else {
      while last?.isWhitespace == true { removeLast() }
      return
    }
    if ".,)]".contains(next) { while last?.isWhitespace == true { removeLast() } }
  }
}
