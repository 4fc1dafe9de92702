import Foundation
import IntentGenerator

/// The folders that a watched run has to hear of.
struct WatchedFolders: Equatable, Sendable {
  /// Those in which something may appear, change or go.
  private(set) var contents: Set<String> = []
  /// Those around them, of which it only matters whether they are moved or removed.
  private(set) var surroundings: Set<String> = []

  /// Adds what is around a path, the folder in which it is or would be, and what its links lead to.
  mutating func add(pathTo path: String) {
    var open = [Self.absolute(path)]
    for _ in 0..<40 {
      guard let path = open.popLast() else { return }
      addWay(to: path, &open)
    }
  }

  /// Adds a folder with all that is in it.
  mutating func add(folder: String) {
    contents.insert(Self.absolute(folder))
  }

  private mutating func addWay(to path: String, _ open: inout [String]) {
    var isPresent = FileManager.default.fileExists(atPath: path)
    var path = path
    var isFirst = true
    while path != "/" {
      let folder = path.folderOfPath
      let folderIsPresent = isPresent || FileManager.default.fileExists(atPath: folder)
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        // A link that is led elsewhere shows in its folder alone.
        contents.insert(folder)
        open.append(
          Self.absolute(
            target.hasPrefix("/") ? target : (folder as NSString).appendingPathComponent(target)))
      } else if folderIsPresent, !isPresent {
        // What is missing may appear in the last folder that is there.
        contents.insert(folder)
      } else if isFirst, !Self.isFolder(path) {
        contents.insert(folder)
      }
      if folderIsPresent { surroundings.insert(folder) }
      (path, isPresent, isFirst) = (folder, folderIsPresent, false)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func absolute(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath as NSString
    let whole = path.hasPrefix("/") ? path : folder.appendingPathComponent(path)
    return (whole as NSString).standardizingPath
  }
}
