import Foundation
import IntentGenerator
import TestSupport
import Testing

@Suite("What is generated in the style sirikit compiles without a warning")
struct CompilingTests {
  private static let settings = [
    ["-swift-version", "5"], ["-swift-version", "6"],
    ["-swift-version", "6"]
      + ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
      .flatMap { ["-enable-upcoming-feature", $0] },
    ["-swift-version", "6", "-default-isolation", "MainActor"],
  ]

  @Test("whatever the compiler is told", arguments: settings, AccessLevel.allCases)
  func fixture(_ setting: [String], access: AccessLevel) async throws {
    let definition = Fixture.url("Snapshots/Bakery.intentdefinition")
    try await expectCompiled(definition, setting, access)
  }

  @Test(
    "from the definitions of public apps, in Swift 5 mode",
    .enabled(if: Fixture.shared != nil, "the real definitions are not here"),
    arguments: Fixture.corpus
  )
  func corpus(_ definition: URL) async throws {
    try await expectCompiled(definition, Self.settings[0], .public)
  }

  @Test(
    "with names of the app's own for what is inside of bridges and classes as well",
    arguments: [
      ["Crust": "Code", "Bread": "Handler", "Tray": "Options"],
      ["Crust": "confirm", "Bread": "handle", "Tray": "parameter"],
      ["Crust": "enumeration", "Bread": "response", "Tray": "parameters"],
      ["Crust": "descriptor", "Bread": "code", "Tray": "handler"],
      // The class of an object, and of an intent, with a property of its own name.
      ["price": "Bread", "quantity": "OrderBreadIntent"],
      // A property with the name of an enumeration, and types that only look like an alias.
      ["code": "Crust"], ["Tray": "OwnCrust"],
      ["Bread": "default", "price": "default", "Crust": "Swift_"],
      // What every object has.
      ["Bread": "hash", "Crust": "copy"], ["Bread": "description", "Crust": "hashValue"],
      ["Bread": "self", "Crust": "identifier"], ["Bread": "displayString", "Crust": "hash"],
      ["Bread": "objectProperties", "Crust": "typeDescriptor"],
      ["Bread": "vocabularyIdentifier", "Crust": "isEqual"],
    ])
  func hiddenNames(_ names: [String: String]) async throws {
    try await withBakery(renaming: names) { file in
      try await expectCompiled(file, Self.settings[0], .public)
    }
  }

  @Test(
    "or names are refused that hide something in whatever way",
    arguments: [
      ["Crust": "Intents"], ["Bread": "Intents"], ["price": "Intents"],
      ["Bread": "OrderBreadIntentBridge"], ["Crust": "__owned"], ["Tray": "__shared"],
      ["Crust": "Code", "Tray": "OwnCode"],
      ["INIntentClassPrefix": "INIntentClassName", "BK": "import"],
      ["INIntentClassPrefix": "INIntentClassName", "BK": "Any"],
    ])
  func refusedNames(_ names: [String: String]) async throws {
    try await withBakery(renaming: names) { file in
      var options = GeneratorOptions()
      options.style = .sirikit
      let pipeline = GeneratorPipeline(options: options)
      let set = try #require(pipeline.load([file.filePath]).value)
      let generated = await pipeline.generate(set)
      #expect(generated.value == nil)
      #expect(
        generated.diagnostics.contains { $0.message.contains("in the style 'sirikit'") },
        "\(generated.diagnostics)")
    }
  }

  private func withBakery(renaming names: [String: String], _ body: (URL) async throws -> Void)
    async throws
  {
    var definition = try String(
      contentsOf: Fixture.url("Snapshots/Bakery.intentdefinition"), encoding: .utf8)
    for (name, other) in names.sorted(by: { $0.key < $1.key }) {
      definition = definition.replacing(">\(name)<", with: ">\(other)<")
    }
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "Own.intentdefinition")
      try definition.write(to: file, atomically: true, encoding: .utf8)
      try await body(file)
    }
  }

  @Test("with handlers as they are first written")
  func stubs() async throws {
    let definition = Fixture.url("Snapshots/Bakery.intentdefinition")
    try await Fixture.withTemporaryFolder { folder in
      try await generate(definition, .public, into: folder)
      let written = try Command.intentgen(
        "handlers", definition.filePath, "--style", "sirikit", "--output", folder.filePath)
      try #require(written.status == 0, "\(written.errors)")
      try expectCompiled(folder, Self.settings[0])
    }
  }

  private func expectCompiled(_ definition: URL, _ setting: [String], _ access: AccessLevel)
    async throws
  {
    try await Fixture.withTemporaryFolder { folder in
      try await generate(definition, access, into: folder)
      try expectCompiled(folder, setting)
    }
  }

  private func generate(_ definition: URL, _ access: AccessLevel, into folder: URL) async throws {
    var options = GeneratorOptions()
    (options.style, options.access) = (.sirikit, access)
    let pipeline = GeneratorPipeline(options: options)
    let set = try #require(pipeline.load([definition.filePath]).value)
    for file in try #require(await pipeline.generate(set).value) {
      try file.contents.write(
        to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
    }
  }

  private func expectCompiled(_ folder: URL, _ setting: [String]) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.filePath).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { folder.appending(path: $0).filePath }
    let result = try Command.run(
      "swiftc",
      [
        "-typecheck", "-parse-as-library", "-warnings-as-errors", "-package-name", "test",
        "-module-name", "Generated", "-I", Command.products.appending(path: "Modules").filePath,
      ] + setting + files)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }
}
