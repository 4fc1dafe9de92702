import Foundation
import TestSupport
import Testing

@Suite("intentgen diff --against a revision")
struct RevisionTests {
  /// A repository with a definition of a parameter that is gone by now.
  private func withRepository(
    _ preparation: String, _ change: String, _ body: (CommandResult) throws -> Void
  ) async throws {
    let commit =
      "GIT_LITERAL_PATHSPECS=1 git add -A . && git -c user.name=us -c user.email=us commit -qm all"
    try await Fixture.withTemporaryFolder { folder in
      let result = try Command.shell(
        "git init -q .; intentgen init A --intent OrderSoup --parameter quantity:Integer >/dev/null; "
          + "\(preparation); \(commit); \(change)", in: folder)
      try body(result)
    }
  }

  private static let removal = "OrderSoup.quantity >/dev/null; intentgen diff --against HEAD"

  @Test(
    "takes a name for a name, whatever it begins with",
    arguments: [":colon.intentdefinition", ":!A.intentdefinition", "[A].intentdefinition"])
  func takesNames(_ name: String) async throws {
    try await withRepository(
      "mv A.intentdefinition '\(name)'",
      "export GIT_ICASE_PATHSPECS=1; intentgen remove '\(name)' \(Self.removal) '\(name)'"
    ) { result in
      #expect(result.status == 1 && result.output.contains("[removed-parameter]"), "\(result)")
    }
  }

  @Test("compares what has another encoding byte by byte")
  func comparesOtherEncodings() async throws {
    let converted =
      "iconv -f UTF-8 -t UTF-16 A.intentdefinition > B; sed 's/UTF-8/UTF-16/' A.intentdefinition "
      + "| iconv -f UTF-8 -t UTF-16 > A; mv A A.intentdefinition; rm B"
    try await withRepository(
      converted, "intentgen diff --against HEAD A.intentdefinition"
    ) { result in
      #expect(result.status == 0 && result.output == "nothing changed\n", "\(result)")
    }
  }

  @Test(
    "follows links that the revision has",
    arguments: ["Shared/A.intentdefinition", "Shared/../Shared/Next.intentdefinition"])
  func followsLinks(_ target: String) async throws {
    let preparation =
      "mkdir Shared Links; mv A.intentdefinition Shared; "
      + "ln -s A.intentdefinition Shared/Next.intentdefinition; "
      + "ln -s ../\(target) Links/A.intentdefinition"
    let change = "intentgen remove Shared/A.intentdefinition \(Self.removal)"
    for input in ["Links/A.intentdefinition", "Links"] {
      try await withRepository(preparation, "\(change) \(input)") { result in
        #expect(result.status == 1 && result.output.contains("[removed-parameter]"), "\(result)")
        #expect(result.output.contains("1 stored and source\n"), "\(result)")
      }
    }
  }

  @Test("says that a link leads to what the revision does not have")
  func refusesLinks() async throws {
    try await withRepository(
      "ln -s ../Gone.intentdefinition B.intentdefinition",
      "rm B.intentdefinition; mv A.intentdefinition B.intentdefinition; "
        + "intentgen diff --against HEAD B.intentdefinition"
    ) { result in
      #expect(
        result.status == 1
          && result.errors.contains("is a link to what the revision does not have"),
        "\(result)")
    }
  }
}
