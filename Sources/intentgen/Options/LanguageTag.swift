import ArgumentParser
import IntentDefinition

/// Tags of languages, as the user gives them.
enum LanguageTag {
  /// - Throws: Where one names no language that there is, with the tag of that which may be meant.
  static func validate(_ tags: [String?]) throws {
    for case let tag? in tags where !LanguageTags.isKnown(tag) {
      let meant = LanguageTags.meant(by: tag).map { "did you mean \($0)?" }
      throw ValidationError(
        "'\(tag)' names no language; \(meant ?? "use its tag, such as es or pt-BR.")")
    }
  }
}
