import Foundation
import TestSupport
import Testing

@Suite("A file that is no output of a command")
struct OverwritingTests {
  private static let soup =
    "intentgen init A --intent OrderSoup --parameter quantity:Integer >/dev/null; "
    + "intentgen add vocabulary A.intentdefinition >/dev/null; "

  @Test(
    "is refused as one, and stays as it is",
    arguments: [
      ("handlers A.intentdefinition -o H --report A.intentdefinition", "A.intentdefinition"),
      ("handlers A.intentdefinition -o H --report notes.txt", "notes.txt"),
      ("manifest A.intentdefinition -o A.intentdefinition", "A.intentdefinition"),
      ("manifest A.intentdefinition -o B.intentdefinition", "B.intentdefinition"),
      ("manifest A.intentdefinition -o AppIntentVocabulary.plist", "AppIntentVocabulary.plist"),
    ])
  func isRefused(_ command: String, file: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let preparation =
        "cp A.intentdefinition B.intentdefinition; echo '{ \"version\": 1 }' > notes.txt; cp \(file) before; "
      let result = try Command.shell(
        "\(Self.soup)\(preparation) intentgen \(command); status=$?; cmp \(file) before; "
          + "ls H .intentgen-manifest.json 2>/dev/null; exit $status", in: folder)
      #expect([1, 64].contains(result.status), "\(result)")
      #expect(result.output.isEmpty && result.errors.contains("name "), "\(result)")
    }
  }

  @Test("is not an earlier report, or one that is empty")
  func replacesReports() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let command = "intentgen handlers A.intentdefinition -o H --report report.json"
      let result = try Command.shell(
        "\(Self.soup) : > report.json; \(command) && \(command) && grep -c unchanged report.json",
        in: folder)
      #expect(result.status == 0, "\(result)")
    }
  }

  @Test(
    "is a pipe, which is not waited for",
    arguments: [
      "mkfifo es.lproj/A.strings; intentgen lint .", "mkfifo A.xcstrings; intentgen lint .",
      "mkfifo A.xcstrings; intentgen strings A.intentdefinition --language fr",
      "mkfifo Info.plist; intentgen manifest A.intentdefinition -o Info.plist",
    ])
  func isPipe(_ line: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let words = line.split(separator: "; ")
      let result = try Command.shell(
        "\(Self.soup) mkdir es.lproj; \(words[0]); timeout 60 \(words[1])", in: folder)
      #expect(result.status == 1, "\(result)")
      #expect(result.errors.contains("a device, a pipe or a socket"), "\(result)")
    }
  }
}
