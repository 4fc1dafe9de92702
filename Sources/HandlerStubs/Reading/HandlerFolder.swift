package import Diagnostics
import Foundation
import IntentGenerator

/// Finds the Swift files that may hold handlers.
package struct HandlerFolder: Sendable {
  /// What a file must name to be read: the names of types that definitions have or had, besides
  /// everything with `Intent` in its name.
  private let names: [String]

  /// - Parameter names: Names of types whose uses are to be found too.
  package init(names: some Sequence<String> = []) {
    self.names = ["Intent"] + names
  }

  /// The files of some folders, and of the folders in them, sorted by path.
  ///
  /// Links are followed, and a file that has several names is read once. A file that names nothing
  /// of intents is left out, and so is a generated one.
  ///
  /// - Parameters:
  ///   - output: The folder for new files. Where it is not there, it holds nothing: it will be made.
  ///   - folders: Further folders, which must be there.
  package func read(_ output: String, _ folders: [String] = []) -> Checked<[HandlerSource]> {
    var walk = FolderWalk(fileExtension: "swift")
    for folder in [output] + folders { walk.visit(folder) }
    var sources: [HandlerSource] = []
    var diagnostics = walk.diagnostics
    for folder in folders where RelativePath.real(folder) == nil {
      let message = "there is no such folder; correct the path"
      diagnostics.append(
        Diagnostic(.error, .unreadableFile, message, at: SourceLocation(file: folder)))
    }
    for file in walk.files {
      guard let data = FileManager.default.contents(atPath: file.path) else {
        diagnostics.append(unreadable(file.path, "cannot be read; check that you may read it"))
        continue
      }
      if let text = String(validating: data, as: UTF8.self) {
        if mayHoldHandlers(text) {
          sources.append(HandlerSource(path: file.path, text: text, realPath: file.realPath))
        }
      } else if mayHoldHandlers(String(decoding: data.filter { $0 != 0 }, as: UTF8.self)) {
        // Anything that is no UTF-8 would come out changed.
        diagnostics.append(
          unreadable(
            file.path, "is not UTF-8, so that it cannot be edited; convert it, or move it away"))
      }
    }
    sources.sort { $0.path < $1.path }
    return Checked(diagnostics.hasErrors ? nil : sources, diagnostics)
  }

  private func mayHoldHandlers(_ text: String) -> Bool {
    names.contains(where: text.contains) && !GeneratedMark.isIn(text.utf8)
  }

  private func unreadable(_ path: String, _ problem: String) -> Diagnostic {
    Diagnostic(.error, .unreadableFile, "the file \(problem)", at: SourceLocation(file: path))
  }
}
