import Diagnostics
import Foundation
import HandlerStubs
import IntentDefinition
import IntentGenerator
import PropertyList
import TestSupport
import Testing

@Suite("After a change of the definitions at random")
struct RandomChangeTests {
  /// How many changes the written definition goes through; the others go through fewer.
  static let changeCount =
    ProcessInfo.processInfo.environment["HANDLER_CHANGES"].flatMap(Int.init) ?? 20

  /// A definition to change: its name and its content.
  struct Origin: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var root: PropertyListNode

    init(_ name: String, _ root: PropertyListNode) {
      (testDescription, self.root) = (name, root)
    }
  }

  static let written = Origin(
    "Soup",
    DefinitionText(
      """
      intent OrderSoup id=a
        soup tag=1 type=Soup resolve options search
        size tag=2 type=Size resolve reasons=tooBig,tooSmall
        toppings tag=3 resolve array options
        when tag=4 type=Date resolve
        class tag=5 type=Integer
      intent CancelOrder id=b
        reason tag=1 resolve
      intent Repeat id=c
      type Soup
      type Bread
      enum Size small large
      """
    ).definitions["Soup"] ?? PropertyListNode(.dictionary([]))
  )

  static let origins: [Origin] = {
    let own = Fixture.packageRoot.appending(path: "Definitions")
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: own, includingPropertiesForKeys: nil)) ?? []
    return [written]
      + (files.filter { $0.pathExtension == "intentdefinition" } + Fixture.corpus)
      .sorted { $0.path < $1.path }
      .compactMap { file in
        let parsed = DefinitionLoader().propertyList(file.path)
        guard let root = parsed.value??.root else { return nil }
        return Origin(file.deletingPathExtension().lastPathComponent, root)
      }
  }()

  @Test("handlers parse, with everything in them that the user wrote, in order", arguments: origins)
  func keepEverything(_ origin: Origin) async throws {
    var accepted = 0
    // A change can break the definition: then it is refused, and another one is tried.
    let isWritten = origin.testDescription == Self.written.testDescription
    let wanted = isWritten ? Self.changeCount : max(1, Self.changeCount / 50)
    for seed in 0..<(wanted * 10) where accepted < wanted {
      let trial = try Trial(origin.root, seed: UInt64(seed), dropsIntents: true)
      guard let outcome = try trial.regenerate() else { continue }
      accepted += 1
      for file in outcome.changes.files where file.before != nil {
        expectEverything(in: file, "seed \(seed)")
      }
    }
    #expect(accepted == wanted, "too many changes were refused")
  }

  @Test(
    "handlers type-check with the code that is generated anew",
    arguments: 0..<max(2, changeCount / 25))
  func typeCheck(_ seed: Int) async throws {
    let trial = try Trial(Self.written.root, seed: UInt64(seed), dropsIntents: false)
    let outcome = try #require(try trial.regenerate(), "the change was refused")
    try await Fixture.withTemporaryFolder { folder in
      let generated = await GeneratorPipeline().generate(outcome.definitions).value ?? []
      var files = generated.map { OutputFile(folder.appending(path: $0.name).path, $0.contents) }
      files += outcome.changes.files.map {
        OutputFile(folder.appending(path: ($0.path as NSString).lastPathComponent).path, $0.after)
      }
      _ = try OutputWriter().write(files)
      let checked = try Command.run(
        "swiftc",
        [
          "-typecheck", "-parse-as-library", "-swift-version", "6",
          "-I", Command.products.appending(path: "Modules").path,
        ] + files.map(\.path)
      )
      #expect(checked.status == 0, "\(checked.errors)")
    }
  }
}

/// Handlers that were written for a definition, worked on by a user, and brought up to date after
/// the definition changed.
struct Trial {
  let sources: [HandlerSource]
  let record: HandlerRecord
  let after: PropertyListNode

  init(_ root: PropertyListNode, seed: UInt64, dropsIntents: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let change = DefinitionChange(root, dropsIntents: dropsIntents, using: &random)
    after = change.root
    let before = try #require(try Self.load(root).value)
    let handlers = GeneratorPipeline().handlerDefinitions(before)
    let written = HandlerRegenerator()
      .regenerate(handlers, in: HandlerSources([]), record: HandlerRecord(), folder: "Handlers")
    let changes = try #require(written.value)
    var user = UserCode(seed: seed)
    sources = changes.files.flatMap { file in
      user.work(on: file.source) { type in
        let handler = handlers.flatMap(\.protocols).first { $0.intentType == type }
        let names = change.surviving[handler?.intent ?? ""] ?? []
        return handler?.subjects.filter { names.contains($0.name) }.map(\.property) ?? []
      }
    }
    record = changes.record
  }

  /// The handlers after the change; none where the changed definition is refused.
  func regenerate() throws -> (changes: HandlerChanges, definitions: DefinitionSet)? {
    let loaded = try Self.load(after)
    guard let definitions = loaded.value, !loaded.diagnostics.hasErrors else { return nil }
    let checked = HandlerRegenerator().regenerate(
      GeneratorPipeline().handlerDefinitions(definitions), in: HandlerSources(sources),
      record: record,
      folder: "Handlers")
    let changes = try #require(checked.value, "\(checked.diagnostics.map(\.message))")
    return (changes, definitions)
  }

  private static func load(_ root: PropertyListNode) throws -> Checked<DefinitionSet> {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString)/Soup.intentdefinition")
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(PropertyListWriter().write(root)).write(to: file)
    if root["IGImports"] != nil {
      let common = "Common.intentdefinition"
      try FileManager.default.copyItem(
        at: Fixture.packageRoot.appending(path: "Definitions/\(common)"),
        to: folder.appending(path: common))
    }
    return GeneratorPipeline().load([file.path])
  }
}
