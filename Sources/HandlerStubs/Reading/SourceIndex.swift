import SwiftSyntax

/// What the sources declare, across all files.
struct SourceIndex: Sendable {
  let sources: [ParsedSource]
  let blocks: [SourceBlock]
  let typeNames: TypeNames

  init(_ sources: [ParsedSource]) {
    self.sources = sources
    var blocks: [SourceBlock] = []
    var aliases: [String: TypeSyntax] = [:]
    for (index, source) in sources.enumerated() {
      let finder = SourceBlockFinder(source: index)
      finder.walk(source.tree)
      blocks += finder.blocks
      aliases.merge(finder.aliases) { first, _ in first }
    }
    self.blocks = blocks
    typeNames = TypeNames(aliases: aliases)
  }

  /// The protocols that a declaration names, through aliases and protocols of the user's own.
  func protocols(of block: SourceBlock) -> Set<String> {
    var found: Set<String> = []
    var pending = block.inherited
    while let type = pending.popLast() {
      for name in typeNames.components(of: type) where found.insert(name).inserted {
        let declared = blocks.filter { $0.kind == .protocol && $0.typeName == name }
        pending += declared.flatMap(\.inherited)
      }
    }
    return found
  }

  /// Everything that a type can take a method from: its own declarations, those of the classes
  /// before it, and extensions of the protocols that it conforms to.
  func blocks(serving typeName: String) -> [SourceBlock] {
    var seen: Set<String> = []
    var pending = [typeName]
    var found: [SourceBlock] = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      let own = blocks.filter { $0.typeName == name }
      found += own.filter { $0.kind != .protocol }
      pending += own.flatMap { $0.inherited.flatMap(typeNames.components) }
    }
    return found
  }
}
