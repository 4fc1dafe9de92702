import ArgumentParser
import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator

/// A folder that Swift is written into, with the record beside it of what runs made of what.
struct OutputFolder {
  let path: String
  /// What the last run made, and of what; none where nobody knows.
  private(set) var lastRun: GenerationRecord?
  /// What runs have written, as far as it is as they left it; none where nobody knows.
  private var written: WrittenFiles?

  init(_ path: String) {
    self.path = path
    lastRun = GenerationRecord.read(Self.record(in: path))
    written = lastRun?.written?.known(in: path)
  }

  private static func record(in folder: String) -> String {
    (folder as NSString).appendingPathComponent(".intentgen-cache.json")
  }

  /// Takes a run for the last one.
  ///
  /// - Parameters:
  ///   - files: What it made, four of each definition.
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
  @discardableResult
  mutating func finish(removing files: [String]) throws -> Int {
    guard var record = lastRun else { return 0 }
    let (count, problems) = written?.remove(files, in: path) ?? (0, [])
    if written?.isEmpty == true {
      unlink(Self.record(in: path))
      lastRun = nil
    } else if record.written != written {
      record.written = written
      lastRun = record
      record.write(to: Self.record(in: path))
    }
    Report.print(problems)
    if problems.hasErrors { throw ExitCode(1) }
    return count
  }
}
