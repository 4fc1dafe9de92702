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
    lastRun = GenerationRecord.read(Self.record(in: path))
    written = lastRun?.written?.known(in: path) ?? earlier
  }

  private static func record(in folder: String) -> String {
    (folder as NSString).appendingPathComponent(".intentgen-cache.json")
  }

  /// Remembers what a run made, until ``finish(removing:)`` keeps it.
  ///
  /// - Parameters:
  ///   - files: The files, as many of each definition as a definition has.
  ///   - set: The definitions, in the same order.
  mutating func note(_ record: GenerationRecord, _ files: [OutputFile], of set: DefinitionSet) {
    var known = written ?? WrittenFiles(in: path)
    var rest = files[...]
    for linked in set.definitions {
      let count = GeneratedFile.Part.allCases.count
      known.add(rest.prefix(count), of: linked.definition.file, in: path)
      rest = rest.dropFirst(count)
    }
    (lastRun, written) = (record, known)
  }

  /// The files of definitions that are gone, and that nobody changed since.
  ///
  /// - Parameter made: The files that a run makes.
  func abandoned(besides made: [String]) -> [String] {
    written?.abandoned(in: path, besides: made) ?? []
  }

  /// Removes files, and keeps the record of what is left; none where nothing is.
  ///
  /// - Returns: How many are removed.
  /// - Throws: Exit code 1, after it is printed what cannot be removed.
  mutating func finish(removing files: [String]) throws -> Int {
    let (count, problems) = written?.remove(files, in: path) ?? (0, [])
    if written?.isEmpty == true {
      unlink(Self.record(in: path))
      lastRun = nil
    } else if var record = lastRun, record.written != written {
      record.written = written
      lastRun = record
      record.write(to: Self.record(in: path))
    }
    Report.print(problems)
    if problems.hasErrors { throw ExitCode(1) }
    return count
  }
}
