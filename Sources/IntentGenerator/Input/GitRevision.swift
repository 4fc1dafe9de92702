package import Diagnostics
import Foundation

/// The definitions of a revision that git has, as files to be read.
package struct GitRevision: Sendable {
  private let name: String
  private let folder: String
  /// The folder that the inputs are named from; none where they are named from the root.
  private let present: String?

  /// - Parameters:
  ///   - name: A commit, a branch, a tag, or whatever else git takes for one.
  ///   - inputs: The files and folders that will be asked for.
  package init(_ name: String, of inputs: [String]) {
    self.name = name
    let isRelative = inputs.contains { !$0.hasPrefix("/") }
    present = isRelative ? FileManager.default.currentDirectoryPath : nil
    folder = (NSTemporaryDirectory() as NSString)
      .appendingPathComponent("intentgen-\(UUID().uuidString)")
  }

  /// Removes the files.
  package func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes the definitions of some files and folders below a folder of its own.
  ///
  /// - Returns: What the inputs are there, without those that had no definition.
  package func extract(_ inputs: [String]) -> Checked<[String]> {
    var copies: [String] = []
    for input in inputs {
      let isFolder = (try? FileIdentity.look(at: input).kind) == .folder
      let (place, path) = isFolder ? (input, ".") : Self.presentFolder(around: input)
      markPackage(of: place)
      guard
        let revision = text(in: place, "rev-parse", "--verify", "--quiet", "\(name)^{commit}")?
          .trimmed,
        let listed = entries(at: path, of: revision, in: place, "-r")
      else {
        return refused(
          "git does not know the revision '\(name)' here; see that it is right, and that the input is "
            + "in a repository", at: input)
      }
      let files = listed.filter { InputRule.isDefinition($0.path) || $0.path == path }
      guard !files.isEmpty else {
        if !isFolder, let gone = goneDefinition(beside: input, of: revision) {
          return refused(
            "the revision '\(name)' has no such file, and has '\(gone)' here, which is gone; name the folder, in "
              + "which both are compared", at: input)
        }
        // What is there is new since.
        if FileManager.default.fileExists(atPath: input) { continue }
        return refused(
          "there is no such file or folder, and none in the revision '\(name)'; correct the path",
          at: input)
      }
      copies.append(copy(of: input))
      for file in files where !copy(file, of: revision, in: place) {
        return refused(
          file.isLink
            ? "'\(file.path)' of '\(name)' is a link to what the revision does not have; name the file that it leads to"
            : "'\(file.path)' of '\(name)' cannot be copied to be read", at: input)
      }
    }
    return Checked(copies)
  }

  /// What a revision has at a path.
  private struct Entry {
    let path: String
    let isLink: Bool
  }

  /// What a revision has at a path, or in a folder; none where git does not know the revision.
  private func entries(
    at path: String, of revision: String, in place: String, _ options: String...
  ) -> [Entry]? {
    let arguments = ["ls-tree", "-z"] + options + [revision, "--", path]
    return text(in: place, arguments)?.split(separator: "\0").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard let path = parts.last, parts.count == 2 else { return nil }
      return Entry(path: String(path), isLink: line.hasPrefix("120000 "))
    }
  }

  /// Copies a file of a revision as it is, byte by byte, and with a link what that leads to.
  ///
  /// - Parameter links: How many links have led there.
  /// - Returns: Whether there is such a file.
  private func copy(
    _ file: Entry, of revision: String, in place: String, links: Int = 0
  ) -> Bool {
    let copy = self.copy(of: InputRule.join(place, file.path))
    let start = file.path.hasPrefix("../") ? "" : "./"
    guard links < 40,
      let bytes = git(in: place, ["cat-file", "blob", "\(revision):\(start)\(file.path)"]),
      (try? FileManager.default.createDirectory(
        atPath: InputRule.folder(of: copy), withIntermediateDirectories: true)) != nil
    else { return false }
    guard file.isLink else { return FileManager.default.createFile(atPath: copy, contents: bytes) }
    let way = String(decoding: bytes, as: UTF8.self)
    let target = Self.path(way, from: InputRule.folder(of: file.path))
    guard !way.hasPrefix("/"),
      let found = entries(at: target, of: revision, in: place)?.first(where: { $0.path == target })
    else { return false }
    try? FileManager.default.removeItem(atPath: copy)
    return
      (try? FileManager.default.createSymbolicLink(
        atPath: copy, withDestinationPath: way)) != nil
      && self.copy(found, of: revision, in: place, links: links + 1)
  }

  /// Where a way leads from a folder, without steps that take one another back.
  private static func path(_ way: String, from folder: String) -> String {
    InputRule.join(folder, way).split(separator: "/").reduce(into: [Substring]()) { names, name in
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != "." {
        names.append(name)
      }
    }
    .joined(separator: "/")
  }

  /// A definition that a revision has in the folder of a file, and that is gone by now: it may be what that was called.
  private func goneDefinition(beside file: String, of revision: String) -> String? {
    let (place, _) = Self.presentFolder(around: file)
    let listed = entries(at: "./", of: revision, in: place) ?? []
    return listed.map(\.path).first {
      InputRule.isDefinition($0)
        && !FileManager.default.fileExists(atPath: InputRule.join(place, $0))
    }
  }

  /// Where the copy of a file or a folder is: as far below the folder of the copies as it is below the root, so that
  /// those of a package are in the copy of that, however each of them is named.
  private func copy(of path: String) -> String {
    folder + URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Has the copies of a package be one too, so that they are of the targets that they are of there.
  private func markPackage(of folder: String) {
    guard let package = PackageFolders.package(of: InputRule.join(folder, "-")) else { return }
    let copy = self.copy(of: package)
    try? FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    try? Data().write(to: URL(fileURLWithPath: InputRule.join(copy, "Package.swift")))
  }

  /// A diagnostic with the places of the files as git names them.
  package func named(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.location = named(diagnostic.location)
    diagnostic.notes = diagnostic.notes.map {
      Diagnostic.Note($0.message, at: $0.location.map(named))
    }
    return diagnostic
  }

  private func named(_ location: SourceLocation) -> SourceLocation {
    guard location.file.hasPrefix(folder + "/") else { return location }
    var file = location.file.dropFirst(folder.count)
    if let present, file.hasPrefix(present + "/") { file = file.dropFirst(present.count + 1) }
    return SourceLocation(file: String(file), position: location.position, revision: name)
  }

  /// Diagnostics with the places of the files as the repository has them, for machines that know nothing of the present
  /// folder.
  package func inRepository(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let locations = diagnostics.flatMap { [$0.location] + $0.notes.compactMap(\.location) }
    let files = Set(locations.map(\.file))
    let paths = Dictionary(uniqueKeysWithValues: files.map { ($0, pathInRepository(of: $0)) })
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.location.file = paths[diagnostic.location.file] ?? diagnostic.location.file
      diagnostic.notes = diagnostic.notes.map { note in
        guard var location = note.location else { return note }
        location.file = paths[location.file] ?? location.file
        return Diagnostic.Note(note.message, at: location)
      }
      return diagnostic
    }
  }

  /// The path of a file from the root of its repository; as it is where it is in none.
  private func pathInRepository(of file: String) -> String {
    let (place, rest) = Self.presentFolder(around: file)
    guard let prefix = text(in: place, "rev-parse", "--show-prefix") else { return file }
    return InputRule.join(prefix.trimmingCharacters(in: .newlines), rest)
  }

  /// The nearest folder around a path that is there, and the way from it: what was moved or removed may have stood in a
  /// folder that is gone too.
  private static func presentFolder(around path: String) -> (folder: String, rest: String) {
    var folder = path.folderOfPath
    while !folder.isEmpty, folder != "/", !FileManager.default.fileExists(atPath: folder) {
      folder = folder.folderOfPath
    }
    let rest = path.dropFirst(folder.count).drop { $0 == "/" }
    return (folder, String(rest.reversed().drop { $0 == "/" }.reversed()))
  }

  private func refused(_ message: String, at input: String) -> Checked<[String]> {
    Checked(nil, [Diagnostic(.error, .unreadableFile, message, at: SourceLocation(file: input))])
  }

  /// What git prints, as text.
  private func text(in place: String, _ arguments: String...) -> String? {
    text(in: place, arguments)
  }

  private func text(in place: String, _ arguments: [String]) -> String? {
    git(in: place, arguments).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What git prints; none where it fails, or there is no git.
  private func git(in place: String, _ arguments: [String]) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", place.isEmpty ? "." : place] + arguments
    // A name is a name, whatever it begins with.
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasSuffix("_PATHSPECS") }
    environment["GIT_LITERAL_PATHSPECS"] = "1"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
