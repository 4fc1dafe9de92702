package import Diagnostics
import Foundation

/// What a run made of what, kept beside its output: the next run that would make the same of the same
/// needs to parse nothing.
///
/// It says of all that goes into a run, and of all that came out, what it contained. Nothing in it is
/// believed that is not looked at again, so that it may be lost or out of date.
package struct GenerationRecord: Codable, Sendable {
  /// The form of the record; another one is not read.
  private static let version = 1

  /// What went into the run, files apart.
  private var version: Int
  private var run: String
  /// The files that were read, or looked for in vain, with what they contained.
  private var inputs: FileHashes
  /// The files that were made.
  private var outputs: FileHashes
  /// What was said of the definitions, to be said again.
  package var diagnostics: [Diagnostic]
  /// The numbers of definitions and of their intents.
  package var counts: [Int]
  /// What this run and others have written beside it; none in a record of a version that did not note it.
  package var written: WrittenFiles?

  /// The record of a run that went well.
  ///
  /// - Parameters:
  ///   - run: What went into it, files apart.
  ///   - inputs: What the files contained that were read, or looked for.
  ///   - outputs: The files that were made.
  package init(
    of run: GenerationRun,
    inputs: FileHashes,
    outputs: [OutputFile],
    diagnostics: [Diagnostic],
    counts: [Int]
  ) {
    version = Self.version
    self.run = run.text
    self.inputs = inputs
    self.inputs.add(run.templates)
    self.outputs = FileHashes()
    for file in outputs { self.outputs.add(file.path, file.contents) }
    self.diagnostics = diagnostics
    self.counts = counts
  }

  /// The record of a run that would make the same, where its output is still there; none otherwise.
  ///
  /// - Parameters:
  ///   - file: The file with the record.
  ///   - run: What goes into the run that is about to begin.
  package init?(_ file: String, of run: GenerationRun) {
    guard let record = Self.read(file), record.isCurrent(for: run) else { return nil }
    self = record
  }

  /// A record as a file has it; none where it cannot be read.
  package static func read(_ file: String) -> GenerationRecord? {
    guard let data = FileManager.default.contents(atPath: file),
      let record = try? JSONDecoder().decode(Self.self, from: data), record.version == version
    else { return nil }
    return record
  }

  /// Whether a run would make the same, and its output is still there.
  package func isCurrent(for run: GenerationRun) -> Bool {
    // What imports led to is known from the record alone.
    self.run == run.text && inputs.hasAll(run.files) && inputs.areCurrent && outputs.areCurrent
  }

  /// The outputs' paths, in the order of their names.
  package var paths: [String] { outputs.paths }

  /// Writes the record; where that is not possible, the next run does all again.
  package func write(to file: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(self) else { return }
    _ = try? OutputWriter().write([OutputFile(file, String(decoding: data, as: UTF8.self))])
  }
}
