import Foundation

/// What some files contain, or that they are not there.
package struct FileHashes: Hashable, Codable, Sendable {
  /// What stands for the hash of a file that is not there.
  static let missing = "-"

  private var hashes: [String: String] = [:]

  package init() {}

  /// The paths, sorted.
  var paths: [String] { hashes.keys.sorted() }

  /// Notes what a file contained when it was read.
  mutating func add(_ path: String, _ bytes: [UInt8]) {
    var hash = ContentHash()
    bytes.withUnsafeBytes { hash.add($0) }
    hashes[path] = hash.text
  }

  /// Notes what a file contains that was written.
  mutating func add(_ path: String, _ text: String) { hashes[path] = Self.hash(ofText: text) }

  /// Notes what a file contains now.
  mutating func add(_ path: String) { hashes[path] = Self.hash(of: path) }

  /// Notes that a file was looked for in vain.
  mutating func addMissing(_ path: String) { hashes[path] = Self.missing }

  /// Notes what others contained.
  mutating func add(_ others: FileHashes) { hashes.merge(others.hashes) { $1 } }

  /// Whether something is known of each of some files.
  func hasAll(_ paths: [String]) -> Bool { paths.allSatisfy { hashes[$0] != nil } }

  /// Whether all files contain what they did.
  var areCurrent: Bool { hashes.allSatisfy { Self.hash(of: $0.key) == $0.value } }

  /// The hash of a text.
  static func hash(ofText text: String) -> String {
    var hash = ContentHash()
    hash.add(text)
    return hash.text
  }

  /// The hash of what a file contains now.
  static func hash(of path: String) -> String {
    // A pipe gives what it has once; its content is never what it was.
    guard (try? FileIdentity.look(at: path).kind) == .file,
      let data = FileManager.default.contents(atPath: path)
    else { return missing }
    var hash = ContentHash()
    data.withUnsafeBytes { hash.add($0) }
    return hash.text
  }
}
