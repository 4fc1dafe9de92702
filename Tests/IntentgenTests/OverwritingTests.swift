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
    "is refused as a report where the same run is about to make it",
    arguments: ["OrderSoupIntentHandler.swift", ".intentgen-handlers.json"])
  func isRefusedAsReport(_ name: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let result = try Command.shell(
        "\(Self.soup) intentgen handlers A.intentdefinition -o H --report ./H/../H/\(name); "
          + "status=$?; ls -A H 2>/dev/null; exit $status", in: folder)
      #expect(result.status == 64 && result.output.isEmpty, "\(result)")
      #expect(result.errors.contains("name another file with '--report'"), "\(result)")
    }
  }

  @Test(
    "is what was made of another definition of the same name that is there",
    arguments: [
      ("generate", "out", "out/*.swift"), ("manifest", "Info.plist", "Info.plist"),
      ("handlers", "out", "out/*.swift"),
    ])
  func isOfTwin(_ command: String, output: String, made: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let twins =
        "intentgen init A --intent OrderSoup -o x; intentgen init A --intent EatSoup -o y; "
      let first = try Command.shell(
        "\(twins) intentgen \(command) x -o \(output) && cat \(made) > before", in: folder)
      #expect(first.status == 0, "\(first)")
      let other = try Command.shell(
        "intentgen \(command) y -o \(output); status=$?; cat \(made) | cmp - before; exit $status",
        in: folder)
      #expect(other.status == 1 && other.output.isEmpty, "\(other)")
      #expect(
        other.errors.contains("'x/A.intentdefinition'") && other.errors.contains("rename one"),
        "\(other)")
      // One that was moved goes on, and one whose twin is gone takes its place.
      for line in ["mkdir z; mv x/A.intentdefinition z; @ z", "rm z/*; @ y"] {
        let moved = try Command.shell(
          line.replacing("@ ", with: "intentgen \(command) -o \(output) "), in: folder)
        #expect(moved.status == 0, "\(moved)")
      }
    }
  }

  @Test("is a handler in the style sirikit to a run without it")
  func isOfOtherStyle() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handlers = "intentgen handlers A.intentdefinition -o H"
      let result = try Command.shell(
        "\(Self.soup) \(handlers) --style sirikit >/dev/null; "
          + "intentgen add parameter A.intentdefinition OrderSoup size >/dev/null; "
          + "intentgen set A.intentdefinition OrderSoup.size resolve=true >/dev/null; "
          + "cp H/*.swift before; \(handlers); status=$?; cmp H/*.swift before; exit $status",
        in: folder)
      #expect(result.status == 64 && result.output.isEmpty, "\(result)")
      let going = try Command.shell(try result.suggestion(), in: folder)
      #expect(going.status == 0 && going.output.contains("changed H/"), "\(going)")
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
