import ArgumentParser
import IntentDefinition
import IntentGenerator

/// Tags of languages, as the user gives them.
enum LanguageTag {
  /// A tag as it is, where it names a language that there is.
  ///
  /// - Throws: Where it names none, with the tag of that which may be meant.
  static func known(_ tag: String) throws -> String {
    guard LanguageTags.spelling(of: tag) == nil else { return tag }
    let meant = LanguageTags.meant(by: tag).map { "did you mean \($0)?" }
    throw ValidationError(
      "'\(tag)' names no language; \(meant ?? "use its tag, such as es or pt-BR.")")
  }

  /// A tag as it is looked for, `pt-BR` for `pt-br` and `pt_BR`, after that is said.
  ///
  /// - Throws: Where it names no language, as ``known(_:)`` does.
  static func taken(_ tag: String) throws -> String {
    let tag = try known(tag)
    return taken(tag, as: LanguageTags.spelling(of: tag) ?? tag)
  }

  /// A tag as a definition's translations or sentences have it, or else as it is looked for, after that is said.
  ///
  /// - Parameter translations: The tags of the translations that are there.
  static func taken(
    _ tag: String, beside definition: String, in translations: [String] = []
  ) -> String {
    taken(tag, as: PresentLanguages.tag(of: tag, beside: definition, in: translations))
  }

  private static func taken(_ tag: String, as spelling: String) -> String {
    if spelling != tag { Terminal.printError("note: '\(tag)' is taken as '\(spelling)'\n") }
    return spelling
  }
}
