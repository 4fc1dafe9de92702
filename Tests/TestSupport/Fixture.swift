import Foundation

/// Files that belong to the tests, and what lies around them.
public enum Fixture {
  /// The root of the package.
  public static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of material that only some checkouts have beside them; none where it is absent.
  public static var shared: URL? {
    let folder = packageRoot.deletingLastPathComponent().appending(path: "shared")
    return FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) ? folder : nil
  }

  /// The real definition files, sorted by path; none where they are absent.
  public static var corpus: [URL] {
    guard let folder = shared?.appending(path: "corpus"),
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "intentdefinition" }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }

  /// A file beside a test.
  public static func url(_ path: String, besideTest file: StaticString = #filePath) -> URL {
    URL(filePath: "\(file)").deletingLastPathComponent().appending(path: path)
  }

  /// The text of a file beside a test.
  public static func text(_ path: String, besideTest file: StaticString = #filePath) throws
    -> String
  {
    try String(contentsOf: url(path, besideTest: file), encoding: .utf8)
  }

  /// Runs a body with a new folder, which is removed afterwards.
  public static func withTemporaryFolder<Result>(
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "intentgen-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }
}

extension URL {
  /// The path, as the file system has it.
  public var filePath: String { path(percentEncoded: false) }
}
