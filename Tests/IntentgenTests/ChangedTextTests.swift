import Foundation
import TestSupport
import Testing

@Suite("What a changed text means for catalogues and tables")
struct ChangedTextTests {
  private func unit(_ words: String, _ state: String = "translated") -> String {
    #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(words)" } }"#
  }

  private func plural(_ one: String, _ other: String) -> String {
    #"{ "variations" : { "plural" : { "one" : \#(one), "other" : \#(other) } } }"#
  }

  private func catalog(_ id: String, _ localizations: String) -> String {
    """
    { "sourceLanguage" : "en", "strings" : { "\(id)" : { "localizations" : { \(localizations) } } }, "version" : "1.0" }
    """
  }

  @Test("the source language's form for most numbers follows, and its others are told and marked")
  func followsInPlural() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let id = try cafe.id(of: "Which shots?")
      let german = plural(unit("Ein Schuss?"), unit("Welche?"))
      try cafe.write(
        "Cafe.xcstrings",
        catalog(
          id, "\"en\" : \(plural(unit("Which shot?"), unit("Which shots?"))), \"de\" : \(german)"))
      let asked = try cafe.run("set", "OrderCoffee.shots", "prompt=How many shots?")
      #expect(asked.status == 0, "\(asked.errors)")
      #expect(asked.output.contains("'de' (one), 'de' (other), 'en' (one)"), "\(asked.output)")
      let after = try cafe.text("Cafe.xcstrings")
      #expect(
        after.contains(
          plural(unit("Which shot?", "needs_review"), unit("How many shots?"))), "\(after)")
      #expect(
        after.contains(
          plural(unit("Ein Schuss?", "needs_review"), unit("Welche?", "needs_review"))),
        "\(after)")
      let lint = try Command.intentgen("lint", cafe.file(""))
      #expect(
        lint.errors.contains(
          "the translation into 'de' may be of what the definition said before it said 'How many shots?'"
        ),
        "\(lint.errors)")
      #expect(!lint.errors.contains("different-source-text"), "\(lint.errors)")
    }
  }

  @Test(
    "what people call something follows a new name that it is in words, and its translations are told",
    arguments: [
      ("OrderCoffee", "BrewTea", "Order Coffee", "Brew Tea"),
      ("Size", "CupSize", "Size", "Cup Size"),
      ("OrderCoffee.shots", "extraShots", "Shots", "Extra Shots"),
    ])
  func followsName(_ place: String, name: String, old: String, new: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let id = try cafe.id(of: old)
      try cafe.write("Cafe.xcstrings", catalog(id, "\"de\" : \(unit("Wort"))"))
      let renamed = try cafe.run("rename", place, name)
      #expect(renamed.status == 0, "\(renamed.errors)")
      #expect(try cafe.id(of: new) == id)
      #expect(try cafe.text("Cafe.xcstrings").contains(unit("Wort", "needs_review")))
      #expect(renamed.output.contains("'de' in "), "\(renamed.output)")
    }
  }

  @Test("what people call something stays under a new name where it is called otherwise, or said")
  func keepsOtherName() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      #expect(try cafe.run("set", "OrderCoffee", "title=Get a coffee").status == 0)
      #expect(try cafe.run("rename", "OrderCoffee", "BrewTea").status == 0)
      #expect(try cafe.run("rename", "Size.large", "huge").status == 0)
      let after = try cafe.text("Cafe.intentdefinition")
      #expect(after.ranges(of: ">Get a coffee<").count == 2 && after.contains(">Large<"))
      #expect(try cafe.text("AppIntentVocabulary.plist").contains("order a large coffee with two"))
    }
  }

  @Test(
    "a text that is set back needs no review, unless another wording was translated meanwhile",
    arguments: [nil, "a note"])
  func setBack(comment: String?) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let id = try cafe.id(of: "Which shots?")
      let start = catalog(
        id,
        "\"en\" : \(unit("Which shots?")), \"de\" : \(unit("Welche?")), \"fr\" : \(unit("Lequel ?"))"
      )
      .replacing(
        "{ \"localizations\"",
        with: comment.map { "{ \"comment\" : \"\($0)\", \"localizations\"" }
          ?? "{ \"localizations\"")
      try cafe.write("Cafe.xcstrings", start)
      for prompt in ["How many?", "How many shots?"] {
        #expect(try cafe.run("set", "OrderCoffee.shots", "prompt=\(prompt)").status == 0)
      }
      let behind = try cafe.text("Cafe.xcstrings")
      #expect(behind.contains("translated from: Which shots?"), "\(behind)")
      #expect(behind.ranges(of: "needs_review").count == 2)
      let back = try cafe.run("set", "OrderCoffee.shots", "prompt=Which shots?")
      #expect(!back.output.contains("Cafe.xcstrings; look"), "\(back.output)")
      #expect(try cafe.text("Cafe.xcstrings") == start)

      _ = try cafe.run("set", "OrderCoffee.shots", "prompt=How many?")
      try cafe.write(
        "Cafe.xcstrings",
        try cafe.text("Cafe.xcstrings")
          .replacing(unit("Welche?", "needs_review"), with: unit("Wie viele?")))
      _ = try cafe.run("set", "OrderCoffee.shots", "prompt=Which shots?")
      let mixed = try cafe.text("Cafe.xcstrings")
      #expect(mixed.contains(unit("Wie viele?", "needs_review")), "\(mixed)")
      #expect(mixed.contains(unit("Lequel ?")) && mixed.contains("translated from: How many?"))
    }
  }

  @Test("synonyms and translations go with what is removed, and are said")
  func saysWhatGoes() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      #expect(try cafe.run("set", "Size.small", "synonyms=tiny, wee").status == 0)
      let small = try cafe.id(of: "Small")
      try cafe.write("es.lproj/Cafe.strings", "\"\(small)\" = \"Pequeño\";\n")
      try cafe.write(
        "Cafe.xcstrings",
        catalog(
          small,
          "\"en\" : \(unit("Small")), \"de\" : \(unit("Klein")), \"fr\" : \(unit("Small", "new"))"))
      let dry = try cafe.run("remove", "Size.small", "--dry-run")
      #expect(dry.output.contains("would go with it: the synonyms 'tiny', 'wee' of case 'small'"))
      let removed = try cafe.run("remove", "Size.small")
      for words in [
        "goes with it: 1 translation into 'es' in ", "goes with it: 1 translation into 'de' in ",
      ] {
        #expect(removed.output.contains(words), "\(removed.output)")
      }
      #expect(!removed.output.contains("into 'en'") && !removed.output.contains("into 'fr'"))
      let prompt = try cafe.id(of: "Which shots?")
      try cafe.write("es.lproj/Cafe.strings", "\"\(prompt)\" = \"¿Cuántas?\";\n")
      let cleared = try cafe.run("set", "OrderCoffee.shots", "prompt=")
      #expect(cleared.output.contains("goes with it: 1 translation into 'es'"), "\(cleared.output)")
    }
  }

  @Test("a source text that says something else in the catalogue or the English table is warned of")
  func lintTellsOfDifference() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let id = try cafe.id(of: "Which shots?")
      try cafe.write(
        "Cafe.xcstrings",
        catalog(id, "\"en\" : \(plural(unit("Which shot?"), unit("What shots?")))"))
      let catalogued = try Command.intentgen("lint", cafe.file(""))
      #expect(
        catalogued.errors.contains("is 'What shots?' here, which people hear"),
        "\(catalogued.errors)")
      try cafe.write("Cafe.xcstrings", catalog(id, ""))
      let title = try cafe.id(of: "Order Coffee")
      let size = try cafe.id(of: "Which size?")
      try cafe.write(
        "en.lproj/Cafe.strings",
        "\"\(title)\" = \"Order Coffee\";\n\"\(size)\" = \"Which size?\";\n\"\(id)\" = \"What shots?\";\n"
      )
      let listed = try Command.intentgen("lint", cafe.file(""))
      #expect(
        listed.errors.contains("is 'What shots?' here, which people hear"), "\(listed.errors)")
      #expect(try cafe.run("set", "OrderCoffee.size", "prompt=What size?").status == 0)
      #expect(try cafe.text("en.lproj/Cafe.strings").contains("\"\(size)\" = \"What size?\";"))
    }
  }
}
