import Diagnostics
import Foundation
import IntentGenerator

/// The files and folders that a watched run reads.
struct WatchedInputs: Sendable {
  /// What the user named.
  let inputs: [String]
  /// The folder with templates.
  let templates: String?

  /// The folders in which a change may matter: changes of files show there, also where an editor
  /// puts a new file in the place of the old one.
  var folders: Set<String> {
    var folders: Set<String> = []
    for input in inputs + (templates.map { [$0] } ?? []) {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: input, isDirectory: &isFolder)
      let root = exists && isFolder.boolValue ? input : Self.folder(of: input)
      folders.insert(root)
      guard exists else { continue }
      let inside = FileManager.default.enumerator(
        at: URL(fileURLWithPath: root),
        includingPropertiesForKeys: [.isDirectoryKey],
        options: .skipsHiddenFiles
      )
      let urls = inside?.compactMap { $0 as? URL } ?? []
      folders.formUnion(urls.filter(\.hasDirectoryPath).map(\.path))
    }
    return folders
  }

  /// What each file was when it was last looked at; none where an input is not there.
  func stamps() -> [String: Stamp]? {
    let found = InputFinder().find(inputs)
    guard let files = found.value, !found.diagnostics.hasErrors else { return nil }
    let definitions = files.definitions
    let names = templates.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    let paths =
      definitions.map(\.file) + definitions.flatMap(\.localizations) + files.vocabularies
      + names.map { ((templates ?? "") as NSString).appendingPathComponent($0) }
    return Dictionary(paths.map { ($0, Stamp(of: $0)) }) { first, _ in first }
  }

  /// What tells one content of a file from another.
  struct Stamp: Hashable, Sendable {
    private let size: Int?
    private let modified: Date?
    private let number: Int?

    init(of path: String) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      size = attributes?[.size] as? Int
      modified = attributes?[.modificationDate] as? Date
      number = attributes?[.systemFileNumber] as? Int
    }
  }

  private static func folder(of file: String) -> String {
    let folder = (file as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }
}
