package import Diagnostics
import Foundation

/// The generated files in a folder whose definitions are gone, or have another name: their code is compiled still, and
/// nobody writes it anew.
package struct AbandonedFiles: Hashable, Sendable {
  /// The paths, sorted.
  package private(set) var paths: [String] = []

  /// What is abandoned beside the files of a run.
  ///
  /// Other runs may generate into the same folder. Where nobody knows of what a file was made, a definition of the name
  /// that it says is looked for in the repository or package; where there is none of these, the file is left alone.
  ///
  /// - Parameters:
  ///   - folder: The folder that is generated into.
  ///   - made: The files that the run makes.
  ///   - definitions: What it makes them of.
  ///   - sources: Of what other files there were made, by their paths.
  package init(
    in folder: String, besides made: [String], of definitions: [String], sources: [String: String]
  ) {
    let candidates = Self.generated(in: folder, besides: made)
    guard !candidates.isEmpty else { return }
    let isLeft = Self.isLeft(definitions + [InputRule.join(folder, "-")])
    paths = candidates.filter { path, definition in
      sources[path].map { !FileManager.default.fileExists(atPath: $0) } ?? !isLeft(definition)
    }
    .map(\.path)
  }

  /// Removes them.
  ///
  /// - Returns: What is told of those that cannot be removed.
  package func remove() -> [Diagnostic] {
    paths.compactMap { path in
      guard unlink(path) != 0 else { return nil }
      let message =
        "the file is of no definition any more, and cannot be removed (\(SystemError().reason)); remove it"
      return Diagnostic(.error, .unreadableFile, message, at: SourceLocation(file: path))
    }
  }

  /// The files that a run does not make, with the names of the definitions' files.
  private static func generated(
    in folder: String, besides made: [String]
  ) -> [(path: String, definition: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let own = Set(made.map(InputRule.name))
    return names.sorted().compactMap { name in
      guard !own.contains(name), GeneratedFile.isName(name) else { return nil }
      let path = (folder as NSString).appendingPathComponent(name)
      // Where case does not count, it may be one of them under another name.
      guard let definition = definition(ofFile: path),
        !made.contains(where: { FileIdentity.isSame($0, path) })
      else { return nil }
      return (path, definition)
    }
  }

  /// The name of the definition's file that a file says to be made of; none where it does not say so.
  private static func definition(ofFile path: String) -> String? {
    guard (try? FileIdentity.look(at: path).kind) == .file,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    let line = String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard line.hasPrefix(GeneratedFile.mark),
      let end = line.range(of: ". Do not edit", options: .backwards)
    else { return nil }
    return String(line[..<end.lowerBound].dropFirst(GeneratedFile.mark.count))
  }

  /// Whether there may be a definition's file of a name around some files.
  private static func isLeft(_ places: [String]) -> (String) -> Bool {
    var names: Set<String> = []
    var folders: Set<String> = []
    for place in places where folders.insert(InputRule.folder(of: place)).inserted {
      // A repository may have several packages that share definitions.
      guard let root = PackageFolders.repository(of: place) ?? PackageFolders.package(of: place)
      else { return { _ in true } }
      guard folders.insert("\(root)/").inserted else { continue }
      let search = FolderSearch(root)
      guard !search.diagnostics.hasErrors else { return { _ in true } }
      names.formUnion(search.files.map { SwiftLiteral.comment(InputRule.name(of: $0)) })
    }
    return { names.contains($0) }
  }
}
