package import Diagnostics
package import IntentDefinition
import PropertyList

/// The vocabulary beside a definition.
package enum VocabularyFile {
  /// Where it is.
  package static func path(beside definition: String, language: String?) -> String {
    let root = InputRule.localizationRoot(of: definition)
    let folder = language.map { InputRule.join(root, "\($0).lproj") } ?? root
    return InputRule.join(folder, "AppIntentVocabulary.plist")
  }

  /// The file with what a draft adds, and the intents that this is about.
  package static func edited(_ path: String, with draft: VocabularyDraft)
    -> Checked<(file: EditedFile, intents: [String])>
  {
    DefinitionLoader().propertyList(path).flatMap { document in
      guard let document else {
        let (root, intents) = draft.added(to: nil)
        let text = String(decoding: PropertyListWriter().write(root), as: UTF8.self)
        return Checked((EditedFile.new(path).continuing(from: text), intents))
      }
      return EditedFile.read(path).map { file in
        let (root, intents) = draft.added(to: document.root)
        return (file.revised(document, to: root), intents)
      }
    }
  }
}
