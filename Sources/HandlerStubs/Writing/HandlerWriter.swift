import Foundation
package import IntentGenerator

/// Writes handlers and their record, so that a run that ends midway can be taken up by the next.
package struct HandlerWriter: Sendable {
  /// Writes the files.
  package var output: OutputWriter

  package init(output: OutputWriter = OutputWriter()) {
    self.output = output
  }

  /// Writes what changed.
  ///
  /// - Parameters:
  ///   - changes: What became of the handlers.
  ///   - folder: The folder with the record.
  ///   - others: Files that are to change with them, or not at all.
  /// - Throws: ``OutputError`` where a file cannot be written, or was changed since it was read; no
  ///   file has changed then.
  package func write(
    _ changes: HandlerChanges, to folder: String, with others: [OutputFile] = []
  ) throws -> OutputSummary {
    let base = folder as NSString
    let files = changes.files.filter(\.isChanged)
    let record = try HandlerRecord.change(to: changes.record, in: folder)
    let outputs =
      files.map { OutputFile($0.path, $0.after, expected: $0.before) }
      + [OutputFile(record.path, record.after)] + others
    guard !output.isDryRun else { return try output.write(outputs) }
    let journal = base.appendingPathComponent(HandlerJournal.fileName)
    if !files.isEmpty {
      let text = try HandlerJournal(changes, in: folder).encoded()
      _ = try output.write([OutputFile(journal, text)])
    }
    do {
      let summary = try output.write(outputs)
      _ = unlink(journal)
      return summary
    } catch {
      // What could not be put back is what the journal is for.
      if files.allSatisfy(isUntouched) { _ = unlink(journal) }
      throw error
    }
  }

  private func isUntouched(_ file: HandlerFile) -> Bool {
    FileManager.default.contents(atPath: file.path) == file.before.map { Data($0.utf8) }
  }
}
