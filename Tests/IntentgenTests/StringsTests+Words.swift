import Foundation
import TestSupport
import Testing

extension StringsTests {
  @Test(
    "have comments name what a text is of by its new name, and leave those that somebody wrote",
    arguments: ["strings", "xcstrings"])
  func commentsFollow(_ format: String) async throws {
    try await withCafe { folder, definition in
      func write() throws -> CommandResult {
        try Command.intentgen("strings", definition, "-l", "es", "--format", format)
      }
      _ = try write()
      let file = folder.appending(
        path: format == "strings" ? "es.lproj/Cafe.strings" : "Cafe.xcstrings")
      let own = try String(contentsOf: file, encoding: .utf8)
        .replacing("the name of enumeration 'Size'", with: "how big it is")
      try Data(own.utf8).write(to: file)
      _ = try Command.intentgen("rename", definition, "OrderCoffee.shots", "espressos")
      _ = try Command.intentgen("rename", definition, "OrderCoffee", "BrewCoffee")
      #expect(try write().status == 0)
      let after = try String(contentsOf: file, encoding: .utf8)
      let mark = format == "strings" ? ", to be translated" : ""
      #expect(after.contains("the name of parameter 'espressos'\(mark)"), "\(after)")
      #expect(after.contains("the title of intent 'BrewCoffee'\(mark)"), "\(after)")
      #expect(!after.contains("'shots'") && !after.contains("'OrderCoffee'"), "\(after)")
      #expect(after.contains("how big it is"), "\(after)")
      #expect(try !write().output.contains("wrote"))
    }
  }

  @Test("begin German examples of a definition that is in German with the capitals of its nouns")
  func germanDefinition() async throws {
    try await withCafe { folder, definition in
      _ = try Command.intentgen("set", definition, "Size.small", "display-name=Kännchen")
      _ = try Command.intentgen(
        "set", definition, "OrderCoffee combination", "title=Kaffee als ${size} bestellen")
      let added = try Command.intentgen(
        "add", "vocabulary", definition, "--development-language", "de")
      #expect(added.status == 0, "\(added.errors)")
      let vocabulary = try String(
        contentsOf: folder.appending(path: "AppIntentVocabulary.plist"), encoding: .utf8)
      #expect(
        vocabulary.contains("<string>Kaffee als Kännchen bestellen</string>"), "\(vocabulary)")
    }
  }

  @Test("begin German examples with the capitals of its nouns")
  func germanExamples() async throws {
    try await withCafe { folder, definition in
      _ = try Command.intentgen(
        "set", definition, "OrderCoffee combination", "title=Order a ${size} coffee")
      _ = try Command.intentgen("strings", definition, "-l", "de", "--format", "xcstrings")
      let catalog = folder.appending(path: "Cafe.xcstrings")
      let german = try String(contentsOf: catalog, encoding: .utf8)
        .replacing("Order a ${size} coffee", with: "Kaffee als ${size} bestellen")
        .replacing("\"Small\"", with: "\"Kännchen\"")
        .replacing("\"new\"", with: "\"translated\"")
      try Data(german.utf8).write(to: catalog)
      let added = try Command.intentgen("add", "vocabulary", definition, "--language", "de")
      #expect(added.status == 0, "\(added.errors)")
      let vocabulary = try String(
        contentsOf: folder.appending(path: "de.lproj/AppIntentVocabulary.plist"), encoding: .utf8)
      #expect(
        vocabulary.contains("<string>Kaffee als Kännchen bestellen</string>"), "\(vocabulary)")
    }
  }
}
