package import Diagnostics
import Foundation

/// What runs have written into a folder, and of which definitions: it tells what is left of definitions that are gone
/// from what other runs make, and from the user's own.
package struct WrittenFiles: Hashable, Codable, Sendable {
  /// What a file was made of.
  private struct Origin: Hashable, Codable {
    /// The ways to the definitions: seen from the folder without links, and as whoever ran the command named them. Two
    /// definitions of one name may have been generated into one folder.
    var definitions: [String]
    /// The hash of what was written.
    var hash: String
    /// The hash of what was there before, as long as nobody knows whether the run that was to write came to that.
    var before: String?

    /// Whether a file is as it was written, by the hash of what it says now.
    func isWritten(_ hash: String) -> Bool { hash == self.hash || hash == before }

    /// The same by the ways that are seen from the folder alone.
    var ofFolder: Origin? {
      let seen = definitions.filter { !$0.hasPrefix("/") }
      return seen.isEmpty ? nil : Origin(definitions: seen, hash: hash, before: before)
    }

    /// Whether there is, or may be, a definition that the file is of.
    func mayBeThere(from folder: String) -> Bool {
      definitions.contains { WrittenFiles.mayBeThere(RelativePath.resolve($0, from: folder)) }
    }
  }

  /// Where the folder was, without links.
  private var folder: String
  private var origins: [String: Origin] = [:]

  package init(in folder: String) { self.folder = "/" + RelativePath.path(to: folder, from: "/") }

  /// Whether nothing of what was written is left, as far as anybody knows.
  package var isEmpty: Bool { origins.isEmpty }

  /// What is to be believed of it now that it stands in a folder: nothing of definitions that were perhaps left behind
  /// where the folder was moved or copied.
  package func known(in folder: String) -> WrittenFiles {
    var known = WrittenFiles(in: folder)
    guard known.folder != self.folder else { return self }
    // Where it went alone, not even the folders are there in which definitions were, seen from it.
    let own = origins.compactMapValues(\.ofFolder)
    let isAlone = !own.values.flatMap(\.definitions).contains { definition in
      Self.mayBeThere(RelativePath.resolve(definition, from: folder).folderOfPath)
    }
    known.origins = isAlone ? [:] : own
    return known
  }

  /// Notes the files that were made of a definition and are to be written, beside what there is before.
  package mutating func add(
    _ files: some Sequence<OutputFile>, of definition: String, in folder: String
  ) {
    let named =
      definition.hasPrefix("/")
      ? definition : "\(FileManager.default.currentDirectoryPath)/\(definition)"
    // A definition that is a link is gone with the link, whatever that led to.
    let way = RelativePath.path(to: InputRule.folder(of: definition), from: folder)
    let own = [InputRule.join(way, InputRule.name(of: definition)), named]
    for file in files {
      let name = InputRule.name(of: file.path)
      let others = (origins[name]?.definitions ?? []).filter {
        Self.mayBeThere(RelativePath.resolve($0, from: folder))
      }
      origins[name] = Origin(
        definitions: Set(others + own).sorted(), hash: FileHashes.hash(ofText: file.contents),
        before: hashBefore(file))
    }
  }

  /// Notes that files are written.
  package mutating func settle(_ files: [OutputFile]) {
    for file in files { origins[InputRule.name(of: file.path)]?.before = nil }
  }

  /// The hash of what a file says that is to be replaced; none where nobody knows that it was written.
  private func hashBefore(_ file: OutputFile) -> String? {
    guard let origin = origins[InputRule.name(of: file.path)] else { return nil }
    let hash = FileHashes.hash(of: file.path)
    return origin.isWritten(hash) ? hash : nil
  }

  /// Another definition that some files here were made of, where that is still there; none where one may write over them.
  package func otherDefinition(
    than definition: String, of files: some Sequence<OutputFile>, in folder: String
  ) -> String? {
    files.filter { FileIdentity.isFile($0.path) }
      .flatMap { origins[InputRule.name(of: $0.path)]?.definitions ?? [] }
      .map { RelativePath.resolve($0, from: folder) }
      .first { FileIdentity.isFile($0) && !FileIdentity.isSame($0, definition) }
      .map(RelativePath.seenFromHere)
  }

  /// Those of some files in whose place something stands that is none of what was written: neither has it the mark of
  /// that, nor is it as it is noted here.
  package func foreign(among files: [OutputFile]) -> [OutputFile] {
    files.filter { file in
      guard (try? FileIdentity.look(at: file.path).kind) == .file,
        let present = FileManager.default.contents(atPath: file.path)
      else { return false }
      // Nothing is lost of what the new content begins with: so did what was made before all had the mark.
      return !GeneratedMark.isIn(present) && !file.contents.utf8.starts(with: present)
        && origins[InputRule.name(of: file.path)]?.isWritten(FileHashes.hash(of: file.path))
          != true
    }
  }

  /// The paths of the files whose definitions are gone, and that nobody changed since, sorted.
  ///
  /// - Parameter made: The files that the run makes.
  package func abandoned(in folder: String, besides made: [String]) -> [String] {
    left(in: folder, besides: made) { Self.isWritten($0, in: folder, $1) }
  }

  /// The paths of the files whose definitions are gone, and that somebody changed since, sorted: they stay.
  ///
  /// - Parameter made: The files that the run makes.
  package func changed(in folder: String, besides made: [String]) -> [String] {
    left(in: folder, besides: made) { name, origin in
      let path = (folder as NSString).appendingPathComponent(name)
      return !Self.isLink(path) && FileIdentity.isFile(path)
        && !Self.isWritten(name, in: folder, origin)
    }
  }

  /// The paths of some of the files whose definitions are gone, sorted, without any that is another name of a file of now.
  private func left(
    in folder: String, besides made: [String], where isMeant: (String, Origin) -> Bool
  ) -> [String] {
    func path(_ name: String) -> String { (folder as NSString).appendingPathComponent(name) }
    let names = Set(made.map(InputRule.name(of:)))
    let gone = origins.filter { !names.contains($0.key) && !$0.value.mayBeThere(from: folder) }
    // Where case does not count, it may be a file of now under another name.
    let kept = Set(made + origins.keys.filter { gone[$0] == nil }.map(path))
    let identities = Set(kept.compactMap(FileIdentity.init))
    // What came with a checkout may name any file: a run writes into the folder alone.
    let left = gone.filter { InputRule.name(of: $0.key) == $0.key && isMeant($0.key, $0.value) }
    return left.keys.map(path).sorted().filter { path in
      FileIdentity(path).map { !identities.contains($0) } ?? !kept.contains(path)
    }
  }

  /// Removes files whose definitions are gone, but for those that somebody changed.
  ///
  /// - Returns: How many, and what is told of those that cannot be removed.
  package mutating func remove(
    _ paths: [String], in folder: String
  ) -> (count: Int, problems: [Diagnostic]) {
    var (count, problems) = (0, [Diagnostic]())
    for path in paths {
      let name = InputRule.name(of: path)
      guard let origin = origins[name], Self.isWritten(name, in: folder, origin) else { continue }
      guard unlink(path) != 0 else {
        origins[name] = nil
        count += 1
        continue
      }
      let message =
        "the file is of a definition that is gone, and cannot be removed (\(SystemError().reason)); remove it"
      problems.append(
        Diagnostic(.error, .unreadableFile, message, at: SourceLocation(file: path)))
    }
    return (count, problems)
  }

  /// Whether a file is as it was written.
  private static func isWritten(_ name: String, in folder: String, _ origin: Origin) -> Bool {
    // Of a record that somebody changed nothing leads out of the folder.
    guard !name.contains("/") else { return false }
    let path = (folder as NSString).appendingPathComponent(name)
    return !isLink(path) && origin.isWritten(FileHashes.hash(of: path))
  }

  /// Whether a path is a link, which is the user's own, whatever it leads to.
  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// Whether something is at a path, or nobody can tell.
  private static func mayBeThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 || ![ENOENT, ENOTDIR].contains(errno)
  }
}
