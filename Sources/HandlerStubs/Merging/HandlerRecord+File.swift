package import Diagnostics
import Foundation
package import IntentGenerator

extension HandlerRecord {
  /// Whether a folder has a record.
  package static func exists(in folder: String) -> Bool {
    FileManager.default.fileExists(atPath: (folder as NSString).appendingPathComponent(fileName))
  }

  /// The record of a folder; an empty one where there is none.
  package static func read(from folder: String) -> Checked<HandlerRecord> {
    let path = (folder as NSString).appendingPathComponent(fileName)
    guard FileManager.default.fileExists(atPath: path) else { return Checked(HandlerRecord()) }
    func refused(_ rule: Rule, _ problem: String) -> Checked<HandlerRecord> {
      Checked(nil, [Diagnostic(.error, rule, problem, at: SourceLocation(file: path))])
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return refused(.unreadableFile, "the file cannot be read; check that you may read it")
    }
    let version = try? JSONDecoder().decode(Version.self, from: data).version
    if let version, version != HandlerRecord().version {
      return refused(
        .invalidHandlerRecord,
        "the record of the handlers has version \(version), which this version of intentgen does not "
          + "know; take the version that wrote it"
      )
    }
    guard let record = try? JSONDecoder().decode(HandlerRecord.self, from: data) else {
      return refused(
        .invalidHandlerRecord,
        "the record of the handlers is damaged; restore it from version control, or remove it: "
          + "renamed parameters then count as removed and added"
      )
    }
    return Checked(record)
  }

  /// What can be read of a record of any version.
  private struct Version: Decodable {
    var version: Int
  }

  /// The record as the file has it.
  package func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Definitions with their files as the record names them: seen from its folder, so that a project
  /// can be moved as a whole.
  package static func located(
    _ definitions: [HandlerDefinition],
    from folder: String
  ) -> [HandlerDefinition] {
    definitions.map { definition in
      var definition = definition
      definition.file = RelativePath.path(to: definition.file, from: folder)
      return definition
    }
  }

  /// The definitions whose files are not there any more.
  package func goneDefinitions(from folder: String) -> Set<String> {
    let gone = (definitions ?? []).filter { definition in
      let path = RelativePath.resolve(definition.file, from: folder)
      return !FileManager.default.fileExists(atPath: path)
    }
    return Set(gone.map(\.name))
  }

  /// The names of the types that definitions declare, as they were.
  package var typeNames: [String] { (definitions ?? []).flatMap(\.types).map(\.name) }
}
