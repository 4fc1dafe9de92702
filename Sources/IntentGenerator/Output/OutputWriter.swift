import Foundation

/// What became of the files of a run.
package struct OutputSummary: Hashable, Codable, Sendable {
  /// The paths that were written, or would be.
  package var written: [String] = []
  /// The paths whose content was right already.
  package var unchanged: [String] = []
}

/// Why files could not be written.
package struct OutputError: Error, Hashable, CustomStringConvertible {
  /// The path.
  package var path: String
  /// What the system says.
  package var reason: String

  package var description: String {
    "\(path): error: cannot be written (\(reason)); check that the folder exists and may be written to"
  }
}

/// Writes generated files: each whole or not at all, and only where its content differs.
package struct OutputWriter: Sendable {
  /// Whether to find out what would be written, and write nothing.
  package var isDryRun: Bool

  package init(isDryRun: Bool = false) {
    self.isDryRun = isDryRun
  }

  /// Writes files into a folder, which is made if need be.
  ///
  /// Every new content is on the disk under another name before the first file is replaced.
  ///
  /// - Throws: ``OutputError`` where a file cannot be written; no file has changed then, unless the
  ///   disk fails between two renames.
  package func write(_ files: [GeneratedFile], to folder: String) throws -> OutputSummary {
    try write(files.map { ((folder as NSString).appendingPathComponent($0.name), $0.contents) })
  }

  /// Writes files to paths of their own.
  ///
  /// - Throws: ``OutputError``, as ``write(_:to:)`` does.
  package func write(_ files: [(path: String, contents: String)]) throws -> OutputSummary {
    var summary = OutputSummary()
    var pending: [(temporary: String, path: String)] = []
    do {
      for file in files {
        let data = Data(file.contents.utf8)
        if FileManager.default.contents(atPath: file.path) == data {
          summary.unchanged.append(file.path)
          continue
        }
        summary.written.append(file.path)
        guard !isDryRun else { continue }
        pending.append((try writeBeside(file.path, data), file.path))
      }
      while let next = pending.first {
        try replace(next.path, with: next.temporary)
        pending.removeFirst()
      }
    } catch {
      for file in pending { try? FileManager.default.removeItem(atPath: file.temporary) }
      throw error
    }
    return summary
  }

  /// Writes data to a hidden file beside a path.
  private func writeBeside(_ path: String, _ data: Data) throws -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let name =
      ".\((path as NSString).lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    let temporary = (folder as NSString).appendingPathComponent(name)
    do {
      if !folder.isEmpty {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      try data.write(to: URL(fileURLWithPath: temporary))
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw OutputError(path: path, reason: Self.reason(of: error))
    }
    return temporary
  }

  private func replace(_ path: String, with temporary: String) throws {
    guard rename(temporary, path) == 0 else {
      throw OutputError(path: path, reason: String(cString: strerror(errno)))
    }
  }

  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    return error.localizedFailureReason ?? error.localizedDescription
  }
}
