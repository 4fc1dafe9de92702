import Diagnostics
import Foundation
import IntentGenerator

/// The files and folders that a watched run reads.
struct WatchedInputs: Sendable {
  /// What the user named.
  let inputs: [String]
  /// Definitions that the inputs import.
  let context: [String]
  /// The folder with templates.
  let templates: String?

  /// The folders in which a change may matter: changes of files show there, also where an editor
  /// puts a new file in the place of the old one, or where a folder is moved and made anew.
  var folders: WatchedFolders {
    var folders = WatchedFolders()
    for path in inputs + context + (templates.map { [$0] } ?? []) { folders.add(pathTo: path) }
    if let files = InputFinder().find(inputs).value {
      for folder in files.folders + files.definitions.map({ Self.folder(of: $0.file) }) {
        folders.add(folder: folder)
      }
      for file in files.definitions.flatMap(\.localizations) {
        folders.add(folder: Self.folder(of: file))
      }
    }
    if let templates { folders.add(folder: templates) }
    return folders
  }

  /// What there is to read.
  struct Snapshot: Equatable, Sendable {
    /// What each file is; a file that is gone by the time it is looked at is none.
    var stamps: [String: Stamp] = [:]
    /// The inputs that cannot be read, or hold nothing.
    var problems: [Diagnostic] = []
  }

  /// What there is to read now.
  func snapshot() -> Snapshot {
    let found = InputFinder().find(inputs)
    let files = found.value ?? InputFiles()
    let definitions = files.definitions.map(\.file)
    var paths = Set(definitions + files.definitions.flatMap(\.localizations) + files.vocabularies)
    paths.formUnion(context)
    // What a definition imports may stand beside it.
    for folder in Set(definitions.map(Self.folder)) {
      paths.formUnion(Self.files(in: folder) { $0.hasSuffix(".intentdefinition") })
    }
    if let templates { paths.formUnion(Self.files(in: templates) { $0.hasSuffix(".mustache") }) }
    return Snapshot(
      stamps: Dictionary(
        paths.compactMap { path in Stamp(of: path).map { (path, $0) } }
      ) { first, _ in first },
      problems: found.diagnostics)
  }

  /// What tells one content of a file from another.
  struct Stamp: Hashable, Sendable {
    private let size: Int?
    private let modified: Date?
    private let number: Int?

    init?(of path: String) {
      let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
        return nil
      }
      size = attributes[.size] as? Int
      modified = attributes[.modificationDate] as? Date
      number = attributes[.systemFileNumber] as? Int
    }
  }

  private static func files(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let isHere = folder == "."
    return names.filter(isWanted)
      .map { isHere ? $0 : (folder as NSString).appendingPathComponent($0) }
  }

  private static func folder(of file: String) -> String {
    let folder = file.folderOfPath
    return folder.isEmpty ? "." : folder
  }
}
