import Foundation
import TestSupport
import Testing

@Suite("intentgen set, rename, remove and move")
struct ChangingTests {
  @Test("a renamed parameter is renamed everywhere, and back again byte by byte")
  func renameParameter() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      let names = [
        "Cafe.intentdefinition", "es.lproj/Cafe.strings", "Cafe.xcstrings",
        "AppIntentVocabulary.plist", "Handler.swift",
      ]
      let before = try names.map(cafe.text)
      let dry = try cafe.run("rename", "OrderCoffee.shots", "espressos", "--dry-run")
      #expect(dry.status == 0, "\(dry.errors)")
      for name in names { #expect(dry.output.contains("+++ \(cafe.file(name))\n"), "\(name)") }
      #expect(try names.map(cafe.text) == before)
      let renamed = try cafe.run("rename", "OrderCoffee.shots", "espressos")
      #expect(renamed.status == 0, "\(renamed.errors)")
      let after = try names.map(cafe.text)
      #expect(after[0].contains("A ${size} coffee with ${espressos} shots."))
      #expect(after[1].contains("Un café ${size} con ${espressos} \\\"cargas\\\"."))
      #expect(
        after[2].contains("Eine: ${espressos}") && after[2].contains("${espressos} in ${size}"))
      #expect(after[3].contains("order [a] {size} coffee [with {espressos} shots]"))
      #expect(after[3].contains("order a coffee with {espressos*2} double shots"))
      #expect(after[4].contains("func resolveEspressos(for"))
      #expect(
        after[4].contains("intent.espressos.map { .success(with: $0) } ?? .needsValue() // shots"))
      #expect(try cafe.run("rename", "OrderCoffee.espressos", "shots").status == 0)
      #expect(try names.map(cafe.text) == before)
    }
  }

  @Test(
    "a case, an intent and an enumeration are renamed wherever they are used",
    arguments: [
      (
        "Size.large", "grande",
        ["<string>grande</string>", "{size=grande}", "intent.size == .grande"]
      ),
      (
        "OrderCoffee", "Brew",
        [
          "<string>BrewIntent</string>", "BrewIntent.size",
          "struct CoffeeHandler: BrewIntentHandling",
        ]
      ),
      ("Size", "CupSize", ["<string>CupSize</string>", "-> CupSizeResolutionResult"]),
      ("OrderCoffee.success", "done", []),
    ])
  func renameOthers(_ place: String, name: String, expected: [String]) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      let names = ["Cafe.intentdefinition", "AppIntentVocabulary.plist", "Handler.swift"]
      let before = try names.map(cafe.text)
      let renamed = try cafe.run("rename", place, name)
      // What every intent has cannot go by another name.
      #expect(renamed.status == 0, "\(renamed.errors)")
      let after = try names.map(cafe.text).joined()
      for text in expected { #expect(after.contains(text), "\(text)") }
      let words = place.split(separator: ".").dropLast().map { "\($0)." }.joined() + name
      let old = place.split(separator: ".").last.map(String.init) ?? place
      #expect(try cafe.run("rename", words, old).status == 0)
      #expect(try names.map(cafe.text) == before)
    }
  }

  @Test(
    "nothing changes while a file that would follow cannot be read",
    arguments: ["Cafe.xcstrings", "es.lproj/Cafe.strings", "AppIntentVocabulary.plist"],
    [
      ["rename", "OrderCoffee.shots", "cups"], ["remove", "OrderCoffee.shots"],
      ["set", "OrderCoffee success", "format=Here it is."],
    ])
  func unreadableFollower(_ name: String, _ arguments: [String]) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      try cafe.write(name, "<<<<<<< HEAD\n" + cafe.text(name))
      let names = ["Cafe.intentdefinition", "Cafe.xcstrings", "AppIntentVocabulary.plist"]
      let before = try names.map(cafe.text)
      let result = try Command.run(
        Command.products.appending(path: "intentgen").filePath,
        [arguments[0], cafe.definition] + arguments.dropFirst())
      #expect(result.status == 1, "\(result.output)")
      #expect(result.errors.contains("\(name):1:"), "\(result.errors)")
      #expect(try names.map(cafe.text) == before)
    }
  }

  @Test("what refers to a parameter is said, and goes with it")
  func removeParameter() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      let removed = try cafe.run("remove", "OrderCoffee.shots")
      #expect(removed.status == 0, "\(removed.errors)")
      #expect(
        removed.output.contains(
          "goes with it: the text 'A ${size} coffee with ${shots} shots.', which names it"))
      #expect(
        removed.output.contains(
          "a part of the template 'order [a] {size} coffee [with {shots} shots]', "
            + "which is 'order [a] {size} coffee' now"))
      // It was understood before, and is not any more.
      #expect(removed.output.contains("the example 'order a large coffee with two shots'"))
      for name in [
        "Cafe.intentdefinition", "es.lproj/Cafe.strings", "Cafe.xcstrings",
        "AppIntentVocabulary.plist",
      ] {
        #expect(try !cafe.text(name).contains("{shots"), "\(name)")
      }
      #expect(try cafe.text("es.lproj/Cafe.strings") == "")
      let vocabulary = try cafe.text("AppIntentVocabulary.plist")
      #expect(vocabulary.contains("<!-- with everything -->"))
      #expect(vocabulary.contains("<string>order [a] {size} coffee</string>"))
      #expect(!vocabulary.contains("IntentExamples"))
      #expect(try Command.intentgen("lint", cafe.file("")).status == 0)
    }
  }

  @Test("an example that names a removed case goes with it")
  func removeCase() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      let example = "<string>order a large coffee with two shots</string>"
      let vocabulary = try cafe.text("AppIntentVocabulary.plist")
      try cafe.write(
        "AppIntentVocabulary.plist",
        vocabulary.replacingOccurrences(
          of: example, with: example + "<string>order a small coffee</string>"))
      let removed = try cafe.run("remove", "Size.small")
      #expect(removed.status == 0, "\(removed.errors)")
      #expect(removed.output.contains("the example 'order a small coffee'"), "\(removed.output)")
      #expect(try cafe.text("AppIntentVocabulary.plist") == vocabulary)
    }
  }

  @Test("an example that no template fits stays where its intent gets another name")
  func keepsUnmatchedExample() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      let added = try Command.intentgen(
        "add", "example", cafe.definition, "OrderCoffee", "Bring me something hot",
        "--allow-warnings")
      #expect(added.status == 0, "\(added.errors)")
      let renamed = try cafe.run("rename", "OrderCoffee", "OrderDrink", "--allow-warnings")
      #expect(renamed.status == 0, "\(renamed.errors)")
      let vocabulary = try cafe.text("AppIntentVocabulary.plist")
      #expect(vocabulary.contains("Bring me something hot"))
      #expect(vocabulary.contains("OrderDrinkIntent") && !vocabulary.contains("OrderCoffeeIntent"))
    }
  }

  @Test("what is left without a template, an example or a word goes as a whole")
  func removeEmptied() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      #expect(try cafe.run("remove", "OrderCoffee.shots").status == 0)
      let removed = try cafe.run("remove", "OrderCoffee.size")
      #expect(removed.status == 0, "\(removed.errors)")
      #expect(removed.output.contains("the template 'order a bucket of coffee {size=large}'"))
      let vocabulary = try cafe.text("AppIntentVocabulary.plist")
      #expect(vocabulary.firstRange(of: /<array\s*\/>|<array>\s*<\/array>/) == nil, "\(vocabulary)")
      #expect(!vocabulary.contains("IGUtterances") && !vocabulary.contains("ParameterNames"))
    }
  }

  @Test(
    "a text is changed where people read it: in the catalog's source language, and where nobody has translated it"
  )
  func changeSourceTexts() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      let prompt = try cafe.id(of: "Which shots?")
      let title = try cafe.id(of: "Order Coffee")
      func unit(_ words: String, _ state: String) -> String {
        #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(words)" } }"#
      }
      try cafe.write(
        "Cafe.xcstrings",
        """
        { "sourceLanguage" : "en", "strings" : {
          "\(prompt)" : { "localizations" : {
            "en" : \(unit("Which shots?", "translated")), "fr" : \(unit("Which shots?", "new")),
            "de" : \(unit("Wie viele?", "translated")) } },
          "\(title)" : { "localizations" : { "en" : \(unit("Have a coffee", "translated")) } }
        }, "version" : "1.0" }
        """)
      let lint = try Command.intentgen("lint", cafe.file(""))
      #expect(
        lint.errors.contains("title of intent 'OrderCoffee' is 'Have a coffee' here"))
      let asked = try cafe.run("set", "OrderCoffee.shots", "prompt=How many \"shots\"?")
      #expect(asked.status == 0, "\(asked.errors)")
      #expect(asked.output.contains("stays as it was: what it says in 'de'"), "\(asked.output)")
      #expect(asked.output.contains("stays as it was: what it says in 'es'"), "\(asked.output)")
      _ = try cafe.run("set", "OrderCoffee", "title=Get a coffee")
      let catalog = try cafe.text("Cafe.xcstrings")
      let escaped = #"How many \"shots\"?"#
      #expect(catalog.contains(#""en" : \#(unit(escaped, "translated"))"#), "\(catalog)")
      #expect(catalog.contains(#""fr" : \#(unit(escaped, "new"))"#), "\(catalog)")
      #expect(catalog.contains("Wie viele?") && catalog.contains("Get a coffee"))
      let again = try Command.intentgen("lint", cafe.file(""))
      #expect(!again.errors.contains("different-source-text"), "\(again.errors)")
      // What is taken away is not translated any more.
      #expect(try cafe.run("set", "OrderCoffee.shots", "prompt=").status == 0)
      #expect(try !cafe.text("Cafe.xcstrings").contains(prompt))
      #expect(try !cafe.text("es.lproj/Cafe.strings").contains(prompt))
    }
  }

  @Test("a phrase that is the title is so under a new title, too")
  func retitle() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      #expect(try cafe.run("set", "OrderCoffee", "title=Get a coffee").status == 0)
      let text = try cafe.text("Cafe.intentdefinition")
      #expect(text.ranges(of: ">Get a coffee<").count == 2 && !text.contains(">Order Coffee<"))
      _ = try cafe.run("set", "OrderCoffee combination", "title=Coffee, please")
      _ = try cafe.run("set", "OrderCoffee", "title=Brew")
      #expect(try cafe.text("Cafe.intentdefinition").contains(">Coffee, please<"))
    }
  }

  @Test(
    "a code that every intent has leaves no text behind without a word",
    arguments: [["remove", "OrderCoffee.success"], ["rename", "OrderCoffee.success", "done"]])
  func loseCode(_ arguments: [String]) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      let result = try Command.run(
        Command.products.appending(path: "intentgen").filePath,
        [arguments[0], cafe.definition] + arguments.dropFirst())
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("goes with it: what is said on 'success'"))
      let quiet = try cafe.run("rename", "OrderCoffee.failure", "sold", "--dry-run")
      #expect(quiet.output.contains("would go with it: what is said on 'failure'"))
    }
  }

  @Test("a case that is removed or moved leaves the others their numbers")
  func keepNumbers() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      try cafe.run("move", "Size.large", "--before", "small")
      try cafe.run("remove", "Size.small")
      let described = try cafe.run("describe").output
      #expect(described.contains("    large = 2 — Large\n"))
      let move = try cafe.run("move", "OrderCoffee.shots", "--before", "OrderCoffee.size")
      #expect(move.status == 0, "\(move.errors)")
      #expect(
        try cafe.run("describe").output.contains(
          "    shots: Integer resolved\n      prompt — Which shots?\n    size"))
    }
  }

  @Test(
    "a rename follows into what is written after lint gave one of two parameters a tag of its own",
    arguments: [true, false])
  func followAfterFix(isRecordedBefore: Bool) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      try cafe.write(
        "Handler.swift",
        """
        import IntentRuntime

        struct CoffeeMachine: OrderCoffeeIntentHandling {
          func resolveSize(for intent: OrderCoffeeIntent) async throws -> ResolutionResult<Size> {
            .success(with: .large)
          }

          func resolveShots(for intent: OrderCoffeeIntent) async throws -> ResolutionResult<Int> {
            .success(with: 7)
          }

          func handle(intent: OrderCoffeeIntent) async throws -> OrderCoffeeIntentResponse {
            OrderCoffeeIntentResponse(code: .success)
          }
        }

        """)
      func run(_ arguments: String...) throws {
        let result = try Command.run(
          Command.products.appending(path: "intentgen").filePath, arguments)
        #expect(result.status == 0, "\(arguments): \(result.errors)")
      }
      let handlers = cafe.file("")
      if isRecordedBefore { try run("handlers", cafe.definition, "-o", handlers) }
      let merged = try cafe.text("Cafe.intentdefinition").replacing(
        /(<key>INIntentParameterTag<\/key>\s*<integer>)2(<\/integer>)/,
        with: { "\($0.output.1)1\($0.output.2)" })
      try cafe.write("Cafe.intentdefinition", merged)
      if !isRecordedBefore { try run("handlers", cafe.definition, "-o", handlers) }
      try run("lint", cafe.definition, "--fix")
      try run("rename", cafe.definition, "OrderCoffee.shots", "doses")
      let written = try cafe.text("Handler.swift")
      #expect(
        !written.contains("resolveShots") && !written.contains("UnfinishedHandler"), "\(written)")
      let doses = written.split(separator: "func ").first { $0.hasPrefix("resolveDoses") }
      #expect(doses?.contains("success(with: 7)") == true, "\(written)")
      #expect(written.contains("resolveSize") && written.contains("success(with: .large)"))
    }
  }

  @Test("tests that call a renamed method are named, and stay as they are")
  func nameTests() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      let test = folder.appending(path: "Tests/CafeTests/ShotTests.swift")
      try FileManager.default.createDirectory(
        at: test.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = """
        let handler = CoffeeHandler()
        let shots = await handler.resolveShots(for: intent)
        let intent = OrderCoffeeIntent(size: .large, shots: 2)
        let request = IntentRequest(intent: "OrderCoffee", parameters: ["shots": 2, "size": "large"])

        """
      try Data(text.utf8).write(to: test)
      let renamed = try cafe.run("rename", "OrderCoffee.shots", "espressos")
      #expect(renamed.status == 0)
      let place =
        "ShotTests.swift:2:27: warning: this calls 'resolveShots', which is 'resolveEspressos' now"
      #expect(renamed.errors.contains(place), "\(renamed.errors)")
      #expect(
        renamed.errors.contains(
          "ShotTests.swift:3:46: warning: this names 'shots', which is 'espressos' now"),
        "\(renamed.errors)")
      #expect(renamed.errors.contains("ShotTests.swift:4:66: warning: this says 'shots'"))
      let cased = try cafe.run("rename", "Size.large", "grande")
      #expect(cased.errors.contains("warning: this names 'large'"), "\(cased.errors)")
      #expect(cased.errors.contains("warning: this says 'large', which is 'grande' now"))
      let intent = try cafe.run("rename", "OrderCoffee", "Brew")
      #expect(intent.errors.contains("this names 'OrderCoffeeIntent', which is 'BrewIntent' now"))
      #expect(intent.errors.contains("this says 'OrderCoffee', which is 'Brew' now"))
      #expect(try String(contentsOf: test, encoding: .utf8) == text)
    }
  }

  @Test("a code that is removed or moved says which others get another number")
  func sayNumbers() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try Cafe(in: folder)
      for code in ["closed", "soldOut"] {
        _ = try Command.intentgen("add", "code", cafe.definition, "OrderCoffee", code)
      }
      for reason in ["tooMany", "tooFew"] {
        _ = try Command.intentgen(
          "add", "reason", cafe.definition, "OrderCoffee.shots", reason)
      }
      for arguments in [
        ["remove", "OrderCoffee.closed", "--dry-run"], ["remove", "OrderCoffee.closed"],
      ] {
        let result = try Command.run(
          Command.products.appending(path: "intentgen").filePath,
          [arguments[0], cafe.definition] + arguments.dropFirst())
        #expect(result.status == 0, "\(result.errors)")
        let words =
          "changes a number: the response code 'soldOut' of intent 'OrderCoffee' had the number 101 and has 100 now"
        #expect(result.output.contains(words), "\(result.output)")
      }
      let moved = try cafe.run("move", "OrderCoffee.shots.tooFew", "--first")
      #expect(moved.output.contains("the reason 'tooFew' to refuse parameter 'shots'"))
      #expect(moved.output.contains("had the number 2 and has 1 now"), "\(moved.output)")
      let quiet = try cafe.run("move", "OrderCoffee.shots", "--first")
      #expect(!quiet.output.contains("changes a number"))
    }
  }
}
