package import Diagnostics
import Foundation
package import IntentGenerator

/// What a run is about to do to handlers and their record, on the disk before it does the first of it.
///
/// A run that ends midway, since its machine did, leaves its journal behind: the next one takes every
/// file for what it would be by now. Without it, two parameters that swap their names would be swapped
/// back in the files that were written already.
package struct HandlerJournal: Hashable, Codable, Sendable {
  /// A file before and after.
  package struct File: Hashable, Codable, Sendable {
    /// Where it is, seen from the journal's folder.
    package var path: String
    /// What it says; none for a new file.
    package var before: String?
    /// What it is to say.
    package var after: String
  }

  /// The version of the format.
  package var version = 1
  /// The files that are to change.
  package var files: [File]
  /// Other files that are to change with them; none in a journal of before they were kept.
  package var others: [File]?
  /// What the record is to be.
  package var record: HandlerRecord

  /// The name of the file.
  package static let fileName = ".intentgen-handlers.journal.json"

  /// The journal of what is to be done.
  ///
  /// - Parameter others: Files that are to change with the handlers.
  package init(_ changes: HandlerChanges, in folder: String, with others: [OutputFile] = []) {
    record = changes.record
    self.others = others.isEmpty ? nil : others.map { File($0, in: folder) }
    files = changes.files.filter(\.isChanged).map { file in
      File(
        path: RelativePath.path(to: file.realPath, from: folder),
        before: file.before,
        after: file.after
      )
    }
  }

  /// The journal of what is to be done to other files alone.
  init(_ others: [OutputFile], in folder: String, record: HandlerRecord) {
    self.record = record
    self.others = others.map { File($0, in: folder) }
    files = []
  }

  /// The path of the journal of a folder.
  package static func path(in folder: String) -> String {
    (folder as NSString).appendingPathComponent(fileName)
  }

  /// The journal that a run left in a folder; none where the last one came to its end.
  ///
  /// - Parameter reach: Which files it may be about; those of the folder's package if not given.
  package static func read(
    from folder: String, within reach: JournalReach? = nil
  ) -> Checked<HandlerJournal?> {
    let path = path(in: folder)
    guard FileManager.default.fileExists(atPath: path) else { return Checked(.some(nil)) }
    let data = FileManager.default.contents(atPath: path)
    guard let data, let journal = try? JSONDecoder().decode(HandlerJournal.self, from: data),
      journal.version == 1
    else {
      let message =
        "the journal of a run that was interrupted cannot be read; remove it, and look for what is "
        + "renamed in some handlers and not yet in others"
      let location = SourceLocation(file: path)
      return Checked(nil, [Diagnostic(.error, .invalidHandlerRecord, message, at: location)])
    }
    let refusal = (reach ?? JournalReach(of: folder)).refusal(of: journal)
    return refusal.map { Checked(nil, [$0]) } ?? Checked(journal)
  }

  /// The journal as the file has it.
  package func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// What a run that was interrupted was about to write beside handlers, as it should be by now.
  ///
  /// What was edited since gets what is missing in it; where that is not possible, it is told.
  ///
  /// - Parameter reach: Which files it may be about; those of the folder's package if not given.
  package static func unfinished(
    in folder: String, within reach: JournalReach? = nil
  ) -> Checked<[OutputFile]> {
    read(from: folder, within: reach).map { journal in (journal?.others ?? []) }.flatMap { files in
      var outputs: [OutputFile] = []
      var diagnostics: [Diagnostic] = []
      for file in files {
        let path = RelativePath.seenFromHere(RelativePath.resolve(file.path, from: folder))
        let saved = FileManager.default.contents(atPath: path)
          .flatMap { String(validating: $0, as: UTF8.self) }
        guard saved != nil || file.before == nil else {
          return Checked(nil, [missing(path, folder)])
        }
        if let text = finished(saved, file) {
          outputs.append(OutputFile(path, text, expected: saved))
        } else if path.hasSuffix(".intentdefinition") {
          // What speaks of the definition would speak of what that does not have.
          return Checked(nil, [refusal(of: path, folder)])
        } else {
          diagnostics.append(
            Diagnostic(
              .warning, .invalidHandlerRecord,
              "a run that was interrupted was about to change this file, and you have changed the same lines since: it "
                + "still says what it said; bring it up to date yourself",
              at: SourceLocation(file: path)))
        }
      }
      return Checked(outputs, diagnostics)
    }
  }

  /// The files as they would be if the run had come to its end.
  ///
  /// A file that was edited since gets what is missing in it, as `patch` would do it.
  package func recovered(
    _ sources: [HandlerSource],
    in folder: String,
    within reach: JournalReach? = nil
  ) -> Checked<[HandlerSource]> {
    let reach = reach ?? JournalReach(of: folder)
    var sources = sources
    var diagnostics: [Diagnostic] = []
    for file in files {
      let path = RelativePath.resolve(file.path, from: folder)
      let realPath = RelativePath.real(path) ?? path
      var source = sources.first { $0.realPath == realPath }
      if source == nil, !FileManager.default.fileExists(atPath: path) {
        // It was written, and moved then.
        if sources.contains(where: { $0.saved == file.after }) { continue }
        source = moved(file, in: sources)
      }
      if source == nil { source = unread(path, realPath, file) }
      guard var source else {
        diagnostics.append(Self.missing(path, folder))
        continue
      }
      // What is written in somebody else's folder is only what a run of ours may have read there.
      let isKnown = reach.isOwn(file) || [file.before, file.after].contains(source.saved)
      if isKnown, let text = Self.finished(source.saved, file) {
        source.text = text
        sources.removeAll { $0.realPath == source.realPath }
        sources.append(source)
      } else {
        diagnostics.append(Self.refusal(of: source.path, folder))
      }
    }
    sources.sort { $0.path < $1.path }
    return Checked(diagnostics.hasErrors ? nil : sources, diagnostics)
  }

  /// A file that is not among those that were read; none where it is not there any more.
  private func unread(_ path: String, _ realPath: String, _ file: File) -> HandlerSource? {
    let data = FileManager.default.contents(atPath: path)
    let saved = data.flatMap { String(validating: $0, as: UTF8.self) }
    guard saved != nil || file.before == nil else { return nil }
    var source = HandlerSource(path: path, text: saved ?? file.after, realPath: realPath)
    source.saved = saved
    return source
  }

  /// The file where the user has moved it to since, as it was; none where that is not known.
  private func moved(_ file: File, in sources: [HandlerSource]) -> HandlerSource? {
    guard let before = file.before else { return nil }
    let found = sources.filter { $0.saved == before }
    return found.count == 1 ? found.first : nil
  }

  /// A file that nothing is left of as it was, so that what moved with it would stay old.
  private static func missing(_ path: String, _ folder: String) -> Diagnostic {
    let advice =
      path.hasSuffix(".swift")
      ? "put it back, name the folder that it moved to with 'intentgen handlers --sources'"
      : "put it back"
    return Diagnostic(
      .error, .invalidHandlerRecord,
      "a run that was interrupted was about to change this file, which is not there any more; \(advice), or, where it is to "
        + "be gone, remove '\(folder)/\(fileName)' and bring up to date what is left yourself",
      at: SourceLocation(file: RelativePath.seenFromHere(path)))
  }

  private static func finished(_ saved: String?, _ file: File) -> String? {
    guard let saved, saved != file.before else { return file.after }
    guard let before = file.before, saved != file.after else { return saved }
    return UnifiedDiff(from: before, to: file.after, path: file.path).applied(to: saved)
  }

  private static func refusal(of path: String, _ folder: String) -> Diagnostic {
    Diagnostic(
      .error,
      .invalidHandlerRecord,
      "a run that was interrupted was about to change this file, and you have changed the same lines "
        + "since; undo that, or remove '\(folder)/\(fileName)' and bring the file up to date "
        + "yourself",
      at: SourceLocation(file: path)
    )
  }
}

extension HandlerJournal.File {
  /// A file that is to change, and what must be there before.
  fileprivate init(_ output: OutputFile, in folder: String) {
    path = RelativePath.path(to: output.path, from: folder)
    if case .text(let text) = output.expectation { before = text }
    after = output.contents
  }
}
