import Diagnostics
import PropertyList

/// What comes up while one file is decoded.
final class DecodingReport {
  /// The file, for diagnostics.
  let file: String
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var unknownKeys: [UnknownKey] = []

  init(file: String) {
    self.file = file
  }

  private(set) var suppressions: [Suppression] = []

  func add(
    _ problem: DefinitionProblem, at position: SourcePosition, notes: [Diagnostic.Note] = [],
    fix: Fix? = nil
  ) {
    let location = SourceLocation(file: file, position: position)
    diagnostics.append(problem.diagnostic(at: location, notes: notes, fix: fix))
  }

  /// Takes the rules that a dictionary silences within itself, with the reasons.
  func add(suppressing node: PropertyListNode, in extent: ClosedRange<SourcePosition>) {
    guard case .dictionary(let entries) = node.value else {
      let expected = "a dictionary of rules and reasons"
      return add(
        .wrongValueType(
          key: Suppression.key, found: node.value.typeName, expected: expected),
        at: node.position)
    }
    for entry in entries {
      guard let rule = Rule(rawValue: entry.key) else {
        let nearest = NearestMatch.find(entry.key, among: Rule.allCases.map(\.rawValue))
        let notes = nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []
        let fix = nearest.map { Fix.replace(at: entry.keyPosition, with: $0) }
        add(.unknownSuppressedRule(entry.key), at: entry.keyPosition, notes: notes, fix: fix)
        continue
      }
      guard case .string(let reason) = entry.node.value, !reason.isBlank else {
        add(.suppressionWithoutReason(entry.key), at: entry.node.position)
        continue
      }
      let location = SourceLocation(file: file, position: entry.keyPosition)
      suppressions.append(
        Suppression(rule, because: reason, at: location, inFile: file, extent: extent))
    }
  }

  /// Keeps a key that the format does not know, and says so.
  func add(unknown key: UnknownKey) {
    unknownKeys.append(key)
    add(.unknownKey(key.key, owner: key.owner), at: key.position)
  }
}

extension Suppression {
  /// The key of a definition's dictionary that silences rules within it.
  static let key = "IGSuppressedRules"
}

extension String {
  /// Whether there is nothing to read in it.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
