import Foundation

/// What became of the files of a run.
package struct OutputSummary: Hashable, Codable, Sendable {
  /// The paths that were written, or would be.
  package var written: [String] = []
  /// The paths whose content was right already.
  package var unchanged: [String] = []

  package init(written: [String] = [], unchanged: [String] = []) {
    self.written = written
    self.unchanged = unchanged
  }
}

/// Writes files: each whole or not at all, all or none of them, and only where the content differs.
///
/// A signal that asks the process to end waits until every file is old again, or new. What a run
/// leaves behind that is killed, the next one that writes to the folder removes.
package struct OutputWriter: Sendable {
  /// A step on the way, in the order in which they are taken.
  package enum Step: Hashable, Sendable {
    /// The new content is put under another name beside the path.
    case write(String)
    /// The old content is kept under another name, to go back to.
    case keep(String)
    /// The new content takes the place of the old one.
    case replace(String)
  }

  /// Whether to find out what would be written, and write nothing.
  package var isDryRun: Bool
  /// Called before each step; what it throws ends the run as a failing disk would.
  package var willTake: @Sendable (Step) throws -> Void = { _ in }

  /// Called for each file that was replaced and has other names, hard links: they keep what it said.
  package var didPart: @Sendable (String) -> Void = { _ in }

  package init(isDryRun: Bool = false) {
    self.isDryRun = isDryRun
  }

  /// Writes files into a folder, which is made if need be.
  ///
  /// - Throws: ``OutputError`` where a file cannot be written; no file has changed then.
  package func write(_ files: [GeneratedFile], to folder: String) throws -> OutputSummary {
    try write(
      files.map {
        OutputFile((folder as NSString).appendingPathComponent($0.name), $0.contents)
      }
    )
  }

  /// Writes files to paths of their own.
  ///
  /// Every new content is on the disk under another name before the first file is replaced, and
  /// every file that was replaced goes back to what it was when one cannot be.
  ///
  /// - Throws: ``OutputError``, as ``write(_:to:)`` does.
  package func write(_ files: [OutputFile]) throws -> OutputSummary {
    var summary = OutputSummary()
    var changed: [(file: OutputFile, target: OutputTarget)] = []
    var folders: Set<String> = []
    for file in files {
      let target = try named(file.path) { () throws(SystemError) in try OutputTarget(file.path) }
      if !isDryRun, folders.insert(target.folder).inserted {
        Stage.removeLeftovers(in: target.folder.isEmpty ? "." : target.folder)
      }
      if target.contains(file.contents) {
        summary.unchanged.append(file.path)
        continue
      }
      guard target.meets(file.expectation) else {
        throw OutputError(path: file.path, reason: SystemError.changed.reason)
      }
      if target.isProtected, !isDryRun {
        throw OutputError(path: file.path, reason: "it is write-protected")
      }
      summary.written.append(file.path)
      changed.append((file, target))
    }
    if !isDryRun, !changed.isEmpty { try replace(changed) }
    return summary
  }

  private func replace(_ changed: [(file: OutputFile, target: OutputTarget)]) throws {
    let signals = DeferredSignals()
    defer { signals.end() }
    var folders = MadeFolders()
    var stages: [String: Stage] = [:]
    var replacements: [(path: String, replacement: Replacement)] = []
    defer {
      for (_, replacement) in replacements { replacement.removeLeftovers() }
      for stage in stages.values { stage.end() }
    }
    var replaced: [(path: String, replacement: Replacement)] = []
    var parted: [String] = []
    do {
      for (file, target) in changed {
        let stage = try named(file.path) { () throws(SystemError) in
          if let stage = stages[target.folder] { return stage }
          try folders.make(target.folder)
          return try Stage(in: target.folder)
        }
        stages[target.folder] = stage
        let replacement = Replacement(
          of: target, by: file, in: stage, number: replacements.count)
        replacements.append((file.path, replacement))
        if replacement.hasOtherNames { parted.append(file.path) }
        try take(.write(file.path), signals) { () throws(SystemError) in
          try replacement.write()
        }
      }
      for (path, replacement) in replacements {
        try take(.keep(path), signals) { () throws(SystemError) in try replacement.keepOld() }
      }
      for (path, replacement) in replacements {
        try take(.replace(path), signals) { () throws(SystemError) in try replacement.replace() }
        replaced.append((path, replacement))
        try named(path) { () throws(SystemError) in try replacement.checkOld() }
      }
    } catch {
      let kept = replaced.filter { !$0.replacement.restoreOld() }
      for (_, replacement) in replacements { replacement.removeLeftovers() }
      for stage in stages.values { stage.end() }
      (stages, replacements) = ([:], [])
      folders.remove()
      guard var refusal = error as? OutputError, !kept.isEmpty else { throw error }
      refusal.kept = kept.map(\.path)
      throw refusal
    }
    for path in parted { didPart(path) }
  }

  private func take(
    _ step: Step, _ signals: DeferredSignals, _ action: () throws(SystemError) -> Void
  ) throws {
    try willTake(step)
    let path: String
    switch step {
    case .write(let file), .keep(let file), .replace(let file): path = file
    }
    guard !signals.hasCome else { throw OutputError(path: path, reason: "it was interrupted") }
    try named(path, action)
  }

  /// Does something, and names the file that it was about where it fails.
  private func named<Value>(_ path: String, _ action: () throws(SystemError) -> Value) throws
    -> Value
  {
    do {
      return try action()
    } catch {
      throw OutputError(path: path, reason: error.reason)
    }
  }
}
