import ArgumentParser
import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator

/// A command line in which something else stands where the definition should.
struct MisplacedDefinition {
  /// What is wrong, and the command line that is right.
  let message: String

  /// None where nothing else is known to be the definition.
  ///
  /// - Parameters:
  ///   - definition: What was taken for the definition.
  ///   - isAlone: Whether the subcommand takes nothing besides it.
  ///   - arguments: What was typed behind the name of the program.
  init?(
    _ definition: String, isAlone: Bool,
    in arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) {
    guard !Self.isThere(definition), !Self.isNamedSo(definition),
      !Self.isThere("\(definition).intentdefinition")
    else { return nil }
    let adds = arguments.first == Add._commandName
    guard let subcommand = arguments.first,
      let place = arguments.indices.dropFirst(adds ? 2 : 1)
        .first(where: { arguments[$0] == definition })
    else { return nil }
    var words = arguments
    if Self.isNearlyNamedSo(definition) {
      // With a slip in its ending it is a definition all the same, and no place in one.
      guard let near = InputFinder.definition(near: definition) else { return nil }
      words[place] = near
      message = "There is no '\(definition)'; did you mean: \(ShellCommand(words).line)"
      return
    }
    let given = words.indices.dropFirst(place + 1)
      .first { Self.isNamedSo(words[$0]) && Self.isThere(words[$0]) }
    guard let file = given.map({ words.remove(at: $0) }) ?? Self.onlyDefinition else { return nil }
    let kinds = DefinitionPlace.Kind.allCases.flatMap(\.markers)
    if isAlone {
      words[place] = file
      message = "That is no definition; name one: \(ShellCommand(words).line)"
    } else if !adds, kinds.contains(definition) {
      words[place] = file
      message =
        "'intentgen \(subcommand)' takes no kind, and the definition comes first: \(ShellCommand(words).line)"
    } else {
      words.insert(file, at: place)
      message = "The definition comes first: \(ShellCommand(words).line)"
    }
  }

  /// Whether the ending of a word is that of definitions with a slip.
  private static func isNearlyNamedSo(_ word: String) -> Bool {
    NearestMatch.find((word as NSString).pathExtension, among: ["intentdefinition"]) != nil
  }

  /// The command line with the kind before the definition: `add code Soup.intentdefinition …`.
  init?(beforeKind arguments: [String]) {
    guard arguments.count > 2, arguments[0] == Add._commandName, Self.isNamedSo(arguments[1]),
      Add.configuration.subcommands.contains(where: { $0._commandName == arguments[2] })
    else { return nil }
    var words = arguments
    words.swapAt(1, 2)
    message = "What to add comes before the definition: \(ShellCommand(words).line)"
  }

  /// The definition of the present folder, or else of the package, where there is exactly one.
  private static var onlyDefinition: String? {
    let here = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    let beside = here.filter(isNamedSo)
    if !beside.isEmpty { return beside.count == 1 ? beside.first : nil }
    let folders = PackageFolders.package(of: "./-").map(PackageFolders.targets(of:)) ?? []
    let found = folders.isEmpty ? [] : InputFinder().find(folders).value?.definitions ?? []
    return found.count == 1 ? found.first?.file : nil
  }

  private static func isNamedSo(_ word: String) -> Bool { word.hasSuffix(".intentdefinition") }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
