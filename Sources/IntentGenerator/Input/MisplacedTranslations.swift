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
      guard Self.isTranslation(path), !taken.contains(path),
        let owner = byName[InputRule.baseName(of: path)]?.first(where: {
          PackageFolders.module(of: $0.file) == PackageFolders.module(of: path)
            && texts.translates(path, $0.file)
        })
      else { return nil }
      let place = Self.place(of: path, for: owner.file)
      // Of several one alone can be moved there.
      let isFree = taken.insert(place).inserted
      return File(path: path, message: Self.message(path, owner.file, place, isFree: isFree))
    }
  }

  private static func isTranslation(_ path: String) -> Bool {
    let name = InputRule.name(of: path)
    return name.hasSuffix(".xcstrings")
      || name.hasSuffix(".strings") && InputRule.folder(of: path).hasSuffix(".lproj")
  }

  /// What definitions have that is translated.
  private struct Texts {
    private let loader = DefinitionLoader()
    private var known: [String: Set<String>] = [:]

    /// Whether a file has a text of a definition, for tables of other texts may have its name, or cannot be read.
    mutating func translates(_ path: String, _ definition: String) -> Bool {
      let own = known[definition] ?? loader.textIdentifiers(of: definition)
      known[definition] = own
      return loader.textIdentifiers(inTranslations: path).map { !$0.isDisjoint(with: own) } ?? true
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
