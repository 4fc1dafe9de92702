import Foundation

/// The lines of the files that diagnostics point into, each file read once.
package struct SourceLines: Sendable {
  private let lines: [String: [Substring]]

  /// Reads the files of some diagnostics and their notes; what cannot be read has no lines.
  package init(of diagnostics: [Diagnostic]) {
    let locations = diagnostics.flatMap { diagnostic in
      [diagnostic.location] + diagnostic.notes.compactMap(\.location)
    }
    let files = locations.filter { $0.position != nil && $0.revision == nil }.map(\.file)
    lines = Dictionary(
      uniqueKeysWithValues: Set(files).map { file in
        let bytes = Self.isReadable(file) ? FileManager.default.contents(atPath: file) : nil
        let text = bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
        // By bytes: to Swift, a carriage return and a newline are one character.
        let lineEnd = LineEnding(of: text.utf8).lastByte
        let lines = text.utf8.split(separator: lineEnd, omittingEmptySubsequences: false)
        return (file, lines.map { Substring($0) })
      })
  }

  /// The line of a place; none where that is in a file as it was.
  package func line(of location: SourceLocation) -> Substring? {
    guard location.revision == nil, let number = location.position?.line,
      let lines = lines[location.file], lines.indices.contains(number - 1)
    else { return nil }
    return lines[number - 1]
  }

  /// Whether a file can be read a second time; a pipe cannot.
  private static func isReadable(_ file: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    let type = attributes?[.type] as? FileAttributeType
    guard type == .typeSymbolicLink else { return type == .typeRegular }
    let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType)
      == .typeRegular
  }
}
