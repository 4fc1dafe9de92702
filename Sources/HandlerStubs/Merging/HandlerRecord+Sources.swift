import Diagnostics
import Foundation
import IntentGenerator

extension HandlerRecord {
  /// The folders of other targets whose handlers follow the record of a folder, as they are seen from here.
  ///
  /// A folder that is not there is none: see ``missingSources(from:)``.
  package static func sources(in folder: String) -> [String] {
    read(from: folder).value?.presentSources(from: folder) ?? []
  }

  /// The same of this record.
  func presentSources(from folder: String) -> [String] {
    (sources ?? []).map { RelativePath.resolve($0, from: folder) }
      .filter { RelativePath.real($0) != nil }
      .map { path in
        let seen = RelativePath.seenFromHere(path)
        return seen.isEmpty ? "." : seen
      }
  }

  /// Of each folder that is to be looked into and is not there, that nothing in it follows the definitions.
  func missingSources(from folder: String) -> [Diagnostic] {
    missing(from: folder).map { path in
      let source = RelativePath.seenFromHere(RelativePath.resolve(path, from: folder))
      return Diagnostic(
        .warning, .invalidHandlerRecord,
        "the folder '\(source)', which a run was told of with '--sources', is not there, and no handler in it follows the "
          + "definitions; put it back, or take it out of 'sources' in this file",
        at: SourceLocation(file: HandlerRecord.path(in: folder)))
    }
  }

  /// The folders that are not there, as the record has them.
  private func missing(from folder: String) -> [String] {
    (sources ?? []).filter { RelativePath.real(RelativePath.resolve($0, from: folder)) == nil }
  }

  /// The record with further folders to be looked into by later runs, too.
  ///
  /// - Parameters:
  ///   - named: The folders that somebody named.
  ///   - folder: The record's folder.
  ///   - known: Folders that every run looks into.
  func remembering(
    _ named: [String], from folder: String, besides known: [String]
  ) -> HandlerRecord {
    func real(_ path: String) -> String { RelativePath.resolved(path) + "/" }
    let inside = known.map(real)
    let paths = (presentSources(from: folder) + named).filter { source in
      !inside.contains { real(source).hasPrefix($0) }
    }
    .map { RelativePath.path(to: $0, from: folder) }
    var record = self
    // A folder may be away for one run alone.
    let all = Set(paths + missing(from: folder))
    record.sources = all.isEmpty ? nil : all.sorted()
    return record
  }
}
