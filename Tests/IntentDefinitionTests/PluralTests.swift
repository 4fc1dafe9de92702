import Foundation
import IntentDefinition
import IntentRuntime
import Testing

/// What `lint` wants of a catalogue, and what is said at runtime, are two tables in two modules.
@Suite("Plurals")
struct PluralTests {
  @Test("are said in the categories that lint asks for", arguments: PluralRules.languages)
  func saidAsAskedFor(language: String) throws {
    let known = try #require(PluralRules.categories(of: language))
    let said = Set((Array(0...300) + [1_000_000]).map { Self.category(of: $0, in: language) })
    #expect(said.isSubset(of: known))
    // Forms for fractions only are asked for by nobody.
    #expect(Set(known).subtracting(said).isSubset(of: ["many", "other"]))
  }

  @Test(
    "follow the rules of the Unicode CLDR",
    arguments: [
      ("en", ["one": [1], "other": [0, 2, 11, 101]]),
      ("fr", ["one": [0, 1], "other": [2, 1000], "many": [1_000_000]]),
      ("es", ["one": [1], "other": [0, 2], "many": [1_000_000, 2_000_000]]),
      ("pl", ["one": [1], "few": [2, 24, 102], "many": [0, 5, 12, 21, 112]]),
      ("ru", ["one": [1, 21, 101], "few": [2, 33], "many": [0, 11, 12, 25]]),
      ("hr", ["one": [1, 21], "few": [3, 24], "other": [0, 5, 11, 12]]),
      ("cs", ["one": [1], "few": [2, 4], "other": [0, 5, 22]]),
      ("sl", ["one": [1, 101], "two": [2, 102], "few": [3, 4, 103], "other": [0, 5, 11]]),
      ("lt", ["one": [1, 21, 101], "few": [2, 9, 22], "other": [0, 10, 11, 19, 20]]),
      ("ro", ["one": [1], "few": [0, 2, 19, 101, 119], "other": [20, 100, 120]]),
      ("he", ["one": [1], "two": [2], "other": [0, 3, 20]]),
      (
        "ar",
        ["zero": [0], "one": [1], "two": [2], "few": [3, 110], "many": [11, 99], "other": [100]]
      ),
      ("ja", ["other": [0, 1, 2]]),
    ])
  func rules(language: String, numbers: [String: [Int]]) {
    for (category, numbers) in numbers {
      for number in numbers {
        #expect(Self.category(of: number, in: language) == category, "\(language) \(number)")
      }
    }
  }

  @Test("are known to be for one number alone, where they are", arguments: PluralRules.languages)
  func forOneNumber(language: String) {
    let numbers = Dictionary(grouping: Array(0...300) + [1_000_000, 2_000_000]) {
      Self.category(of: $0, in: language)
    }
    for (category, numbers) in numbers {
      #expect(
        PluralRules.isForOneNumber(category, of: language) == (numbers.count == 1),
        "\(language) \(category)")
    }
  }

  @Test(
    "have words for nothing in any language, where a text has them", arguments: ["en", "ja", "pl"])
  func nothing(language: String) {
    let table = LocalizationTable(
      language, [], plurals: ["id", "zero", "No bowls", "id", "other", "bowls"])
    #expect(table.text(id: "id", count: 0) == "No bowls")
    #expect(table.text(id: "id", count: 1) == "bowls")
  }

  private static func category(of count: Int, in language: String) -> String {
    let categories = (PluralRules.categories(of: language) ?? []) + ["other"]
    let table = LocalizationTable(language, [], plurals: categories.flatMap { ["id", $0, $0] })
    return table.text(id: "id", count: count) ?? ""
  }
}
