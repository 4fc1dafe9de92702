import Foundation
import TestSupport
import Testing

@Suite("intentgen diff")
struct DiffTests {
  /// A definition of an intent, which asks for confirmation or not, and takes a number by some name.
  private func definition(parameter: String = "count", confirms: Bool = true) -> String {
    """
    <plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Order</string>
    <key>INIntentParameters</key><array><dict>
    <key>INIntentParameterName</key><string>\(parameter)</string>
    <key>INIntentParameterTag</key><integer>1</integer>
    <key>INIntentParameterType</key><string>Integer</string>
    </dict></array>
    <key>INIntentUserConfirmationRequired</key><\(confirms)/>
    </dict></array></dict></plist>

    """
  }

  /// Compares two definitions, each in a folder of its own.
  private func diff(
    _ old: String, _ new: String, configuration: String? = nil, _ arguments: String...
  ) async throws -> CommandResult {
    try await Fixture.withTemporaryFolder { folder in
      for (name, text) in [("old", old), ("new", new)] {
        try write(text, to: folder.appending(path: name).appending(path: "Soup.intentdefinition"))
      }
      if let configuration {
        try write(configuration, to: folder.appending(path: "new/intentgen.json"))
      }
      return try run(["diff", "old", "new"] + arguments, in: folder)
    }
  }

  private func run(_ arguments: [String], in folder: URL) throws -> CommandResult {
    try Command.run(Command.products.appending(path: "intentgen").filePath, arguments, in: folder)
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test("says nothing of what is the same, and ends with 0")
  func isQuiet() async throws {
    let result = try await diff(definition(), definition())
    #expect(result.status == 0 && result.output == "nothing changed\n" && result.errors.isEmpty)
  }

  @Test("names what breaks with both places, by what it breaks, and ends with 1")
  func names() async throws {
    let new = definition(parameter: "amount", confirms: false)
    let result = try await diff(definition(), new)
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        """
        stored and source:
        new/Soup.intentdefinition:4:33: error: parameter 'count' of intent 'Order' is called 'amount' \
        now: requests that have the old name are refused [renamed-parameter]
        old/Soup.intentdefinition:4:33: note: it was here
        behaviour:
        new/Soup.intentdefinition:2:24: error: intent 'Order' is carried out without asking for \
        confirmation now [changed-confirmation]
        """))
    #expect(result.output.hasSuffix("1 stored and source, 1 behaviour\n"))
  }

  @Test("tells the rename of a placeholder, and not the texts that name it")
  func tellsRenameAlone() async throws {
    func texts(_ name: String, _ rest: String = "") -> String {
      definition(parameter: name).replacing(
        "<key>INIntentParameterTag</key>",
        with: """
          <key>INIntentParameterPromptDialogs</key><array><dict>
          <key>INIntentParameterPromptDialogFormatString</key><string>Is ${\(name)} right\(rest)?</string>
          <key>INIntentParameterPromptDialogType</key><string>Confirmation</string></dict></array>
          <key>INIntentParameterTag</key>
          """
      ).replacing(
        "<key>INIntentUserConf",
        with: """
          <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array><dict>
          <key>INIntentResponseCodeFormatString</key><string>Here are ${\(name)}.</string>
          <key>INIntentResponseCodeName</key><string>success</string></dict></array></dict>
          <key>INIntentUserConf
          """)
    }
    let renamed = try await diff(texts("count"), texts("amount"))
    #expect(renamed.output.contains("[renamed-parameter]"), "\(renamed.output)")
    #expect(!renamed.output.contains("changed-text"), "\(renamed.output)")
    let reworded = try await diff(texts("count"), texts("amount", " now"))
    #expect(reworded.output.ranges(of: "[changed-text]").count == 1, "\(reworded.output)")
  }

  @Test("takes levels and exceptions from the configuration")
  func takesConfiguration() async throws {
    let new = definition(parameter: "amount", confirms: false)
    let levels = #"{ "rules": { "renamed-parameter": "note", "changed-confirmation": "warning" } }"#
    let result = try await diff(definition(), new, configuration: levels)
    #expect(result.status == 0 && result.output.contains("warning: intent 'Order'"))
    let excepted = """
      { "suppressions": [
        { "rule": "renamed-parameter", "of": "Order", "reason": "nothing was stored before" },
        { "rule": "changed-confirmation", "reason": "asked for" } ] }
      """
    let silent = try await diff(definition(), new, configuration: excepted)
    #expect(silent.status == 0 && silent.output == "nothing changed\n")
  }

  @Test("is JSON, SARIF and Markdown for others", arguments: ["json", "sarif", "markdown"])
  func hasFormats(_ format: String) async throws {
    let result = try await diff(definition(), definition(confirms: false), "--format", format)
    #expect(result.status == 1 && result.errors.isEmpty)
    #expect(result.output.contains("changed-confirmation"))
    if format == "markdown" {
      #expect(result.output.contains("| `changed-confirmation` | intent 'Order' is carried out"))
    } else {
      _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    }
    if format == "json" { #expect(result.output.contains("\"behaviour\"")) }
  }

  @Test("compares with a revision of git")
  func comparesWithRevision() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "App Intents/Soup.intentdefinition")
      try write(definition(), to: file)
      let author = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
      for arguments in [["init", "-q"], ["add", "."], author + ["commit", "-q", "-m", "one"]] {
        let result = try Command.run("git", arguments, in: folder)
        #expect(result.status == 0)
      }
      let same = try run(["diff", "--against", "HEAD", "App Intents"], in: folder)
      #expect(same.status == 0)
      try write(definition(confirms: false), to: file)
      for input in ["App Intents", "App Intents/Soup.intentdefinition", file.filePath, "."] {
        let result = try run(["diff", "--against", "HEAD", input], in: folder)
        #expect(result.status == 1, "\(input): \(result.errors)")
        #expect(result.output.contains("note: it was here"))
        #expect(result.output.contains("HEAD:"), "\(result.output)")
      }
      let present = try run(
        ["diff", "--against", "HEAD"], in: folder.appending(path: "App Intents"))
      #expect(present.status == 1 && present.output.contains("HEAD:"), "\(present.errors)")
      let unknown = try run(["diff", "--against", "nothing", "App Intents"], in: folder)
      #expect(unknown.status == 1 && unknown.errors.contains("git does not know"))
      let none = try run(["diff", "--against", "HEAD", "Other.intentdefinition"], in: folder)
      #expect(none.status == 1 && none.errors.contains("Other.intentdefinition"))
    }
  }

  /// A repository in a folder, with one commit of files.
  private func commit(_ files: [String: String], in folder: URL) throws {
    for (name, text) in files { try write(text, to: folder.appending(path: name)) }
    let author = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
    for arguments in [["init", "-q"], ["add", "."], author + ["commit", "-q", "-m", "one"]] {
      let result = try Command.run("git", arguments, in: folder)
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test("names files for machines as the repository does, and the revision apart")
  func namesFilesOfRepository() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let path = "Sources/Café/Soup.intentdefinition"
      try commit([path: definition()], in: folder)
      try write(definition(confirms: false), to: folder.appending(path: path))
      for place in ["", "Sources", "Sources/Café"] {
        let arguments = ["diff", "--against", "HEAD", ".", "--format"]
        let json = try run(arguments + ["json"], in: folder.appending(path: place))
        let report = try JSONDecoder().decode(Findings.self, from: Data(json.output.utf8))
        let finding = try #require(report.findings.first)
        #expect(finding.location.file == path && finding.location.revision == nil)
        #expect(finding.notes.map(\.location.file) == [path])
        #expect(finding.notes.map(\.location.revision) == ["HEAD"])
        let sarif = try run(arguments + ["sarif"], in: folder.appending(path: place))
        #expect(!sarif.output.contains("HEAD:") && sarif.output.contains("in the revision 'HEAD'"))
        #expect(sarif.output.contains("\"Sources/Caf%C3%A9/Soup.intentdefinition\""))
      }
    }
  }

  private struct Findings: Decodable {
    struct Place: Decodable {
      var file: String
      var revision: String?
    }
    struct Note: Decodable {
      var location: Place
    }
    struct Finding: Decodable {
      var rule: String
      var location: Place
      var notes: [Note]
    }
    var findings: [Finding]
  }

  @Test("goes by target, where two have the same names")
  func goesByTarget() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let targets = ["Bar", "Kitchen"].map { "Sources/\($0)/Soup.intentdefinition" }
      let package = ["Package.swift": "", targets[0]: definition(), targets[1]: definition()]
      try commit(package, in: folder)
      for (name, text) in package {
        try write(text, to: folder.appending(path: "old/\(name)"))
        let isKitchen = name == targets[1]
        for place in ["new/\(name)", name] {
          try write(
            isKitchen ? definition(confirms: false) : text, to: folder.appending(path: place))
        }
      }
      let against = ["--against", "HEAD"]
      let runs = [
        ("", ["old", "new"]), ("", against + ["Sources"]),
        ("Sources", against + ["."]), ("Sources", against + ["Bar", "Kitchen"]),
        ("Sources/Kitchen", against + [".."]),
        ("Sources/Bar", against + [folder.appending(path: "Sources").filePath]),
      ]
      for (place, arguments) in runs {
        let result = try run(["diff"] + arguments, in: folder.appending(path: place))
        #expect(result.status == 1 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.contains("Kitchen/Soup.intentdefinition:2:24: error: intent 'Order'"))
        #expect(result.output.hasSuffix("\n1 behaviour\n"), "\(result.output)")
      }
    }
  }

  @Test("tells the new name of an only file, and which file of several is gone")
  func tellsNamesOfFiles() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let kept = definition().replacing("Order", with: "Cancel")
      func files(_ names: [String: String], _ version: String) throws {
        for (name, text) in names {
          try write(text, to: folder.appending(path: "\(version)/\(name).intentdefinition"))
        }
      }
      try files(["Soup": definition()], "old")
      try files(["Meal": definition()], "new")
      let renamed = try run(["diff", "old", "new"], in: folder)
      #expect(renamed.output.contains("new/Meal.intentdefinition: error: definition 'Soup'"))
      let named = try run(
        ["diff", "old/Soup.intentdefinition", "new/Meal.intentdefinition"], in: folder)
      #expect(named.output == "nothing changed\n")
      try files(["Other": kept], "old")
      try files(["Other": kept], "new")
      let several = try run(["diff", "old", "new"], in: folder)
      #expect(several.output.contains("new/Meal.intentdefinition: error: definition 'Soup'"))
      #expect(!several.output.contains("new/Other.intentdefinition"))
      try FileManager.default.removeItem(
        at: folder.appending(path: "new/Meal.intentdefinition"))
      let gone = try run(["diff", "old", "new"], in: folder)
      #expect(gone.output.contains("old/Soup.intentdefinition: error: there is no definition"))
      #expect(!gone.output.contains("new/Other.intentdefinition"), "\(gone.output)")
    }
  }

  @Test(
    "says why it compares nothing in the form that was asked for", arguments: ["json", "sarif"])
  func reportsRefusals(_ format: String) async throws {
    let broken = try await diff(definition(), "<plist", "--format", format)
    let misconfigured = try await diff(
      definition(), definition(), configuration: "{ \"access\": 1 }", "--format", format)
    for (result, rule) in [(broken, "malformed-xml"), (misconfigured, "invalid-configuration")] {
      #expect(result.status == 1 && result.output.contains(rule), "\(result.output)")
      _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    }
  }

  @Test("takes parameters that change their tags for what their names say")
  func comparesByNames() async throws {
    func tagged(_ first: Int, _ second: Int) -> String {
      definition().replacing(
        "</dict></array>\n<key>INIntentUser",
        with: """
          </dict><dict>
          <key>INIntentParameterName</key><string>size</string>
          <key>INIntentParameterTag</key><integer>\(second)</integer>
          <key>INIntentParameterType</key><string>Integer</string>
          </dict></array>
          <key>INIntentUser
          """
      ).replacing("<integer>1</integer>", with: "<integer>\(first)</integer>")
    }
    let swapped = try await diff(tagged(7, 8), tagged(8, 7))
    #expect(swapped.status == 0, "\(swapped.output)")
    #expect(swapped.output.hasSuffix("\n2 safe\n"), "\(swapped.output)")
  }

  @Test("tells other changes of an enumeration whose kind changed")
  func tellsAllOfEnumeration() async throws {
    func enumeration(_ kind: String, _ cases: [String]) -> String {
      let values = cases.map {
        "<dict><key>INEnumValueName</key><string>\($0)</string></dict>"
      }.joined()
      return """
        <plist version="1.0"><dict><key>INEnums</key><array><dict>
        <key>INEnumName</key><string>Size</string><key>INEnumType</key><string>\(kind)</string>
        <key>INEnumValues</key><array>\(values)</array></dict></array></dict></plist>
        """
    }
    let result = try await diff(
      enumeration("Regular", ["small", "large"]), enumeration("Flag", ["small"]))
    #expect(result.output.contains("[changed-enumeration-kind]"))
    #expect(result.output.contains("[removed-case]"), "\(result.output)")
  }

  @Test(
    "refuses what cannot be compared",
    arguments: [
      ["diff", "a"], ["diff"], ["diff", "a", "b", "c"], ["diff", "--against", "-x", "a"],
    ])
  func refuses(_ arguments: [String]) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let result = try run(arguments, in: folder)
      #expect(result.status == 64)
    }
  }

  @Test("compares with a revision that had none, or what is gone by now, however they are named")
  func comparesOneSide() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let path = "Sources/App/Soup.intentdefinition"
      try commit(["Package.swift": "", "Sources/Lib/Lib.swift": ""], in: folder)
      try write(definition(), to: folder.appending(path: path))
      for inputs in [["Sources/App", "Sources/Lib"], [path], ["Sources/Lib", path]] {
        let first = try run(["diff", "--against", "HEAD"] + inputs, in: folder)
        #expect(first.status == 0 && first.output.hasSuffix("\n1 safe\n"), "\(first)")
      }
      let none = try run(["diff", "--against", "HEAD", "Sources/Lib"], in: folder)
      #expect(none.status == 1 && none.errors.contains("holds no definition"), "\(none)")
      try commit([path: definition()], in: folder)
      for gone in ["Sources/App", "Sources"] {
        try FileManager.default.removeItem(at: folder.appending(path: gone))
        for input in ["Sources/App", "Sources/App/", path] {
          let last = try run(["diff", "--against", "HEAD", input], in: folder)
          #expect(last.status == 1 && last.errors.isEmpty, "\(input): \(last)")
          #expect(last.output.contains("intent 'Order'"), "\(last.output)")
        }
      }
      let slip = try run(["diff", "--against", "HEAD", "Sources/Ap"], in: folder)
      #expect(slip.status == 1 && slip.errors.contains("no such file or folder"), "\(slip)")
    }
  }

  @Test("calls nothing new that may be a definition of another name, which is gone")
  func refusesRenamedFile() async throws {
    try await Fixture.withTemporaryFolder { folder in
      try commit(
        ["Package.swift": "", "Sources/App/Soup.intentdefinition": definition()], in: folder)
      try FileManager.default.moveItem(
        at: folder.appending(path: "Sources/App/Soup.intentdefinition"),
        to: folder.appending(path: "Sources/App/Broth.intentdefinition"))
      let refused = try run(
        ["diff", "--against", "HEAD", "Sources/App/Broth.intentdefinition"], in: folder)
      #expect(refused.status == 1 && refused.errors.contains("name the folder"), "\(refused)")
      let both = try run(["diff", "--against", "HEAD", "Sources/App"], in: folder)
      #expect(both.output.contains("is called 'Broth' now"), "\(both)")
    }
  }

  @Test("tells what is added with the first definition of a package, and what goes with the last")
  func comparesWithNothing() async throws {
    try await Fixture.withTemporaryFolder { folder in
      try commit(["Package.swift": ""], in: folder)
      let nothing = try run(["diff", "--against", "HEAD"], in: folder)
      #expect(nothing.status == 1 && nothing.errors.contains("holds no definition"))
      let file = folder.appending(path: "Sources/Soup/Soup.intentdefinition")
      try write(definition(), to: file)
      for inputs in [[], ["Sources"], ["."]] {
        let first = try run(["diff", "--against", "HEAD"] + inputs, in: folder)
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.output.hasSuffix("\n1 safe\n"), "\(first.output)")
      }
      try commit(
        ["Package.swift": "// Soup", "Sources/Soup/Soup.intentdefinition": definition()], in: folder
      )
      try FileManager.default.removeItem(at: file)
      let last = try run(["diff", "--against", "HEAD"], in: folder)
      #expect(last.status == 1 && last.errors.isEmpty, "\(last.errors)")
      #expect(last.output.contains("Soup.intentdefinition"), "\(last.output)")
    }
  }
}
