import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator
import TestSupport
import Testing

@Suite("Random changes of definitions")
struct RandomEditTests {
  /// The definitions of the project, and the real ones where they are at hand.
  static let definitions: [URL] = {
    let root = Fixture.packageRoot
    let own = [
      "Tests/IntentGeneratorTests/Snapshots/Kitchen.intentdefinition",
      "Tests/IntentGeneratorTests/Snapshots/Awkward.intentdefinition",
      "Tests/IntentRuntimeTests/Bakery.intentdefinition",
      "Tests/IntentConversationTests/Errands.intentdefinition",
      "Examples/SoupOrder/Sources/SoupOrder/Soup.intentdefinition",
      "Examples/MonkeyChat/Sources/MonkeyChat/MonkeyChat.intentdefinition",
    ]
    // Of the real ones a few, unless all are asked for.
    let real = Fixture.corpus.enumerated().filter { isWhole || $0.offset % 6 == 0 }.map(\.element)
    return own.map { root.appending(path: $0) } + real
  }()

  /// Whether all real definitions are gone through.
  private static let isWhole = ProcessInfo.processInfo.environment["EDITING_STEPS"] != nil

  /// How many changes each definition goes through; `EDITING_STEPS` sets it, and takes all real ones.
  static let steps =
    ProcessInfo.processInfo.environment["EDITING_STEPS"].flatMap { Int($0) } ?? 2

  @Test(
    "leave nothing to warn of that was not there before, and are undone byte by byte",
    arguments: definitions)
  func undo(_ definition: URL) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let copy = try Self.copy(definition, to: folder)
      var random = SeededGenerator(seed: definition.path.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
      var history: [(path: String, file: EditedFile)] = []
      var made = 0
      let before = DefinitionLoader().load(try Self.inputs(copy)).diagnostics
      for _ in 0..<Self.steps * 4 where made < Self.steps {
        guard let change = try Self.change(of: copy, using: &random) else { continue }
        let checked = EditedDefinition(copy, refusesWarnings: true).result(
          using: random, change.apply)
        guard let result = checked.value else {
          #expect(!checked.diagnostics.isEmpty, "\(change.words) is refused without a word")
          continue
        }
        made += 1
        for file in result.files where file.before != file.after {
          try Data(file.after.utf8).write(to: URL(filePath: file.path))
          history.append((file.path, file))
        }
        let after = DefinitionLoader().load(try Self.inputs(copy)).diagnostics
        #expect(
          Self.matters(after).count <= Self.matters(before).count,
          "\(definition.lastPathComponent): \(change.words): \(Self.matters(after).map(\.message))")
      }
      #expect(made > 0, "nothing could be changed in \(definition.lastPathComponent)")
      for (path, file) in history.reversed() {
        let present = try Data(contentsOf: URL(filePath: path))
        let mark = present.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let undone = file.edits.inverse(in: Array(file.before.utf8.dropFirst(mark)))
          .applied(to: Array(present.dropFirst(mark)))
        try (present.prefix(mark) + Data(undone)).write(to: URL(filePath: path))
      }
      for path in Set(history.map(\.path)) {
        let original = definition.deletingLastPathComponent().deletingLastPathComponent()
          .appending(path: String(path.dropFirst(folder.filePath.count)))
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(contentsOf: original), "\(path)")
      }
    }
  }

  @Test("of names are undone by giving back the old name", arguments: definitions)
  func renameBack(_ definition: URL) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let copy = try Self.copy(definition, to: folder)
      let original = try String(contentsOf: definition, encoding: .utf8)
      var random = SeededGenerator(seed: 3)
      let root = try #require(
        DefinitionLoader().propertyList(copy).value.flatMap { $0 }?.root)
      let places = DefinitionEditor(root, using: random).places.filter {
        $0.kind != .combination && $0.kind != .managedCombination
      }
      for _ in 0..<Self.steps {
        guard let place = places.randomElement(using: &random) else { return }
        let edited = EditedDefinition(copy, refusesWarnings: true)
        let renamed = edited.result(using: random) { editor throws(DefinitionEditError) in
          try editor.rename(place, to: Self.newName(place))
        }
        guard let result = renamed.value else { continue }
        for file in result.files {
          try Data(file.after.utf8).write(to: URL(filePath: file.path))
        }
        let back = edited.result(using: random) { editor throws(DefinitionEditError) in
          guard let new = editor.places.first(where: { $0.path == place.path }) else { return [] }
          return try editor.rename(new, to: place.name)
        }
        let files = try #require(back.value, "\(place): \(back.diagnostics)").files
        for file in files { try Data(file.after.utf8).write(to: URL(filePath: file.path)) }
        #expect(try String(contentsOfFile: copy, encoding: .utf8) == original, "\(place)")
        try Data(original.utf8).write(to: URL(filePath: copy))
      }
    }
  }

  // MARK: - Changes

  struct Change {
    let words: String
    let apply:
      @Sendable (inout DefinitionEditor) throws(DefinitionEditError) -> [DefinitionConsequence]
  }

  private static func change(of file: String, using random: inout SeededGenerator) throws -> Change?
  {
    let root = try #require(DefinitionLoader().propertyList(file).value.flatMap { $0 }?.root)
    let places = DefinitionEditor(root, using: random).places
    guard let place = places.randomElement(using: &random) else { return nil }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let properties = DefinitionProperty.all(of: place.kind).filter { $0.name != "class-name" }
      guard let property = properties.randomElement(using: &random) else { return nil }
      let value = value(of: property, using: &random)
      return Change(words: "set \(place) \(property.name)=\(value)") {
        editor throws(DefinitionEditError) in
        try editor.set(property.name, of: place, to: value)
      }
    case 1:
      return Change(words: "rename \(place)") { editor throws(DefinitionEditError) in
        try editor.rename(place, to: newName(place))
      }
    case 2:
      return Change(words: "remove \(place)") { editor in editor.remove(place).consequences }
    default:
      let isFirst = Bool.random(using: &random)
      return Change(words: "move \(place)") { editor throws(DefinitionEditError) in
        try editor.move(place, to: isFirst ? .first : .last)
        return []
      }
    }
  }

  private static func value(
    of property: DefinitionProperty, using random: inout SeededGenerator
  ) -> String {
    if Int.random(in: 0..<5, using: &random) == 0 { return "" }
    return switch property.value {
    case .text: "Some <text> & more, \(Int.random(in: 0..<100, using: &random))"
    case .word: ["order", "Order", "String", "Integer"].randomElement(using: &random) ?? ""
    case .choice(let words), .known(let words): words.randomElement(using: &random) ?? ""
    case .integer, .number: "\(Int.random(in: 0..<100, using: &random))"
    case .boolean: Bool.random(using: &random) ? "true" : "false"
    case .typed: ["1", "true", "large"].randomElement(using: &random) ?? ""
    }
  }

  private static func newName(_ place: DefinitionPlace) -> String { place.name + "Renamed" }

  private static func matters(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.severity != .note }
  }

  // MARK: - Files

  /// A copy of what lies around a definition; none of it is write-protected.
  private static func copy(_ definition: URL, to folder: URL) throws -> String {
    let source = definition.deletingLastPathComponent().deletingLastPathComponent()
    let name = definition.deletingLastPathComponent().lastPathComponent
    let beside =
      name.hasSuffix(".lproj")
      ? try FileManager.default.contentsOfDirectory(atPath: source.filePath) : [name]
    for folderName in beside where folderName == name || folderName.hasSuffix(".lproj") {
      let from = source.appending(path: folderName)
      let to = folder.appending(path: folderName)
      try FileManager.default.createDirectory(at: to, withIntermediateDirectories: true)
      for file in try FileManager.default.contentsOfDirectory(atPath: from.filePath)
      where [".strings", ".xcstrings", ".plist", ".intentdefinition"].contains(
        where: file.hasSuffix)
      {
        try Data(contentsOf: from.appending(path: file)).write(to: to.appending(path: file))
      }
    }
    return folder.appending(path: name).appending(path: definition.lastPathComponent).filePath
  }

  private static func inputs(_ file: String) throws -> InputFiles {
    var inputs = try #require(InputFinder().find([file]).value)
    let target = PackageFolders.target(of: file)
    inputs.vocabularies = InputFinder().find([target]).value?.vocabularies ?? []
    return inputs
  }
}
