import Diagnostics
import Foundation
import IntentGenerator
import PropertyList
import TestSupport
import Testing

@Suite("Lint of what people hear and say")
struct SpeechLintTests {
  @Test(
    "translations",
    arguments: [
      (["es.lproj/Cafe.strings": Cafe.spanish], []),
      (["es.lproj/Cafe.strings": Cafe.spanish + "\"gone\" = \"X\";"], [.unknownTranslation]),
      // The question about a value of an enumeration, in the form that the value asks for.
      (["es.lproj/Cafe.strings": Cafe.spanish + "\"ask-large\" = \"X\";"], []),
      (
        ["es.lproj/Cafe.strings": Cafe.spanish.replacing("${shots}", with: "${shuts}")],
        [.unknownPlaceholder]
      ),
      (
        ["es.lproj/Cafe.strings": Cafe.spanish.replacing("\"ask\"", with: "\"nix\"")],
        [.untranslatedText, .unknownTranslation]
      ),
      (
        [
          "es.lproj/Cafe.strings": Cafe.spanish,
          "Cafe.xcstrings": Cafe.catalog("es", ["other": "Un ${size} de ${shots}"]),
        ], [.wrongPluralCategory, .wrongPluralCategory, .doubleTranslation]
      ),
      (
        [
          "Cafe.xcstrings": Cafe.catalog("pl", ["one": "A ${size}", "other": "B ${size} ${shots}"])
        ],
        [.untranslatedText, .wrongPluralCategory]
      ),
      (
        [
          "Cafe.xcstrings": Cafe.catalog(
            "de", ["one": "A ${size}", "few": "B", "other": "C ${size} ${shots}"])
        ],
        [.untranslatedText, .wrongPluralCategory]
      ),
      // A text without words is no translation, and told once.
      (
        ["es.lproj/Cafe.strings": Cafe.spanish.replacing("\"Pequeño\"", with: "\" \"")],
        [.untranslatedText]
      ),
      (
        ["es.lproj/Cafe.strings": Cafe.spanish.replacing(" con ${shots} cargas", with: "")],
        [.lostPlaceholder]
      ),
      (
        ["es.lproj/Cafe.strings": Cafe.spanish.replacing("con ${shots}", with: "con ${count}")],
        [.lostPlaceholder]
      ),
      (
        ["es.lproj/Cafe.strings": Cafe.spanish.replacing("con ${shots}", with: "con ${shots")],
        [.unknownPlaceholder]
      ),
      (
        ["es.lproj/Cafe.strings": Cafe.spanish.replacing("con ${shots}", with: "con {shots}")],
        [.unknownPlaceholder]
      ),
      // A case of an enumeration has no properties.
      (
        ["es.lproj/Cafe.strings": Cafe.spanish.replacing("café ${size}", with: "${size.name}")],
        [.unknownPlaceholder]
      ),
      (
        [
          "es.lproj/Cafe.strings": Cafe.spanish.replacing(
            "café ${size}", with: "${size.displayString}")
        ], []
      ),
      (
        [
          "Cafe.xcstrings": Cafe.catalog(
            "es", ["one": "${size}, ${count}", "other": "${size}, ${shots}"])
        ], [.untranslatedText, .lostPlaceholder]
      ),
      (
        ["Cafe.xcstrings": Cafe.catalog("es", ["one": "Una", "other": "${size}, ${shots}"])],
        [.untranslatedText, .lostPlaceholder]
      ),
      // What is said for one number alone need not say that; in French it is said for 0 as well.
      (
        [
          "Cafe.xcstrings": Cafe.catalog(
            "es", ["one": "Una ${size}", "other": "${size}, ${shots}"])
        ],
        [.untranslatedText]
      ),
      (
        [
          "Cafe.xcstrings": Cafe.catalog(
            "fr", ["one": "Une ${size}", "other": "${size}, ${shots}"])
        ],
        [.untranslatedText, .lostPlaceholder]
      ),
      (
        [
          "Cafe.xcstrings": Cafe.catalog(
            "de", ["zero": "Kein ${size}", "one": "Ein ${size}", "other": "${shots}"])
        ],
        [.untranslatedText, .lostPlaceholder]
      ),
      // No language has 'ones', which is told once.
      (
        [
          "Cafe.xcstrings": Cafe.catalog(
            "es", ["ones": "Una ${size}", "other": "${size}, ${shots}"])
        ],
        [.untranslatedText, .invalidLocalization]
      ),
      // What is in the language of the definition need not be there.
      (
        [
          "Cafe.xcstrings": Cafe.catalog(
            "en", ["one": "A ${size} coffee.", "other": "A ${size} coffee, ${shots} shots."])
        ], []
      ),
      (
        [
          "Cafe.xcstrings": Cafe.catalog(
            "en", ["one": "A coffee.", "other": "A ${size} coffee, ${shots} shots."])
        ], [.lostPlaceholder]
      ),
      (["Cafe.xcstrings": Cafe.catalog("en", ["one": "A", "other": "B"])], [.differentSourceText]),
      // People hear the catalog's words, whatever the definition has.
      (
        [
          "Cafe.xcstrings":
            #"{"sourceLanguage": "en", "version": "1.0", "strings": {"title": {"localizations": {"#
            + #""en": {"stringUnit": {"state": "translated", "value": "Get coffee"}}}}}}"#
        ], [.differentSourceText]
      ),
      (["en.lproj/Cafe.strings": "\"title\" = \"Order Coffee\";"], []),
    ] as [([String: String], [Rule])])
  func translations(_ files: [String: String], expected: [Rule]) async throws {
    let found = try await Cafe.rules(
      files.merging(["Cafe.intentdefinition": Cafe.definition()]) { $1 })
    #expect(
      found.sorted { $0.rawValue < $1.rawValue } == expected.sorted { $0.rawValue < $1.rawValue })
  }

  @Test(
    "vocabularies",
    arguments: [
      (["order [a] {size} coffee"], "order a large coffee", "large", []),
      (["order [a] {size} coffee"], "order a huge coffee", "large", []),
      (["order [a] {size} coffee"], "order a wee coffee", "large", [.misunderstoodExample]),
      (["order [a] {size} coffee"], "a large coffee", "large", [.misunderstoodExample]),
      (["order {shots} coffees"], "order {shots} coffees", "large", [.misunderstoodExample]),
      (["order {shots} coffees"], "order ${shots} coffees", "large", [.misunderstoodExample]),
      (["order [a] {size} coffee"], "Order a large coffee!", "XL", [.unknownVocabularyItem]),
      (["{size} coffee", "coffee {size=lage}"], "large coffee", "large", [.unknownVocabularyItem]),
      (["order (a|) {size} coffee"], "order a large coffee", "large", [.emptyAlternative]),
      (["order {size} (with|at \\|) {shots}"], "order large with two", "large", []),
      (["order {sise} coffee", "{size} coffee"], "large coffee", "large", [.unknownSlot]),
      (["({size}|with {shots} shots)+ please"], "large with two shots please", "large", []),
      (
        ["order ({shots}|a) coffee", "Order a coffee {size=small}"], "order a coffee", "large",
        [.lostConstant]
      ),
      (
        ["order [{shots}] coffee[s]", "order [tasty] coffees {size=small}"], "order coffee",
        "large", [.lostConstant]
      ),
      (
        ["order a coffee {size=large}", "order a coffee {size=small}"], "order a coffee", "large",
        [.lostConstant]
      ),
      (["order a coffee {size=small}", "order ({shots}|a) coffee"], "order a coffee", "large", []),
      (
        ["order ({shots}|a) coffee", "order a small coffee {size=small}"], "order a coffee",
        "large", []
      ),
      (["order {shots:list} coffees"], "order two coffees", "large", [.unfillableSlot]),
      (["order {size:text} coffee"], "order large coffee", "large", [.unfillableSlot]),
      (["order coffee {shots=many}"], "order coffee", "large", [.unfillableSlot]),
      (["order {shots} coffee", "order two coffee {size=small}"], "order two coffee", "large", []),
      (
        ["(order|bring) coffee [{size=small}]", "bring coffee {size=small}"], "bring coffee",
        "large", []
      ),
    ] as [([String], String, String, [Rule])])
  func vocabularies(_ templates: [String], example: String, item: String, expected: [Rule])
    async throws
  {
    let found = try await Cafe.rules([
      "Cafe.intentdefinition": Cafe.definition(),
      "AppIntentVocabulary.plist": Cafe.vocabulary(templates, example: example, item: item),
    ])
    #expect(found == expected)
  }

  @Test(
    "sentences in a language whose texts are for a region of it alone, or cannot be read",
    arguments: [
      (["es.lproj/Cafe.strings": Cafe.spanish], []),
      (["es-MX.lproj/Cafe.strings": Cafe.spanish], ["intentgen strings", "--language es"]),
      // What the definition is written in, nobody knows where there are texts in English.
      (["en.lproj/Cafe.strings": Cafe.spanish], []),
      ([:], ["intentgen strings", "--language es"]),
      (["es.lproj/Cafe.strings": "<<<<<<< HEAD\n=======\n>>>>>>> other\n"], ["a merge"]),
      (["Cafe.xcstrings": "{"], ["ends before"]),
    ] as [([String: String], [String])])
  func sentencesWithoutTexts(_ files: [String: String], words: [String]) async throws {
    let vocabulary = Cafe.vocabulary(
      ["order [a] {size} coffee"], example: "order a large coffee", item: "large")
    let found = try await Cafe.findings(
      files.merging([
        "Cafe.intentdefinition": Cafe.definition(), "AppIntentVocabulary.plist": vocabulary,
        "es.lproj/AppIntentVocabulary.plist": vocabulary,
      ]) { $1 }
    )
    .filter { [.untranslatedText, .invalidLocalization].contains($0.rule) }
    #expect(found.count == (words.isEmpty ? 0 : 1), "\(found)")
    for word in words {
      #expect(found.allSatisfy { $0.message.contains(word) }, "\(found)")
    }
  }

  @Test(
    "texts and sentences in what is the tag of no language, of which nothing else is told",
    arguments: [
      ("PL.lproj/Cafe.strings", "pl.lproj"), ("pl_PL.lproj/Cafe.strings", "pl-PL.lproj"),
      ("Polish.lproj/Cafe.strings", "pl.lproj"), ("pol.lproj/Cafe.strings", "pl.lproj"),
      ("Klingonish.lproj/Cafe.strings", "its tag"),
      ("PL.lproj/AppIntentVocabulary.plist", "pl.lproj"), ("PL", "write pl"),
    ])
  func unknownLanguages(_ name: String, remedy: String) async throws {
    let vocabulary = Cafe.vocabulary(
      ["order [a] {size} coffee"], example: "order a large coffee", item: "large")
    var files = [
      "Cafe.intentdefinition": Cafe.definition(), "AppIntentVocabulary.plist": vocabulary,
    ]
    if name.hasSuffix(".strings") {
      files[name] = "\"title\" = \"Kawa\";"
    } else if name.hasSuffix(".plist") {
      files[name] = vocabulary
    } else {
      files["Cafe.xcstrings"] = Cafe.catalog(
        name, ["one": "${size} ${shots}", "other": "${size} ${shots}"])
    }
    let found = try await Cafe.findings(files).filter { $0.severity != .note }
    #expect(found.map(\.rule) == [.invalidLocalization], "\(found)")
    #expect(found.allSatisfy { $0.message.contains(remedy) }, "\(found)")
  }

  @Test(
    "sentences of the definition's own language in two vocabularies",
    arguments: [
      (["en.lproj/AppIntentVocabulary.plist"], true),
      (["es.lproj/AppIntentVocabulary.plist"], false),
      (["Other/en.lproj/AppIntentVocabulary.plist"], false),
      // Where English is a translation, nobody knows the definition's own language.
      (["en.lproj/AppIntentVocabulary.plist", "en.lproj/Cafe.strings"], false),
    ])
  func doubleVocabularies(_ names: [String], isTold: Bool) async throws {
    let vocabulary = Cafe.vocabulary(
      ["order [a] {size} coffee"], example: "order a large coffee", item: "large")
    var files = [
      "Cafe.intentdefinition": Cafe.definition(), "AppIntentVocabulary.plist": vocabulary,
    ]
    for name in names {
      files[name] = name.hasSuffix(".plist") ? vocabulary : "\"title\" = \"Get coffee\";"
    }
    let found = try await Cafe.findings(files).filter { $0.rule == .doubleTranslation }
    #expect(found.count == (isTold ? 1 : 0), "\(found)")
  }

  @Test("a property of the response that has the name of a parameter, and properties of its own")
  func responseProperty() async throws {
    let property = """
      <key>INIntentResponseParameters</key><array><dict>
      <key>INIntentResponseParameterName</key><string>size</string>
      <key>INIntentResponseParameterType</key><string>Placemark</string></dict></array>
      """
    let definition = Cafe.definition()
      .replacing("A ${size} coffee", with: "A ${size.locality} coffee")
      .replacing(
        "<key>INIntentResponseCodes</key>", with: property + "<key>INIntentResponseCodes</key>")
    let found = try await Cafe.rules(["Cafe.intentdefinition": definition])
    #expect(!found.contains(.unknownPlaceholder), "\(found)")
  }

  @Test("one word for two cases", arguments: AmbiguousWord.all)
  func ambiguousWords(_ word: AmbiguousWord) async throws {
    let found = try await Cafe.findings(word.files).filter { $0.severity != .note }
    #expect(found.map(\.rule) == (word.names.isEmpty ? [] : [.ambiguousWord]), "\(found)")
    for name in word.names {
      #expect(found.allSatisfy { $0.message.contains("'\(name)'") }, "\(found)")
    }
  }

  @Test(
    "examples of several values",
    arguments: [
      ("order a large, small and a large coffee", []), ("order small large coffee", []),
      ("order a large and a wee coffee", [.misunderstoodExample]),
      ("order a wee coffee", [.misunderstoodExample]),
    ] as [(String, [Rule])])
  func examplesOfSeveral(_ example: String, expected: [Rule]) async throws {
    let single = "<key>INIntentParameterEnumType</key>"
    let several = "<key>INIntentParameterSupportsMultipleValues</key><true/>" + single
    let found = try await Cafe.rules([
      "Cafe.intentdefinition": Cafe.definition().replacing(single, with: several),
      "AppIntentVocabulary.plist": Cafe.vocabulary(
        ["order [a] {size} coffee"], example: example, item: "large"),
    ])
    #expect(found == expected)
  }

  @Test("names in vocabularies are nearly those of intents and parameters")
  func nearMisses() async throws {
    let text = Cafe.vocabulary(["{sise} coffee"], example: "x", item: "large")
      .replacing("OrderCoffeeIntent.size", with: "OrderCofeeIntent.size")
    let notes = try await Cafe.findings([
      "Cafe.intentdefinition": Cafe.definition(), "AppIntentVocabulary.plist": text,
    ]).flatMap(\.notes).map(\.message)
    #expect(notes.contains("did you mean 'OrderCoffeeIntent'?"))
    #expect(notes.contains("did you mean '{size}'?"))
  }

  @Test(
    "what is misspelt",
    arguments: [
      ("ParameterMetadataMaximumValue", "ParameterMetadataMaximunValue", [.misspelling]),
      ("INIntentVerb", "INIntentVreb", [.misspelling]),
      ("<string>order</string>", "<string>oder</string>", [.misspelling]),
      ("<string>Order</string>", "<string>Orrder</string>", [.misspelling]),
      ("<string>order</string>", "<string>teleport</string>", []),
      ("<string>small</string>", "<string>none</string>", [.caseNone]),
      ("for ${size}?", "for ${size.name}?", [.unknownPlaceholder]),
      ("for ${size}?", "for ${size?", [.unknownPlaceholder]),
      (
        "Name</key><string>shots</string>", "Name</key><string>Size</string>",
        [.clashingNames, .unknownPlaceholder]
      ),
    ] as [(String, String, [Rule])])
  func misspellings(_ right: String, wrong: String, expected: [Rule]) async throws {
    let definition = Cafe.definition()
    #expect(definition.contains(right))
    let found = try await Cafe.rules([
      "Cafe.intentdefinition": definition.replacing(right, with: wrong)
    ])
    #expect(found == expected)
  }

  @Test(
    "what is misspelt in a vocabulary, whose sentences nobody would hear",
    arguments: ["IGIntentUtterance", "IGUtterance", "IntentExample"])
  func misspeltVocabularyKeys(_ wrong: String) async throws {
    let vocabulary = Cafe.vocabulary(["order"], example: "order", item: "large")
    #expect(vocabulary.contains("\(wrong)s<"))
    let found = try await Cafe.rules([
      "Cafe.intentdefinition": Cafe.definition(),
      "AppIntentVocabulary.plist": vocabulary.replacing("\(wrong)s<", with: "\(wrong)<"),
    ])
    #expect(found.contains(.misspelling), "\(found)")
  }

  @Test(
    "a broken tag is one error, wherever it is",
    arguments: ["</string>", "<string>", "</dict>", "<dict>", "</array>", "<key>", "</key>"],
    ["", "<", "</strin>"])
  func brokenTag(_ tag: String, replacement: String) throws {
    let definition = Cafe.definition()
    var start = definition.startIndex
    var count = 0
    while let range = definition[start...].firstRange(of: tag), count < 12 {
      let broken = definition.replacingCharacters(in: range, with: replacement)
      let found = PropertyListParser().parse(file: "A", bytes: Array(broken.utf8)).diagnostics
      #expect(found.count == 1, "\(found.map(\.message))")
      start = range.upperBound
      count += 1
    }
    #expect(count > 0)
  }

  @Test(
    "finds no more in real apps than there is",
    .enabled(if: Fixture.shared != nil, "the real apps are not here"))
  func realApps() throws {
    let corpus = try #require(Fixture.shared).appending(path: "corpus")
    let found = GeneratorPipeline().lint([
      corpus.appending(path: "rosteleset__SmartYard-iOS").filePath,
      corpus.appending(path: "holzschu__a-shell").filePath,
    ]).diagnostics
    // Their translations name the texts together with the values that these are about.
    #expect(!found.contains { $0.rule == .unknownTranslation && $0.message.contains("0ltuRO") })
    #expect(!found.contains { [.misspelling, .caseNone].contains($0.rule) })
  }
}
