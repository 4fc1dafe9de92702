import SwiftSyntax

/// What extensions of the user's own add to a type that other code declares.
struct OwnMembers: Sendable {
  /// The names of what belongs to the type itself.
  private(set) var statics: Set<String> = []
  /// The labels of its initialisers, `_` where there is none.
  private(set) var initializers: Set<[String]> = []

  fileprivate mutating func add(_ declaration: DeclSyntax) {
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      let parameters = initializer.signature.parameterClause.parameters
      initializers.insert(parameters.map(\.firstName.identifierText))
    }
    let isStatic = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { $0.name.tokenKind == .keyword(.static) }
    guard isStatic == true else { return }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      statics.insert(function.name.identifierText)
    }
    statics.formUnion(declaration.variableNames.map(\.identifierText))
  }
}

extension SourceIndex {
  /// What extensions add, by the type.
  var ownMembers: [String: OwnMembers] {
    blocks.filter { $0.kind == .extension }.reduce(into: [:]) { types, block in
      for declaration in block.members.declarations {
        types[block.typeName, default: OwnMembers()].add(declaration)
      }
    }
  }
}
