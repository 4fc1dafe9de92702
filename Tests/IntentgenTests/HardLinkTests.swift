import Foundation
import TestSupport
import Testing

@Suite("A file with other names")
struct HardLinkTests {
  private static let soup = "intentgen init A --intent OrderSoup --parameter quantity:Integer; "

  private func run(_ line: String) async throws -> CommandResult {
    try await Fixture.withTemporaryFolder { folder in
      try Command.shell("{ \(Self.soup) } >/dev/null; \(line)", in: folder)
    }
  }

  @Test(
    "is told of where they keep what it said",
    arguments: [
      ("true", "A.intentdefinition", "add parameter A.intentdefinition OrderSoup size"),
      (
        "ln -s A.intentdefinition L.intentdefinition", "A.intentdefinition",
        "add parameter L.intentdefinition OrderSoup size"
      ),
      (
        "intentgen handlers A.intentdefinition -o H; intentgen add parameter A.intentdefinition OrderSoup size; "
          + "intentgen set A.intentdefinition OrderSoup.size resolve=true",
        "H/OrderSoupIntentHandler.swift", "handlers A.intentdefinition -o H"
      ),
      (
        "intentgen strings A.intentdefinition --language es; printf '' > es.lproj/A.strings",
        "es.lproj/A.strings", "strings A.intentdefinition --language es"
      ),
      (
        "intentgen manifest A.intentdefinition -o Info.plist; intentgen add intent A.intentdefinition OrderTea",
        "Info.plist", "manifest A.intentdefinition -o Info.plist"
      ),
    ])
  func isTold(_ preparation: String, file: String, command: String) async throws {
    let result = try await run(
      "{ \(preparation); } >/dev/null; ln \(file) other; cp \(file) before; intentgen \(command) >/dev/null; "
        + "status=$?; cmp -s other before || echo other; cmp -s \(file) before && echo old; exit $status"
    )
    #expect(result.status == 0 && result.output.isEmpty, "\(result)")
    #expect(
      result.errors.contains(": warning: the file was replaced, and its other names"), "\(result)")
  }

  @Test(
    "is not told of where nothing was written, or where a run that was killed left the other name",
    arguments: [
      "ln A.intentdefinition other; intentgen set A.intentdefinition OrderSoup.quantity type=Integer",
      "ln A.intentdefinition other; intentgen add parameter A.intentdefinition OrderSoup size --dry-run",
      "ln A.intentdefinition .intentgen-0123456789abcdef.0.old; intentgen add parameter A.intentdefinition OrderSoup size",
    ])
  func isNotTold(_ line: String) async throws {
    let result = try await run(line)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
  }
}
