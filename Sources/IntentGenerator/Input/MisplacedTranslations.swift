import Diagnostics
import Foundation

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
  ///   - isThorough: Whether files of any name are read, for a definition may have had another one.
  init(
    among paths: [String], of definitions: [InputFiles.DefinitionFiles], isThorough: Bool
  ) {
    var taken = Set(definitions.flatMap(\.localizations))
    let byName = Dictionary(grouping: definitions) { InputRule.baseName(of: $0.file) }
    var texts = Texts()
    files = paths.compactMap { path in
      guard !taken.contains(path), Self.isOfTranslations(path) else { return nil }
      let module = PackageFolders.module(of: path)
      func owner(among definitions: [InputFiles.DefinitionFiles]?, isCertain: Bool) -> String? {
        definitions?.first {
          PackageFolders.module(of: $0.file) == module
            && texts.translates(path, $0.file, isCertain: isCertain)
        }?.file
      }
      let base = InputRule.baseName(of: path)
      let near = byName[base] == nil ? NearestMatch.find(base, among: byName.keys.sorted()) : base
      let isCertain = near.map { Self.meant(by: path, of: $0) } == path
      guard
        let definition = owner(among: near.flatMap { byName[$0] }, isCertain: isCertain)
          ?? (isThorough ? owner(among: definitions, isCertain: false) : nil)
      else { return nil }
      let meant = Self.meant(by: path, of: InputRule.baseName(of: definition))
      let place = Self.place(of: meant, for: definition)
      // Of several one alone can be moved there.
      let isFree =
        !(meant != path && FileManager.default.fileExists(atPath: place))
        && taken.insert(place).inserted
      return File(path: path, message: Self.message(path, definition, place, isFree: isFree))
    }
  }

  /// Whether a path is, or nearly is, that of translations: `Soup.xcstrings`, `es.lproj/Soup.strings`,
  /// `es.lprj/Soup.string`.
  private static func isOfTranslations(_ path: String) -> Bool {
    let kind = kind(of: path)
    if kind == "xcstrings" { return true }
    return near(kind, "strings") && languageFolder(of: path).hasSuffix(".lproj")
  }

  /// The path of a definition's translations that a path is, or is meant to be: that of `es.lproj/Soup.strings` for
  /// `es.lprj/Soup.strings`, `es.lproj/Soups.strings` and `es.lproj/Soup.string`.
  private static func meant(by path: String, of definition: String) -> String {
    kind(of: path) == "xcstrings"
      ? InputRule.join(InputRule.folder(of: path), "\(definition).xcstrings")
      : InputRule.join(languageFolder(of: path), "\(definition).strings")
  }

  private static func kind(of path: String) -> Substring {
    InputRule.name(of: path).dropFirst(InputRule.baseName(of: path).count + 1)
  }

  private static func languageFolder(of path: String) -> String {
    InputFinder.misspeltLanguageFolder(of: path) ?? InputRule.folder(of: path)
  }

  private static func near(_ word: Substring, _ meant: String) -> Bool {
    NearestMatch.find(String(word), among: [meant], within: 2) != nil
  }

  /// What definitions have that is translated, and files translate, each read once.
  private struct Texts {
    private let loader = DefinitionLoader()
    private var known: [String: Set<String>] = [:]
    private var translated: [String: Set<String>?] = [:]

    /// Whether a file has a text of a definition, for tables of other texts may have its name.
    ///
    /// - Parameter isCertain: Whether it is taken for a translation where it cannot be read, for its name is that of one.
    mutating func translates(_ path: String, _ definition: String, isCertain: Bool) -> Bool {
      let own = known[definition] ?? loader.textIdentifiers(of: definition)
      known[definition] = own
      let present = translated[path] ?? loader.textIdentifiers(inTranslations: path)
      translated[path] = .some(present)
      return present.map { !$0.isDisjoint(with: own) } ?? isCertain
    }
  }

  /// Where a definition asks for the file.
  private static func place(of path: String, for definition: String) -> String {
    let root = InputRule.localizationRoot(of: definition)
    let name = InputRule.name(of: path)
    guard name.hasSuffix(".strings") else { return InputRule.join(root, name) }
    return InputRule.join(
      InputRule.join(root, InputRule.name(of: InputRule.folder(of: path))), name)
  }

  private static func message(
    _ path: String, _ definition: String, _ place: String, isFree: Bool
  ) -> String {
    let problem =
      "nobody reads these translations, for they stand elsewhere than \(definition) asks for"
    guard isFree else {
      return "\(problem); put what they have into \(place), and remove this file"
    }
    let make =
      place.hasSuffix(".strings")
      ? "mkdir -p \(ShellWord.quoted(InputRule.folder(of: place))) && " : ""
    return
      "\(problem); move them: \(make)mv \(ShellWord.quoted(path)) \(ShellWord.quoted(place))"
  }
}
