import Foundation
import TestSupport
import Testing

@Suite("Handlers of two definitions whose intents have one name, in a folder without a package")
struct NamesakeTests {
  /// Makes `A` and `B`, each with an intent `Order` that resolves a parameter.
  private static let definitions =
    "for pair in A:quantity B:size; do n=${pair%:*}; p=${pair#*:}; "
    + "intentgen init $n --intent Order --parameter $p:Integer -o $n >/dev/null; "
    + "intentgen set $n/$n.intentdefinition Order.$p resolve=true >/dev/null; mv $n/$n.intentdefinition .; "
    + "rmdir $n; done; "

  private func run(_ line: String) async throws -> CommandResult {
    try await Fixture.withTemporaryFolder { folder in
      try Command.shell(Self.definitions + line, in: folder)
    }
  }

  @Test("are not brought up to date as those of the other")
  func refused() async throws {
    let result = try await run(
      "intentgen handlers A.intentdefinition -o H >/dev/null; cp -r H .before; "
        + "intentgen handlers B.intentdefinition -o H; status=$?; diff -r H .before || exit 7; exit $status"
    )
    #expect(result.status == 1 && result.output.isEmpty, "\(result)")
    #expect(
      result.errors.hasPrefix("B.intentdefinition:")
        && result.errors.contains(
          "the handlers in 'H' are written for 'A.intentdefinition', which is there and has an intent with the Swift type "
            + "'OrderIntent' as well"),
      "\(result)")
  }

  @Test("are those of the intent still where that was moved to the other definition")
  func moved() async throws {
    let result = try await run(
      "intentgen handlers A.intentdefinition -o H >/dev/null; mv A.intentdefinition B.intentdefinition; "
        + "intentgen init A >/dev/null; intentgen handlers B.intentdefinition -o H")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    #expect(!result.output.contains("Handler.swift"), "\(result)")
  }

  @Test(
    "follow their own, and none of the other's",
    arguments: [
      ("HA", "intentgen rename A.intentdefinition Order.quantity count"),
      (".", "intentgen rename A.intentdefinition Order.quantity count"),
      (
        "HA",
        "intentgen rename A.intentdefinition Order.quantity count; intentgen handlers ."
      ),
      (
        ".",
        "intentgen add parameter A.intentdefinition Order more; intentgen handlers A.intentdefinition -o ."
      ),
      ("HA", "intentgen remove A.intentdefinition Order.quantity"),
    ])
  func followOwn(_ output: String, change: String) async throws {
    let result = try await run(
      "intentgen handlers A.intentdefinition -o \(output) >/dev/null; intentgen handlers B.intentdefinition -o HB >/dev/null; "
        + "cp -r HB .before; { \(change); } >/dev/null; status=$?; "
        + "diff -r HB .before; exit $status")
    #expect(result.status == 0 && result.output.isEmpty, "\(result)")
    #expect(!result.errors.contains("HB"), "\(result)")
  }

  @Test("follow nothing where only the other has any")
  func followNothing() async throws {
    let result = try await run(
      "intentgen handlers A.intentdefinition -o H >/dev/null; cp -r H .before; "
        + "intentgen rename B.intentdefinition Order.size volume; diff -r H .before")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    #expect(result.output == "B.intentdefinition: renamed Order.size to volume\n", "\(result)")
  }
}
