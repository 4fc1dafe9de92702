import Foundation

/// What became of the files of a run.
package struct OutputSummary: Hashable, Codable, Sendable {
  /// The paths that were written, or would be.
  package var written: [String] = []
  /// The paths whose content was right already.
  package var unchanged: [String] = []
}

/// Writes files: each whole or not at all, all or none of them, and only where the content differs.
package struct OutputWriter: Sendable {
  /// A step on the way, in the order in which they are taken.
  package enum Step: Hashable, Sendable {
    /// The new content is put under another name beside the path.
    case write(String)
    /// The old content is kept under another name, to go back to.
    case keep(String)
    /// The new content takes the place of the old one.
    case replace(String)
  }

  /// Whether to find out what would be written, and write nothing.
  package var isDryRun: Bool
  /// Called before each step; what it throws ends the run as a failing disk would.
  package var willTake: @Sendable (Step) throws -> Void = { _ in }

  package init(isDryRun: Bool = false) {
    self.isDryRun = isDryRun
  }

  /// Writes files into a folder, which is made if need be.
  ///
  /// - Throws: ``OutputError`` where a file cannot be written; no file has changed then.
  package func write(_ files: [GeneratedFile], to folder: String) throws -> OutputSummary {
    try write(
      files.map {
        OutputFile((folder as NSString).appendingPathComponent($0.name), $0.contents)
      }
    )
  }

  /// Writes files to paths of their own.
  ///
  /// Every new content is on the disk under another name before the first file is replaced, and
  /// every file that was replaced goes back to what it was when one cannot be.
  ///
  /// - Throws: ``OutputError``, as ``write(_:to:)`` does.
  package func write(_ files: [OutputFile]) throws -> OutputSummary {
    var summary = OutputSummary()
    var replacements: [Replacement] = []
    defer { for replacement in replacements { replacement.removeLeftovers() } }
    for file in files {
      let data = Data(file.contents.utf8)
      // A link stays one: what it leads to is written.
      let path = URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
      let present = FileManager.default.contents(atPath: path)
      if present == data {
        summary.unchanged.append(file.path)
        continue
      }
      if let expected = file.expected, present != Data(expected.utf8) {
        throw OutputError(path: file.path, reason: "it was changed in the meantime")
      }
      summary.written.append(file.path)
      guard !isDryRun else { continue }
      let replacement = Replacement(path: path, exists: present != nil)
      replacements.append(replacement)
      try take(.write(file.path)) { try replacement.write(data) }
    }
    try replace(replacements)
    return summary
  }

  private func replace(_ replacements: [Replacement]) throws {
    for replacement in replacements {
      try take(.keep(replacement.path)) { try replacement.keepOld() }
    }
    var replaced: [Replacement] = []
    do {
      for replacement in replacements {
        try take(.replace(replacement.path)) { try replacement.replace() }
        replaced.append(replacement)
      }
    } catch {
      for replacement in replaced { replacement.restoreOld() }
      throw error
    }
  }

  private func take(_ step: Step, _ action: () throws -> Void) throws {
    try willTake(step)
    try action()
  }
}
