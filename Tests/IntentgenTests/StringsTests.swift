import Foundation
import TestSupport
import Testing

@Suite("intentgen strings, and add vocabulary")
struct StringsTests {
  func withCafe(_ body: (URL, String) throws -> Void) async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.intentgen(
        "init", "Cafe", "-o", folder.filePath, "--intent", "OrderCoffee", "--enum",
        "Size:small,large", "--parameter", "size:Size", "--parameter", "shots:Integer")
      let definition = folder.appending(path: "Cafe.intentdefinition").filePath
      _ = try Command.intentgen(
        "set", definition, "OrderCoffee.success", "format=A \"${size}\" coffee.")
      try body(folder, definition)
    }
  }

  @Test(
    "write what is to be translated, keep what is there, and say how much is",
    arguments: ["strings", "xcstrings"])
  func merge(_ format: String) async throws {
    try await withCafe { folder, definition in
      let first = try Command.intentgen(
        "strings", definition, "--language", "es", "--format", format)
      #expect(first.status == 0, "\(first.errors)")
      #expect(first.output.contains("Cafe, es: 0 of 11 texts translated\n"), "\(first.output)")
      let file = folder.appending(
        path: format == "strings" ? "es.lproj/Cafe.strings" : "Cafe.xcstrings")
      var text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("the response 'success' of intent 'OrderCoffee'"))
      #expect(text.contains("A \\\"${size}\\\" coffee."))
      // Somebody translates one text, and leaves a word of their own.
      if format == "strings" {
        text =
          text.replacing(
            "/* the title of intent 'OrderCoffee', to be translated */", with: "/* mine */"
          )
          .replacing("= \"Order Coffee\";", with: "= \"Pedir café\";") + "\"gone\" = \"Ido\";\n"
      } else {
        let entry = try #require(text.range(of: "the title of intent 'OrderCoffee'"))
        let state = try #require(text[entry.upperBound...].range(of: "\"new\""))
        let value = try #require(text[state.upperBound...].range(of: "Order Coffee"))
        text.replaceSubrange(value, with: "Pedir café")
        text.replaceSubrange(state, with: "\"translated\"")
        text = text.replacing(
          "\"strings\" : {",
          with:
            "\"strings\" : {\n    \"gone\" : { \"localizations\" : { \"es\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Ido\" } } } },"
        )
      }
      try Data(text.utf8).write(to: file)
      let lint = try Command.intentgen("lint", definition)
      #expect(lint.status == 0)
      #expect(lint.errors.contains("have no translation into 'es'"), "\(lint.errors)")
      let same = try Command.intentgen("strings", definition, "--language", "es")
      let expected = 1
      #expect(
        same.output.contains("Cafe, es: \(expected) of 11 texts translated, 1 left over\n"),
        "\(same.output)")
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      // A text that is added is added; every line that was there stays.
      _ = try Command.intentgen("set", definition, "OrderCoffee", "description=Orders a coffee.")
      let dry = try Command.intentgen("strings", definition, "--language", "es", "--dry-run")
      #expect(dry.output.contains("Orders a coffee."))
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      #expect(try Command.intentgen("strings", definition, "--language", "es").status == 0)
      let after = try String(contentsOf: file, encoding: .utf8)
      let difference = after.split(separator: "\n").difference(from: text.split(separator: "\n"))
      #expect(after.contains("Orders a coffee."))
      // In JSON the last entry gets a comma.
      #expect(difference.removals.count <= (format == "strings" ? 0 : 1))
      #expect(try Command.intentgen("lint", definition).status == 0)
    }
  }

  @Test("fill a catalog that is there without an entry, and pass none by that cannot be read")
  func useCatalogBesides() async throws {
    try await withCafe { folder, definition in
      let catalog = folder.appending(path: "Cafe.xcstrings")
      try Data().write(to: catalog)
      let refused = try Command.intentgen("strings", definition, "--language", "es")
      #expect(refused.status == 1)
      #expect(refused.errors.contains("it is no string catalog"), "\(refused.errors)")
      try Data(#"{ "sourceLanguage": "en", "strings": {}, "version": "1.0" }"#.utf8)
        .write(to: catalog)
      let written = try Command.intentgen("strings", definition, "--language", "es")
      #expect(written.output.contains("wrote \(catalog.filePath)\n"), "\(written.output)")
      #expect(try String(contentsOf: catalog, encoding: .utf8).contains("Order Coffee"))
    }
  }

  @Test("take over into a catalogue what a table has translated, and say so")
  func takeOver() async throws {
    try await withCafe { folder, definition in
      _ = try Command.intentgen("strings", definition, "--language", "es")
      let table = folder.appending(path: "es.lproj/Cafe.strings")
      let translated = try String(contentsOf: table, encoding: .utf8)
        .replacing(", to be translated", with: "").replacing("Order Coffee", with: "Pedir café")
      try Data(translated.utf8).write(to: table)
      let result = try Command.intentgen(
        "strings", definition, "--language", "es", "--format", "xcstrings")
      #expect(result.output.contains("Cafe.strings says: remove that one"), "\(result.output)")
      let catalog = try String(
        contentsOf: folder.appending(path: "Cafe.xcstrings"), encoding: .utf8)
      #expect(catalog.contains("\"value\" : \"Pedir café\"") && !catalog.contains("\"new\""))
      try FileManager.default.removeItem(at: table)
      let lint = try Command.intentgen("lint", definition)
      #expect(!lint.errors.contains("untranslated-text"), "\(lint.errors)")
    }
  }

  @Test(
    "write no table where a catalogue has what a table cannot have, and would go with it",
    arguments: ["plural", "review", "gone", "fr", "en"])
  func keepCatalogue(_ more: String) async throws {
    try await withCafe { folder, definition in
      let languages = more.count > 2 ? ["es"] : ["es", more]
      for language in languages {
        _ = try Command.intentgen("strings", definition, "-l", language, "--format", "xcstrings")
      }
      let catalog = folder.appending(path: "Cafe.xcstrings")
      var text = try String(contentsOf: catalog, encoding: .utf8)
      if more == "gone" {
        let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "viejo" } }"#
        let entry = #""GONE1" : { "localizations" : { "es" : \#(unit) } },"#
        let begin = try #require(text.firstMatch(of: /"strings" : \{/))
        text.insert(contentsOf: entry, at: begin.range.upperBound)
        try Data(text.utf8).write(to: catalog)
      }
      if more == "plural" || more == "review" {
        let state = more == "plural" ? "translated" : "needs_review"
        let unit = #""stringUnit" : { "state" : "\#(state)", "value" : "Un café" }"#
        let unvaried = try #require(
          text.firstMatch(of: /"es" : \{\s*"stringUnit" : \{[^{}]*\}\s*\}/))
        text.replaceSubrange(
          unvaried.range,
          with: more == "plural"
            ? #""es" : { "variations" : { "plural" : { "other" : { \#(unit) } } } }"#
            : #""es" : { \#(unit) }"#)
        try Data(text.utf8).write(to: catalog)
      }
      if more == "en" {
        let title = try #require(
          text.firstMatch(of: /"en" : \{\s*"stringUnit" : \{[^{}]*"Order Coffee"/))
        let reworded = title.output.replacing("Order Coffee", with: "Fetch coffee")
        text.replaceSubrange(title.range, with: reworded)
        try Data(text.utf8).write(to: catalog)
      }
      let table = folder.appending(path: "es.lproj/Cafe.strings")
      let refused = try Command.intentgen("strings", definition, "-l", "es", "--format", "strings")
      #expect(refused.status == 1 && !refused.output.contains("remove that one"))
      let told = ["plural": "plural forms", "review": "to be reviewed", "gone": "has no more"]
      #expect(refused.errors.contains(told[more] ?? "'\(more)'"), "\(refused.errors)")
      #expect(!FileManager.default.fileExists(atPath: table.filePath))
      let written = try Command.shell(try refused.suggestion(), in: folder)
      #expect(written.status == 0, "\(written.errors)")
      // Of another language there is nothing to lose.
      let other = try Command.intentgen("strings", definition, "-l", "de", "--format", "strings")
      #expect(other.status == 0 && !other.output.contains("remove"), "\(other.output)")
    }
  }

  @Test("have the definition's own language once in a catalogue, for its plurals")
  func ownLanguage() async throws {
    try await withCafe { folder, definition in
      let result = try Command.intentgen(
        "strings", definition, "--language", "en", "--format", "xcstrings")
      #expect(result.output.contains("Cafe, en: 0 of 11 texts translated"), "\(result.output)")
      let catalog = try String(
        contentsOf: folder.appending(path: "Cafe.xcstrings"), encoding: .utf8)
      #expect(catalog.ranges(of: "\"en\" : {").count == 11)
      #expect(!catalog.contains("\"new\""))
    }
  }

  @Test("take a language that has no code of two letters", arguments: ["fil", "haw", "fil-PH"])
  func longCodes(_ language: String) async throws {
    try await withCafe { _, definition in
      let begun = try Command.intentgen("strings", definition, "--language", language)
      #expect(begun.status == 0, "\(begun.errors)")
      #expect(begun.output.contains("Cafe, \(language): 0 of"), "\(begun.output)")
    }
  }

  @Test(
    "take a tag in another spelling as the one that it is, and say so",
    arguments: [
      ("ES", "es"), ("pl_PL", "pl-PL"), ("spa", "es"), ("pt-br", "pt-BR"), ("tl", "fil"),
      ("iw", "he"), ("FIL", "fil"), ("zh_hans", "zh-Hans"),
    ])
  func spellings(_ name: String, tag: String) async throws {
    try await withCafe { _, definition in
      let result = try Command.intentgen("strings", definition, "--language", name)
      #expect(result.errors.contains("note: '\(name)' is taken as '\(tag)'"), "\(result)")
      #expect(result.errors.ranges(of: "is taken as").count == 1, "\(result)")
      #expect(result.output.contains("\(tag).lproj/"), "\(result)")
    }
  }

  @Test("refuse what names no language")
  func refuse() async throws {
    try await withCafe { _, definition in
      let wrong = try Command.intentgen("strings", definition, "--language", "../x")
      let missing = try Command.intentgen("strings", definition)
      #expect(wrong.status == 64 && missing.status == 64)
      let named = try Command.intentgen("strings", definition, "--language", "spanish")
      #expect(named.status == 64 && named.errors.contains("did you mean es?"))
      for name in ["und", "mul"] {
        let none = try Command.intentgen("strings", definition, "--language", name)
        #expect(none.status == 64 && none.errors.contains("names no language"), "\(none)")
      }
      let strange = try Command.intentgen("add", "vocabulary", definition, "-l", "volapyk")
      #expect(strange.status == 64 && strange.errors.contains("names no language"))
    }
  }
}
