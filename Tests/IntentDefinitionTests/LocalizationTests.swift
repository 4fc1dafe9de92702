import Diagnostics
import Foundation
import IntentDefinition
import PropertyList
import TestSupport
import Testing

@Suite("Translations and vocabularies")
struct LocalizationTests {
  @Test(
    "of a .strings file are read, an empty one as an empty table",
    arguments: [
      (
        "\"a1\" = \"Grüße\";\n/* note */ \"b2\" = \"x \\\"y\\\"\";",
        ["a1": "Grüße", "b2": "x \"y\""]
      ),
      ("", [:]), ("\n\n", [:]), ("/* nothing yet */\n", [:]), ("// nothing yet", [:]),
    ]
  )
  func readsStrings(_ text: String, expected: [String: String]) {
    let decoded = StringsDecoder().decode(
      file: "de.lproj/T.strings", language: "de", bytes: Array(text.utf8))
    #expect(decoded.diagnostics.isEmpty)
    #expect(decoded.value?.texts == expected.mapValues { .text($0) })
  }

  @Test(
    "that cannot be read are an error at the place that is wrong",
    arguments: [
      ("\"a\" = ", 1, 7), ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1), ("\n \"a", 2, 2),
      ("a = {b = c;};", 1, 5), ("\"a\" = \"b\";\n/* x", 2, 1), ("ü = \"b\";", 1, 1),
      ("{ a = b;", 1, 1),
      ("<plist version=\"1.0\"><dict>\n<key>a</key><true/></dict></plist>", 2, 13),
    ])
  func refusesBrokenStrings(_ text: String, line: Int, column: Int) {
    for encode in [{ Array($0.utf8) }, Self.utf16] {
      let decoded = StringsDecoder().decode(
        file: "T.strings", language: "de", bytes: encode(text))
      #expect(decoded.value == nil)
      #expect(decoded.diagnostics.map(\.rule) == [.invalidLocalization])
      #expect(
        decoded.diagnostics[0].location.position == SourcePosition(line: line, column: column))
    }
  }

  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Test("are read as Foundation reads them, or refused where that drops what it cannot read")
  func agreesWithFoundation() throws {
    var random = SeededGenerator(seed: 3)
    let pieces = [
      "\"", "=", ";", "{", "}", "a", "b.c", "\\n", "\\U00e9", "\\101", "\\\\", "\\\"", " ", "\n",
      "/* x */",
      "// y\n", "ä", "'", "🐒", "\"k\" = \"v\";",
    ]
    var tables = 0
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 1..<9, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let foundation =
        try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        as? [String: String]
      let decoded = StringsDecoder().decode(
        file: "T.strings", language: "de", bytes: Array(text.utf8))
      // Foundation takes a table of comments alone for broken.
      guard let foundation, let value = decoded.value else { continue }
      tables += 1
      #expect(value.texts == foundation.mapValues { .text($0) }, "\(text)")
    }
    #expect(tables > 50)
  }

  @Test(
    "of a broken string catalog are an error at the place that is wrong",
    arguments: [
      ("{}", 1), ("{\n \"strings\": {},\n \"sourceLanguage\": 5\n}", 3), ("{\n \"a\": ]", 2),
      (
        "{\"sourceLanguage\": \"en\", \"strings\": {\n\"a\": {\"localizations\": {\n\"de\": {\n"
          + "\"stringUnit\": []}}}}}", 4
      ),
    ])
  func refusesBrokenCatalog(_ text: String, line: Int) {
    let decoded = StringCatalogDecoder().decode(file: "T.xcstrings", bytes: Array(text.utf8))
    #expect(decoded.value == nil)
    #expect(decoded.diagnostics.map(\.location.position?.line) == [line])
  }

  @Test("of a string catalog are read language by language, with plural forms")
  func readsCatalog() throws {
    let text = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "a1": { "localizations": {
        "fr": { "stringUnit": { "state": "translated", "value": "Bonjour" } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "ein Affe" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld Affen" } } } } } } },
        "b2": {} } }
      """
    let decoded = StringCatalogDecoder().decode(file: "T.xcstrings", bytes: Array(text.utf8))
    #expect(decoded.value?.map(\.language) == ["de", "fr"])
    #expect(decoded.value?[0].texts["a1"] == .plural(["one": "ein Affe", "other": "%lld Affen"]))
    #expect(decoded.value?[1].texts["a1"] == .text("Bonjour"))
  }

  @Test(
    "of a string catalog say what nobody reads there",
    arguments: [
      (#""variations": { "plurals": {} }"#, "'plurals' is no key", "write 'plural'"),
      (#""variation": {}"#, "'variation' is no key", "write 'variations'"),
      (
        #""texts": {}"#, "'texts' is no key",
        "there are 'stringUnit', 'variations', 'substitutions'"
      ),
      (
        #""variations": { "plural": { "ones": { "stringUnit": { "value": "x" } } } }"#,
        "'ones' is no key",
        "write 'one'"
      ),
      (
        #""stringUnit": { "state": "translate", "value": "x" }"#, "'translate' is no state",
        "write 'translated'"
      ),
    ])
  func misspeltCatalog(_ unit: String, problem: String, remedy: String) {
    let text = """
      { "sourceLanguage": "en", "strings": { "a": { "localizations": {
        "de": { \(unit) } } } } }
      """
    let decoded = StringCatalogDecoder().decode(file: "T.xcstrings", bytes: Array(text.utf8))
    #expect(decoded.value != nil)
    #expect(decoded.diagnostics.map(\.location.position?.line) == [2])
    let message = decoded.diagnostics.first?.message ?? ""
    #expect(message.contains(problem) && message.contains(remedy), "\(message)")
  }

  @Test(
    "of a string catalog say what is there twice, or has a name that nobody knows",
    arguments: [
      (#""a": { "localizations": {},\n "localizations": {} }"#, "'localizations' is in", "twice"),
      (#""a": {},\n "a": {}"#, "'a' is in", "twice"),
      (
        #""a": { "localizations": { "de": {},\n "de": {} } }"#, "'de' is in", "twice"
      ),
      (#""a": {\n "localisations": {} }"#, "'localisations' is no key", "write 'localizations'"),
      (#""a": {} },\n "versions": { "b": {}"#, "'versions' is no key", "write 'version'"),
    ])
  func keysOfCatalog(_ entries: String, problem: String, remedy: String) {
    let text =
      "{ \"sourceLanguage\": \"en\", \"strings\": { "
      + entries.replacing("\\n", with: "\n") + " } }"
    let decoded = StringCatalogDecoder().decode(file: "T.xcstrings", bytes: Array(text.utf8))
    #expect(decoded.value != nil)
    #expect(decoded.diagnostics.map(\.severity) == [.warning])
    #expect(decoded.diagnostics.map(\.location.position?.line) == [2])
    let message = decoded.diagnostics.first?.message ?? ""
    #expect(message.contains(problem) && message.contains(remedy), "\(message)")
  }

  @Test("of a string catalog may have every key that Xcode writes")
  func knownKeys() {
    let text = """
      { "sourceLanguage": "en", "version": "1.1", "strings": { "a": {
        "comment": "x", "extractionState": "manual", "shouldTranslate": true,
        "isCommentAutoGenerated": true, "generatesSymbol": true, "localizations": {} } } }
      """
    let decoded = StringCatalogDecoder().decode(file: "T.xcstrings", bytes: Array(text.utf8))
    #expect(decoded.diagnostics.isEmpty)
  }

  @Test(
    "say where a merge is not resolved, or a catalog is cut off",
    arguments: [
      ("{\n<<<<<<< HEAD\n\"a\": 1,\n=======\n>>>>>>> b\n}", "a merge", 2),
      ("{ \"strings\": {\n \"a\": {\n", "of line 2", 3),
      ("{ \"strings\": {\n} ", "of line 1", 2),
    ])
  func brokenOff(_ text: String, words: String, line: Int) {
    let decoded = StringCatalogDecoder().decode(file: "T.xcstrings", bytes: Array(text.utf8))
    #expect(decoded.value == nil)
    #expect(decoded.diagnostics.map(\.location.position?.line) == [line])
    #expect(decoded.diagnostics.allSatisfy { $0.message.contains(words) })
  }

  @Test(
    "of a .strings file say where a merge is not resolved",
    arguments: [
      ("<<<<<<< HEAD\n\"a\" = \"b\";\n=======\n>>>>>>> b\n", 1),
      ("\"a\" = \"b\";\n<<<<<<< HEAD\n=======\n>>>>>>> b\n", 2),
      ("/*\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> b\n*/\n\"a\" = \"b\";\n", 2),
      ("\"a\" = \"b\";\n\n/* One.\n<<<<<<< HEAD\n=======\n>>>>>>> b */", 4),
      ("\"a\" = \"\n<<<<<<< b\n\";\n/*\n<<<<<<< HEAD\n=======\n>>>>>>> b\n*/", 5),
    ])
  func mergedStrings(_ text: String, line: Int) {
    let decoded = StringsDecoder().decode(
      file: "T.strings", language: "de", bytes: Array(text.utf8))
    #expect(decoded.value == nil)
    #expect(decoded.diagnostics.map(\.location.position?.line) == [line])
    #expect(decoded.diagnostics.allSatisfy { $0.message.contains("a merge") })
  }

  @Test("of a .strings file may have a line in a text that looks like the mark of a merge")
  func mergedText() {
    let text = "\"a\" = \"\n<<<<<<< HEAD\n\";\n"
    let decoded = StringsDecoder().decode(
      file: "T.strings", language: "de", bytes: Array(text.utf8))
    #expect(decoded.value?.texts == ["a": .text("\n<<<<<<< HEAD\n")])
    #expect(decoded.diagnostics == [])
  }

  @Test(
    "count where there are words for every number",
    arguments: [
      (.text("Suppe"), true), (.text(""), false), (.text(" \n"), false),
      (.plural(["other": "Suppen"]), true), (.plural(["one": "Suppe"]), false),
      (.plural(["one": "", "other": "Suppen"]), false),
    ] as [(LocalizedValue, Bool)])
  func translated(_ value: LocalizedValue, expected: Bool) {
    var localization = Localization(language: "de", file: "T.xcstrings", texts: ["a": value])
    #expect(localization.isTranslated("a") == expected)
    #expect(!localization.isTranslated("b"))
    localization.pending = ["a"]
    #expect(!localization.isTranslated("a"))
  }

  @Test("of a string catalog say where a comma is too many")
  func strayComma() {
    let text = "{ \"sourceLanguage\": \"en\",\n \"strings\": {},\n}"
    let decoded = StringCatalogDecoder().decode(file: "T.xcstrings", bytes: Array(text.utf8))
    #expect(decoded.value != nil)
    #expect(decoded.diagnostics.map(\.severity) == [.warning])
    #expect(decoded.diagnostics.map(\.location.position) == [SourcePosition(line: 2, column: 15)])
    let message = decoded.diagnostics.first?.message ?? ""
    #expect(message.contains("nothing stands behind this comma"), "\(message)")
  }

  @Test("of a string catalog say that it is no JSON where a comma is missing")
  func missingComma() {
    let text = "{ \"sourceLanguage\": \"en\"\n \"strings\": {} }"
    let decoded = StringCatalogDecoder().decode(file: "T.xcstrings", bytes: Array(text.utf8))
    #expect(decoded.value == nil)
    let message = decoded.diagnostics.first?.message ?? ""
    #expect(message.contains("often a comma is missing"), "\(message)")
  }

  @Test("of a string catalog with substitutions are left out, which is said")
  func refusesSubstitutions() throws {
    let text = """
      { "sourceLanguage": "en", "strings": { "a": { "localizations": { "de": { "stringUnit": {
        "state": "translated", "value": "%#@b@ for %#@h@" }, "substitutions": { "b": { "argNum": 1,
        "variations": { "plural": { "other": { "stringUnit": { "state": "new", "value": "%arg" } } } } } }
        } } }, "b": { "localizations": { "de": { "stringUnit": { "value": "B" } } } } } }
      """
    let decoded = StringCatalogDecoder().decode(file: "T.xcstrings", bytes: Array(text.utf8))
    #expect(decoded.value?.first?.texts == ["b": .text("B")])
    #expect(decoded.diagnostics.map(\.location.position?.line) == [1])
    #expect(decoded.diagnostics.map(\.severity) == [.warning])
  }

  @Test("of a vocabulary are read whole")
  func readsVocabulary() throws {
    let text = """
      <plist version="1.0"><dict>
      <key>IntentPhrases</key><array><dict><key>IntentName</key><string>INSendMessageIntent</string>
      <key>IntentExamples</key><array><string>Message Bobo</string></array></dict></array>
      <key>ParameterVocabularies</key><array><dict>
      <key>ParameterNames</key><array><string>INSendMessageIntent.recipients</string></array>
      <key>ParameterVocabulary</key><array><dict>
      <key>VocabularyItemIdentifier</key><string>bobo</string>
      <key>VocabularyItemSynonyms</key><array><dict>
      <key>VocabularyItemPhrase</key><string>Bobo</string>
      <key>VocabularyItemPronunciation</key><string>boh boh</string>
      <key>VocabularyItemExamples</key><array><string>Tell Bobo</string></array>
      </dict></array></dict></array></dict></array>
      <key>IGIntentUtterances</key><array><dict><key>IntentName</key><string>INSendMessageIntent</string>
      <key>IGUtterances</key><array><string>message {recipients}</string></array></dict></array>
      </dict></plist>
      """
    let decoded = PropertyListParser().parse(file: "en.lproj/V.plist", bytes: Array(text.utf8))
      .flatMap { VocabularyDecoder().decode($0, language: "en") }
    #expect(decoded.diagnostics.isEmpty)
    let vocabulary = try #require(decoded.value)
    #expect(vocabulary.phrases.map { $0.examples.map(\.value) } == [["Message Bobo"]])
    #expect(vocabulary.parameters.first?.items.first?.synonyms.first?.pronunciation == "boh boh")
    #expect(vocabulary.utterances.first?.templates.map(\.value) == ["message {recipients}"])
  }

  @Test(
    "of real apps are read without an error, but for one with a character that XML forbids",
    .enabled(if: Fixture.shared != nil, "the real definitions are not here")
  )
  func readsRealFiles() throws {
    let folder = try #require(Fixture.shared).appending(path: "corpus")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL } ?? []
    var strings = 0
    var vocabularies = 0
    var refused: [Rule] = []
    for file in files {
      if file.pathExtension == "strings" {
        strings += 1
        let bytes = Array(try Data(contentsOf: file))
        let decoded = StringsDecoder().decode(file: file.filePath, language: "x", bytes: bytes)
        #expect(!decoded.diagnostics.hasErrors, "\(file.filePath)")
        let foundation =
          try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
          as? [String: String]
        if let foundation {
          #expect(decoded.value?.texts == foundation.mapValues { .text($0) }, "\(file.filePath)")
        }
      } else if file.lastPathComponent == "AppIntentVocabulary.plist" {
        vocabularies += 1
        let bytes = Array(try Data(contentsOf: file))
        let decoded = PropertyListParser().parse(file: file.filePath, bytes: bytes)
          .flatMap { VocabularyDecoder().decode($0, language: nil) }
        if decoded.diagnostics.hasErrors { refused += decoded.diagnostics.map(\.rule) }
      }
    }
    #expect(strings == 183)
    #expect(vocabularies == 58)
    #expect(refused == [.malformedXML])
  }
}
