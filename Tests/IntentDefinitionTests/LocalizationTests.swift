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

  @Test("that cannot be read are an error that names the file")
  func refusesBrokenStrings() {
    let strings = StringsDecoder().decode(
      file: "T.strings", language: "de", bytes: Array("\"a\" = ".utf8))
    #expect(strings.diagnostics.map(\.rule) == [.invalidLocalization])
    let catalog = StringCatalogDecoder().decode(file: "T.xcstrings", bytes: Array("{}".utf8))
    #expect(catalog.diagnostics.map(\.location.file) == ["T.xcstrings"])
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
    #expect(vocabulary.phrases.map(\.examples) == [["Message Bobo"]])
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
