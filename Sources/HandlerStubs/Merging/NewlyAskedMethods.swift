import IntentGenerator
import SwiftSyntax

/// Tells of methods of the user's own that no protocol asked for before, and that a protocol which need not have them takes from
/// now on: of a required one the compiler would have told.
struct NewlyAskedMethods: MergeStep {
  let comparison: ProtocolComparison

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    let search = HandlerSearch(index: index)
    for pair in comparison.pairs {
      guard let then = pair.then, !then.isGone else { continue }
      let blocks = search.blocks(of: pair.now).filter { $0.kind != .protocol }
      let names = Set(blocks.flatMap(\.methods).map(\.name))
      // Of what stands in the way of a renamed one, that is told.
      let taken = pair.renamedMethods.filter { names.contains($0.key) }.map(\.value)
      let known = Set(then.methods + then.formerMethods + taken)
      for expected in pair.now.methods
      where expected.defaultBody != nil && !known.contains(expected.name) {
        for block in blocks {
          for method in block.methods
          where search.takes(method, pair.now.intentType)
            && search.implements(method, expected, of: pair.now)
          {
            changes.remark(
              "'\(expected.name)' was there before '\(pair.now.name)' asked for it, and answers for it from now on: "
                + "see whether that is what it is for",
              at: method.function.name,
              in: block.source
            )
          }
        }
      }
    }
    return changes
  }
}
