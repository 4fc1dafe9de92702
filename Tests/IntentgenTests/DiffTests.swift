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
        stored:
        new/Soup.intentdefinition:4:33: error: parameter 'count' of intent 'Order' is called 'amount' \
        now: requests that have the old name are refused [renamed-parameter]
        old/Soup.intentdefinition:4:33: note: it was here
        behaviour:
        new/Soup.intentdefinition:2:24: error: intent 'Order' is carried out without asking for \
        confirmation now [changed-confirmation]
        """))
    #expect(result.output.hasSuffix("1 stored, 1 behaviour\n"))
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
      let unknown = try run(["diff", "--against", "nothing", "App Intents"], in: folder)
      #expect(unknown.status == 1 && unknown.errors.contains("git does not know"))
      let none = try run(["diff", "--against", "HEAD", "Other.intentdefinition"], in: folder)
      #expect(none.status == 1 && none.errors.contains("Other.intentdefinition"))
    }
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
}
