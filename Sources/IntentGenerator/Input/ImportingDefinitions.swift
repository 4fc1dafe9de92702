import Diagnostics
import IntentDefinition
import PropertyList

/// The definitions of a package that import one that changes, and follow it.
struct ImportingDefinitions: Sendable {
  /// A definition that follows.
  struct Member: Sendable {
    /// The definition and its translations.
    let files: InputFiles.DefinitionFiles
    fileprivate let document: PropertyListDocument
    fileprivate var editor: DefinitionEditor
    /// What its change means for the files beside it.
    fileprivate(set) var consequences: [DefinitionConsequence] = []

    /// The file as it follows.
    var edited: Checked<EditedFile> {
      EditedFile.read(files.file).map { $0.revised(document, to: editor.root) }
    }
  }

  /// The definitions that import the one that changes, or one that follows it.
  private(set) var members: [Member]
  /// What goes from them, as people read it.
  private(set) var removed: [String] = []

  /// Finds the definitions that stand in the package of one, or in its folder.
  init(of file: String, using random: some RandomNumberGenerator & Sendable) {
    let folders = PackageFolders.package(of: file).map {
      PackageFolders.targets(of: $0) + [PackageFolders.tests(of: $0)].compactMap(\.self)
    }
    let found = InputFinder().find((folders ?? []) + TargetFolder(of: file).definitions)
    members = (found.value?.definitions ?? []).filter { !FileIdentity.isSame($0.file, file) }
      .compactMap { files in
        guard let document = DefinitionLoader().propertyList(files.file).value ?? nil else {
          return nil
        }
        let editor = DefinitionEditor(document.root, using: random)
        guard !editor.imports.isEmpty else { return nil }
        return Member(files: files, document: document, editor: editor)
      }
  }

  /// Lets all of them follow a change, and one another.
  ///
  /// - Parameters:
  ///   - changes: What the change means.
  ///   - file: The definition that changes.
  mutating func follow(_ changes: [DefinitionConsequence], of file: String) {
    var open = Self.changes(changes, of: file)
    var seen = Set(open)
    while let change = open.popLast() {
      for index in members.indices where members[index].editor.imports.contains(change.definition) {
        let files = members[index].files
        let (besides, made) = members[index].editor.follow(change.consequence)
        removed += besides.map { "\($0) in \(files.file)" }
        members[index].consequences += made
        open += Self.changes(made, of: files.file).filter { seen.insert($0).inserted }
      }
    }
    members.removeAll { $0.editor.root == $0.document.root }
  }

  /// A change that whoever imports a definition has to follow.
  private struct Change: Hashable {
    var definition: String
    var consequence: DefinitionConsequence
  }

  private static func changes(_ consequences: [DefinitionConsequence], of file: String) -> [Change]
  {
    consequences.filter(\.concernsImporters)
      .map { Change(definition: InputRule.baseName(of: file), consequence: $0) }
  }
}
