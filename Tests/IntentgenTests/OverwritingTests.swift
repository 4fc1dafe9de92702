import Foundation
import TestSupport
import Testing

@Suite("A file that is no output of a command")
struct OverwritingTests {
  private static let soup =
    "intentgen init A --intent OrderSoup --parameter quantity:Integer >/dev/null; "
    + "intentgen add vocabulary A.intentdefinition >/dev/null; "

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
