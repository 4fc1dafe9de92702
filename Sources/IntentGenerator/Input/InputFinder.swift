package import Diagnostics
import Foundation

/// The files that a run reads, found from what the user named.
package struct InputFiles: Hashable, Codable, Sendable {
  /// A definition and the files that translate it.
  package struct DefinitionFiles: Hashable, Codable, Sendable {
    /// The definition.
    package var file: String
    /// The translations, `.strings` and `.xcstrings`.
    package var localizations: [String]

    package init(file: String, localizations: [String] = []) {
      self.file = file
      self.localizations = localizations
    }
  }

  /// The definitions, in the order of the user's inputs and by name within a folder.
  package var definitions: [DefinitionFiles] = []
  /// The vocabularies.
  package var vocabularies: [String] = []

  package init(definitions: [DefinitionFiles] = [], vocabularies: [String] = []) {
    self.definitions = definitions
    self.vocabularies = vocabularies
  }
}

/// Finds definitions, translations and vocabularies.
package struct InputFinder: Sendable {
  package init() {}

  /// The files of some inputs, each a file or a folder that is searched.
  ///
  /// - Returns: The files, and a diagnostic for each input that cannot be read or holds nothing.
  package func find(_ inputs: [String]) -> Checked<InputFiles> {
    var files = InputFiles()
    var diagnostics: [Diagnostic] = []
    for input in inputs {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: input, isDirectory: &isFolder) else {
        let message = "there is no such file or folder; correct the path"
        diagnostics.append(
          Diagnostic(.error, .unreadableFile, message, at: SourceLocation(file: input)))
        continue
      }
      if isFolder.boolValue {
        search(input, &files, &diagnostics)
      } else if Self.isVocabulary(input) {
        files.vocabularies.append(input)
      } else {
        add(input, to: &files)
      }
    }
    refuseEqualNames(files, &diagnostics)
    return Checked(files, diagnostics)
  }

  /// Whether a file is a vocabulary, by its name.
  package static func isVocabulary(_ path: String) -> Bool {
    path.hasSuffix("AppIntentVocabulary.plist")
  }

  /// The language of a file in an `xx.lproj` folder; none outside of one, and for `Base.lproj`.
  package static func language(of path: String) -> String? {
    let folder = (path as NSString).deletingLastPathComponent as NSString
    guard folder.pathExtension == "lproj" else { return nil }
    let language = (folder.lastPathComponent as NSString).deletingPathExtension
    return language == "Base" ? nil : language
  }

  private func search(
    _ folder: String, _ files: inout InputFiles, _ diagnostics: inout [Diagnostic]
  ) {
    let before = files.definitions.count + files.vocabularies.count
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let found = paths.sorted().map { (folder as NSString).appendingPathComponent($0) }
    let definitions = Set(found.filter { $0.hasSuffix(".intentdefinition") })
    for path in found {
      if Self.isVocabulary(path) {
        files.vocabularies.append(path)
      } else if definitions.contains(path) {
        // Old projects keep a whole translated copy beside the one in Base.lproj.
        guard !isTranslatedCopy(path, among: definitions) else { continue }
        add(path, to: &files)
      } else if path.hasSuffix(".plist"), holdsDefinition(path) {
        add(path, to: &files)
      }
    }
    guard files.definitions.count + files.vocabularies.count == before else { return }
    let message =
      "the folder holds no definition; name one, or a folder with *.intentdefinition files"
    diagnostics.append(Diagnostic(.error, .noDefinition, message, at: SourceLocation(file: folder)))
  }

  private func isTranslatedCopy(_ path: String, among definitions: Set<String>) -> Bool {
    guard Self.language(of: path) != nil else { return false }
    let path = path as NSString
    let folder = (path.deletingLastPathComponent as NSString).deletingLastPathComponent as NSString
    let base = (folder.appendingPathComponent("Base.lproj") as NSString)
      .appendingPathComponent(path.lastPathComponent)
    return definitions.contains(base)
  }

  private func holdsDefinition(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return data.range(of: Data("<key>INIntents</key>".utf8)) != nil
  }

  private func add(_ path: String, to files: inout InputFiles) {
    guard !files.definitions.contains(where: { $0.file == path }) else { return }
    files.definitions.append(.init(file: path, localizations: localizations(of: path)))
  }

  /// The translations that stand beside a definition, or beside the `lproj` folder that it is in.
  private func localizations(of path: String) -> [String] {
    let folder = (path as NSString).deletingLastPathComponent
    let isInLanguageFolder = (folder as NSString).pathExtension == "lproj"
    let root = isInLanguageFolder ? (folder as NSString).deletingLastPathComponent : folder
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let siblings =
      (try? FileManager.default.contentsOfDirectory(atPath: root.isEmpty ? "." : root)) ?? []
    let tables = siblings.sorted().filter { $0.hasSuffix(".lproj") }
      .map {
        ((root as NSString).appendingPathComponent($0) as NSString).appendingPathComponent(
          "\(name).strings")
      }
    let catalogs = Set([root, folder]).sorted()
      .map { ($0 as NSString).appendingPathComponent("\(name).xcstrings") }
    return (tables + catalogs).filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Two definitions of one name would write the same files.
  private func refuseEqualNames(_ files: InputFiles, _ diagnostics: inout [Diagnostic]) {
    var first: [String: String] = [:]
    for file in files.definitions.map(\.file) {
      let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
      guard let earlier = first[name] else {
        first[name] = file
        continue
      }
      let message = "the definition '\(name)' would write the same files as another; rename one"
      let note = Diagnostic.Note("the other is here", at: SourceLocation(file: earlier))
      let location = SourceLocation(file: file)
      diagnostics.append(Diagnostic(.error, .clashingNames, message, at: location, notes: [note]))
    }
  }
}
