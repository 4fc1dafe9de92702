import ArgumentParser
import IntentDefinition

/// Tags of languages, as the user gives them.
enum LanguageTag {
  /// A tag as folders have it, `pt-BR` for `pt-br` and `pt_BR`, after that is said.
  ///
  /// - Throws: Where it names no language that there is, with the tag of that which may be meant.
  static func taken(_ tag: String) throws -> String {
    guard let spelling = LanguageTags.spelling(of: tag) else {
      let meant = LanguageTags.meant(by: tag).map { "did you mean \($0)?" }
      throw ValidationError(
        "'\(tag)' names no language; \(meant ?? "use its tag, such as es or pt-BR.")")
    }
    if spelling != tag { Terminal.printError("note: '\(tag)' is taken as '\(spelling)'\n") }
    return spelling
  }
}
