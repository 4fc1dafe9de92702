import Diagnostics
import Foundation
import IntentDefinition
import PropertyList
import TestSupport
import Testing

@Suite("A fix")
struct FixTests {
  static let fixable = (BrokenDefinition.all + BrokenDefinition.advice)
    .filter { $0.diagnostics.contains { $0.fix != nil } }

  @Test("takes away what was found, and brings up nothing worse", arguments: fixable)
  func helps(_ definition: BrokenDefinition) throws {
    let before = definition.diagnostics
    let fixes = before.compactMap(\.fix)
    let resolver = FixResolver(Array(definition.text.utf8))
    let changes = fixes.map(resolver.replacements)
    #expect(changes.allSatisfy { !$0.isEmpty })
    var fixed = definition
    fixed.text = String(decoding: Array(definition.text.utf8).applying(changes), as: UTF8.self)
    let after = fixed.diagnostics
    let left = before.filter { $0.fix == nil }.map(\.rule)
    #expect(after.allSatisfy { left.contains($0.rule) }, "\(fixed.text)\n\(after)")
  }

  @Test("is known for most of what an editor leaves behind")
  func areMany() {
    #expect(Self.fixable.count >= 15)
  }

  @Test("leaves lists empty as Xcode writes them, and whole lines out")
  func keepsLayout() {
    let text = """
      <plist version="1.0">
      <dict>
      \t<key>a</key>
      \t<array>
      \t\t<string>one</string>
      \t\t<string>two</string>
      \t</array>
      \t<key>b</key>
      \t<dict>
      \t\t<key>c</key>
      \t\t<true/>
      \t</dict>
      </dict>
      </plist>

      """
    func removing(_ positions: (line: Int, column: Int)...) -> String {
      let bytes = Array(text.utf8)
      let resolver = FixResolver(bytes)
      let changes = positions.map {
        resolver.replacements(
          for: .remove(at: SourcePosition(line: $0.line, column: $0.column)))
      }
      return String(decoding: bytes.applying(changes), as: UTF8.self)
    }
    #expect(removing((5, 3)) == text.replacing("\t\t<string>one</string>\n", with: ""))
    #expect(
      removing((11, 3))
        == text.replacing("<dict>\n\t\t<key>c</key>\n\t\t<true/>\n\t</dict>", with: "<dict/>"))
    #expect(removing((9, 2)) == removing((8, 2)))
    #expect(!removing((8, 2)).contains("<key>b"))
    // Two fixes of one place: the second waits for another round.
    #expect(removing((5, 3), (5, 3)) == removing((5, 3)))
    // Not where an element begins.
    #expect(removing((5, 4)) == text)
    #expect(removing((99, 1)) == text)
  }

  @Test("writes what XML would take for marks as characters")
  func escapes() {
    let bytes = Array("<plist version=\"1.0\"><array><string/></array></plist>".utf8)
    let fix = Fix.replace(at: SourcePosition(line: 1, column: 29), with: "a<b>&c")
    let text = String(
      decoding: bytes.applying([FixResolver(bytes).replacements(for: fix)]), as: UTF8.self)
    #expect(text.contains("<array><string>a&lt;b&gt;&amp;c</string></array>"))
  }

  /// Real definitions, which come as XML of many layouts, with all that their editors left in them.
  @Test("helps in real definitions", arguments: realDefinitions)
  func helpsInReal(_ file: URL) throws {
    var bytes = Array(try Data(contentsOf: file))
    let before = diagnostics(bytes)
    for _ in 0..<10 {
      let fixes = diagnostics(bytes).compactMap(\.fix)
      let resolver = FixResolver(bytes)
      let next = bytes.applying(fixes.map(resolver.replacements))
      if next == bytes { break }
      bytes = next
    }
    let after = diagnostics(bytes)
    #expect(after.allSatisfy { $0.fix == nil })
    #expect(after.count == before.count { $0.fix == nil })
    #expect(after.hasErrors == before.hasErrors)
  }

  static let realDefinitions: [URL] = {
    let histories = Fixture.shared.flatMap {
      FileManager.default.enumerator(
        at: $0.appending(path: "histories"), includingPropertiesForKeys: nil)
    }
    let files = histories?.compactMap { $0 as? URL } ?? []
    return Fixture.corpus + files.filter { $0.pathExtension == "intentdefinition" }
  }()

  private func diagnostics(_ bytes: [UInt8]) -> [Diagnostic] {
    let decoded = PropertyListParser().parse(file: "Test.intentdefinition", bytes: bytes)
      .flatMap { DefinitionDecoder().decode($0) }
    guard let definition = decoded.value else { return decoded.diagnostics }
    let linked = DefinitionLinker().link([DefinitionLinker.Input(definition)])
    let validator = DefinitionValidator()
    let validated = linked.value.map { validator.validate($0) + validator.advise(on: $0) } ?? []
    return (decoded.diagnostics + linked.diagnostics + validated).sortedByPlace()
  }
}
