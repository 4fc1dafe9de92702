import Diagnostics
import Foundation
import IntentDefinition
import PropertyList
import TestSupport
import Testing

@Suite("A broken definition")
struct BrokenDefinitionTests {
  @Test("is told with rule and place", arguments: BrokenDefinition.all + BrokenDefinition.advice)
  func isReported(_ definition: BrokenDefinition) {
    let found = definition.diagnostics.map {
      BrokenDefinition.Expectation(
        severity: $0.severity.rawValue,
        rule: $0.rule.rawValue,
        position: $0.location.position ?? .start
      )
    }
    #expect(found == definition.expected)
  }

  @Test("has a message that says something, and no place outside of its text")
  func hasUsefulMessages() {
    for definition in BrokenDefinition.all + BrokenDefinition.advice {
      let lines = definition.text.split(separator: "\n", omittingEmptySubsequences: false)
      for diagnostic in definition.diagnostics {
        #expect(diagnostic.message.count > 20, "\(definition): \(diagnostic.message)")
        #expect((1...lines.count).contains(diagnostic.location.position?.line ?? 0))
      }
    }
  }

  @Test("is broken in at least sixty ways")
  func areMany() {
    #expect(BrokenDefinition.all.count >= 60)
  }
}

/// A definition that is wrong, and what must be said of it.
struct BrokenDefinition: CustomTestStringConvertible, Sendable {
  /// A diagnostic that must come.
  struct Expectation: Equatable, Sendable {
    var severity: String
    var rule: String
    var position: SourcePosition
  }

  var name: String
  var text: String
  var isAdvice: Bool
  var expected: [Expectation]

  var testDescription: String { name }

  /// What all stages find, and, of a definition that is not broken, what could be better.
  var diagnostics: [Diagnostic] {
    let decoded = PropertyListParser().parse(file: "Test.intentdefinition", bytes: Array(text.utf8))
      .flatMap { DefinitionDecoder().decode($0) }
    guard let definition = decoded.value else { return decoded.diagnostics.sortedByPlace() }
    let linked = DefinitionLinker().link([DefinitionLinker.Input(definition)])
    let validator = DefinitionValidator()
    let validated =
      linked.value.map { validator.validate($0) + (isAdvice ? validator.advise(on: $0) : []) } ?? []
    return (decoded.diagnostics + linked.diagnostics + validated).sortedByPlace()
  }

  static let all = read("BrokenDefinitions.txt", isAdvice: false)
  static let advice = read("Advice.txt", isAdvice: true)

  private static func read(_ file: String, isAdvice: Bool) -> [BrokenDefinition] {
    let text = (try? Fixture.text("Fixtures/\(file)")) ?? ""
    return text.components(separatedBy: "=== ").dropFirst().map {
      BrokenDefinition($0, isAdvice: isAdvice)
    }
  }

  /// Takes a case apart: its name on the first line, then its text with markers.
  private init(_ section: String, isAdvice: Bool) {
    self.isAdvice = isAdvice
    let parts = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts.first ?? "")
    text = ""
    expected = []
    var rest = Substring(parts.count > 1 ? parts[1] : "").trimmingSuffix { $0 == "\n" }
    while let open = rest.firstIndex(of: "⟦"), let close = rest[open...].firstIndex(of: "⟧") {
      text += rest[..<open]
      let words = rest[rest.index(after: open)..<close].split(separator: " ")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      expected.append(
        Expectation(
          severity: String(words.first ?? ""),
          rule: String(words.last ?? ""),
          position: SourcePosition(
            line: max(lines.count, 1),
            column: (lines.last?.utf8.count ?? 0) + 1
          )
        )
      )
      rest = rest[rest.index(after: close)...]
    }
    text += rest
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
