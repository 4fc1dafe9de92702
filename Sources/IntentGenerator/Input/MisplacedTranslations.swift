/// Translations that nobody reads, since they stand elsewhere than their definition asks for.
struct MisplacedTranslations {
  /// A file that is not read.
  struct File {
    let path: String
    /// What is wrong and what to do.
    let message: String
  }

  let files: [File]

  /// - Parameters:
  ///   - paths: The files of a folder and of all folders in it.
  ///   - definitions: The definitions that are read, with the translations that were found.
  init(among paths: [String], of definitions: [InputFiles.DefinitionFiles]) {
    let read = Set(definitions.flatMap(\.localizations))
    let byName = Dictionary(grouping: definitions) { InputRule.baseName(of: $0.file) }
    files = paths.compactMap { path in
      guard Self.isTranslation(path), !read.contains(path),
        let owner = byName[InputRule.baseName(of: path)]?
          .first(where: { Self.target(of: $0.file) == Self.target(of: path) })
      else { return nil }
      return File(path: path, message: Self.message(path, owner))
    }
  }

  private static func isTranslation(_ path: String) -> Bool {
    let name = InputRule.name(of: path)
    return name.hasSuffix(".xcstrings")
      || name.hasSuffix(".strings") && InputRule.folder(of: path).hasSuffix(".lproj")
  }

  /// The folder of a target, as packages have it; empty elsewhere.
  private static func target(of path: String) -> String {
    let folders = InputRule.folder(of: path).split(separator: "/", omittingEmptySubsequences: false)
    guard let sources = folders.lastIndex(where: { ["Sources", "Tests"].contains($0) }),
      sources + 1 < folders.endIndex
    else { return "" }
    return folders[...(sources + 1)].joined(separator: "/")
  }

  private static func message(_ path: String, _ owner: InputFiles.DefinitionFiles) -> String {
    let root = InputRule.localizationRoot(of: owner.file)
    let name = InputRule.name(of: path)
    var folder = root
    if name.hasSuffix(".strings") {
      folder = InputRule.join(root, InputRule.name(of: InputRule.folder(of: path)))
    }
    let place = InputRule.join(folder, name)
    let problem =
      "nobody reads these translations, for they stand elsewhere than \(owner.file) asks for"
    guard !owner.localizations.contains(place) else {
      return "\(problem); put what they have into \(place), and remove this file"
    }
    let make = name.hasSuffix(".strings") ? "mkdir -p \(quoted(folder)) && " : ""
    return "\(problem); move them: \(make)mv \(quoted(path)) \(quoted(place))"
  }

  /// A path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      $0 > 0x7F || $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")
        || $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z")
        || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || "/._-+@".utf8.contains($0)
    }
    return isPlain
      ? path
      : "'"
        + path.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
