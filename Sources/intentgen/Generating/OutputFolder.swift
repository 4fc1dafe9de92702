import ArgumentParser
import Diagnostics
import Foundation
import HandlerStubs
import IntentDefinition
import IntentGenerator

/// A folder that Swift is written into, with the record beside it of what runs made of what.
struct OutputFolder {
  let path: String
  /// What the last run made, and of what; none where nobody knows.
  private(set) var lastRun: GenerationRecord?
  /// What runs have written, as far as it is as they left it; none where nobody knows.
  private(set) var written: WrittenFiles?
  /// Keeps other runs from reading the record before this one has written it.
  private let lock: FolderLock?

  /// - Parameters:
  ///   - isWritten: Whether anything is written, so that other runs that write have to wait.
  ///   - earlier: What this process knew of the folder, for a record that somebody removed meanwhile.
  init(_ path: String, isWritten: Bool, knownBefore earlier: WrittenFiles? = nil) {
    self.path = path
    lock = isWritten ? FolderLock(editing: [], making: [path]) : nil
    // Also where this run writes nothing, or takes the record away.
    if isWritten { Stage.removeLeftovers(in: path) }
    lastRun = GenerationRecord.read(Self.record(in: path))
    written = lastRun?.written?.known(in: path) ?? earlier
  }

  private static func record(in folder: String) -> String {
    (folder as NSString).appendingPathComponent(".intentgen-cache.json")
  }

  /// Writes what a run made, or finds out what would be written, and remembers it until ``finish(removing:)`` keeps it.
  ///
  /// What is about to be written is noted first: a run that is killed leaves nothing of which nobody knows.
  ///
  /// - Parameters:
  ///   - files: The files, as many of each definition as a definition has.
  ///   - set: The definitions, in the same order.
  /// - Throws: Exit code 1 where nothing is written, after it is printed why.
  mutating func write(
    _ files: [OutputFile], of set: DefinitionSet, _ record: GenerationRecord, isDryRun: Bool
  ) throws -> OutputSummary {
    let known = written ?? WrittenFiles(in: path)
    let refusals =
      clashes(files, of: set, with: known) + known.foreign(among: files).map(Self.refusal)
    _ = try Report.usable(Checked((), refusals))
    var noted = noting(files, of: set, in: known)
    if !isDryRun { keep(noted, in: record) }
    do {
      let summary = try Output.write(files, isDryRun: isDryRun)
      noted.settle(files)
      (lastRun, written) = (record, noted)
      return summary
    } catch {
      if !isDryRun { keep(written, in: lastRun) }
      throw error
    }
  }

  private static func refusal(_ file: OutputFile) -> Diagnostic {
    Diagnostic(
      .error, .unreadableFile,
      "the file is none that 'intentgen' wrote, and would be overwritten; move it away, or remove it where nothing "
        + "in it is needed, or name another folder with '--output': nothing was written",
      at: SourceLocation(file: file.path))
  }

  /// Why definitions cannot be written to where others of their names were.
  private func clashes(
    _ files: [OutputFile], of set: DefinitionSet, with known: WrittenFiles
  ) -> [Diagnostic] {
    zip(set.definitions, files.ofDefinitions).compactMap { linked, files in
      let definition = linked.definition
      return known.otherDefinition(than: definition.file, of: files, in: path).map { other in
        Diagnostic(
          .error, .clashingNames,
          "the definition '\(definition.name)' would write over what was made of '\(other)', which is there; rename one "
            + "of them, or name another folder with '--output': nothing was written",
          at: SourceLocation(file: definition.file))
      }
    }
  }

  /// What is known of files beside what was known.
  private func noting(
    _ files: [OutputFile], of set: DefinitionSet, in known: WrittenFiles
  ) -> WrittenFiles {
    var known = known
    for (linked, files) in zip(set.definitions, files.ofDefinitions) {
      known.add(files, of: linked.definition.file, in: path)
    }
    return known
  }

  /// Writes the record of a run with what is known of files; no record where there was none.
  private func keep(_ written: WrittenFiles?, in record: GenerationRecord?) {
    guard var record else {
      unlink(Self.record(in: path))
      return
    }
    record.written = written
    record.write(to: Self.record(in: path))
  }

  /// The files of definitions that are gone, and that nobody changed since.
  ///
  /// - Parameter made: The files that a run makes.
  func abandoned(besides made: [String]) -> [String] {
    written?.abandoned(in: path, besides: made) ?? []
  }

  /// A warning for each file of a definition that is gone that stays, for somebody has changed it.
  ///
  /// - Parameter made: The files that a run makes.
  func changed(besides made: [String]) -> [Diagnostic] {
    let message =
      "the file is of a definition that is gone, and you have changed it since it was written, so it stays: remove it, or "
      + "move it out of the folder"
    return (written?.changed(in: path, besides: made) ?? []).map {
      Diagnostic(.warning, .unreadableFile, message, at: SourceLocation(file: $0))
    }
  }

  /// Removes files, and keeps the record of what is left; none where nothing is.
  ///
  /// - Returns: How many are removed.
  /// - Throws: Exit code 1, after it is printed what cannot be removed.
  mutating func finish(removing files: [String]) throws -> Int {
    let (count, problems) = written?.remove(files, in: path) ?? (0, [])
    if written?.isEmpty == true {
      lastRun = nil
      keep(nil, in: nil)
    } else if let record = lastRun, record.written != written {
      keep(written, in: record)
      lastRun?.written = written
    }
    Report.print(problems)
    if problems.hasErrors { throw ExitCode(1) }
    return count
  }
}

extension [OutputFile] {
  /// The files of each definition.
  fileprivate var ofDefinitions: [ArraySlice<OutputFile>] {
    let count = GeneratedFile.Part.allCases.count
    return stride(from: 0, to: self.count, by: count).map {
      self[$0..<Swift.min($0 + count, self.count)]
    }
  }
}
