import DefinitionComparison
import Diagnostics
import Foundation
import IntentDefinition
import PropertyList
import TestSupport
import Testing

@Suite("A change of a key of a definition")
struct EveryKeyTests {
  /// A definition in which every key of the format stands.
  static let document = (try? Data(contentsOf: Fixture.url("EveryKey.intentdefinition"))).flatMap {
    PropertyListParser().parse(file: "EveryKey.intentdefinition", bytes: Array($0)).value
  }

  static let keys = Set(document?.root.keys ?? []).sorted()

  @Test("is looked at whichever key it is")
  func knowsAll() {
    let prefixes = ["INIntentParameter", "INTypeProperty"]
    let metadata = prefixes.flatMap { prefix in
      FormatKeys.metadata.map { "\(prefix)Metadata\($0)" }
    }
    let missing = Set(FormatKeys.all + metadata).subtracting(Self.keys)
    // Suppressions change nothing of what is defined.
    #expect(missing == ["IGSuppressedRules"], "\(missing.sorted())")
  }

  @Test("is told, where the definition says something else by it", arguments: keys)
  func isTold(_ key: String) throws {
    let document = try #require(Self.document)
    let old = try #require(definitions(document))
    let said = try model(of: old)
    for root in document.root.variants(of: key) {
      guard let new = definitions(PropertyListDocument(file: document.file, root: root)),
        try model(of: new) != said
      else { continue }
      #expect(!DefinitionComparer().compare(old, new).isEmpty)
    }
    #expect(DefinitionComparer().compare(old, old).isEmpty)
  }

  /// What definitions say, wherever it stands.
  private func model(of set: DefinitionSet) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(set)
  }

  /// The linked definitions of a document; none where it cannot be read.
  private func definitions(_ document: PropertyListDocument) -> DefinitionSet? {
    let decoded = DefinitionDecoder().decode(document)
    guard let definition = decoded.value, !decoded.diagnostics.hasErrors else { return nil }
    let kitchen = PropertyListDocument(
      file: "Kitchen.intentdefinition", root: PropertyListNode(.dictionary([])))
    let linked = DefinitionLinker().link(
      [DefinitionLinker.Input(definition)],
      context: [DefinitionDecoder().decode(kitchen).value].compactMap(\.self))
    return linked.diagnostics.hasErrors ? nil : linked.value
  }
}

extension PropertyListNode {
  /// Every key in it, however deep.
  var keys: [String] {
    switch value {
    case .dictionary(let entries): entries.flatMap { [$0.key] + $0.node.keys }
    case .array(let nodes): nodes.flatMap(\.keys)
    default: []
    }
  }

  /// The same with another value for a key, or without it, wherever it stands.
  func variants(of key: String) -> [PropertyListNode] {
    func node(_ value: PropertyListValue) -> PropertyListNode {
      PropertyListNode(value, at: position)
    }
    switch value {
    case .array(let nodes):
      return nodes.indices.flatMap { index in
        nodes[index].variants(of: key).map { variant in
          var nodes = nodes
          nodes[index] = variant
          return node(.array(nodes))
        }
      }
    case .dictionary(let entries):
      return entries.indices.flatMap { index -> [PropertyListNode] in
        let entry = entries[index]
        let others = entry.key == key ? entry.node.others : []
        let changed = (others + entry.node.variants(of: key)).map { variant in
          var entries = entries
          entries[index].node = variant
          return node(.dictionary(entries))
        }
        guard entry.key == key else { return changed }
        var rest = entries
        rest.remove(at: index)
        return changed + [node(.dictionary(rest))]
      }
    default: return []
    }
  }

  /// Other values of the same type.
  private var others: [PropertyListNode] {
    let values: [PropertyListValue] =
      switch value {
      case .boolean(let value): [.boolean(!value)]
      case .integer(let value): [.integer(value + 1), .integer(0)]
      case .real(let value): [.real(value + 1)]
      // What must be a word of the format, or a name, is one of these.
      case .string(let text):
        [text + "2", "", "Decimal", "Flag", "System", "Herb", "Plate", "Time", "size"]
          .filter { $0 != text }.map { .string($0) }
      case .array(let nodes):
        [.array([])]
          + (nodes.contains { if case .string = $0.value { true } else { false } }
            ? [.array(nodes + [PropertyListNode(.string("other"))])] : [])
      case .dictionary: [.dictionary([])]
      default: []
      }
    return values.map { PropertyListNode($0, at: position) }
  }
}
