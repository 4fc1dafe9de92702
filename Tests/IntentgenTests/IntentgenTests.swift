import Foundation
import TestSupport
import Testing

@Suite("intentgen")
struct IntentgenTests {
  static let snapshots = Fixture.packageRoot.appending(path: "Tests/IntentGeneratorTests/Snapshots")
  static let kitchen = snapshots.appending(path: "Kitchen.intentdefinition").filePath

  @Test("generates four files and says so in one line")
  func generates() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let result = try Command.intentgen("generate", Self.kitchen, "-o", folder.filePath)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(
        result.output.hasPrefix("1 definition, 3 intents: 4 files written, 0 unchanged (")
      )
      #expect(result.output.split(separator: "\n").count == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.filePath).sorted()
      #expect(
        names == [
          ".intentgen-cache.json", "Kitchen+Handling.swift", "Kitchen+Intents.swift",
          "Kitchen+Responses.swift",
          "Kitchen+Types.swift",
        ]
      )
    }
  }

  @Test("leaves a file alone whose content is right, and replaces one whose content is not")
  func rewritesOnlyChanges() async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.intentgen("generate", Self.kitchen, "-o", folder.filePath)
      let types = folder.appending(path: "Kitchen+Types.swift").filePath
      let intents = folder.appending(path: "Kitchen+Intents.swift").filePath
      let past = Date(timeIntervalSince1970: 1_000_000_000)
      for path in [types, intents] {
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
      }
      try "changed".write(toFile: types, atomically: false, encoding: .utf8)
      let result = try Command.intentgen("generate", Self.kitchen, "-o", folder.filePath)
      #expect(result.output.contains("1 file written, 3 unchanged"))
      #expect(try String(contentsOfFile: types, encoding: .utf8).contains("enum OrderType"))
      let date = try FileManager.default.attributesOfItem(atPath: intents)[.modificationDate]
      #expect(date as? Date == past)
    }
  }

  @Test("writes nothing when any input has an error")
  func writesNothingOnError() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let broken = folder.appending(path: "Broken.intentdefinition")
      try "<plist version=\"1.0\"><dict><key>a</key></dict></plist>"
        .write(to: broken, atomically: true, encoding: .utf8)
      let output = folder.appending(path: "out")
      let result = try Command.intentgen(
        "generate", Self.kitchen, broken.filePath, "-o", output.filePath
      )
      #expect(result.status == 1)
      #expect(
        result.errors
          == "\(broken.filePath):1:28: error: the key 'a' has no value; add one, or remove the key "
          + "[key-without-value]\n"
      )
      #expect(result.output.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: output.filePath))
    }
  }

  @Test(
    "tells of the plugin where both would write for a target",
    arguments: [
      ("Soup", "Sources/Soup", true), ("Soup", "Sources/Other", false), ("Soup", "Made", false),
      ("Tea", "Sources/Tea/Generated", false), ("Salad", "Sources/Salad", false),
    ])
  func tellsOfPlugin(_ target: String, _ output: String, isTold: Bool) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let manifest = """
        let package = Package(
          dependencies: [.package(url: "https://example.com/intentgen", from: "1.0.0")],
          targets: [
            .executableTarget(
              name: "Soup", dependencies: [.target(name: "Tea"), .target(name: "Salad")],
              plugins: [.plugin(name: "IntentGeneratorPlugin", package: "intentgen")]),
            .target(name: "Tea"), // plugins: [.plugin(name: "IntentGeneratorPlugin")]
            .target(name: "Salad" /* , plugins: ["IntentGeneratorPlugin"] */),
          ])
        """
      try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
      let sources = folder.appending(path: "Sources/\(target)").filePath
      _ = try Command.intentgen("init", "Order", "-o", sources)
      let made = try Command.intentgen(
        "generate", sources, "-o", folder.appending(path: output).filePath)
      #expect(made.status == 0, "\(made.errors)")
      #expect(made.errors.contains("IntentGeneratorPlugin") == isTold, "\(made.errors)")
    }
  }

  @Test("lists what it would write, and writes nothing, with --dry-run")
  func dryRun() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "out")
      let result = try Command.intentgen(
        "generate", Self.kitchen, "-o", output.filePath, "--dry-run"
      )
      #expect(result.status == 0)
      #expect(result.output.contains("would write \(output.filePath)/Kitchen+Intents.swift\n"))
      #expect(result.output.contains("4 files would be written"))
      #expect(!FileManager.default.fileExists(atPath: output.filePath))
    }
  }

  @Test("lists what is out of date with --check, writes nothing, and exits with 1")
  func checks() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let types = folder.appending(path: "Kitchen+Types.swift").filePath
      let output = folder.filePath
      let missing = try Command.intentgen("generate", Self.kitchen, "-o", output, "--check")
      #expect(missing.status == 1)
      #expect(missing.output.split(separator: "\n").count == 4)
      #expect(try FileManager.default.contentsOfDirectory(atPath: output).isEmpty)
      _ = try Command.intentgen("generate", Self.kitchen, "-o", output)
      #expect(try Command.intentgen("generate", Self.kitchen, "-o", output, "--check").status == 0)
      try "changed".write(toFile: types, atomically: false, encoding: .utf8)
      let stale = try Command.intentgen("generate", Self.kitchen, "-o", output, "--check")
      #expect(stale.status == 1)
      #expect(stale.output == "out of date: \(types)\n")
      #expect(
        stale.errors.hasPrefix("1 file out of date; this writes what is new: intentgen generate "))
      #expect(try String(contentsOfFile: types, encoding: .utf8) == "changed")
    }
  }

  @Test("prints nothing with --quiet")
  func quiet() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let result = try Command.intentgen("generate", Self.kitchen, "-o", folder.filePath, "-q")
      #expect(result.status == 0)
      #expect(result.output.isEmpty && result.errors.isEmpty)
    }
  }

  @Test("says its version")
  func version() throws {
    let result = try Command.intentgen("--version")
    #expect(result.status == 0)
    #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil, "\(result.output)")
  }

  @Test(
    "exits with 64 where it is used wrongly",
    arguments: [
      ["generate"], ["generate", "x"], ["generate", "x", "-o", "y", "--access", "secret"],
      ["frobnicate"], ["describe", "x", "--format", "xml"],
      ["generate", "x", "-o", "y", "--import", "1 bad"], ["generate", "x", "-o", ""],
      ["watch", "x", "-o", ""], ["manifest", "x", "-o", ""], ["init", ""], ["init", ".x"],
      ["init", "x", "-o", ""], ["manifest", "x", "-o", "y", "--usage-description", "a\u{1}b"],
      ["generate", "x", "-o", "y", "--import", "A;import B"],
      ["generate", "x", "-o", "y", "--class-prefix", "A B"], ["lint", "x", "--class-prefix", "1"],
      ["handlers", "x", "-o", "y", "--import", "a-b"], ["watch", "x", "-o", "y", "--import", ""],
    ]
  )
  func refusesWrongUsage(_ arguments: [String]) throws {
    let program = Command.products.appending(path: "intentgen").filePath
    #expect(try Command.run(program, arguments).status == 64)
  }

  @Test(
    "asks whether another subcommand is meant where a name is nearly one",
    arguments: [
      (["genrate"], "generate"), (["lnit"], "lint"), (["inti"], "init"),
      (["Lint", "Sources"], "lint"), (["add", "parametr"], "parameter"),
      (["frobnicate"], nil), (["generate", "--lint"], nil), (["hel"], "help"),
      (["add", "hel"], nil), (["add", "enumeraton"], "enumeration"),
    ] as [([String], String?)])
  func suggestsSubcommands(_ arguments: [String], meant: String?) throws {
    let result = try Command.run(
      Command.products.appending(path: "intentgen").filePath, arguments)
    #expect(result.status == 64)
    let line = result.errors.split(separator: "\n").first ?? ""
    #expect(line.hasPrefix("Error: "), "\(result.errors)")
    #expect(line.contains("Did you mean") == (meant != nil), "\(result.errors)")
    if let meant { #expect(line.hasSuffix(". Did you mean '\(meant)'?"), "\(result.errors)") }
  }

  @Test(
    "says that help is asked for about nothing that there is, at every level",
    arguments: [
      (["help", "lnt"], "'intentgen' has no subcommand 'lnt'. Did you mean 'lint'?"),
      (
        ["help", "add", "parametr"],
        "'intentgen add' has no subcommand 'parametr'. Did you mean 'parameter'?"
      ),
      (["help", "frobnicate"], "'intentgen' has no subcommand 'frobnicate'."),
      (["help", "add", "parameter"], nil), (["help"], nil), (["help", "lint"], nil),
      (["help", "help"], nil), (["help", "--help"], nil),
    ] as [([String], String?)])
  func helpsWithSubcommands(_ arguments: [String], problem: String?) throws {
    let result = try Command.run(
      Command.products.appending(path: "intentgen").filePath, arguments)
    #expect(result.status == (problem == nil ? 0 : 64), "\(result.errors)")
    #expect(result.output.isEmpty == (problem != nil), "\(result.output)")
    if let problem { #expect(result.errors.contains(problem), "\(result.errors)") }
  }

  @Test("says which input is not there, and which folder holds nothing")
  func reportsMissingInputs() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let result = try Command.intentgen("lint", "/nowhere/at/all", folder.filePath)
      #expect(result.status == 1)
      #expect(result.errors.contains("/nowhere/at/all: error: there is no such file or folder"))
      #expect(result.errors.contains("error: the folder holds no definition"))
    }
  }

  @Test("refuses two definitions that would write the same files, and shows both")
  func refusesEqualNames() async throws {
    try await Fixture.withTemporaryFolder { folder in
      for name in ["a", "b"] {
        let copy = folder.appending(path: "\(name)/Kitchen.intentdefinition")
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try FileManager.default.copyItem(atPath: Self.kitchen, toPath: copy.filePath)
      }
      let result = try Command.intentgen("lint", folder.filePath)
      #expect(result.status == 1)
      #expect(result.errors.contains("b/Kitchen.intentdefinition: error: the definition 'Kitchen'"))
      #expect(result.errors.contains("a/Kitchen.intentdefinition: note: the other is here"))
    }
  }

  @Test("lints without an error, and prints notes and warnings with exit code 0")
  func lints() async throws {
    let result = try Command.intentgen("lint", Self.snapshots.filePath)
    #expect(result.status == 0)
    let expected = """
      2 definitions, 6 intents: no errors
        de: sentences for 0 of 6 intents, 3 of 45 texts
        pl: sentences for 0 of 6 intents, 2 of 45 texts

      """
    #expect(result.output == expected)
  }

  @Test("describes the linked model, as text and as JSON")
  func describes() throws {
    let text = try Command.intentgen("describe", Self.kitchen)
    #expect(text.output.contains("  intent OrderSoupIntent — Order soup\n"))
    #expect(text.output.contains("    quantity: Integer resolved\n"))
    let json = try Command.intentgen("describe", Self.kitchen, "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    #expect(value is [String: Any])
  }

  @Test("says of definitions what a server would: their schemas, and its API")
  func describesForOthers() throws {
    let schema = try Command.intentgen("schema", Self.kitchen)
    #expect(schema.output.contains(#""tool": "OrderSoup""#))
    #expect(schema.output.contains(#""additionalProperties": false"#))
    let api = try Command.intentgen("openapi", Self.kitchen, "--token")
    #expect(api.output.contains(##""$ref": "#/components/schemas/OrderSoupRequest""##))
    #expect(api.output.contains(#""scheme": "bearer""#))
    for text in [schema.output, api.output] {
      #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    }
  }

  @Test("takes a template from a folder, and refuses one that it does not know")
  func overridesTemplates() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let templates = folder.appending(path: "templates")
      try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: true)
      func write(_ text: String, to name: String) throws {
        try text.write(to: templates.appending(path: name), atomically: true, encoding: .utf8)
      }
      let arguments = [
        "generate", Self.kitchen, "-o", folder.filePath, "--templates", templates.filePath,
      ]
      let program = Command.products.appending(path: "intentgen").filePath

      try write("// {{#header}}{{{definition}}}{{/header}}\n", to: "Types.mustache")
      #expect(try Command.run(program, arguments).status == 0)
      let types = folder.appending(path: "Kitchen+Types.swift")
      #expect(try String(contentsOf: types, encoding: .utf8) == "// Kitchen.intentdefinition\n")

      try write("first line\n{{#open}}\n", to: "Types.mustache")
      let unparsed = try Command.run(program, arguments)
      #expect(unparsed.status == 1)
      #expect(unparsed.errors.contains("Types.mustache:"))
      #expect(unparsed.errors.contains("[broken-template]"))

      try write("", to: "Tpyes.mustache")
      let unknown = try Command.run(program, arguments)
      #expect(unknown.errors.contains("note: did you mean 'Types.mustache'?"))
    }
  }
}
