import IntentGenerator
import SwiftSyntax

/// Gives properties their new names in the comments that stubs were written with, as far as they stand there word for word.
struct StubComments: MergeStep {
  let comparison: ProtocolComparison

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    let search = HandlerSearch(index: index)
    for pair in comparison.pairs {
      for (old, new) in pair.renamedProperties {
        let names = Dictionary(
          uniqueKeysWithValues: zip(
            MethodStub.comments(naming: old), MethodStub.comments(naming: new)))
        let methods = pair.now.methods.filter { $0.subject?.property == new }
        for block in search.blocks(of: pair.now) {
          for method in block.methods
          where methods.contains(where: { search.implements(method, $0, of: pair.now) }) {
            for edit in method.edits(of: names) { changes.add(edit, to: block.source) }
          }
        }
      }
    }
    return changes
  }
}

extension SourceMethod {
  /// What is to be changed for some comments in its body to be others.
  fileprivate func edits(of comments: [String: String]) -> [TextEdit] {
    var edits: [TextEdit] = []
    for token in function.body?.tokens(viewMode: .sourceAccurate).map(\.self) ?? [] {
      var end = token.position.utf8Offset
      for piece in token.leadingTrivia {
        let start = end
        end += piece.sourceLength.utf8Length
        guard case .lineComment(let text) = piece, let comment = comments[text] else { continue }
        edits.append(TextEdit(range: start..<end, replacement: comment))
      }
    }
    return edits
  }
}
