import Foundation
import TestSupport
import Testing

@Suite("A report for machines")
struct MachineReportTests {
  /// A definition in which a fix is known.
  private static let definition = """
    <plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Order</string>
    <key>INIntentRestrictions</key><integer>7</integer>
    </dict></array></dict></plist>

    """

  private func lint(_ format: String, after preparation: String) async throws -> CommandResult {
    try await Fixture.withTemporaryFolder { folder in
      try Self.definition.write(
        to: folder.appending(path: "Soup.intentdefinition"), atomically: true, encoding: .utf8)
      return try Command.shell(
        "\(preparation); intentgen lint --fix --format \(format)", in: folder)
    }
  }

  @Test("says why fixes could not be written", arguments: ["json", "sarif", "github"])
  func tellsOfWriting(_ format: String) async throws {
    let result = try await lint(format, after: "chmod a-w Soup.intentdefinition")
    #expect(result.status == 1 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("it is write-protected"), "\(result.output)")
    #expect(result.output.contains("unreadable-file") && result.output.contains("invalid-value"))
    guard format != "github" else { return }
    _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
  }

  @Test("says what is wrong with a configuration", arguments: ["json", "sarif", "github"])
  func tellsOfConfiguration(_ format: String) async throws {
    let result = try await lint(format, after: "echo '{ \"access\": 1 }' > intentgen.json")
    #expect(result.status == 1 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("invalid-configuration"), "\(result.output)")
  }

  @Test("of text says both where people read it")
  func tellsPeople() async throws {
    let result = try await lint("text", after: "chmod a-w Soup.intentdefinition")
    #expect(result.status == 1 && result.errors.contains("error: the file cannot be written"))
  }
}
