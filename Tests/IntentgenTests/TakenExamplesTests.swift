import Foundation
import TestSupport
import Testing

@Suite("An example that a sentence of another intent takes")
struct TakenExamplesTests {
  private func withLibrary(_ body: (URL, (String) throws -> CommandResult) throws -> Void)
    async throws
  {
    try await Fixture.withTemporaryFolder { folder in
      func run(_ line: String) throws -> CommandResult {
        try Command.shell("intentgen \(line)", in: folder)
      }
      _ = try run(
        "init Library --intent BookSeat --intent ReserveBooks --enum Zone:quiet,loud --parameter zone:Zone"
      )
      _ = try run("add parameter Library.intentdefinition ReserveBooks title")
      let sentence = "Library.intentdefinition BookSeat 'book a seat in the {zone} zone'"
      #expect(try run("add sentence \(sentence)").status == 0)
      let example = "Library.intentdefinition BookSeat 'book a seat in the quiet zone'"
      #expect(try run("add example \(example)").status == 0)
      try body(folder, run)
    }
  }

  @Test(
    "is told by lint, and by what adds the sentence",
    arguments: [
      ("book a seat in the quiet zone", true),
      ("book a seat in (the|a) quiet [and calm] zone", true),
      ("book {title} in the quiet zone", false), ("book {title}", false),
      ("book a table in the {title} zone", false),
    ])
  func tellsOfSentence(_ sentence: String, isTaken: Bool) async throws {
    try await withLibrary { _, run in
      let line = "add sentence Library.intentdefinition ReserveBooks '\(sentence)'"
      let refused = try run(line)
      #expect(refused.status == (isTaken ? 1 : 0), "\(refused.errors)")
      guard isTaken else {
        let lint = try run("lint Library.intentdefinition AppIntentVocabulary.plist")
        #expect(!lint.errors.contains("misunderstood-example"), "\(lint.errors)")
        return
      }
      #expect(refused.errors.contains("would be understood as 'ReserveBooks'"), "\(refused.errors)")
      #expect(try run("\(line) --allow-warnings").status == 0)
      let lint = try run("lint .")
      #expect(lint.errors.contains("'\(sentence)' of 'ReserveBooksIntent' names more"))
      #expect(lint.errors.contains("[misunderstood-example]"), "\(lint.errors)")
    }
  }

  @Test("is told by what adds the example")
  func tellsOfExample() async throws {
    try await withLibrary { _, run in
      let line = "Library.intentdefinition ReserveBooks"
      #expect(try run("add sentence \(line) 'book a seat in the loud zone'").status == 0)
      let refused = try run(
        "add example Library.intentdefinition BookSeat 'book a seat in the loud zone'")
      #expect(refused.status == 1 && refused.errors.contains("of 'ReserveBooksIntent' names more"))
    }
  }

  @Test("is not what a vocabulary is begun with, nor is a sentence with what nobody can say")
  func beginsWithoutThem() async throws {
    try await Fixture.withTemporaryFolder { folder in
      func run(_ line: String) throws -> CommandResult {
        try Command.shell("intentgen \(line)", in: folder)
      }
      _ = try run(
        "init T --intent Get --intent GetSmall --intent OpenFile --enum Size:small,large --parameter size:Size"
      )
      for line in [
        "add parameter T.intentdefinition OpenFile doc --type File",
        "set T.intentdefinition Get.combination 'title=get ${size}'",
        "set T.intentdefinition GetSmall.combination 'title=get small'",
        "set T.intentdefinition OpenFile.combination 'title=open ${doc}'",
      ] {
        let result = try run(line)
        #expect(result.status == 0, "\(line): \(result.errors)")
      }
      let made = try run("add vocabulary T.intentdefinition")
      #expect(made.status == 0 && made.output.contains("OpenFile"), "\(made.output)")
      #expect(made.errors.contains("no example was made for 'Get'"), "\(made.errors)")
      let lint = try run("lint .")
      for rule in ["misunderstood-example", "unfillable-slot"] {
        #expect(!lint.errors.contains(rule), "\(lint.errors)")
      }
    }
  }
}
