import Diagnostics
import TestSupport
import Testing

@Suite("Lint of tables of texts and their languages")
struct TableLintTests {
  private func findings(_ files: [String: String]) async throws -> [Diagnostic] {
    try await Cafe.findings(files.merging(["Cafe.intentdefinition": Cafe.definition()]) { $1 })
  }

  @Test("an ID that a table has several times")
  func repeated() async throws {
    let table = Cafe.spanish + "\"title\" = \"Café\";\n\"title\" = \"Pedir café\";\n"
    let found = try await findings(["es.lproj/Cafe.strings": table])
    #expect(found.map(\.rule) == [.doubleTranslation])
    #expect(found.first?.notes.count == 2 && found.first?.location.position?.line == 4)
  }

  @Test("a text that a table and a catalogue have, which is to go from the table")
  func double() async throws {
    let found = try await findings([
      "es.lproj/Cafe.strings": "\"done\" = \"${size}, ${shots}\";\n",
      "Cafe.xcstrings": Cafe.catalog(
        "es", ["one": "${size} ${shots}", "other": "${size} ${shots}"]),
    ])
    .filter { $0.rule == .doubleTranslation }
    #expect(found.count == 1, "\(found)")
    let isInTable = found.first?.location.file.hasSuffix(".strings") == true
    let message = found.first?.message ?? ""
    #expect(message.contains("take it out \(isInTable ? "here" : "there")"), "\(message)")
  }

  @Test(
    "a table in the definition's own language that says something else, however little it has",
    arguments: [
      (["en.lproj/Cafe.strings": "\"title\" = \"Order Tea\";"], 1),
      (["Base.lproj/Cafe.strings": "\"title\" = \"Order Tea\";"], 1),
      (["en.lproj/Cafe.strings": "\"title\" = \"Order Coffee\";"], 0),
      // Where another table has the definition's own texts, English is a translation.
      (
        [
          "en.lproj/Cafe.strings": "\"title\" = \"Order Tea\";",
          "de.lproj/Cafe.strings": "\"title\" = \"Order Coffee\"; \"phrase\" = \"Coffee\";",
        ], 0
      ),
    ])
  func ownTexts(_ files: [String: String], count: Int) async throws {
    let found = try await findings(files)
    #expect(found.count { $0.rule == .differentSourceText } == count, "\(found)")
    if files.count == 1 { #expect(!found.contains { $0.rule == .untranslatedText }, "\(found)") }
  }

  @Test(
    "tags of languages",
    arguments: [
      ("tl", .note, "fil.lproj"), ("iw", .note, "he.lproj"), ("pt-br", .note, "pt-BR.lproj"),
      ("zh-hant-tw", .note, "zh-Hant-TW.lproj"), ("pl_PL", .warning, "pl-PL.lproj"),
      ("und", .warning, "its tag"), ("mul", .warning, "its tag"), ("zxx", .warning, "its tag"),
      ("qaa", nil, ""), ("fil", nil, ""), ("de-1996", nil, ""), ("es-419", nil, ""),
    ] as [(String, Diagnostic.Severity?, String)])
  func tags(_ tag: String, severity: Diagnostic.Severity?, remedy: String) async throws {
    let found = try await findings(["\(tag).lproj/Cafe.strings": Cafe.spanish])
      .filter { $0.rule == .invalidLocalization }
    #expect(found.map(\.severity) == [severity].compactMap(\.self), "\(found)")
    #expect(found.allSatisfy { $0.message.contains(remedy) }, "\(found)")
  }

  @Test(
    "a table that was just begun, in English as in any other language",
    arguments: [", to be translated", ""], ["en", "es", "pt-BR"])
  func begun(_ mark: String, language: String) async throws {
    let texts = ["title": "Order Coffee", "phrase": "Coffee", "size": "Size", "small": "Small"]
    let lines = texts.sorted { $0.key < $1.key }
      .map { "/* a text\(mark) */\n\"\($0.key)\" = \"\($0.value)\";\n" }
    let found = try await findings(["\(language).lproj/Cafe.strings": lines.joined()])
    // What is not marked says what the definition says: whoever wrote it needs no translation.
    #expect(found.map(\.rule) == (mark.isEmpty ? [] : [.untranslatedText]), "\(found)")
    #expect(found.allSatisfy { $0.message.hasPrefix("7 of 7 texts have no") }, "\(found)")
  }
}
