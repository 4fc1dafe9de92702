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
  init(among paths: [String], of definitions: [InputFiles.DefinitionFiles]) {
    var taken = Set(definitions.flatMap(\.localizations))
    let byName = Dictionary(grouping: definitions) { InputRule.baseName(of: $0.file) }
    var texts = Texts()
    files = paths.compactMap { path in
      guard !taken.contains(path), let meant = Self.meant(by: path, among: byName.keys),
        let owner = byName[InputRule.baseName(of: meant)]?.first(where: {
          PackageFolders.module(of: $0.file) == PackageFolders.module(of: path)
            && texts.translates(path, $0.file, isCertain: meant == path)
        })
      else { return nil }
      let place = Self.place(of: meant, for: owner.file)
      // Of several one alone can be moved there.
      let isFree =
        !(meant != path && FileManager.default.fileExists(atPath: place))
        && taken.insert(place).inserted
      return File(path: path, message: Self.message(path, owner.file, place, isFree: isFree))
    }
  }

  /// The path of translations that a path is, or nearly is: that of `es.lproj/Soup.strings` for `es.lprj/Soup.strings`,
  /// `es.lproj/Soups.strings` and `es.lproj/Soup.string`; none where it has little of one.
  ///
  /// - Parameter names: The names of definitions.
  private static func meant(by path: String, among names: some Sequence<String>) -> String? {
    let (name, folder) = (InputRule.name(of: path), InputRule.folder(of: path))
    let base = InputRule.baseName(of: path)
    let kind = name.dropFirst(base.count + 1)
    guard kind == "xcstrings" || near(kind, "strings") else { return nil }
    let isKnown = names.contains(base)
    guard let owner = isKnown ? base : NearestMatch.find(base, among: names.sorted()) else {
      return nil
    }
    if kind == "xcstrings" { return InputRule.join(folder, "\(owner).xcstrings") }
    let language = InputFinder.misspeltLanguageFolder(of: path) ?? folder
    return language.hasSuffix(".lproj") ? InputRule.join(language, "\(owner).strings") : nil
  }

  private static func near(_ word: Substring, _ meant: String) -> Bool {
    NearestMatch.find(String(word), among: [meant], within: 2) != nil
  }

  /// What definitions have that is translated.
  private struct Texts {
    private let loader = DefinitionLoader()
    private var known: [String: Set<String>] = [:]

    /// Whether a file has a text of a definition, for tables of other texts may have its name.
    ///
    /// - Parameter isCertain: Whether it is taken for a translation where it cannot be read, for its name is that of one.
    mutating func translates(_ path: String, _ definition: String, isCertain: Bool) -> Bool {
      let own = known[definition] ?? loader.textIdentifiers(of: definition)
      known[definition] = own
      return loader.textIdentifiers(inTranslations: path).map { !$0.isDisjoint(with: own) }
        ?? isCertain
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
