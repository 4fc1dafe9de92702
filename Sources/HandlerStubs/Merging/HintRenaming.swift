import IntentGenerator
import SwiftSyntax

/// Lets the comments that stubs begin with say what is so by now: a property has another name, or several values. What
/// somebody wrote stays.
struct HintRenaming: MergeStep {
  let comparison: ProtocolComparison

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    let search = HandlerSearch(index: index)
    for pair in comparison.pairs {
      let blocks = search.blocks(of: pair.now)
      for method in pair.now.methods {
        guard let property = method.subject?.property else { continue }
        let then = pair.parameters.first {
          $0.now.key == method.subject?.key && $0.now.name == method.subject?.name
        }?.then.property
        var hints: Set<String> = []
        for name in [then ?? property, property] {
          for isForEach in [true, false] {
            hints.insert(MethodStub.hint(method.kind, name, isForEach: isForEach))
          }
        }
        for block in blocks {
          for own in block.methods where search.implements(own, method, of: pair.now) {
            let isForEach =
              method.form(of: own) == .plain
              ? own.function.signature.returnClause?.type.is(ArrayTypeSyntax.self) ?? false : nil
            replace(hints, in: own, to: block.source, &changes) { hint in
              MethodStub.hint(
                method.kind, property, isForEach: isForEach ?? MethodStub.isForEach(hint))
            }
          }
        }
      }
    }
    return changes
  }

  /// Replaces comments of a method that say one of some hints, and nothing else.
  private func replace(
    _ hints: Set<String>, in method: SourceMethod, to source: Int, _ changes: inout SourceChanges,
    by new: (String) -> String
  ) {
    for token in method.function.tokens(viewMode: .sourceAccurate) {
      var position = token.position.utf8Offset
      for piece in token.leadingTrivia {
        let start = position
        position += piece.sourceLength.utf8Length
        guard case .lineComment(let text) = piece,
          let head = ["// \(MethodStub.mark)", "// "].first(where: text.hasPrefix)
        else { continue }
        let hint = String(text.dropFirst(head.count))
        guard hints.contains(hint), new(hint) != hint else { continue }
        changes.add(
          TextEdit(range: start..<position, replacement: head + new(hint)), to: source)
      }
    }
  }
}
