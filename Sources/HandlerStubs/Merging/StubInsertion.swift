import IntentGenerator
import SwiftSyntax

/// Adds the methods that a protocol has and its handlers have not.
struct StubInsertion: MergeStep {
  let comparison: ProtocolComparison

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    let search = HandlerSearch(index: index)
    var pending: [Insertion] = []
    for pair in comparison.pairs {
      let conformances = search.conformances(to: pair.now)
      for block in conformances {
        // Of two conformances under different conditions, each needs the methods for itself.
        let others = conformances.filter {
          $0.typeName == block.typeName && $0.declaration != block.declaration
        }
        let blocks = index.blocks(serving: block.typeName).filter { served in
          !others.contains { $0.declaration == served.declaration && $0.kind == .extension }
        }
        pending += insertions(for: pair, in: block, served: blocks, search)
      }
    }
    for insertion in pending {
      insertion.add(to: &changes, in: index)
      let imports = MissingImports(
        insertion.methods.flatMap(\.modules), in: index.sources[insertion.block.source])
      imports.add(to: &changes, in: insertion.block.source)
    }
    return changes
  }

  /// What is missing in a conformance, by the member that it is to stand behind.
  private func insertions(
    for pair: ProtocolComparison.Pair,
    in block: SourceBlock,
    served blocks: [SourceBlock],
    _ search: HandlerSearch
  ) -> [Insertion] {
    let methods = blocks.flatMap(\.methods)
    let form: HandlerMethod.Form =
      search.usesCompletions(pair.now, in: blocks) ? .completion : .plain
    let error = comparison.unfinishedError(at: block.members, search.index)
    var anchor: MemberBlockItemSyntax?
    var found: [Insertion] = []
    func stands(_ method: SourceMethod, for expected: HandlerMethod) -> Bool {
      search.implements(method, expected, of: pair.now)
        || search.completes(method, expected, of: pair.now)
    }
    for expected in pair.now.methods {
      func isExpected(_ method: SourceMethod) -> Bool { stands(method, for: expected) }
      if let present = block.methods.first(where: isExpected) {
        anchor = present.outermostMember
        continue
      }
      guard !methods.contains(where: isExpected), isWanted(expected, pair) else { continue }
      if let last = found.last, last.anchor == anchor {
        found[found.count - 1].methods.append(expected)
      } else {
        found.append(
          Insertion(block: block, anchor: anchor, methods: [expected], form: form, error: error))
      }
    }
    // What comes before every method that is there stands before the first of them.
    if let first = found.first, first.anchor == nil {
      let present = block.methods.first { method in
        pair.now.methods.contains { stands(method, for: $0) }
      }
      found[0].successor = present?.outermostMember
    }
    return found
  }

  /// A method that a handler may leave out is added only when it is new: the user may have taken it
  /// away.
  private func isWanted(_ method: HandlerMethod, _ pair: ProtocolComparison.Pair) -> Bool {
    guard method.kind != .formerOptions else { return false }
    guard method.defaultBody != nil else { return true }
    guard let then = pair.then else { return false }
    return !then.methods.contains(method.name)
      && !pair.renamedMethods.values.contains(method.name)
  }
}
