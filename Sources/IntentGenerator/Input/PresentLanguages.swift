import Foundation
import IntentDefinition

/// The languages that a definition has translations or sentences in.
package enum PresentLanguages {
  /// The tag by which a language is known beside a definition: of several tags of one language, as `tl` and `fil`, that
  /// of the folder or the translations that are there, or else the one under which it is looked for.
  ///
  /// - Parameter translations: The tags of the translations that are there, as a catalogue has them.
  package static func tag(
    of language: String, beside definition: String, in translations: [String] = []
  ) -> String {
    let spelling = LanguageTags.spelling(of: language) ?? language
    let present = (folders(beside: definition) + translations).filter {
      LanguageTags.spelling(of: $0) == spelling
    }
    return [language, spelling].first(where: present.contains) ?? present.min() ?? spelling
  }

  private static func folders(beside definition: String) -> [String] {
    let root = InputRule.localizationRoot(of: definition)
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.isEmpty ? "." : root)
    return (names ?? []).filter { $0.hasSuffix(".lproj") }.map(InputRule.baseName(of:))
  }
}
