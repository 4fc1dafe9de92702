import Diagnostics
import TestSupport
import Testing

@Suite("Lint of what the sentences of a vocabulary can mean")
struct TemplateLintTests {
  /// What is found of a template, in a definition that has some text in the place of another.
  private func findings(
    _ template: String, example: String = "order coffee",
    replacing text: (old: String, new: String) = ("", "")
  ) async throws -> [Diagnostic] {
    try await Cafe.findings([
      "Cafe.intentdefinition": Cafe.definition().replacing(text.old, with: text.new),
      "AppIntentVocabulary.plist": Cafe.vocabulary([template], example: example, item: "large"),
    ])
  }

  @Test(
    "a template that can be said without a word of its own is told, with what comes of that",
    arguments: [
      ("{size}", "whatever is said"), ("[please] {size} {shots}", "whatever is said"),
      ("({size}|{shots})+", "whatever is said"), ("[order] [coffee]", "nothing is left"),
      ("({size}|{shots})*", "nothing is left"), ("[order] [{size}]", "nothing is left"),
      ("order {size}", nil), ("[order] {size} coffee", nil), ("{app} {size}", nil),
      ("(order|buy) [{size}]", nil),
    ] as [(String, String?)])
  func wordless(_ template: String, words: String?) async throws {
    let found = try await findings(template).filter { $0.rule == .wordlessTemplate }
    #expect(found.count == (words == nil ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.message.contains(words ?? "") }, "\(found)")
  }

  @Test(
    "a slot that no sentence fills, since its parameter has a value already",
    arguments: [
      ("order {size} {size} coffee", "{size}"),
      ("order {size=small} {size=large} coffee", "{size=large}"),
      ("order {size} coffee [extra {size=large}]", "{size=large}"),
      ("order [{size}] coffee [{size}]", nil), ("order (coffee {size}|{size} coffee)", nil),
    ] as [(String, String?)])
  func repeated(_ template: String, slot: String?) async throws {
    let found = try await findings(template).filter { $0.rule == .unfillableSlot }
    #expect(found.count == (slot == nil ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.message.contains("'\(slot ?? "")'") }, "\(found)")
  }

  @Test("a value that words stand for keeps the limits", arguments: [(4, false), (5, true)])
  func constantBeyondLimits(_ shots: Int, isTold: Bool) async throws {
    let found = try await findings("order {shots=\(shots)} coffee")
      .filter { $0.rule == .unfillableSlot }
    #expect(found.count == (isTold ? 1 : 0), "\(found)")
    #expect(found.allSatisfy { $0.message.contains("takes at most 4") }, "\(found)")
  }

  @Test("no words stand for the case that means no value", arguments: ["small", "unknown"])
  func unknownCase(_ name: String) async throws {
    let key = "<key>INEnumValueName</key>"
    let found = try await findings(
      "order {size=\(name)} coffee", replacing: ("\(key)<string>small", "\(key)<string>\(name)")
    )
    .filter { $0.rule == .unknownVocabularyItem }
    #expect(found.count == (name == "unknown" ? 1 : 0), "\(found)")
    #expect(found.allSatisfy { $0.message.contains("stands for no value") }, "\(found)")
  }

  @Test(
    "an example is right where its number is more than a word, or no number",
    arguments: ["1,500", "1.8", "two hundred", "nan", "inf"])
  func numberOfWords(_ number: String) async throws {
    let found = try await findings(
      "order [a] coffee with {shots} shots", example: "order a coffee with \(number) shots"
    )
    .filter { $0.rule == .misunderstoodExample }
    #expect(found.isEmpty, "\(found)")
  }

  @Test(
    "an example with a number beyond the limits is told as that, in whatever language",
    arguments: ["AppIntentVocabulary.plist", "es.lproj/AppIntentVocabulary.plist"])
  func exampleBeyondLimits(_ file: String) async throws {
    for (shots, isTold) in [(4, false), (5, true)] {
      let found = try await Cafe.findings([
        "Cafe.intentdefinition": Cafe.definition(),
        file: Cafe.vocabulary(
          ["order [a] coffee with {shots} shots"], example: "order a coffee with \(shots) shots",
          item: "large"),
      ])
      .filter { $0.rule == .misunderstoodExample }
      #expect(found.count == (isTold ? 1 : 0), "\(found)")
      #expect(found.allSatisfy { $0.message.contains("'shots' takes at most 4") }, "\(found)")
    }
  }

  @Test(
    "an example beyond the limits of one of two parameters is told to be beyond these",
    arguments: [
      ("2", "15", nil), ("2", "30", "'shots' takes at most 20"),
      ("9", "15", "'cups' takes at most 4"), ("9", "30", "'cups' takes at most 4"),
    ] as [(String, String, String?)])
  func blamesParameter(_ cups: String, _ shots: String, words: String?) async throws {
    let key = "<key>INIntentParameterEnumType</key><string>Size</string>"
    let definition = Cafe.definition().replacing(
      "<string>size</string>", with: "<string>cups</string>"
    )
    .replacing(
      key,
      with: "<key>INIntentParameterMetadata</key><dict>"
        + "<key>INIntentParameterMetadataMaximumValue</key><integer>4</integer></dict>",
      maxReplacements: 1
    )
    .replacing(
      "<integer>4</integer></dict>\n<key>INIntentParameterName</key><string>shots",
      with:
        "<integer>20</integer></dict>\n<key>INIntentParameterName</key><string>shots")
    let found = try await Cafe.findings([
      "Cafe.intentdefinition": definition,
      "AppIntentVocabulary.plist": Cafe.vocabulary(
        ["order {cups} cups with {shots} shots"], example: "order \(cups) cups with \(shots) shots",
        item: "large"),
    ])
    .filter { $0.rule == .misunderstoodExample }
    #expect(found.count == (words == nil ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.message.contains(words ?? "") }, "\(found)")
  }
}
