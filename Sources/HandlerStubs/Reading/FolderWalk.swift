import Diagnostics
import Foundation
import IntentGenerator

/// A walk through folders that comes to each file once, by whatever names and links it can be reached.
struct FolderWalk {
  /// A file that was found.
  struct File: Hashable {
    /// The path, as it was found in the folder that the user named.
    let path: String
    /// The path without links.
    let realPath: String
  }

  private(set) var files: [File] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let fileExtension: String
  private var visited: Set<String> = []

  init(fileExtension: String) {
    self.fileExtension = fileExtension
  }

  /// Walks through a folder and those in it; hidden ones, and what was visited before, are left out.
  mutating func visit(_ folder: String) {
    guard let real = RelativePath.real(folder), visited.insert(real).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: real) else {
      let message = "the folder cannot be searched; check that it is one, and that you may read it"
      report(.error, message, at: folder)
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = (folder as NSString).appendingPathComponent(name)
      guard let realPath = RelativePath.real(path) else {
        if name.hasSuffix("." + fileExtension) {
          report(.warning, "the link leads nowhere, so that it was not looked into", at: path)
        }
        continue
      }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: realPath, isDirectory: &isFolder)
      if isFolder.boolValue {
        visit(path)
      } else if name.hasSuffix("." + fileExtension), visited.insert(realPath).inserted {
        files.append(File(path: path, realPath: realPath))
      }
    }
  }

  private mutating func report(_ severity: Diagnostic.Severity, _ message: String, at path: String)
  {
    diagnostics.append(
      Diagnostic(severity, .unreadableFile, message, at: SourceLocation(file: path)))
  }
}
