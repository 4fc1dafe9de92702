/// The texts of a definition in one language.
public struct LocalizationTable: Hashable, Sendable {
  /// The language, `de`, `zh-Hans`, `pt-BR`.
  public var language: String
  private var texts: [String: String] = [:]
  private var plurals: [String: [String: String]] = [:]

  /// A table of texts.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - texts: IDs and texts in turn; an ID without a text behind it is left out.
  ///   - plurals: IDs, plural categories (`one`, `other`, …) and texts in turn.
  public init(_ language: String, _ texts: [String], plurals: [String] = []) {
    self.language = language
    for index in stride(from: 0, to: texts.count - 1, by: 2) {
      self.texts[texts[index]] = texts[index + 1]
    }
    for index in stride(from: 0, to: plurals.count - 2, by: 3) {
      self.plurals[plurals[index], default: [:]][plurals[index + 1]] = plurals[index + 2]
    }
  }

  /// The text of an ID, in the plural form for a count where there are several.
  public func text(id: String, count: Int? = nil) -> String? {
    if let forms = plurals[id] {
      // As Foundation has it: any language may have words for nothing of which its grammar knows none.
      if count == 0, let words = forms["zero"] { return words }
      let category = PluralCategory.category(of: count ?? 0, in: language)
      return forms[category] ?? forms["other"]
    }
    return texts[id]
  }
}
