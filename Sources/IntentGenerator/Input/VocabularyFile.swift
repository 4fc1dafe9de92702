import Diagnostics
import IntentDefinition
import PropertyList

/// The vocabulary beside a definition.
package enum VocabularyFile {
  /// Where it is.
  package static func path(beside definition: String, language: String?) -> String {
    let root = InputRule.localizationRoot(of: definition)
    let folder = language.map { InputRule.join(root, "\($0).lproj") } ?? root
    return InputRule.join(folder, "AppIntentVocabulary.plist")
  }

  /// The file with what a draft adds, and what that is.
  static func edited(_ path: String, with draft: VocabularyDraft)
    -> Checked<(file: EditedFile, change: VocabularyDraft.Addition)>
  {
    changed(path) {
      draft.added(to: $0)
    } root: {
      $0.root
    }
  }

  /// The file with its property list changed; a new one where there is none.
  static func changed<Change>(
    _ path: String, _ change: (PropertyListNode?) -> Change, root: (Change) -> PropertyListNode
  ) -> Checked<(file: EditedFile, change: Change)> {
    DefinitionLoader().propertyList(path).flatMap { document in
      let change = change(document?.root)
      guard let document else {
        let text = String(decoding: PropertyListWriter().write(root(change)), as: UTF8.self)
        return Checked((EditedFile.new(path).continuing(from: text), change))
      }
      return EditedFile.read(path).map { ($0.revised(document, to: root(change)), change) }
    }
  }
}
