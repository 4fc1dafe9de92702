import Diagnostics
import Foundation
import IntentDefinition
import PropertyList

/// The vocabularies that speak of a definition: those of its target, but for one that stands beside another definition of
/// the same intents, as in a backup.
struct TargetVocabularies {
  private let definition: String

  init(of definition: String) {
    self.definition = definition
  }

  /// Those in all folders of the target; outside of a package, in those around which the definition's translations are.
  var all: [String] { own(found(in: PackageFolders.target(of: definition))) }

  /// The same, but outside of a package only those beside the definition, for the folders there may be of any size.
  var near: [String] {
    let module = PackageFolders.module(of: definition)
    return own(module.isEmpty ? Self.beside(definition) : found(in: module))
  }

  /// Those beside a definition, and in the folders of languages there.
  static func beside(_ definition: String) -> [String] {
    InputFinder.files("AppIntentVocabulary.plist", beside: definition)
  }

  private func found(in folder: String) -> [String] {
    FolderSearch(folder, isContained: true).files.filter(InputRule.isVocabulary)
  }

  private func own(_ vocabularies: [String]) -> [String] {
    let own = InputRule.localizationRoot(of: definition)
    var others: [String: Bool] = [:]
    lazy var names = Self.intentNames(of: definition)
    return vocabularies.filter { path in
      let root = InputRule.localizationRoot(of: path)
      guard !FileIdentity.isSame(root.isEmpty ? "." : root, own.isEmpty ? "." : own) else {
        return true
      }
      let isOther =
        others[root] ?? !Self.intentNames(in: root).isDisjoint(with: names)
      others[root] = isOther
      return !isOther
    }
  }

  /// The names by which vocabularies know the intents of the definitions in a folder.
  private static func intentNames(in folder: String) -> Set<String> {
    let base = InputRule.join(folder, "Base.lproj")
    return [folder, base].reduce(into: []) { names, folder in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for file in files.map({ InputRule.join(folder, $0) }) where InputRule.isDefinition(file) {
        names.formUnion(intentNames(of: file))
      }
    }
  }

  /// The names by which vocabularies know the intents of a definition.
  private static func intentNames(of definition: String) -> Set<String> {
    guard let document = DefinitionLoader().propertyList(definition).value ?? nil else { return [] }
    let editor = DefinitionEditor(document.root, using: SystemRandomNumberGenerator())
    let intents = editor.places.filter { $0.kind == .intent }
    return Set(intents.flatMap(editor.vocabularyNames))
  }
}
