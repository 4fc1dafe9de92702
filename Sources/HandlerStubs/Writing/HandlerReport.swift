package import Diagnostics
import Foundation
import IntentGenerator

/// What a regeneration did, for machines to read.
package struct HandlerReport: Hashable, Codable, Sendable {
  /// What became of a file.
  package enum Status: String, Codable, Sendable {
    case created, changed, unchanged
  }

  /// A file with handlers.
  package struct File: Hashable, Codable, Sendable {
    /// The path.
    package var path: String
    /// What became of it.
    package var status: Status
    /// What was done to it, in order.
    package var actions: [HandlerAction]
  }

  /// The version of the format.
  package var version = 1
  /// Whether nothing was written.
  package var isDryRun: Bool
  /// The files, by path.
  package var files: [File]
  /// The definitions whose handlers were not looked into, since they were not named.
  package var unreadDefinitions: [String]
  /// What there is to look at.
  package var diagnostics: [Diagnostic]

  package init(_ changes: HandlerChanges, _ diagnostics: [Diagnostic], isDryRun: Bool) {
    self.isDryRun = isDryRun
    self.diagnostics = diagnostics
    unreadDefinitions = changes.unreadDefinitions
    files = changes.files.map { file in
      File(
        path: file.path,
        status: file.before == nil ? .created : file.isChanged ? .changed : .unchanged,
        actions: file.actions
      )
    }
    .sorted { $0.path < $1.path }
  }

  /// The report of a run with what it did elsewhere.
  package func adding(_ other: HandlerReport) -> HandlerReport {
    var whole = self
    whole.files = (files + other.files).sorted { $0.path < $1.path }
    whole.unreadDefinitions = Set(unreadDefinitions + other.unreadDefinitions).sorted()
    whole.diagnostics += other.diagnostics
    return whole
  }

  /// What a file says in which a report may take the place of an earlier one, or of nothing; none where there is no file.
  ///
  /// - Returns: Nothing but an error where something else is there, which would be lost.
  package static func replaceable(at path: String) -> Checked<String?> {
    guard FileIdentity.isFile(path), let present = FileManager.default.contents(atPath: path)
    else { return Checked(.some(nil)) }
    let isReport = (try? JSONDecoder().decode(Self.self, from: present)) != nil
    guard !isReport, !present.isEmpty else {
      return Checked(String(decoding: present, as: UTF8.self))
    }
    return Checked(
      nil,
      [
        Diagnostic(
          .error, .unreadableFile,
          "the file is no report of 'intentgen handlers', and would be overwritten; name another file with '--report', "
            + "or remove this one where nothing in it is needed: nothing was written",
          at: SourceLocation(file: path))
      ])
  }

  /// The report as JSON.
  package func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
