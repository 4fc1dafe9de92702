import Foundation
import TestSupport
import Testing

@Suite("intentgen lint and intentgen rules")
struct LintTests {
  /// An intent with a parameter that nobody has words for, and a combination that was left behind.
  private func definition(_ inIntent: String = "", inParameter: String = "") -> String {
    """
    <plist version="1.0">
    <dict>
    \t<key>INIntents</key>
    \t<array>
    \t\t<dict>
    \(inIntent)\t\t\t<key>INIntentManagedParameterCombinations</key>
    \t\t\t<dict>
    \t\t\t\t<key>gone</key>
    \t\t\t\t<dict/>
    \t\t\t</dict>
    \t\t\t<key>INIntentName</key>
    \t\t\t<string>Order</string>
    \t\t\t<key>INIntentParameters</key>
    \t\t\t<array>
    \t\t\t\t<dict>
    \(inParameter)\t\t\t\t\t<key>INIntentParameterName</key>
    \t\t\t\t\t<string>soup</string>
    \t\t\t\t\t<key>INIntentParameterSupportsResolution</key>
    \t\t\t\t\t<true/>
    \t\t\t\t\t<key>INIntentParameterType</key>
    \t\t\t\t\t<string>String</string>
    \t\t\t\t</dict>
    \t\t\t</array>
    \t\t</dict>
    \t</array>
    </dict>
    </plist>

    """
  }

  /// Lints a definition beside a configuration.
  private func lint(
    _ text: String, configuration: String? = nil, _ arguments: String...
  ) async throws -> (result: CommandResult, rules: [String], text: String) {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "Soup.intentdefinition")
      try text.write(to: file, atomically: true, encoding: .utf8)
      try configuration?.write(
        to: folder.appending(path: "intentgen.json"), atomically: true, encoding: .utf8)
      let program = Command.products.appending(path: "intentgen").filePath
      let result = try Command.run(
        program, ["lint", "Soup.intentdefinition"] + arguments, in: folder)
      let lines = (result.errors + result.output).split(separator: "\n")
      let rules = lines.filter { $0.hasSuffix("]") && $0.contains(": ") }
        .compactMap { $0.split(separator: "[").last?.dropLast() }.map(String.init)
      return (result, rules, try String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test(
    "say which intents have texts in a language and no sentences, where another language has some")
  func saysWhereNobodyCanAsk() async throws {
    try await Fixture.withTemporaryFolder { folder in
      func run(_ arguments: String...) throws -> CommandResult {
        try Command.run(
          Command.products.appending(path: "intentgen").filePath, arguments, in: folder)
      }
      _ = try run("init", "Soup", "--intent", "OrderSoup", "--parameter", "size:String")
      _ = try run("strings", "Soup.intentdefinition", "--language", "es")
      let table = folder.appending(path: "es.lproj/Soup.strings")
      let translated = try String(contentsOf: table, encoding: .utf8)
        .replacing(", to be translated", with: "").replacing("= \"", with: "= \"x ")
      try Data(translated.utf8).write(to: table)
      #expect(try !run("lint", ".").errors.contains("missing-sentences"))
      _ = try run("add", "vocabulary", "Soup.intentdefinition")
      let strict = try run("lint", ".", "--strict")
      #expect(strict.status == 1)
      #expect(
        strict.errors.contains("nobody can ask for 'OrderSoup' in 'es'")
          && strict.errors.contains("[missing-sentences]"), "\(strict.errors)")
      let command = try #require(strict.errors.firstMatch(of: /intentgen (add vocabulary .*) \[/))
      let made = try Command.run(
        Command.products.appending(path: "intentgen").filePath,
        command.output.1.split(separator: " ").map(String.init), in: folder)
      #expect(made.status == 0, "\(made.errors)")
      #expect(try !run("lint", ".").errors.contains("missing-sentences"))
    }
  }

  @Test(
    "count the texts as 'strings' does, and say in its comments which case is of which enumeration")
  func countsTexts() async throws {
    try await Fixture.withTemporaryFolder { folder in
      func run(_ line: String) throws -> CommandResult { try Command.shell(line, in: folder) }
      _ = try run("intentgen init Soup --enum Size:small --enum Spice:hot --parameter size:Size")
      let strings = try run("intentgen strings Soup.intentdefinition --language es")
      let count = try #require(strings.output.firstMatch(of: /0 of (\d+) texts translated/)).1
      let lint = try run("intentgen lint .")
      #expect(lint.errors.contains("\(count) of \(count) texts have no"), "\(lint.errors)")
      #expect(lint.output.contains(", 0 of \(count) texts"), "\(lint.output)")
      let table = try String(
        contentsOf: folder.appending(path: "es.lproj/Soup.strings"), encoding: .utf8)
      for name in ["Size", "Spice"] {
        #expect(table.contains("the name of 'unknown' of enumeration '\(name)'"), "\(table)")
      }
    }
  }

  @Test("say that nobody can answer where an enumeration has no case but 'unknown'")
  func saysWhereNobodyCanChoose() async throws {
    try await Fixture.withTemporaryFolder { folder in
      func run(_ line: String) throws -> CommandResult { try Command.shell(line, in: folder) }
      _ = try run("intentgen init Soup --enum Spice --parameter spice:Spice")
      let empty = try run("intentgen lint .")
      #expect(
        empty.errors.contains("nobody can answer when parameter 'spice'")
          && empty.errors.contains("[empty-enumeration]"), "\(empty.errors)")
      #expect(try run("intentgen add case Soup.intentdefinition Spice hot").status == 0)
      #expect(try !run("intentgen lint .").errors.contains("empty-enumeration"))
    }
  }

  @Test("say what makes an intent bad in use, and leave the exit code 0")
  func advise() async throws {
    let (result, rules, _) = try await lint(definition())
    #expect(result.status == 0)
    #expect(rules == ["unknown-parameter", "missing-example", "missing-prompt"])
  }

  @Test(
    "end with 1 where a warning is one too many, in every format",
    arguments: ["text", "json", "github"])
  func allowNoWarnings(_ format: String) async throws {
    let (strict, rules, _) = try await lint(definition(), "--strict", "--format", format)
    #expect(strict.status == 1, "\(rules)")
    #expect(format != "text" || strict.errors.contains("and --strict allows none"))
    let lenient = try await lint(definition(), "--format", format)
    #expect(lenient.result.status == 0)
  }

  @Test("show no source where nobody sits at a terminal")
  func arePlain() async throws {
    let (result, _, _) = try await lint(definition())
    #expect(!result.errors.contains("^~") && !result.errors.contains("fix:"))
  }

  @Test("apply what fixes are known, and report what is left")
  func fix() async throws {
    let (result, rules, text) = try await lint(definition(), "--fix")
    #expect(result.status == 0)
    #expect(rules == ["missing-example", "missing-prompt"])
    #expect(result.output.hasPrefix("changed Soup.intentdefinition\n1 fix applied\n"))
    let before = definition()
    #expect(
      text
        == before.replacing(
          "<dict>\n\t\t\t\t<key>gone</key>\n\t\t\t\t<dict/>\n\t\t\t</dict>", with: "<dict/>"))
  }

  @Test("report to machines on standard output", arguments: ["json", "sarif", "github"])
  func reportToMachines(_ format: String) async throws {
    let (result, _, _) = try await lint(definition(), "--format", format)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("missing-prompt"))
    if format != "github" {
      _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    }
    let broken = try await lint("<plist/>", "--format", format)
    #expect(broken.result.status == 1 && broken.result.output.contains("misplaced-element"))
  }

  @Test("take how much a rule matters from the configuration")
  func takeLevels() async throws {
    let levels = #"{ "rules": { "missing-prompt": "error", "missing-example": "off" } }"#
    let (result, rules, _) = try await lint(definition(), configuration: levels)
    #expect(result.status == 1)
    #expect(rules == ["unknown-parameter", "missing-prompt"])
    #expect(result.errors.contains("error: parameter 'soup'"))
  }

  @Test("take the configuration of the package where nothing is beside the input")
  func takePackageConfiguration() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let target = folder.appending(path: "Sources/Soup")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try Data("// swift-tools-version: 6.1".utf8)
        .write(to: folder.appending(path: "Package.swift"))
      try Data(definition().utf8).write(to: target.appending(path: "Soup.intentdefinition"))
      try Data(#"{ "rules": { "missing-prompt": "error" } }"#.utf8)
        .write(to: folder.appending(path: "intentgen.json"))
      let program = Command.products.appending(path: "intentgen").filePath
      for arguments in [["lint"], ["lint", "."], ["lint", "Sources/Soup"]] {
        let result = try Command.run(program, arguments, in: folder)
        #expect(result.status == 1, "\(arguments): \(result.errors)")
      }
    }
  }

  @Test(
    "take the configuration of each target, wherever it stands in it",
    arguments: ["Sources/Soup", "Sources/Soup/Definitions", "Sources/Soup/Settings"])
  func takeTargetConfigurations(_ place: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let (tea, cake) = ("<string>OrderTea</string>", "<string>OrderCake</string>")
      let order = "<string>Order</string>"
      let files = [
        "Package.swift": "// swift-tools-version: 6.1",
        "intentgen.json": #"{ "rules": { "missing-prompt": "note" } }"#,
        "\(place)/intentgen.json": #"{ "rules": { "missing-prompt": "error" } }"#,
        "Sources/Tea/intentgen.json": #"{ "rules": { "missing-prompt": "off" } }"#,
        "Sources/Soup/Definitions/Soup.intentdefinition": definition(),
        "Sources/Tea/Tea.intentdefinition": definition().replacing(order, with: tea),
        "Sources/Cake/Cake.intentdefinition": definition().replacing(order, with: cake),
      ]
      for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let program = Command.products.appending(path: "intentgen").filePath
      for arguments in [[], ["Sources"], ["."], ["Sources/Cake", "Sources/Soup", "Sources/Tea"]] {
        let result = try Command.run(program, ["lint"] + arguments, in: folder)
        let found = result.errors.split(separator: "\n")
          .filter { $0.hasSuffix("[missing-prompt]") && $0.contains(".intentdefinition:") }
        #expect(result.status == 1, "\(arguments)")
        #expect(found.count == 2, "\(arguments): \(found)")
        for (file, severity) in [("Soup", "error"), ("Cake", "note")] {
          let told = found.filter { $0.contains("\(file).intentdefinition:") }
          #expect(told.count == 1 && told.allSatisfy { $0.contains(": \(severity): ") }, "\(told)")
        }
      }
    }
  }

  @Test("let nobody turn an error off, since there is no Swift to write")
  func keepErrors() async throws {
    let levels = #"{ "rules": { "misplaced-element": "off" } }"#
    let (result, rules, _) = try await lint("<plist/>", configuration: levels)
    #expect(result.status == 1 && rules == ["misplaced-element"])
  }

  @Test("keep quiet of what the configuration says is meant, and say when nothing is left of it")
  func takeSuppressions() async throws {
    let suppressions = """
      { "suppressions": [
        { "rule": "missing-example", "reason": "nobody asks", "of": "Order" },
        { "rule": "missing-prompt", "reason": "the app asks", "in": "Soup.intentdefinition" },
        { "rule": "unknown-parameter", "reason": "other", "of": "Pay" }
      ] }
      """
    let (_, rules, _) = try await lint(definition(), configuration: suppressions)
    #expect(rules == ["unknown-parameter", "unused-suppression"])
  }

  @Test(
    "tell of a suppression without use as the configuration says, and of none that a comparison is for",
    arguments: [
      (#"{ "rule": "changed-text", "reason": "better words" }"#, "", ["unknown-parameter"]),
      (#"{ "rule": "unknown-domain", "reason": "soon" }"#, "off", ["unknown-parameter"]),
      (#"{ "rule": "unknown-domain", "reason": "soon" }"#, "error", unused),
      (unusedSuppressions, "", ["unknown-parameter"]),
      (#"{ "rule": "unused-suppression", "reason": "soon" }"#, "", unused),
    ])
  func judgeSuppressions(_ suppressions: String, _ level: String, _ expected: [String]) async throws
  {
    let level = level.isEmpty ? "" : #", "unused-suppression": "\#(level)""#
    let text = """
      { "rules": { "missing-prompt": "off", "missing-example": "off"\(level) },
        "suppressions": [\(suppressions)] }
      """
    let (result, rules, _) = try await lint(definition(), configuration: text)
    #expect(rules.sorted() == expected, "\(result.errors)")
    #expect(result.errors.contains("error: nothing here") == level.contains("error"))
  }

  private static let unused = ["unknown-parameter", "unused-suppression"]
  private static let unusedSuppressions = """
    { "rule": "unknown-domain", "reason": "soon" }, { "rule": "unused-suppression", "reason": "soon" }
    """

  @Test(
    "refuse a configuration that is wrong about rules",
    arguments: [
      (#"{ "rules": { "missing-promt": "off" } }"#, "did you mean 'missing-prompt'?"),
      (#"{ "rules": { "missing-prompt": "quiet" } }"#, "off, note, warning, error"),
      (#"{ "rules": ["missing-prompt"] }"#, "an object of rules"),
      (#"{ "suppressions": [{ "rule": "missing-prompt" }] }"#, "'reason'"),
      (#"{ "suppressions": [{ "rule": "missing-prompt", "reason": " " }] }"#, "must say why"),
    ])
  func refuseConfigurations(_ text: String, _ words: String) async throws {
    let (result, rules, _) = try await lint(definition(), configuration: text)
    #expect(result.status == 1 && rules == ["invalid-configuration"])
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test("keep quiet of what a definition itself says is meant, in the element that says it")
  func takeOwnSuppressions() async throws {
    func key(_ rule: String, _ reason: String) -> String {
      "<key>IGSuppressedRules</key><dict><key>\(rule)</key><string>\(reason)</string></dict>\n"
    }
    let meant = definition(inParameter: key("missing-prompt", "the app asks"))
    #expect(try await lint(meant).rules == ["unknown-parameter", "missing-example"])
    let around = definition(key("missing-prompt", "the app asks"))
    #expect(try await lint(around).rules == ["unknown-parameter", "missing-example"])
    let elsewhere = definition(inParameter: key("missing-example", "nobody asks"))
    #expect(
      try await lint(elsewhere).rules
        == ["unknown-parameter", "missing-example", "unused-suppression", "missing-prompt"])
    let silent = definition(inParameter: key("missing-prompt", " "))
    #expect(
      try await lint(silent).rules
        == ["unknown-parameter", "missing-example", "missing-key", "missing-prompt"])
    let misspelt = definition(inParameter: key("missing-promt", "the app asks"))
    let fixed = try await lint(misspelt, "--fix")
    #expect(fixed.rules == ["missing-example"])
  }

  @Test("find and mend what is wrong in a file also where another cannot be read")
  func lintBesideBroken() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "Soup.intentdefinition")
      try Data(definition().utf8).write(to: file)
      try Data("<plist><dict>".utf8).write(to: folder.appending(path: "Cake.intentdefinition"))
      let program = Command.products.appending(path: "intentgen").filePath
      let result = try Command.run(program, ["lint"], in: folder)
      #expect(result.status == 1 && result.errors.contains("[malformed-xml]"), "\(result)")
      #expect(result.errors.contains("[missing-prompt]"), "\(result)")
      // Paths are written as somebody in the folder would type them.
      #expect(result.errors.split(separator: "\n").allSatisfy { !$0.hasPrefix("./") }, "\(result)")
      let fixed = try Command.run(program, ["lint", "--fix"], in: folder)
      #expect(fixed.status == 1 && fixed.output.contains("1 fix applied"), "\(fixed)")
      #expect(try !String(contentsOf: file, encoding: .utf8).contains("gone"))
    }
  }

  @Test("say where an imported definition is looked for, and how one elsewhere is named")
  func nameRemediesOfImports() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let result = try Command.shell(
        "intentgen init Places --enum Zone:quiet; intentgen init Library --parameter zone:Zone; "
          + "rm Places.intentdefinition; intentgen lint Library.intentdefinition", in: folder)
      #expect(result.errors.contains("elsewhere in its target"), "\(result.errors)")
      #expect(result.errors.contains("'--context'"), "\(result.errors)")
    }
  }

  @Test("say why a file in another encoding than UTF-8 is not mended")
  func refuseToFix() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "Soup.intentdefinition")
      let bytes = try #require(definition().data(using: .utf16))
      try bytes.write(to: file)
      let program = Command.products.appending(path: "intentgen").filePath
      let result = try Command.run(program, ["lint", "--fix"], in: folder)
      #expect(result.status == 1 && result.errors.contains("[unsupported-encoding]"), "\(result)")
      #expect(try Data(contentsOf: file) == bytes)
    }
  }

  @Test("list every rule, and describe one")
  func describeRules() throws {
    let all = try Command.intentgen("rules")
    #expect(all.status == 0)
    let names = all.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.contains("missing-prompt") && Set(names).count == names.count)
    for name in names.prefix(3) {
      let one = try Command.intentgen("rules", String(name))
      #expect(one.output.contains("why:") && one.output.contains("remedy:"))
    }
    let json = try Command.intentgen("rules", "--format", "json")
    let entries = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [Any]
    #expect(entries?.count == names.count)
    let wrong = try Command.intentgen("rules", "missing-promt")
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean 'missing-prompt'?"))
  }
}
