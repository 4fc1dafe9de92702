import Foundation

/// A value in a file that survives a crash at any point and is shared safely by several processes.
///
/// A change reads the file, writes the whole of the new one beside it, brings it to the disk, and
/// takes the old one's place in one step, all under a lock that other processes heed. So a reader
/// needs no lock: it finds the old file or the new one. A file that this type did not write is moved
/// aside and reported; it is never written over.
struct StoreFile<Contents: Codable & Sendable>: Sendable {
  let url: URL
  /// What the file holds, so that one store does not read another's.
  let format: String
  /// What a file that is not there holds.
  let empty: Contents
  /// Is called before each step of a change; a test stops a change there by throwing.
  var willTake: @Sendable (StoreStep) throws -> Void = { _ in }

  /// What is in the file, and which version of it this is.
  struct Snapshot: Sendable {
    var contents: Contents
    var version: FileVersion?
  }

  /// Reads the file.
  func read() throws -> Snapshot {
    do {
      return try snapshot()
    } catch is UnreadableStore {
      // Under the lock it is looked at anew: another process may have mended it by now.
      return try locked { try readLocked() }
    }
  }

  /// Changes the content, with the file locked against changes by others.
  @discardableResult
  func update<Result>(_ change: (inout Contents) throws -> Result) throws -> Result {
    try locked {
      var contents = try readLocked().contents
      let result = try change(&contents)
      try write(contents)
      return result
    }
  }

  // MARK: - Content

  private func contents(of data: Data) throws -> Contents {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    guard let header = try? decoder.decode(StoreHeader.self, from: data) else {
      throw UnreadableStore(reason: "it is cut off, or no store")
    }
    guard header.store == format else {
      throw UnreadableStore(reason: "it is a store of '\(header.store)', not of '\(format)'")
    }
    guard header.version == StoreHeader.currentVersion else {
      throw UnreadableStore(reason: "it has the version \(header.version) of the format")
    }
    guard let envelope = try? decoder.decode(StoreEnvelope<Contents>.self, from: data) else {
      throw UnreadableStore(reason: "its content has another form")
    }
    return envelope.contents
  }

  private func data(of contents: Contents) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(StoreEnvelope(store: format, contents: contents))
  }

  /// What is in the file.
  ///
  /// - Throws: ``UnreadableStore`` where that is no store of this kind.
  private func snapshot() throws -> Snapshot {
    let version = FileVersion(of: url)
    guard version != nil else { return Snapshot(contents: empty, version: nil) }
    guard let data = try? Data(contentsOf: url) else {
      throw unavailable("read", "it may not be read")
    }
    return Snapshot(contents: try contents(of: data), version: version)
  }

  /// Reads the file while no other process changes it.
  private func readLocked() throws -> Snapshot {
    do {
      return try snapshot()
    } catch let problem as UnreadableStore {
      throw try keepAside(problem.reason)
    }
  }

  /// Moves a file that is no store of this kind out of the way, and gives the error that reports it.
  private func keepAside(_ reason: String) throws -> IntentError {
    var number = 1
    func kept() -> String { "\(url.filePath).damaged-\(number)" }
    while FileManager.default.fileExists(atPath: kept()) { number += 1 }
    try take(.keepAside) { rename(url.filePath, kept()) }
    return .damagedStore(file: url.filePath, keptAs: kept(), reason: reason)
  }

  // MARK: - Steps

  private func write(_ contents: Contents) throws {
    let data = try data(of: contents)
    let new = url.filePath + ".new"
    var descriptor: Int32 = -1
    try take(.create) {
      descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      return descriptor
    }
    defer { if descriptor >= 0 { close(descriptor) } }
    try take(.write) { writeAll(data, to: descriptor) }
    try take(.sync) { fsync(descriptor) }
    try take(.replace) { rename(new, url.filePath) }
    try take(.syncFolder) {
      let folder = open(url.deletingLastPathComponent().filePath, O_RDONLY)
      guard folder >= 0 else { return folder }
      defer { close(folder) }
      return fsync(folder)
    }
  }

  private func writeAll(_ data: Data, to descriptor: Int32) -> Int32 {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafeWrite(descriptor, rest)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return -1 }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }

  private func unsafeWrite(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    return Foundation.write(descriptor, bytes.baseAddress, bytes.count)
  }

  private func locked<Result>(_ body: () throws -> Result) throws -> Result {
    // Beside the file, since the file itself is replaced.
    let descriptor = open(url.filePath + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unavailable("lock", String(cString: strerror(errno))) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw unavailable("lock", String(cString: strerror(errno))) }
    }
    return try body()
  }

  /// Takes one step of a change, which fails with a negative number.
  private func take(_ step: StoreStep, _ action: () -> Int32) throws {
    try willTake(step)
    guard action() >= 0 else { throw unavailable(step.rawValue, String(cString: strerror(errno))) }
  }

  private func unavailable(_ operation: String, _ reason: String) -> IntentError {
    .storeUnavailable(file: url.filePath, operation: operation, reason: reason)
  }
}

/// The steps of a change, in order.
enum StoreStep: String, CaseIterable {
  case keepAside = "move aside"
  case create
  case write
  case sync
  case replace
  case syncFolder = "sync the folder of"
}

/// What every store file begins with.
private struct StoreHeader: Decodable {
  static let currentVersion = 1

  var store: String
  var version: Int
}

private struct StoreEnvelope<Contents: Codable>: Codable {
  var store: String
  var version = StoreHeader.currentVersion
  var contents: Contents
}

/// Why a file cannot be taken for a store.
private struct UnreadableStore: Error {
  var reason: String
}

extension URL {
  /// The path, as the file system has it.
  fileprivate var filePath: String { path(percentEncoded: false) }
}
