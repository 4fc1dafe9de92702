package import Diagnostics
import Foundation
package import IntentGenerator

extension HandlerRecord {
  /// Whether a folder has a record.
  package static func exists(in folder: String) -> Bool {
    FileManager.default.fileExists(atPath: path(in: folder))
  }

  /// Whether handlers of one of some definitions are recorded in a folder, or may be, where the record cannot be read.
  package static func exists(in folder: String, for files: [String]) -> Bool {
    guard exists(in: folder) else { return false }
    guard let record = read(from: folder).value else { return true }
    let paths = Set(files.compactMap(RelativePath.real))
    let names = Set(
      files.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension })
    guard let definitions = record.definitions else {
      return record.intents.contains { names.contains($0.definition) }
    }
    return definitions.contains { definition in
      let path = RelativePath.real(RelativePath.resolve(definition.file, from: folder))
      return path.map(paths.contains) ?? names.contains(definition.name)
    }
  }

  /// The file in a folder, as it is and as it should be.
  package struct Change: Hashable, Sendable {
    package var path: String
    package var before: String?
    package var after: String

    /// Whether it is to be written.
    package var isChanged: Bool { before != after }
  }

  /// What becomes of the file in a folder.
  package static func change(to record: HandlerRecord, in folder: String) throws -> Change {
    let data = FileManager.default.contents(atPath: path(in: folder))
    return Change(
      path: path(in: folder), before: data.map { String(decoding: $0, as: UTF8.self) },
      after: try record.encoded())
  }

  /// Where it is in a folder.
  package static func path(in folder: String) -> String {
    (folder as NSString).appendingPathComponent(fileName)
  }

  /// The folders with a record, among some folders and those in them without hidden ones; those nearest to the top
  /// come first.
  package static func folders(in folders: [String]) -> [String] {
    var known: Set<String> = []
    let found = folders.flatMap { FolderSearch($0).folders }.filter { folder in
      exists(in: folder)
        && RelativePath.real(path(in: folder)).map { known.insert($0).inserted } == true
    }
    return found.sorted {
      ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1)
    }
  }

  /// The record of a folder; an empty one where there is none.
  package static func read(from folder: String) -> Checked<HandlerRecord> {
    let path = path(in: folder)
    guard exists(in: folder) else { return Checked(HandlerRecord()) }
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
        MergeConflict.offset(in: Array(data)) != nil
          ? MergeConflict.message
          : "the record of the handlers is damaged; restore it from version control, or remove it: "
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

  /// Why handlers of definitions cannot be brought up to date here: they are another's of the same name, which is there.
  ///
  /// - Parameter definitions: The definitions, with their files as the record names them.
  package func clashes(with definitions: [HandlerDefinition], from folder: String) -> [Diagnostic] {
    definitions.compactMap { definition in
      let file = RelativePath.resolve(definition.file, from: folder)
      let others = (self.definitions ?? []).filter { $0.name == definition.name }
        .map { RelativePath.resolve($0.file, from: folder) }
      guard let other = others.first(where: FileIdentity.isFile),
        !others.contains(where: { FileIdentity.isSame($0, file) })
      else { return nil }
      return Diagnostic(
        .error, .clashingNames,
        "the handlers in '\(folder)' are written for '\(RelativePath.seenFromHere(other))', which is there and is a "
          + "definition '\(definition.name)' as well; rename one of the two, or name another folder with '--output': "
          + "nothing was written",
        at: SourceLocation(file: RelativePath.seenFromHere(file)))
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

  /// Whether a folder has a record of definitions that do not exist any more.
  package static func isAbandoned(in folder: String) -> Bool {
    read(from: folder).value?.goneDefinitions(from: folder).isEmpty == false
  }

  /// The names of the types that definitions declare, as they were.
  package var typeNames: [String] { (definitions ?? []).flatMap(\.types).map(\.name) }
}
