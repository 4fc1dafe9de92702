import Foundation
import TestSupport
import Testing

/// What begins vocabularies, and changes them.
extension StringsTests {
  @Test("begin a vocabulary that lints, in the words of the definition and of its translations")
  func vocabulary() async throws {
    try await withCafe { folder, definition in
      let made = try Command.intentgen("add", "vocabulary", definition)
      #expect(made.status == 0, "\(made.errors)")
      let file = folder.appending(path: "AppIntentVocabulary.plist")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("<string>order Coffee ({size}|{shots} shot[s])*</string>"))
      #expect(text.contains("<string>OrderCoffeeIntent</string>"))
      let lint = try Command.intentgen("lint", folder.filePath)
      #expect(lint.status == 0 && !lint.errors.contains("AppIntentVocabulary"), "\(lint.errors)")
      _ = try Command.intentgen("strings", definition, "-l", "es", "--format", "xcstrings")
      let covered = try Command.intentgen("lint", folder.filePath)
      #expect(covered.output.contains("en: sentences for 1 of 1 intent"), "\(covered.output)")
      let again = try Command.intentgen("add", "vocabulary", definition)
      #expect(again.output.contains("nothing to add"))
      _ = try Command.intentgen("add", "intent", definition, "OrderTea")
      #expect(try Command.intentgen("add", "vocabulary", definition).status == 0)
      let more = try String(contentsOf: file, encoding: .utf8)
      #expect(more.contains("<string>order Tea</string>"))
      #expect(
        more.split(separator: "\n").difference(from: text.split(separator: "\n")).removals.isEmpty)
      // What nobody has translated is no Spanish.
      let early = try Command.intentgen("add", "vocabulary", definition, "--language", "es")
      #expect(early.status == 1)
      #expect(early.errors.contains("'Order Coffee' of 'OrderCoffeeIntent' has no translation"))
      #expect(early.errors.contains(": intentgen strings \(definition) --language es"))
      let catalog = folder.appending(path: "Cafe.xcstrings")
      let translated = try String(contentsOf: catalog, encoding: .utf8)
        .replacing("\"new\"", with: "\"translated\"")
      try Data(translated.utf8).write(to: catalog)
      let spanish = try Command.intentgen("add", "vocabulary", definition, "--language", "es")
      #expect(spanish.output.contains("es.lproj/AppIntentVocabulary.plist: added"))
    }
  }

  @Test("make sentences of every plural form, and fail where a phrase waits to be translated")
  func vocabularyOfPlurals() async throws {
    try await withCafe { folder, definition in
      _ = try Command.intentgen(
        "set", definition, "OrderCoffee combination", "title=Order ${shots} shots")
      _ = try Command.intentgen("add", "intent", definition, "OrderTea")
      _ = try Command.intentgen("strings", definition, "-l", "es", "--format", "xcstrings")
      let catalog = folder.appending(path: "Cafe.xcstrings")
      func unit(_ words: String) -> String {
        #"{ "stringUnit" : { "state" : "translated", "value" : "\#(words)" } }"#
      }
      let text = try String(contentsOf: catalog, encoding: .utf8)
      let entry = try #require(
        text.range(
          of:
            "\"es\" : {\n          \"stringUnit\" : {\n            \"state\" : \"new\",\n            \"value\" : \"Order ${shots} shots\"\n          }\n        }"
        ))
      let plural =
        #""es" : { "variations" : { "plural" : { "one" : \#(unit("Pide ${shots} carga")), "other" : \#(unit("Pide ${shots} cargas")) } } }"#
      try Data(text.replacingCharacters(in: entry, with: plural).utf8).write(to: catalog)
      let made = try Command.intentgen("add", "vocabulary", definition, "-l", "es")
      #expect(made.output.contains("added sentences for OrderCoffeeIntent\n"), "\(made.output)")
      #expect(!made.errors.contains("OrderCoffee") && made.errors.contains("'Order Tea'"))
      #expect(made.status == 1)
      let vocabulary = try String(
        contentsOf: folder.appending(path: "es.lproj/AppIntentVocabulary.plist"), encoding: .utf8)
      #expect(
        vocabulary.contains("pide {shots} cargas") && vocabulary.contains("pide {shots} carga"))
      #expect(vocabulary.contains("<string>pide 2 cargas</string>"), "\(vocabulary)")
    }
  }

  @Test("say of a '.stringsdict' that it is not read, and what is in its place")
  func refuseStringsDictionary() async throws {
    try await withCafe { folder, definition in
      let file = folder.appending(path: "es.lproj/Cafe.stringsdict")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
      let made = try Command.intentgen("add", "vocabulary", definition, "-l", "es")
      #expect(
        made.errors.contains("Cafe.stringsdict: warning: the file is not read"), "\(made.errors)")
      let command = try #require(made.errors.firstMatch(of: /begins: intentgen (.*) \[/))
      let begun = try Command.run(
        Command.products.appending(path: "intentgen").filePath,
        command.output.1.split(separator: " ").map(String.init))
      #expect(begun.status == 0, "\(begun.errors)")
    }
  }

  @Test("begin a vocabulary with a sentence, and add others to it", arguments: [nil, "es"])
  func addSentence(_ language: String?) async throws {
    try await withCafe { folder, definition in
      let options = language.map { ["--language", $0] } ?? []
      func add(_ words: String...) throws -> CommandResult {
        try Command.run(
          Command.products.appending(path: "intentgen").filePath,
          ["add", "sentence", definition] + words + options)
      }
      let path = language.map { "\($0).lproj/AppIntentVocabulary.plist" }
      let file = folder.appending(path: path ?? "AppIntentVocabulary.plist")
      let dry = try add("OrderCoffee", "coffee with {shots}", "--dry-run")
      #expect(dry.output.contains("+\t\t\t\t<string>coffee with {shots}</string>"), "\(dry.output)")
      #expect(!FileManager.default.fileExists(atPath: file.filePath))
      let first = try add("OrderCoffee", "coffee with {shots}")
      #expect(first.status == 0, "\(first.errors)")
      #expect(try add("intent", "OrderCoffee", "{size} coffee").status == 0)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("<string>coffee with {shots}</string>\n\t\t\t\t<string>{size} coffee<"))
      #expect(text.ranges(of: "OrderCoffeeIntent").count == 1)
      #expect(try add("OrderCoffee", "with {shuts}").status == 1)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("add examples that their sentences understand")
  func addExample() async throws {
    try await withCafe { folder, definition in
      let file = folder.appending(path: "AppIntentVocabulary.plist")
      func add(_ kind: String, _ sentence: String) throws -> CommandResult {
        try Command.intentgen("add", kind, definition, "OrderCoffee", sentence)
      }
      #expect(try add("sentence", "order [a] {size} coffee").status == 0)
      let first = try add("example", "Order a large coffee")
      #expect(first.output.hasSuffix(": added an example for OrderCoffee\n"), "\(first.errors)")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("<key>IntentExamples</key>"))
      let again = try add("example", "Order a large coffee")
      #expect(again.errors.contains("is among the examples of 'OrderCoffee' already"))
      let slot = try add("example", "order a {size} coffee")
      #expect(slot.status == 1 && slot.errors.contains("a value in place of '{size}'"), "\(slot)")
      let strange = try add("example", "Bring me a large one")
      #expect(strange.status == 1 && strange.errors.contains("'intentgen add sentence' first"))
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("remove sentences and examples again, byte by byte", arguments: [nil, "es"])
  func removeSentence(_ language: String?) async throws {
    try await withCafe { folder, definition in
      let options = language.map { ["--language", $0] } ?? []
      func run(_ words: String...) throws -> CommandResult {
        try Command.run(
          Command.products.appending(path: "intentgen").filePath, words + options)
      }
      let path = language.map { "\($0).lproj/AppIntentVocabulary.plist" }
      let file = folder.appending(path: path ?? "AppIntentVocabulary.plist")
      _ = try run("add", "sentence", definition, "OrderCoffee", "order [a] {size} coffee")
      let before = try String(contentsOf: file, encoding: .utf8)
      _ = try run("add", "sentence", definition, "OrderCoffee", "coffee with {shots}")
      _ = try run("add", "example", definition, "OrderCoffee", "order a large coffee")
      let needed = try run("remove", definition, "OrderCoffee", "order [a] {size} coffee")
      #expect(
        needed.status == 1
          && needed.errors.contains(
            "without it the example 'order a large coffee' would not be understood"),
        "\(needed.output)\(needed.errors)")
      for sentence in ["coffee with {shots}", "order a large coffee"] {
        let removed = try run("remove", definition, "OrderCoffee", sentence)
        #expect(removed.status == 0, "\(removed.errors)")
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == before)
      let missing = try run("remove", definition, "OrderCoffee", "coffee with {shots}")
      #expect(
        missing.status == 1
          && missing.errors.contains("is not among the templates and the examples"))
    }
  }

  @Test("change the only vocabulary that there is, and ask which one where there are several")
  func chooseVocabulary() async throws {
    try await withCafe { folder, definition in
      func add(_ words: String...) throws -> CommandResult {
        try Command.run(
          Command.products.appending(path: "intentgen").filePath,
          ["add", "sentence", definition, "OrderCoffee"] + words)
      }
      #expect(try add("coffee with {shots}", "--language", "en").status == 0)
      let only = try add("{size} coffee")
      #expect(only.output.contains("en.lproj/AppIntentVocabulary.plist: added"), "\(only.errors)")
      #expect(try add("café {size}", "--language", "es").status == 0)
      let several = try add("a {size} coffee")
      #expect(several.status == 1)
      #expect(
        several.errors.contains(
          "there are vocabularies in en, es; say which one is meant, with '--language en'"))
      #expect(
        !FileManager.default.fileExists(
          atPath: folder.appending(path: "AppIntentVocabulary.plist").filePath))
    }
  }

  @Test("add a sentence in the definition's own language to the vocabulary that has that already")
  func ownVocabulary() async throws {
    try await withCafe { folder, definition in
      func add(_ sentence: String, _ options: String...) throws -> CommandResult {
        try Command.run(
          Command.products.appending(path: "intentgen").filePath,
          ["add", "sentence", definition, "OrderCoffee", sentence] + options)
      }
      let own = "\(folder.filePath)AppIntentVocabulary.plist: added"
      #expect(try add("coffee with {shots} shots").output.hasPrefix(own))
      #expect(try add("a {size} coffee", "--language", "en").output.hasPrefix(own))
      let all = try Command.intentgen("add", "vocabulary", definition, "--language", "en")
      #expect(all.output.contains("nothing to add"), "\(all.output)\(all.errors)")
      let removed = try Command.intentgen(
        "remove", definition, "OrderCoffee", "a {size} coffee", "--language", "en")
      #expect(removed.status == 0, "\(removed.errors)")
      for other in ["es", "en-GB"] {
        let added = try add("café {size}", "--language", other)
        #expect(added.output.contains("\(other).lproj/AppIntentVocabulary.plist: added"))
      }
    }
  }

  @Test(
    "begin sentences of several values, and of numbers with what people call them",
    arguments: [
      ("extras:[Size]", "", "{extras:list}"), ("weeks:Integer", "", "{weeks} week[s]"),
      ("quantity:Integer", "", "quantity {quantity}|{quantity} quantity"),
      ("price:Decimal", "display-name=Price per kilo", "price per kilo {price}"),
      ("day:Date", "", "{day}"),
    ])
  func vocabularyOfValues(_ parameter: String, _ set: String, _ part: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let name = parameter.split(separator: ":")[0]
      let line =
        "intentgen init Cafe --enum Size:small,large --parameter '\(parameter)'"
        + (set.isEmpty ? "" : " && intentgen set Cafe.intentdefinition Cafe.\(name) '\(set)'")
        + " && intentgen add vocabulary Cafe.intentdefinition && cat AppIntentVocabulary.plist"
        + " && intentgen lint ."
      let made = try Command.shell(line, in: folder)
      #expect(made.status == 0, "\(made.errors)")
      #expect(made.output.contains("<string>cafe (\(part))*</string>"), "\(made.output)")
      #expect(!made.errors.contains("AppIntentVocabulary.plist:"), "\(made.errors)")
    }
  }

  @Test("say for which intent no example can be made, and how one is added")
  func vocabularyWithoutExample() async throws {
    try await withCafe { folder, definition in
      _ = try Command.intentgen("add", "intent", definition, "Pay")
      _ = try Command.intentgen(
        "add", "parameter", definition, "Pay", "amount", "--type", "CurrencyAmount")
      _ = try Command.intentgen("set", definition, "Pay combination", "title=Pay ${amount}")
      let made = try Command.intentgen("add", "vocabulary", definition)
      #expect(made.status == 0 && made.errors.contains("no example was made for 'Pay'"))
      let text = try String(
        contentsOf: folder.appending(path: "AppIntentVocabulary.plist"), encoding: .utf8)
      #expect(!text.contains("<array/>") && text.contains("<string>pay {amount}</string>"))
      let added = try Command.shell(
        made.suggestion().replacing("…", with: "pay 5 euros"), in: folder)
      #expect(added.status == 0, "\(added.errors)")
    }
  }
}
