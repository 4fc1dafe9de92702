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
}
