import SwiftSyntax

/// Knows at every place of the sources which names of types the code itself has declared.
struct TypeScopes: Sendable {
  /// A part of a source where a declaration holds.
  private struct Place: Sendable {
    /// The bytes; none for the whole source.
    let range: Range<Int>?
    let declaration: TypeDeclaration
  }

  /// Where declarations hold, by the name and the source; none for all sources.
  private var places: [String: [Int?: [Place]]] = [:]
  /// What types declare, by the type.
  private let members: [String: [TypeDeclaration]]
  /// The names of a type and of those that it inherits from, by the type.
  private var lineages: [String: [String]] = [:]
  private let numbers: [SyntaxIdentifier: Int]
  private let blockTypes: Set<String>
  private let imports: Set<String>

  /// What the sources declare.
  init(_ sources: [ParsedSource], _ blocks: [SourceBlock]) {
    numbers = Dictionary(sources.enumerated().map { (Syntax($1.tree).id, $0) }) { first, _ in first
    }
    blockTypes = Set(blocks.map(\.typeName))
    imports = sources.reduce(into: []) { $0.formUnion($1.imports) }
    members = sources.flatMap(\.typeDeclarations).reduce(into: [:]) { members, declaration in
      guard case .members(let type) = declaration.scope else { return }
      members[type, default: []].append(declaration)
    }
    for (number, source) in sources.enumerated() {
      for declaration in source.typeDeclarations {
        switch declaration.scope {
        case .everywhere: add(declaration, in: nil, nil)
        case .file: add(declaration, in: number, nil)
        case .code(let range): add(declaration, in: number, range)
        case .members: break
        }
      }
    }
    for block in blocks { addMembers(of: block.typeName, in: block) }
  }

  /// The same with what types inherit.
  ///
  /// - Parameter inherited: The names of the types that a block's type inherits from.
  func inheriting(_ blocks: [SourceBlock], _ inherited: (SourceBlock) -> [String]) -> TypeScopes {
    guard !members.isEmpty else { return self }
    var scopes = self
    let parents = Dictionary(grouping: blocks, by: \.typeName).mapValues { $0.flatMap(inherited) }
    for block in blocks {
      let lineage = scopes.lineages[block.typeName] ?? Self.lineage(of: block.typeName, parents)
      scopes.lineages[block.typeName] = lineage
      for type in lineage.dropFirst() { scopes.addMembers(of: type, in: block) }
    }
    return scopes
  }

  private static func lineage(of type: String, _ parents: [String: [String]]) -> [String] {
    var found = [type]
    var next = 0
    while next < found.count {
      for parent in parents[found[next]] ?? [] where !found.contains(parent) {
        found.append(parent)
      }
      next += 1
    }
    return found
  }

  private mutating func addMembers(of type: String, in block: SourceBlock) {
    for declaration in members[type] ?? [] {
      add(declaration, in: block.source, block.rangeWithMembersInScope)
    }
  }

  private mutating func add(
    _ declaration: TypeDeclaration, in source: Int?, _ range: Range<Int>?
  ) {
    places[declaration.name, default: [:]][source, default: []].append(
      Place(range: range, declaration: declaration))
  }

  /// The innermost declaration of a name at a place; none where nothing in the sources declares it.
  func declaration(of name: String, at node: some SyntaxProtocol) -> TypeDeclaration? {
    guard let places = places[name] else { return nil }
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let near = numbers[node.root.id].flatMap { places[$0] } ?? []
    let found = near.filter { $0.range?.contains(offset) != false }
      .min { ($0.range?.count ?? Int.max) < ($1.range?.count ?? Int.max) }
    return (found ?? places[nil]?.first)?.declaration
  }

  /// What a type of the sources declares, or inherits, under a name.
  func member(_ name: String, of type: String) -> TypeDeclaration? {
    (lineages[type] ?? [type]).lazy
      .compactMap { members[$0]?.first { $0.name == name } }
      .first
  }

  /// Whether the sources declare or extend a type.
  func hasType(_ path: String) -> Bool { blockTypes.contains(path) }

  /// Whether the sources declare a type of a name that is no alias, for all files.
  func hasOwnType(_ name: String) -> Bool {
    (places[name]?[nil] ?? []).contains { $0.declaration.value == nil }
  }

  /// Whether a source imports a module of a name.
  func hasModule(_ name: String) -> Bool { imports.contains(name) }
}

extension SourceBlock {
  /// The bytes in which members can be named alone: what is between its braces, and its conditions.
  fileprivate var rangeWithMembersInScope: Range<Int> {
    let conditions = declaration.asProtocol((any DeclGroupSyntax).self)?.genericWhereClause
    let start = conditions?.position ?? members.position
    return start.utf8Offset..<members.endPosition.utf8Offset
  }
}
