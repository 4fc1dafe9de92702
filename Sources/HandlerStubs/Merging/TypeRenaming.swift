import IntentGenerator
import SwiftSyntax

/// Gives generated types their new names, wherever the sources name them.
struct TypeRenaming: MergeStep {
  /// The new names by the old ones, of an intent's own types: no other code has such names.
  let ofIntents: [String: String]
  /// The new names by the old ones, of types that definitions declare: `Soup` may be anything where
  /// it is no type.
  let declared: [String: String]

  init(_ comparison: ProtocolComparison) {
    ofIntents = comparison.pairs.reduce(into: [:]) { names, pair in
      names.merge(pair.renamedTypes) { first, _ in first }
    }
    declared = comparison.types.reduce(into: [:]) { names, pair in
      guard pair.then.name != pair.now.name else { return }
      for suffix in ["", "ResolutionResult"] {
        names[pair.then.name + suffix] = pair.now.name + suffix
      }
    }
  }

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    guard !ofIntents.isEmpty || !declared.isEmpty else { return changes }
    let own = Set(index.blocks.filter { $0.kind == .type }.compactMap(\.simpleName))
    for (number, source) in index.sources.enumerated() {
      for token in source.tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind else { continue }
        let old = token.identifierText
        let ofType = token.namesType && !own.contains(old) ? declared[old] : nil
        guard let name = ofIntents[old] ?? ofType else { continue }
        changes.add(TextEdit(range: token.textRange, replacement: name), to: number)
        changes.report(
          HandlerAction(kind: .renamedType, subject: old, before: old, after: name), in: number)
      }
    }
    return changes
  }
}

extension TokenSyntax {
  /// Whether it stands where a type can: `Soup`, `Soup(…)`, `Soup.self`, `Kitchen.Soup`; not `.Soup`,
  /// and no name of an argument or of something that is declared.
  fileprivate var namesType: Bool {
    if parent?.is(IdentifierTypeSyntax.self) == true { return true }
    if let member = parent?.as(MemberTypeSyntax.self) {
      return member.name == self && member.baseType.is(IdentifierTypeSyntax.self)
    }
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    else { return true }
    let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return base?.first?.isUppercase ?? false
  }
}

extension SourceBlock {
  /// The type's name without those of the types around it.
  var simpleName: String? { typeName.split(separator: ".").last.map(String.init) }
}

extension SyntaxProtocol {
  /// Its bytes, without the trivia around it.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
