import Foundation
import TestSupport
import Testing

@Suite("Commands that messages suggest")
struct SuggestionTests {
  /// A definition in the present folder, and shell commands there.
  private func withSoup(_ body: (URL, (_ line: String) throws -> CommandResult) throws -> Void)
    async throws
  {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.shell(
        "intentgen init Soup --enum Size:small,large --parameter size:Size --parameter quantity:Integer",
        in: folder)
      #expect(made.status == 0, "\(made.errors)")
      try body(folder) { line in try Command.shell(line, in: folder) }
    }
  }

  @Test(
    "work when they are typed as they stand",
    arguments: [
      (
        "add reason Soup.intentdefinition Soup.quantity tooMany 'We have no room.'",
        "add reason Soup.intentdefinition Soup.quantity tooMany --format 'We have no room.'"
      ),
      (
        "add code Soup.intentdefinition Soup closed 'It'\\''s closed.'",
        "add code Soup.intentdefinition Soup closed --format 'It'\\''s closed.'"
      ),
      (
        "add parameter Soup.intentdefinition Soup day 'Which day?'",
        "add parameter Soup.intentdefinition Soup day --prompt 'Which day?'"
      ),
      (
        "add parameter Soup.intentdefinition Soup day DateComponents",
        "add parameter Soup.intentdefinition Soup day --type DateComponents"
      ),
      (
        "add property Soup.intentdefinition Soup guests '[Person]'",
        "add property Soup.intentdefinition Soup guests --type '[Person]'"
      ),
      (
        "add parameter Soup.intentdefinition Soup spoons --type Integer minimum=1",
        "add parameter Soup.intentdefinition Soup spoons --type Integer && "
          + "intentgen set Soup.intentdefinition Soup.spoons minimum=1"
      ),
      (
        "add parameter Soup.intentdefinition Soup spoons --minimum 1 --type Integer",
        "add parameter Soup.intentdefinition Soup spoons --type Integer && "
          + "intentgen set Soup.intentdefinition Soup.spoons minimum=1"
      ),
      (
        "add parameter Soup.intentdefinition Soup spoons --type Integer --maximum=9",
        "add parameter Soup.intentdefinition Soup spoons --type Integer && "
          + "intentgen set Soup.intentdefinition Soup.spoons maximum=9"
      ),
      (
        "add parameter Soup.intentdefinition Soup spoons --minimum 0.5",
        "add parameter Soup.intentdefinition Soup spoons --type Decimal && "
          + "intentgen set Soup.intentdefinition Soup.spoons minimum=0.5"
      ),
      (
        "add parameter Soup.intentdefinition Soup spoons maximum=9",
        "add parameter Soup.intentdefinition Soup spoons --type Integer && "
          + "intentgen set Soup.intentdefinition Soup.spoons maximum=9"
      ),
      (
        "add sentence Soup.intentdefinition Soup 'quiero una sopa' es",
        "add sentence Soup.intentdefinition Soup 'quiero una sopa' --language es"
      ),
      (
        "add sentence Soup.intentdefinition Soup 'a soup' 'some soup'",
        "add sentence Soup.intentdefinition Soup 'a soup'"
      ),
      (
        "set Soup.intentdefinition Soup.quantity minimum 1",
        "set Soup.intentdefinition Soup.quantity minimum=1"
      ),
      (
        "set Soup.intentdefinition Soup.quantity --minimum=1",
        "set Soup.intentdefinition Soup.quantity minimum=1"
      ),
      (
        "set Soup.intentdefinition Soup.quantity --minimum 1 maximum=9",
        "set Soup.intentdefinition Soup.quantity minimum=1 maximum=9"
      ),
      (
        "set Soup.intentdefinition Soup.quantity --minimum -1 --maximum=9 default=2",
        "set Soup.intentdefinition Soup.quantity minimum=-1 maximum=9 default=2"
      ),
      ("set Soup.intentdefinition Soup confirm", "set Soup.intentdefinition Soup confirm=true"),
      (
        "set Soup.intentdefinition Soup.quantity 'prompt:How many?'",
        "set Soup.intentdefinition Soup.quantity 'prompt=How many?'"
      ),
      ("strings Soup.intentdefinition es", "strings Soup.intentdefinition --language es"),
      (
        "add property Soup.intentdefinition Soup response left Integer",
        "add property Soup.intentdefinition Soup response left --type Integer"
      ),
      (
        "set Soup.intentdefinition Soup.quantity.minimum=1 maximum=9",
        "set Soup.intentdefinition Soup.quantity minimum=1 maximum=9"
      ),
    ])
  func work(_ typed: String, suggestion: String) async throws {
    try await withSoup { folder, run in
      let definition = folder.appending(path: "Soup.intentdefinition")
      let before = try Data(contentsOf: definition)
      let refused = try run("intentgen \(typed)")
      #expect(refused.status != 0)
      #expect(try Data(contentsOf: definition) == before)
      #expect(try refused.suggestion() == "intentgen \(suggestion)", "\(refused.errors)")
      let followed = try run(try refused.suggestion())
      #expect(followed.status == 0, "\(followed.errors)")
    }
  }

  @Test(
    "remove a sentence, wherever its kind is said, and of however few words it is",
    arguments: [
      "sentence Soup.intentdefinition Soup", "Soup.intentdefinition sentence Soup",
      "Soup.intentdefinition Soup sentence",
    ],
    ["soup", "'{size}'"])
  func removeSentence(_ place: String, _ sentence: String) async throws {
    try await withSoup { _, run in
      for sentence in ["soup", "'{size}'"] {
        let added = try run(
          "intentgen add sentence Soup.intentdefinition Soup \(sentence) --allow-warnings")
        #expect(added.status == 0, "\(added.errors)")
      }
      var removed = try run("intentgen remove \(place) \(sentence)")
      if removed.status == 64 { removed = try run(try removed.suggestion()) }
      #expect(removed.output.contains("removed the template of Soup"), "\(removed.errors)")
    }
  }

  @Test(
    "bring a target's code up to date, with what was given to --check",
    arguments: ["handlers Soup.intentdefinition -o 'My Code'", "generate . -o 'My Code'"])
  func bringUpToDate(_ command: String) async throws {
    try await withSoup { _, run in
      let stale = try run("intentgen \(command) --check")
      #expect(stale.status == 1)
      let written = try run(try stale.suggestion())
      #expect(written.status == 0, "\(written.errors)")
      #expect(try run("intentgen \(command) --check").status == 0)
    }
  }

  @Test(
    "are of what is there",
    arguments: [
      ("init Tea --parameter 'x:String[]'", "did you mean '[String]'?"),
      ("init Tea --parameter 'x:[String'", "did you mean '[String]'?"),
      ("init Tea --parameter 'x:Array<string>'", "did you mean '[String]'?"),
      ("init Tea --parameter kind:Kind", "declare it, as by '--enum Kind:one,two'"),
      (
        "add parameter Soup.intentdefinition Soup x --type 'int[]'", "did you mean '[Integer]'?"
      ),
      (
        "add reason Soup.intentdefinition Soup.quantity",
        "the name of what to add to 'Soup.quantity' is missing"
      ),
      ("set Soup.intentdefinition quantity maximum=5", "did you mean 'Soup.quantity'?"),
      ("remove Soup.intentdefinition quantity", "did you mean 'Soup.quantity'?"),
      ("rename Soup.intentdefinition quantity bowls", "did you mean 'Soup.quantity'?"),
      ("add reason Soup.intentdefinition quantity few", "did you mean 'Soup.quantity'?"),
      ("set Soup.intentdefinition Size name=Big", "'intentgen rename' gives another one"),
      ("set Soup.intentdefinition Soup.quantity max=10", "did you mean 'maximum'?"),
      ("add case Soup.intentdefinition Size modern=5", "'intentgen set' and 'number=5'"),
      ("add case Soup.intentdefinition Size very-big", "say with 'display-name'"),
      // A response code has nothing that people call it.
      ("add code Soup.intentdefinition Soup sold-out", "call it 'soldOut' ["),
      ("init Tea --enum Kind:a:b", "give the name alone ["),
      ("rename Soup.intentdefinition Soup.quantity ''", "the name is empty"),
      ("add parameter Soup.intentdefinition Soup ''", "the name is empty"),
      ("add intent Soup.intentdefinition ''", "the name is empty"),
      (
        "add enum Soup.intentdefinition Size medium", "or add cases to that one with 'intentgen add"
      ),
    ])
  func areThere(_ typed: String, suggestion: String) async throws {
    try await withSoup { _, run in
      let refused = try run("intentgen \(typed)")
      #expect(refused.status == 1 && refused.errors.contains(suggestion), "\(refused.errors)")
    }
  }

  @Test(
    "name the subcommand that others call so",
    arguments: [
      ("rm Soup.intentdefinition Soup.size", "remove"), ("delete Soup.intentdefinition", "remove"),
      ("mv Soup.intentdefinition Soup.size big", "rename"), ("new Tea", "init"),
      ("check .", "lint"), ("add param Soup.intentdefinition Soup day", "parameter"),
      ("desc", "describe"), ("version", "--version"), ("-V", "--version"),
    ])
  func nameSubcommands(_ typed: String, meant: String) async throws {
    try await withSoup { _, run in
      let refused = try run("intentgen \(typed)")
      #expect(refused.status == 64)
      #expect(refused.errors.contains("Did you mean '\(meant)'?"), "\(refused.errors)")
    }
  }

  @Test("name the language of a sentence that is in another vocabulary")
  func nameLanguages() async throws {
    try await withSoup { _, run in
      for (sentence, option) in [("a soup", ""), ("una sopa", "--language es")] {
        let added = try run(
          "intentgen add sentence Soup.intentdefinition Soup '\(sentence)' \(option)")
        #expect(added.status == 0, "\(added.errors)")
      }
      let refused = try run("intentgen remove Soup.intentdefinition Soup 'una sopa'")
      #expect(refused.status == 1 && refused.errors.contains("take '--language es'"), "\(refused)")
    }
  }

  @Test(
    "quote paths with spaces",
    arguments: [
      "intentgen add sentence 'My Soups/Soup.intentdefinition' Soup 'a soup' && "
        + "intentgen add sentence 'My Soups/Soup.intentdefinition' Soup 'una sopa' --language es && "
        + "intentgen lint .",
      "touch 'My Soups/Soup.stringsdict' && intentgen lint .",
      "intentgen set 'My Soups/Soup.intentdefinition' Soup.success 'format=${left}'",
      "intentgen add vocabulary 'My Soups/Soup.intentdefinition' --language es",
    ])
  func quotePaths(_ line: String) async throws {
    try await withSoup { _, run in
      #expect(try run("mkdir 'My Soups' && mv Soup.intentdefinition 'My Soups'").status == 0)
      let suggestion = try run(line).suggestion()
      #expect(suggestion.contains("My Soups/Soup.intentdefinition'"), "\(suggestion)")
      let followed = try run(suggestion)
      #expect(followed.status == 0, "\(followed.errors)")
    }
  }

  @Test(
    "name an option that there is not, whatever else is missing",
    arguments: [
      ("add sentence Soup.intentdefinition Soup 'a soup' --lang es", "did you mean '--language'?"),
      ("strings Soup.intentdefinition --lang es", "did you mean '--language'?"),
      ("strings Soup.intentdefinition --locale es", "'intentgen help strings' lists"),
      ("generate Soup.intentdefinition --out Gen", "did you mean '--output'?"),
      ("move Soup.intentdefinition Soup.size --up", "'intentgen help move' lists"),
      ("init Tea --parameter x=Integer", "'x:integer'"),
      // What an intent has not is not said to be set when it is added.
      ("add intent Soup.intentdefinition Tea --prompt x", "'intentgen help add intent' lists"),
      ("init Tea --enum Size=small,large", "'size:small,large'"),
      ("add parameter Soup.intentdefinition Soup x --prompt ''", "--prompt has no text"),
      ("set Soup.intentdefinition Soup.quantity --minimum --maximum 3", "'--minimum' has no value"),
      ("set Soup.intentdefinition Soup.quantity --minimum maximum=3", "'--minimum' has no value"),
      (
        "set Soup.intentdefinition Soup.quantity --display-name", "by 'display-name=' and the value"
      ),
      (
        "add parameter Soup.intentdefinition Soup x --minimum --type Integer",
        "'intentgen help add parameter' lists"
      ),
      (
        "add parameter Soup.intentdefinition Soup x --prompt '--what'",
        "missing value for '--prompt <prompt>'"
      ),
    ])
  func nameUnknownOptions(_ typed: String, remedy: String) async throws {
    try await withSoup { folder, run in
      let refused = try run("intentgen \(typed)")
      #expect(refused.status == 64)
      #expect(refused.errors.lowercased().contains(remedy), "\(refused.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.filePath).count == 1)
    }
  }

  @Test(
    "take a catalogue for what it is, and no property list to be converted",
    arguments: ["lint", "set", "handlers"])
  func tellCatalogueApart(_ command: String) async throws {
    try await withSoup { _, run in
      let begun = try run("intentgen strings . --language en --format xcstrings")
      #expect(begun.status == 0, "\(begun.errors)")
      let words = command == "set" ? "Soup title=Soup" : command == "handlers" ? "-o ." : ""
      let refused = try run("intentgen \(command) Soup.xcstrings \(words)")
      #expect(refused.status == 1)
      #expect(
        refused.errors.contains("this is JSON, as string catalogues are"), "\(refused.errors)")
      #expect(!refused.errors.contains("plutil"))
    }
  }

  @Test(
    "put a definition whose name has a slip right, and name nothing that is no slip",
    arguments: [
      ("Soup.intentdefintion", true), ("Soup.intentdefinitions", true),
      ("Soup.Intentdefinition", true),
      ("Soup.txt", false),
    ])
  func slipsOfEndings(_ name: String, isSlip: Bool) async throws {
    try await withSoup { folder, shell in
      let refused = try shell("intentgen set \(name) Soup title=Broth")
      #expect(refused.status == 64, "\(refused.errors)")
      guard isSlip, !FileManager.default.fileExists(atPath: folder.appending(path: name).filePath)
      else { return }
      let suggestion = try refused.suggestion()
      #expect(suggestion == "intentgen set Soup.intentdefinition Soup title=Broth")
      #expect(try shell(suggestion).status == 0)
    }
  }

  @Test("take a definition whose ending has a slip for no place, where nothing is like it")
  func slipsOfEndingsElsewhere() async throws {
    try await withSoup { _, shell in
      let refused = try shell("intentgen set Nope/Soup.intentdefinitin Soup title=x")
      #expect(refused.status != 0 && !refused.errors.contains("comes first"), "\(refused.errors)")
      #expect(refused.errors.contains("Nope/Soup.intentdefinitin"), "\(refused.errors)")
    }
  }

  @Test(
    "take no name for a slip of one that is like it in what is right alone",
    arguments: [
      ("Soup.bread", nil), ("Q", nil), ("Soup.sise", "Soup.size"), ("Soop.size", "Soup.size"),
    ])
  func slipsOfNames(_ name: String, meant: String?) async throws {
    try await withSoup { _, shell in
      _ = try shell("intentgen add type Soup.intentdefinition S")
      let refused = try shell("intentgen set Soup.intentdefinition \(name) display-name=X")
      #expect(refused.status == 1)
      #expect(
        refused.errors.contains(meant.map { "did you mean '\($0)'?" } ?? "; there are "),
        "\(refused.errors)")
    }
  }

  @Test("keep the value of an option that is named as an input is")
  func keepValues() async throws {
    try await withSoup { _, shell in
      _ = try shell("intentgen add vocabulary Soup.intentdefinition")
      let file = "./Soup.intentdefinition"
      for line in ["--output=g --context \(file)", "-o g --context=\(file)"] {
        let made = try shell("intentgen generate \(file) \(line)")
        let suggestion = try #require(made.errors.firstMatch(of: /: (intentgen generate .*)\n/))
        #expect(suggestion.output.1 == "intentgen generate . \(line)", "\(made.errors)")
      }
    }
  }
}
