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
