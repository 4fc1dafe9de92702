package import Diagnostics
import Foundation

/// Finds what tests call by a name that it no longer has: tests are looked into, and left as they are.
package struct TestMentions: Sendable {
  private let renamed: [(before: String, after: String)]

  /// - Parameter changes: What became of the handlers.
  package init(of changes: HandlerChanges) {
    var seen: Set<String> = []
    renamed = changes.files.flatMap(\.actions).compactMap { action in
      guard action.kind == .renamedMethod, let before = action.before, let after = action.after,
        seen.insert(before).inserted
      else { return nil }
      return (before.name, after.name)
    }
  }

  /// A warning for each call in the Swift files of a folder.
  package func find(in folder: String) -> [Diagnostic] {
    guard !renamed.isEmpty else { return [] }
    var walk = FolderWalk(fileExtension: "swift")
    walk.visit(folder)
    return walk.files.flatMap { file -> [Diagnostic] in
      guard let text = try? String(contentsOfFile: file.path, encoding: .utf8) else { return [] }
      return find(in: text, file: file.path)
    }
  }

  private func find(in text: String, file: String) -> [Diagnostic] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in
        renamed.flatMap { before, after in
          line.ranges(of: "\(before)(").compactMap { range -> Diagnostic? in
            let isWhole =
              range.lowerBound == line.startIndex
              || !line[line.index(before: range.lowerBound)].isPartOfName
            guard isWhole else { return nil }
            let column = line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1
            return Diagnostic(
              .warning, .changedHandler,
              "this calls '\(before)', which is '\(after)' now; rename it here too",
              at: SourceLocation(
                file: file, position: SourcePosition(line: index + 1, column: column)))
          }
        }
      }
  }
}

extension String {
  /// The name of a method without its type and labels.
  fileprivate var name: String {
    let last = split(separator: ".").last.map(String.init) ?? self
    return String(last.prefix { $0 != "(" })
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
