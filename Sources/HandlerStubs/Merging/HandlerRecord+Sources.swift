import Diagnostics
import Foundation
import IntentGenerator

extension HandlerRecord {
  /// The folders of other targets whose handlers follow the record of a folder, as they are seen from here.
  ///
  /// A folder that is not there any more is none: its handlers are missed by name.
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
    record.sources = paths.isEmpty ? nil : Set(paths).sorted()
    return record
  }
}
