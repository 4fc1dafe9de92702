import Diagnostics
import Foundation
import HandlerStubs
import TestSupport
import Testing

@Suite("What handlers name and definitions have no more")
struct RemovedCasesTests {
  private static let cook = HandlerSource(
    path: "Cook.swift",
    text: """
      struct Cook: OrderSoupIntentHandling {
        func resolveSize(for intent: OrderSoupIntent) async -> OrderSoupSizeResolutionResult {
          .unsupported(forReason: .tooBig)
        }
        func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init(code: .closed) }
      }
      """)

  private static func definition(_ intent: String, codes: String, reasons: String) -> String {
    """
    intent \(intent) id=a codes=\(codes)
      size tag=1 type=Integer resolve reasons=\(reasons)
    """
  }

  private func names(
    _ text: String, gone: Set<String> = [], in source: HandlerSource,
    _ record: inout HandlerRecord, for problem: String = "has no more"
  ) throws -> [String] {
    let checked = HandlerRegenerator().regenerate(
      try DefinitionText(text).handlers(), gone: gone, in: HandlerSources([source]), record: record,
      folder: "Handlers")
    // The next run reads the record from its file.
    let encoded = try #require(checked.value).record.encoded()
    record = try JSONDecoder().decode(HandlerRecord.self, from: Data(encoded.utf8))
    return checked.diagnostics.filter { $0.message.contains(problem) }.map { diagnostic in
      String(diagnostic.message.split(separator: "'").dropFirst().first ?? "")
    }
  }

  @Test("are told by each run until nothing names them, or they are back")
  func areToldUntilNothingNamesThem() throws {
    let whole = Self.definition("OrderSoup", codes: "closed,soldOut", reasons: "tooBig#r1,odd#r2")
    let less = Self.definition("OrderSoup", codes: "soldOut", reasons: "odd#r2")
    var record = HandlerRecord()
    #expect(try names(whole, in: Self.cook, &record).isEmpty)
    for _ in 0..<3 { #expect(try names(less, in: Self.cook, &record) == ["tooBig", "closed"]) }
    let changed = HandlerSource(
      path: "Cook.swift",
      text: Self.cook.text.replacing("tooBig", with: "odd").replacing("closed", with: "soldOut"))
    #expect(try names(less, in: changed, &record).isEmpty)
    #expect(try names(whole, in: Self.cook, &record).isEmpty)
    #expect(record.removedCases == nil)
  }

  @Test(
    "are told once more where something else takes their name, as nobody can tell them apart then")
  func areToldWhereTheirNameIsTaken() throws {
    let whole = Self.definition("OrderSoup", codes: "closed,soldOut", reasons: "tooBig#r1,odd#r2")
    let less = Self.definition("OrderSoup", codes: "soldOut", reasons: "odd#r2")
    let taken = Self.definition("OrderSoup", codes: "closed", reasons: "tooBig#r2")
    var record = HandlerRecord()
    _ = try names(whole, in: Self.cook, &record)
    _ = try names(less, in: Self.cook, &record)
    let told = try names(taken, in: Self.cook, &record, for: "which was gone, and names what")
    #expect(told == ["tooBig", "closed"])
  }

  @Test("are forgotten where the record has them by type alone, as it had once")
  func areReadFromOldRecords() throws {
    let old = #"{"version": 1, "intents": [], "formerCases": {"Size": ["large"]}}"#
    let record = try JSONDecoder().decode(HandlerRecord.self, from: Data(old.utf8))
    #expect(record == HandlerRecord())
  }

  @Test("are told under the name that their intent has by now")
  func followTheirType() throws {
    var record = HandlerRecord()
    let whole = Self.definition("OrderSoup", codes: "closed,soldOut", reasons: "tooBig#r1,odd#r2")
    _ = try names(whole, in: Self.cook, &record)
    for intent in ["OrderSoup", "TakeSoup"] {
      let less = Self.definition(intent, codes: "soldOut", reasons: "odd#r2")
      let source = HandlerSource(
        path: "Cook.swift", text: Self.cook.text.replacing("OrderSoup", with: intent))
      #expect(try names(less, in: source, &record) == ["tooBig", "closed"])
    }
  }

  @Test("are told under the name that their definition's file has by now")
  func followTheirDefinition() throws {
    func soup(_ file: String, _ codes: String, _ reasons: String) -> String {
      "definition \(file)\nintent OrderSoup id=a codes=\(codes)\n  size tag=1 type=Integer resolve\(reasons)"
    }
    var record = HandlerRecord()
    _ = try names(soup("Soup", "closed,soldOut", " reasons=tooBig#r1"), in: Self.cook, &record)
    for file in ["Soup", "Soup", "Broth", "Broth", "Broth"] {
      let gone = Set((record.definitions ?? []).map(\.name)).subtracting([file])
      let told = try names(soup(file, "soldOut", ""), gone: gone, in: Self.cook, &record)
      #expect(told == ["tooBig", "closed"], "\(file)")
    }
  }

  @Test("are told of the definitions that a run reads alone, and remembered of all others")
  func areOfWhatIsRead() throws {
    func soup(_ codes: String) -> String {
      "definition Soup\n" + Self.definition("OrderSoup", codes: codes, reasons: "tooBig#r1")
    }
    let bread = """
      definition Bread
      intent BakeBread id=b codes=burnt
        size tag=1 type=Integer resolve reasons=tooBig#r3
      """
    let breadWithout = bread.replacing(" reasons=tooBig#r3", with: "")
    var record = HandlerRecord()
    _ = try names(soup("closed,soldOut") + "\n" + bread, in: Self.cook, &record)
    let both = soup("soldOut") + "\n" + bread
    #expect(try names(both, in: Self.cook, &record) == ["closed"])
    // What the definition that is read has no more, the other one may have.
    for _ in 0..<2 { #expect(try names(breadWithout, in: Self.cook, &record).isEmpty) }
    #expect(try names(both, in: Self.cook, &record) == ["closed"])
  }
}
