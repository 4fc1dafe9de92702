import Diagnostics
import Foundation

/// Finds the files of a folder and of all folders in it.
///
/// Each folder is searched once, by whatever path it is reached, so that links that lead in a circle
/// come to an end.
package struct FolderSearch {
  /// The files, sorted by path.
  private(set) var files: [String] = []
  /// The folders that were searched.
  package private(set) var folders: [String] = []
  /// What could not be searched.
  private(set) var diagnostics: [Diagnostic] = []
  private var searched: Set<FileIdentity> = []

  /// - Parameter isContained: Whether links are left alone that lead out of the folder.
  package init(_ root: String, isContained: Bool = false) {
    var open = [root]
    while let folder = open.popLast() {
      guard let names = names(in: folder) else { continue }
      // The last one that is put on the pile is searched next.
      for name in names.sorted().reversed() where !InputRule.isHidden(name) {
        let path = InputRule.join(folder, name)
        if isContained, Self.leads(path, outOf: root) { continue }
        do {
          switch try FileIdentity.look(at: path).kind {
          case .folder: open.append(path)
          case .file: files.append(path)
          case .other: break
          }
        } catch {
          // What is no UTF-8 arrives here with other bytes than the file system has.
          let problem =
            name.unicodeScalars.contains("\u{FFFD}")
            ? "has a name that is not UTF-8, and is left out; rename it"
            : "leads nowhere (\(error.reason)) and is left out"
          report(.warning, "'\(name)' \(problem)", folder)
        }
      }
    }
    files.sort()
  }

  /// Whether a path is a link that leads out of a folder.
  private static func leads(_ path: String, outOf folder: String) -> Bool {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil,
      let target = RelativePath.real(path), let root = RelativePath.real(folder)
    else { return false }
    return !target.hasPrefix(root == "/" ? root : "\(root)/") && target != root
  }

  /// What is in a folder; none where it was searched before, or cannot be.
  private mutating func names(in folder: String) -> [String]? {
    do {
      guard searched.insert(try FileIdentity.look(at: folder).identity).inserted else { return nil }
      folders.append(folder)
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      let message =
        "the folder cannot be searched, so that definitions may be missing; "
        + "allow that, or name the definitions instead"
      report(.error, message, folder)
      return nil
    }
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ message: String, _ path: String
  ) {
    let location = SourceLocation(file: path)
    diagnostics.append(Diagnostic(severity, .unreadableFile, message, at: location))
  }
}
