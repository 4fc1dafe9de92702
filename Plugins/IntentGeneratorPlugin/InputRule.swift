import Foundation

/// Which files are read, and which of them belong together, by their paths alone.
///
/// The command and the build plugin both go by it. A plugin can import no module, and not every checkout
/// has links: it compiles a copy of this very file, and a test keeps both the same. Since a build
/// remembers what a plugin said, it may look at names but not into files.
///
/// - A definition is a file `*.intentdefinition`. A definition in a property list of another name is
///   read where that is named.
/// - Of a definition in `Base.lproj`, a file of the same name in an `xx.lproj` beside that is a
///   translated copy, as old projects have them, and none of its own.
/// - A translation is a file `xx.lproj/Name.strings` beside the definition, or beside the `lproj`
///   folder that it is in; or `Name.xcstrings` in the definition's folder or there.
/// - A vocabulary is a file `AppIntentVocabulary.plist`.
/// - A configuration is a file `intentgen.json`; of several in a target, a definition goes by the nearest in the
///   folders around it, or else by the first by its path.
/// - Files and folders whose names begin with a dot are left out; links are followed.
enum InputRule {
  /// Whether a file is a definition.
  static func isDefinition(_ path: String) -> Bool {
    name(of: path).hasSuffix(".intentdefinition") && !isHidden(path)
  }

  /// Whether a file is a vocabulary.
  static func isVocabulary(_ path: String) -> Bool {
    name(of: path) == "AppIntentVocabulary.plist"
  }

  /// Whether a file or folder is left out, by its own name.
  static func isHidden(_ path: String) -> Bool {
    name(of: path).hasPrefix(".")
  }

  /// The definitions among some files, without translated copies, in the order of the files.
  static func definitions(among paths: [String]) -> [String] {
    let definitions = paths.filter(isDefinition)
    let present = Set(definitions)
    return definitions.filter { path in
      let folder = folder(of: path)
      guard folder.hasSuffix(".lproj"), name(of: folder) != "Base.lproj" else { return true }
      let base = join(Self.folder(of: folder), "Base.lproj")
      return !present.contains(join(base, name(of: path)))
    }
  }

  /// The translations of a definition among some files, in the order of the files.
  static func localizations(of definition: String, among paths: [String]) -> [String] {
    let folder = folder(of: definition)
    let root = folder.hasSuffix(".lproj") ? Self.folder(of: folder) : folder
    let name = baseName(of: definition)
    return paths.filter { path in
      let place = Self.folder(of: path)
      if Self.name(of: path) == "\(name).xcstrings" { return place == root || place == folder }
      return Self.name(of: path) == "\(name).strings" && place.hasSuffix(".lproj")
        && Self.folder(of: place) == root
    }
  }

  /// The configuration that a definition goes by, among the files of its target.
  static func configuration(of definition: String, among paths: [String]) -> String? {
    let configurations = paths.filter { name(of: $0) == configurationName }.sorted()
    let around = configurations.filter { path in
      let folder = folder(of: path)
      return folder.isEmpty || definition.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
    // Of folders around one file, the longest path is the nearest.
    return around.max { $0.utf8.count < $1.utf8.count } ?? configurations.first
  }

  /// What a configuration is called.
  static let configurationName = "intentgen.json"

  /// The folder beside which the translations of a definition are.
  static func localizationRoot(of definition: String) -> String {
    let folder = folder(of: definition)
    return folder.hasSuffix(".lproj") ? Self.folder(of: folder) : folder
  }

  /// `Soup` for `some/folder/Soup.intentdefinition`.
  static func baseName(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// `Soup.intentdefinition` for `some/folder/Soup.intentdefinition`.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// `some/folder` for `some/folder/Soup.intentdefinition`; empty for the current folder.
  static func folder(of path: String) -> String {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of something in a folder, without the name of the current folder, `.`.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "."
      ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
