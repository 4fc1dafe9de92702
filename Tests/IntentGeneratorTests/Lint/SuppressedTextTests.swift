import Diagnostics
import Foundation
import IntentGenerator
import TestSupport
import Testing

@Suite("A suppression by intent or enumeration")
struct SuppressedTextTests {
  private static let table = """
    "done" = "Un café.";
    "phrase" = "Café";
    "phrase" = "Cafés";
    "size" = "Tamaño"; "title" = "Pedir"; "ask" = "¿Cargas para ${size}?"; "small" = "";
    "large" = "Grande";

    """

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "done": {"localizations": {
        "de": {"stringUnit": {"state": "needs_review", "value": "Ein Kaffee."}}}},
      "small": {"localizations": {
        "de": {"stringUnit": {"state": "needs_review", "value": "Klein"}}}}
    }}
    """

  /// The messages that are left of a rule where it is suppressed for something.
  private func messages(
    _ rule: Rule, of element: String, _ file: String, _ text: String
  ) async throws -> (told: [String], isUnused: Bool) {
    let suppression = Suppression(
      rule, because: "it is meant", at: SourceLocation(file: "intentgen.json"), element: element)
    return try await Fixture.withTemporaryFolder { folder in
      for (name, text) in ["Cafe.intentdefinition": Cafe.definition(), file: text] {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      let policies = TargetPolicies(DiagnosticPolicy(suppressions: [suppression]))
      let found = GeneratorPipeline().lint([folder.filePath], policies: policies).diagnostics
      return (
        found.filter { $0.rule == rule }.map(\.message),
        found.contains { $0.rule == .unusedSuppression }
      )
    }
  }

  @Test(
    "reaches what is found of its texts in tables and catalogues, and of no other's",
    arguments: [
      (.lostPlaceholder, "OrderCoffee", "Size", "es.lproj/Cafe.strings", table),
      (.doubleTranslation, "OrderCoffee", "Size", "es.lproj/Cafe.strings", table),
      (.outdatedTranslation, "OrderCoffee", "Size", "Cafe.xcstrings", catalog),
      (.outdatedTranslation, "Size", "OrderCoffee", "Cafe.xcstrings", catalog),
    ] as [(Rule, String, String, String, String)])
  func reachesTexts(
    _ rule: Rule, _ element: String, _ other: String, _ file: String, _ text: String
  ) async throws {
    let all = try await messages(rule, of: "Nothing", file, text)
    let left = try await messages(rule, of: element, file, text)
    let others = try await messages(rule, of: other, file, text)
    #expect(left.told.count + 1 == all.told.count, "\(left), \(all)")
    #expect(!left.isUnused && all.isUnused)
    #expect(others.isUnused == (all.told.count == 1), "\(others)")
  }
}
