package import Diagnostics
import Foundation
package import IntentDefinition

/// What was added to the `Info.plist` files of a folder, and for which definition.
///
/// It is kept in `.intentgen-manifest.json` beside them. Without it nothing is ever taken out of a
/// list, since nobody could tell what the user put there.
package struct ManifestRecord: Codable, Sendable {
  /// What was added to one file: names of intents by definition and list.
  package struct Entry: Codable, Hashable, Sendable {
    private var added: [String: [String: [String]]] = [:]

    package init() {}

    package init(from decoder: any Decoder) throws {
      added = try decoder.singleValueContainer().decode([String: [String: [String]]].self)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(added)
    }

    /// The definitions for which something was added.
    package var definitions: [String] { added.keys.sorted() }

    func definitions(except names: Set<String>) -> [String] {
      definitions.filter { !names.contains($0) }
    }

    func names(of definition: String, in list: ManifestList) -> [String] {
      added[definition]?[list.rawValue] ?? []
    }

    mutating func set(_ names: [String], of definition: String, in list: ManifestList) {
      added[definition, default: [:]][list.rawValue] = names.isEmpty ? nil : names
      if added[definition]?.isEmpty == true { added[definition] = nil }
    }
  }

  /// A change of an `Info.plist` that is about to be made: a run may end before it, or behind it.
  package struct Change: Codable, Sendable {
    /// What the `Info.plist` says after it.
    let text: String
    /// What was added before.
    let added: Entry
  }

  private var version = Self.version
  private var manifests: [String: Entry] = [:]
  /// Changes of which it is not known whether they were made, by `Info.plist`.
  private var changes: [String: Change]?
  /// The files of the definitions, by `Info.plist` and name, seen from the folder; none in a record of before they were
  /// kept.
  private var files: [String: [String: String]]?

  private static let version = 1

  private init() {}

  /// The path of the record for an `Info.plist`.
  package static func path(besides manifest: String) -> String {
    let folder = manifest.folderOfPath
    return (folder as NSString).appendingPathComponent(".intentgen-manifest.json")
  }

  /// The record beside an `Info.plist`; an empty one where there is none yet.
  package static func read(besides manifest: String) -> Checked<ManifestRecord> {
    let path = path(besides: manifest)
    func refused(_ message: String, at location: SourceLocation) -> Checked<ManifestRecord> {
      Checked(nil, [Diagnostic(.error, .invalidManifestRecord, message, at: location)])
    }
    guard FileManager.default.fileExists(atPath: path) else { return Checked(ManifestRecord()) }
    guard let data = FileManager.default.contents(atPath: path) else {
      return refused("the record cannot be read; allow that", at: SourceLocation(file: path))
    }
    do {
      var record = try JSONDecoder().decode(ManifestRecord.self, from: data)
      guard record.version == version else {
        return refused(
          "the record has version \(record.version), and \(version) is known; use the later intentgen",
          at: SourceLocation(file: path))
      }
      record.settleChanges(in: manifest.folderOfPath)
      return Checked(record)
    } catch {
      return refused(
        "the record of what was added is damaged; restore it, or remove it if nothing is to be taken "
          + "out again",
        at: JSONPlaces(file: path, bytes: Array(data)).place(of: error))
    }
  }

  /// Notes that a change is about to be made.
  mutating func begin(_ change: Change, of manifest: String) {
    changes = (changes ?? [:]).merging([(manifest as NSString).lastPathComponent: change]) { $1 }
  }

  /// Takes a change for made where the `Info.plist` says just what it came to. Where somebody has changed it since, nobody
  /// can tell, and what may be theirs is never taken out.
  private mutating func settleChanges(in folder: String) {
    for (name, change) in changes ?? [:] {
      let path = (folder as NSString).appendingPathComponent(name)
      let text = FileManager.default.contents(atPath: path)
        .map { String(decoding: $0, as: UTF8.self) }
      if text != change.text { self[path] = change.added }
    }
    changes = nil
  }

  /// What was added to an `Info.plist`.
  package subscript(manifest: String) -> Entry {
    get { manifests[(manifest as NSString).lastPathComponent] ?? Entry() }
    set {
      let name = (manifest as NSString).lastPathComponent
      manifests[name] = newValue.definitions.isEmpty ? nil : newValue
    }
  }

  /// Notes for which definitions something was added to an `Info.plist`.
  package mutating func note(_ definitions: [Definition], in manifest: String) {
    let name = (manifest as NSString).lastPathComponent
    let known = self[manifest].definitions
    var own = (files?[name] ?? [:]).filter { known.contains($0.key) }
    for definition in definitions
    where known.contains(definition.name) && FileIdentity.isFile(definition.file) {
      own[definition.name] = RelativePath.path(to: definition.file, from: Self.folder(of: manifest))
    }
    var all = files ?? [:]
    all[name] = own.isEmpty ? nil : own
    files = all.isEmpty ? nil : all
  }

  /// Why definitions cannot be listed in an `Info.plist`: what was added is another's of the same name, which is there.
  package func clashes(of definitions: [Definition], in manifest: String) -> [Diagnostic] {
    let own = files?[(manifest as NSString).lastPathComponent] ?? [:]
    // Of what a killed run did not come to add there is a file as well.
    let known = self[manifest].definitions
    return definitions.compactMap { definition in
      guard known.contains(definition.name), let way = own[definition.name] else { return nil }
      let other = RelativePath.resolve(way, from: Self.folder(of: manifest))
      guard FileIdentity.isFile(other), !FileIdentity.isSame(other, definition.file) else {
        return nil
      }
      return Diagnostic(
        .error, .clashingNames,
        "the intents of '\(RelativePath.seenFromHere(other))', which is there, are listed for a definition "
          + "'\(definition.name)' already, and would be taken out; rename one of the two, or list this one in another "
          + "Info.plist: nothing was written",
        at: SourceLocation(file: definition.file))
    }
  }

  private static func folder(of manifest: String) -> String {
    let folder = manifest.folderOfPath
    return folder.isEmpty ? "." : folder
  }

  /// Whether nothing was added to any file.
  package var isEmpty: Bool { manifests.isEmpty }

  /// The record as it is kept.
  package func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
