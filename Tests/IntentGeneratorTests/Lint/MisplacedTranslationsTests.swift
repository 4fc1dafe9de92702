import Diagnostics
import Foundation
import IntentGenerator
import TestSupport
import Testing

@Suite("Lint of translations that stand elsewhere than they are looked for")
struct MisplacedTranslationsTests {
  /// How a table of texts is written.
  enum Form: CaseIterable {
    case quoted, unquoted, utf16, xml, binary, unreadable

    /// The texts in this form.
    func data(_ texts: [String: String]) throws -> Data {
      func pairs(_ quote: String) -> String {
        texts.map { "\(quote)\($0.key)\(quote) = \"\($0.value)\";\n" }.joined()
      }
      switch self {
      case .quoted: return Data(pairs("\"").utf8)
      case .unquoted: return Data(pairs("").utf8)
      case .utf16: return try #require(pairs("\"").data(using: .utf16))
      case .xml, .binary:
        return try PropertyListSerialization.data(
          fromPropertyList: texts, format: self == .xml ? .xml : .binary, options: 0)
      case .unreadable: return Data("<<<<<<< HEAD\n\(pairs("\""))".utf8)
      }
    }
  }

  @Test(
    "translations that stand elsewhere than they are looked for",
    arguments: [
      ("Definitions/", "Cafe.xcstrings", "mv "), ("Definitions/", "es.lproj/Cafe.strings", "mkdir"),
      ("", "Texts/Cafe.xcstrings", "mv "), ("", "Texts/Tea.xcstrings", "/Cafe.xcstrings"),
      // What a definition that was renamed left behind has its texts still.
      ("", "Tea.xcstrings", "/Cafe.xcstrings"),
      ("", "es.lproj/Tea.strings", "es.lproj/Cafe.strings"),
      ("", "Cafe.xcstrings", nil), ("Base.lproj/", "Cafe.xcstrings", nil),
      ("Base.lproj/", "es.lproj/Cafe.strings", nil),
      ("Sources/A/", "Tests/B/Cafe.xcstrings", nil), ("src/A/", "src/B/Cafe.xcstrings", nil),
      // A table of other texts may have the name of a definition.
      ("A/", "UI/es.lproj/Cafe.strings", nil),
    ] as [(String, String, String?)])
  func misplaced(_ folder: String, file: String, remedy: String?) async throws {
    let text =
      file.hasPrefix("UI")
      ? "\"OK\" = \"Vale\";"
      : file.hasSuffix(".strings")
        ? Cafe.spanish : Cafe.catalog("es", ["other": "${size} ${shots}"])
    let found = try await Cafe.findings([
      "\(folder)Cafe.intentdefinition": Cafe.definition(), file: text, "Package.swift": "",
    ])
    .filter { $0.rule == .invalidLocalization }
    #expect(found.count == (remedy == nil ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.message.contains(remedy ?? "") }, "\(found)")
  }

  @Test("of several translations that stand elsewhere one alone is to be moved to their place")
  func misplacedTwice() async throws {
    let texts = Cafe.catalog("es", ["other": "${size} ${shots}"])
    let found = try await Cafe.findings([
      "A/Cafe.intentdefinition": Cafe.definition(), "Texts/Cafe.xcstrings": texts,
      "Words/Cafe.xcstrings": texts,
    ])
    .filter { $0.rule == .invalidLocalization }.map(\.message)
    #expect(found.count == 2)
    #expect(found.count { $0.contains("mv ") } == 1, "\(found)")
    #expect(found.count { $0.contains("put what they have into") } == 1, "\(found)")
  }

  @Test(
    "translations under a name that is nearly the one that is asked for",
    arguments: ["es.lprj/Cafe.strings", "es.lproj/Cafes.strings", "es.lproj/Cafe.string"])
  func misnamed(_ file: String) async throws {
    for (texts, isTold) in [(Cafe.spanish, true), ("\"OK\" = \"Vale\";", false)] {
      let found = try await Cafe.findings([
        "Cafe.intentdefinition": Cafe.definition(), file: texts,
      ])
      .filter { $0.rule == .invalidLocalization }.map(\.message)
      #expect(found.count == (isTold ? 1 : 0), "\(found)")
      #expect(found.allSatisfy { $0.contains("es.lproj/Cafe.strings") }, "\(found)")
    }
  }

  @Test(
    "vocabularies under a name that is nearly right",
    arguments: [
      ("es.lprj/AppIntentVocabulary.plist", "es.lproj/AppIntentVocabulary.plist"),
      ("es.lproj/AppIntentVocabularies.plist", "es.lproj/AppIntentVocabulary.plist"),
      ("es.lproj/AppIntentVocabulary.plist", nil), ("Info.plist", nil),
    ] as [(String, String?)])
  func misnamedVocabularies(_ file: String, meant: String?) async throws {
    let found = try await Cafe.findings([
      "Cafe.intentdefinition": Cafe.definition(),
      file: Cafe.vocabulary(["order coffee"], example: "order coffee", item: "large"),
    ])
    .filter { $0.rule == .invalidLocalization }.map(\.message)
    #expect(found.count == (meant == nil ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.contains(meant ?? "") }, "\(found)")
  }

  @Test("tells of them in whatever form they are read", arguments: Form.allCases)
  func forms(_ form: Form) async throws {
    let found = try await findings(form.data(["title": "Pedir café"]))
    #expect(found.count == 1 && found.allSatisfy { $0.contains("mkdir -p") }, "\(found)")
  }

  @Test(
    "leaves tables of other texts alone that have the name of a definition",
    arguments: Form.allCases.filter { $0 != .unreadable })
  func others(_ form: Form) async throws {
    // The words of a text are no ID.
    let found = try await findings(form.data(["OK": "title", "heading": "Café"]))
    #expect(found.isEmpty, "\(found)")
  }

  /// What is found of a table in a folder beside the definition.
  private func findings(_ table: Data) async throws -> [String] {
    try await Fixture.withTemporaryFolder { folder in
      let place = folder.appending(path: "Texts/es.lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try table.write(to: place.appending(path: "Cafe.strings"))
      try Data(Cafe.definition().utf8).write(
        to: folder.appending(path: "Cafe.intentdefinition"))
      return GeneratorPipeline().lint([folder.filePath]).diagnostics
        .filter { $0.rule == .invalidLocalization }.map(\.message)
    }
  }
}
