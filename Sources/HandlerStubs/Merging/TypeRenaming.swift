import SwiftSyntax

/// Gives generated types their new names, wherever the sources name them.
struct TypeRenaming: MergeStep {
  /// The new names by the old ones.
  let names: [String: String]

  init(_ comparison: ProtocolComparison) {
    names = comparison.pairs.reduce(into: [:]) { names, pair in
      names.merge(pair.renamedTypes) { first, _ in first }
    }
  }

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    guard !names.isEmpty else { return changes }
    for (number, source) in index.sources.enumerated() {
      for token in source.tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind, let name = names[token.identifierText] else {
          continue
        }
        changes.add(TextEdit(range: token.textRange, replacement: name), to: number)
        changes.report(
          HandlerAction(
            kind: .renamedType,
            subject: token.identifierText,
            before: token.identifierText,
            after: name
          ),
          in: number
        )
      }
    }
    return changes
  }
}

extension SyntaxProtocol {
  /// Its bytes, without the trivia around it.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
