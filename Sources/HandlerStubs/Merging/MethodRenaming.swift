import IntentGenerator
import SwiftSyntax

/// Gives the methods of handlers the new names of their parameters, and calls of them too.
struct MethodRenaming: MergeStep {
  let pairs: [ProtocolComparison.Pair]

  init(_ comparison: ProtocolComparison) {
    pairs = comparison.pairs.filter { !$0.renamedMethods.isEmpty }
  }

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    let search = HandlerSearch(index: index)
    for pair in pairs {
      let conformances = search.conformances(to: pair.now)
      for typeName in Set(conformances.map(\.typeName)).sorted() {
        let blocks = index.blocks(serving: typeName)
        let renamed = possible(pair.renamedMethods, in: blocks, of: pair.now, search)
        for block in blocks { rename(renamed, in: block, of: pair.now, search, &changes) }
      }
    }
    return changes
  }

  /// The renamings after which no two methods have one name.
  private func possible(
    _ renamed: [String: String],
    in blocks: [SourceBlock],
    of handler: HandlerProtocol,
    _ search: HandlerSearch
  ) -> [String: String] {
    let names = blocks.flatMap(\.methods).filter { search.takes($0, handler.intentType) }
      .map(\.name)
    return renamed.filter { old, new in
      names.contains(old) && (!names.contains(new) || renamed[new] != nil)
    }
  }

  private func rename(
    _ renamed: [String: String],
    in block: SourceBlock,
    of handler: HandlerProtocol,
    _ search: HandlerSearch,
    _ changes: inout SourceChanges
  ) {
    for method in block.methods where search.takes(method, handler.intentType) {
      guard let name = renamed[method.name] else { continue }
      changes.add(
        TextEdit(range: method.function.name.textRange, replacement: name), to: block.source)
      changes.report(
        HandlerAction(
          kind: .renamedMethod,
          subject: "\(block.typeName).\(name)",
          before: method.name,
          after: name
        ),
        in: block.source
      )
    }
    let calls = MethodCallFinder(names: Set(renamed.keys))
    calls.walk(block.members)
    for token in calls.found {
      guard let name = renamed[token.identifierText] else { continue }
      changes.add(TextEdit(range: token.textRange, replacement: name), to: block.source)
    }
  }
}

/// Finds calls of a type's own methods, `resolveSoup(for: intent)`, with or without `self`.
private final class MethodCallFinder: SyntaxVisitor {
  let names: Set<String>
  private(set) var found: [TokenSyntax] = []

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard node.arguments.first?.label?.identifierText == "for" else { return }
    var called = node.calledExpression.as(DeclReferenceExprSyntax.self)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    {
      called = member.declName
    }
    if let called, names.contains(called.baseName.identifierText) { found.append(called.baseName) }
  }
}
