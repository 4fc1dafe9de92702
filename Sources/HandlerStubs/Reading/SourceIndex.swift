import SwiftSyntax

/// What the sources declare, across all files.
struct SourceIndex: Sendable {
  let sources: [ParsedSource]
  let blocks: [SourceBlock]
  let typeNames: TypeNames
  /// The places of blocks by the type that they belong to.
  private let blocksOfTypes: [String: [Int]]
  /// The places of blocks by the protocols that they say their type conforms to.
  private let blocksOfProtocols: [String: [Int]]
  /// The types that say that they inherit from a type, by that.
  private let heirs: [String: Set<String>]

  init(_ sources: [ParsedSource]) {
    self.sources = sources
    let resolved = ExtendedNames.resolved(sources)
    let blocks = SourceBlock.numbered(in: resolved)
    let declared = TypeScopes(resolved, blocks)
    let ownNames = TypeNames(scopes: declared)
    let scopes = declared.inheriting(blocks) { $0.inherited.flatMap(ownNames.paths) }
    let typeNames = TypeNames(scopes: scopes)
    let ofTypes = Dictionary(grouping: blocks.indices) { blocks[$0].typeName }
    var ofProtocols: [String: [Int]] = [:]
    for (place, block) in blocks.enumerated() where block.kind != .protocol {
      for name in Self.protocols(of: block, in: blocks, ofTypes, typeNames) {
        ofProtocols[name, default: []].append(place)
      }
    }
    var heirs: [String: Set<String>] = [:]
    for block in blocks where block.kind == .type {
      for name in block.inherited.flatMap({ typeNames.paths(of: $0) }) {
        heirs[name, default: []].insert(block.typeName)
      }
    }
    self.heirs = heirs
    self.blocks = blocks
    self.typeNames = typeNames
    blocksOfTypes = ofTypes
    blocksOfProtocols = ofProtocols
  }

  /// The protocols that a declaration names, through aliases and protocols of the user's own.
  private static func protocols(
    of block: SourceBlock,
    in blocks: [SourceBlock],
    _ blocksOfTypes: [String: [Int]],
    _ typeNames: TypeNames
  ) -> Set<String> {
    var found: Set<String> = []
    var pending = block.inherited
    while let type = pending.popLast() {
      for name in typeNames.components(of: type) where found.insert(name).inserted {
        let declared = (blocksOfTypes[name] ?? []).map { blocks[$0] }
        pending += declared.filter { $0.kind == .protocol }.flatMap(\.inherited)
      }
    }
    return found
  }

  /// The declarations that say that a type conforms to one of some protocols, in their order.
  func blocks(conformingTo protocols: [String]) -> [SourceBlock] {
    Set(protocols.flatMap { blocksOfProtocols[$0] ?? [] }).sorted().map { blocks[$0] }
  }

  /// The classes that inherit from a type, and from those.
  func subclasses(of typeName: String) -> [String] {
    var found: Set<String> = []
    var pending = [typeName]
    while let name = pending.popLast() {
      pending += (heirs[name] ?? []).filter { $0 != typeName && found.insert($0).inserted }
    }
    return found.sorted()
  }

  /// Everything that a type can take a method from: its own declarations, those of the classes
  /// before it, and extensions of the protocols that it conforms to.
  func blocks(serving typeName: String) -> [SourceBlock] {
    lineage(of: typeName).filter { $0.kind != .protocol }
  }

  /// The protocols of the sources that a type conforms to, as it says, or what it inherits from.
  func protocols(of typeName: String) -> [SourceBlock] {
    lineage(of: typeName).filter { $0.kind == .protocol }
  }

  /// The declarations of a type, and of whatever it inherits from or conforms to.
  private func lineage(of typeName: String) -> [SourceBlock] {
    var seen: Set<String> = []
    var pending = [typeName]
    var found: [SourceBlock] = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      let own = (blocksOfTypes[name] ?? []).map { blocks[$0] }
      found += own
      pending += own.flatMap(\.inherited)
        .flatMap { typeNames.paths(of: $0) + typeNames.components(of: $0) }
    }
    return found
  }

  /// The same with what inherits from the type: whatever is asked of a method is asked of those that override it.
  func blocks(servingOrOverriding typeName: String) -> [SourceBlock] {
    blocks(serving: typeName)
      + subclasses(of: typeName).flatMap { name in
        (blocksOfTypes[name] ?? []).map { blocks[$0] }.filter { $0.kind != .protocol }
      }
  }
}
