package import Diagnostics
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
    // Asked to end, nothing of it is done, or all: a journal alone would have the next run do it.
    let signals = DeferredSignals()
    defer { signals.end() }
    let journal = base.appendingPathComponent(HandlerJournal.fileName)
    if !files.isEmpty || others.count > 1 {
      let text = try HandlerJournal(changes, in: folder, with: others).encoded()
      _ = try output.write([OutputFile(journal, text)])
    }
    do {
      let summary = try output.write(outputs)
      _ = unlink(journal)
      return summary
    } catch {
      // What could not be put back is what the journal is for, and not what somebody else changed.
      if !files.contains(where: isWritten), !others.contains(where: isWritten) {
        _ = unlink(journal)
      }
      throw error
    }
  }

  /// Writes what a run that was interrupted was about to write beside handlers, before anything is read that it concerns.
  ///
  /// - Parameter reach: Which files that may be; those of the folder's package if not given.
  /// - Returns: What is written, and what is told of files that are still old.
  /// - Throws: ``OutputError`` where a file cannot be written.
  package func finish(
    in folder: String, within reach: JournalReach? = nil
  ) throws -> Checked<OutputSummary> {
    let unfinished = HandlerJournal.unfinished(in: folder, within: reach)
    let summary = try output.write(unfinished.value ?? [])
    // Nothing is left to do where it was about no handlers; else those alone are, and what is written changes again.
    let read = HandlerJournal.read(from: folder, within: reach).value ?? nil
    if unfinished.value != nil, !output.isDryRun, var journal = read {
      let path = HandlerJournal.path(in: folder)
      if journal.files.isEmpty, journal.record == HandlerRecord.read(from: folder).value {
        _ = unlink(path)
      } else if journal.others != nil {
        journal.others = nil
        _ = try output.write([OutputFile(path, try journal.encoded())])
      }
    }
    return Checked(unfinished.value.map { _ in summary }, unfinished.diagnostics)
  }

  /// Writes what a run that was interrupted was about to do to handlers, with their record; what stands beside them is
  /// written by then.
  ///
  /// - Parameters:
  ///   - state: The handlers as if that run had come to its end.
  ///   - folder: The folder with the record, and with the journal.
  /// - Throws: ``OutputError`` where a file cannot be written, or was changed since it was read.
  package func finishHandlers(_ state: HandlerState, in folder: String) throws -> OutputSummary {
    let files = state.sources.filter { $0.text != $0.saved }
      .map { OutputFile($0.path, $0.text, expected: $0.saved) }
    let record = try HandlerRecord.change(to: state.record, in: folder)
    let summary = try output.write(files + [OutputFile(record.path, record.after)])
    _ = unlink(HandlerJournal.path(in: folder))
    return summary
  }

  /// Writes files of which the record says nothing.
  ///
  /// - Parameter folder: The folder for the journal.
  /// - Throws: ``OutputError``, as ``write(_:to:with:)`` does.
  package func write(_ files: [OutputFile], withJournalIn folder: String) throws -> OutputSummary {
    let journal = HandlerJournal.path(in: folder)
    // One that is there says what is left to do to handlers.
    guard files.count > 1, !output.isDryRun, !FileManager.default.fileExists(atPath: journal),
      let record = HandlerRecord.read(from: folder).value
    else { return try output.write(files) }
    let signals = DeferredSignals()
    defer { signals.end() }
    let text = try HandlerJournal(files, in: folder, record: record).encoded()
    _ = try output.write([OutputFile(journal, text)])
    do {
      let summary = try output.write(files)
      _ = unlink(journal)
      return summary
    } catch {
      if !files.contains(where: isWritten) { _ = unlink(journal) }
      throw error
    }
  }

  /// Whether a file says what it was to say, and did not before.
  private func isWritten(_ file: OutputFile) -> Bool {
    file.expectation != .text(file.contents)
      && FileManager.default.contents(atPath: file.path) == Data(file.contents.utf8)
  }

  private func isWritten(_ file: HandlerFile) -> Bool {
    FileManager.default.contents(atPath: file.path) == Data(file.after.utf8)
  }
}
