import Dispatch
import Foundation

/// A value in a file that survives a crash at any point and is shared safely by several processes.
///
/// A change reads the file, writes the whole of the new one beside it, brings it to the disk, and
/// takes the old one's place in one step, all under a lock that other processes heed. So a reader
/// needs no lock: it finds the old file or the new one. Reading changes nothing. A change moves aside
/// what is left of a file of this type; a file of another kind, or of a newer version, is refused and
/// stays where it is.
///
/// Whatever waits for a disk or a lock does so on threads of its own, not on those that run tasks: with
/// as many blocked writers as processors, nothing else would go on, not even deadlines.
struct StoreFile<Contents: Codable & Sendable>: Sendable {
  let url: URL
  /// What the file holds, so that one store does not read another's.
  let format: String
  /// What a file that is not there holds.
  let empty: Contents
  /// Is called before each step of a change; a test stops a change there by throwing.
  var willTake: @Sendable (StoreStep) throws -> Void = { _ in }
  /// Takes the changes one by one, in their order.
  private let changes = DispatchQueue(label: "IntentRuntime.StoreFile")

  /// What is in the file, and which version of it this is.
  struct Snapshot: Sendable {
    var contents: Contents
    var version: FileVersion?
  }

  /// What tells what is in the file now from what was in it before; none where there is no file.
  var version: FileVersion? {
    url.isFileURL ? try? FileVersion(of: url.filePath) : nil
  }

  /// Reads the file. It does not wait for changes that are under way.
  func read() async throws -> Snapshot {
    try await Self.run(on: .global()) {
      do {
        return try snapshot(of: try path())
      } catch let problem as UnreadableStore {
        throw IntentError.unreadableStore(file: url.filePath, reason: problem.reason)
      }
    }
  }

  /// Changes the content, with the file locked against changes by others.
  @discardableResult
  func update<Result: Sendable>(
    _ change: @escaping @Sendable (inout Contents) throws -> Result
  ) async throws -> Result {
    try await Self.run(on: changes) {
      let path = try path()
      return try locked(path) {
        var contents = try contentsToChange(at: path)
        let result = try change(&contents)
        try write(contents, to: path)
        return result
      }
    }
  }

  private static func run<Result: Sendable>(
    on queue: DispatchQueue,
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result(catching: work)) }
    }
  }

  // MARK: - Content

  /// What is in the file.
  ///
  /// - Throws: ``UnreadableStore`` where that is no store of this kind.
  private func snapshot(of path: String) throws -> Snapshot {
    let version: FileVersion
    do {
      version = try FileVersion(of: path)
    } catch {
      guard error.isAbsence else {
        throw unavailable("look at", String(cString: strerror(error.code)))
      }
      return Snapshot(contents: empty)
    }
    guard version.isFile else { throw UnreadableStore(reason: "it is no file") }
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw unavailable("read", "it may not be read")
    }
    let contents = try StoreEnvelope<Contents>.contents(of: data, format: format)
    return Snapshot(contents: contents, version: version)
  }

  private func contentsToChange(at path: String) throws -> Contents {
    do {
      return try snapshot(of: path).contents
    } catch let problem as UnreadableStore {
      guard problem.isDamaged else {
        throw IntentError.unreadableStore(file: url.filePath, reason: problem.reason)
      }
      throw try keepAside(path, problem.reason)
    }
  }

  /// Moves what is left of a store out of the way, and gives the error that reports it.
  private func keepAside(_ path: String, _ reason: String) throws -> IntentError {
    var number = 1
    func kept() -> String { "\(path).damaged-\(number)" }
    while FileManager.default.fileExists(atPath: kept()) { number += 1 }
    try take(.keepAside) { rename(path, kept()) }
    return .damagedStore(file: url.filePath, keptAs: kept(), reason: reason)
  }

  // MARK: - Steps

  private func write(_ contents: Contents, to path: String) throws {
    let data = try StoreEnvelope(store: format, contents: contents).data()
    let new = path + ".new"
    // What a writer that was killed left behind, or what somebody put there.
    unlink(new)
    var descriptor: Int32 = -1
    try take(.create) {
      descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      return descriptor
    }
    defer { close(descriptor) }
    keepAccess(to: path, for: descriptor)
    do {
      try take(.write) { writeAll(data, to: descriptor) }
      try take(.sync) { fsync(descriptor) }
      try take(.replace) { rename(new, path) }
    } catch {
      // Half a file on a full disk would keep it full.
      unlink(new)
      throw error
    }
    try take(.syncFolder) {
      let folder = open(URL(filePath: path).deletingLastPathComponent().filePath, O_RDONLY)
      guard folder >= 0 else { return folder }
      defer { close(folder) }
      return fsync(folder)
    }
  }

  /// Whoever may read or change the present file may do so with another: the one that takes its place, or
  /// its lock.
  private func keepAccess(to path: String, for descriptor: Int32, adding mode: mode_t = 0) {
    var present = stat()
    guard stat(path, &present) == 0 else { return }
    // To another group than the file's, nothing is opened.
    let isSameGroup = fchown(descriptor, .max, present.st_gid) == 0
    fchmod(descriptor, mode | present.st_mode & (isSameGroup ? 0o777 : 0o707))
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

  private func locked<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    // Beside the file, since the file itself is replaced.
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unavailable("lock", String(cString: strerror(errno))) }
    defer { close(descriptor) }
    // Whoever may read the store alone changes nothing, and its owner always may.
    keepAccess(to: path, for: descriptor, adding: 0o600)
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

  /// Where the file is: where a link leads to, so that it stays a link.
  private func path() throws -> String {
    guard url.isFileURL else {
      throw IntentError.storeUnavailable(
        file: url.absoluteString, operation: "open",
        reason: "it is no address of a file; make one with URL(filePath:)")
    }
    guard let path = LinkedFile.path(of: url.filePath) else {
      throw unavailable("open", "its links lead in a circle")
    }
    return path
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

extension URL {
  /// The path, as the file system has it.
  fileprivate var filePath: String { path(percentEncoded: false) }
}
