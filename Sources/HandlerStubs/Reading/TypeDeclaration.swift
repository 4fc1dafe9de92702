import SwiftSyntax

/// A name that code gives to a type: that of a type, an alias, a generic parameter or an associated type.
struct TypeDeclaration: Sendable {
  /// Where a name holds.
  enum Scope: Hashable, Sendable {
    /// In every file.
    case everywhere
    /// In the whole file that declares it.
    case file
    /// Between some bytes of that file.
    case code(Range<Int>)
    /// Wherever members of a type are in scope, in extensions and in types that inherit from it too.
    case members(of: String)
  }

  let name: String
  var scope: Scope
  /// What an alias stands for; none for everything else.
  let value: TypeSyntax?
  /// Whether it stands for any of many types: a generic parameter, or an associated type.
  var isParameter = false

  /// The name with those of the types around it; what only some code knows has one that nothing else can have.
  var path: String {
    switch scope {
    case .everywhere: name
    case .members(let type): "\(type).\(name)"
    case .file, .code: "_.\(name)"
    }
  }
}

/// Finds the names that a file gives to types.
final class TypeDeclarationFinder: SyntaxVisitor {
  private(set) var declarations: [TypeDeclaration] = []
  /// Where what is declared at a place holds, by the types and the code around it.
  private var scopes: [TypeDeclaration.Scope] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, isParameter: true)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, as: node.initializer.value)
  }

  override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.parent else { return .skipChildren }
    let range = node.position.utf8Offset..<owner.endPosition.utf8Offset
    // An extension of a generic type knows its parameters as well.
    let type = owner.asProtocol((any DeclGroupSyntax).self).map { self.path(of: $0) }
    for parameter in node.parameters {
      let name = parameter.name.identifierText
      add(name, .code(range), isParameter: true)
      if let type { add(name, .members(of: type), isParameter: true) }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.parent?.asProtocol((any DeclGroupSyntax).self)
    scopes.append(.members(of: owner.map { path(of: $0) } ?? ""))
    return .visitChildren
  }
  override func visitPost(_: MemberBlockSyntax) { scopes.removeLast() }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_: CodeBlockSyntax) { scopes.removeLast() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_: ClosureExprSyntax) { scopes.removeLast() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_: AccessorBlockSyntax) { scopes.removeLast() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_: SwitchCaseSyntax) { scopes.removeLast() }

  private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    scopes.append(.code(node.position.utf8Offset..<node.endPosition.utf8Offset))
    return .visitChildren
  }

  private func declare(
    _ node: some NamedDeclSyntax & WithModifiersSyntax, as value: TypeSyntax? = nil,
    isParameter: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let isOfFile = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    let scope = scopes.last ?? (isOfFile ? .file : .everywhere)
    add(node.name.identifierText, scope, value, isParameter: isParameter)
    return .visitChildren
  }

  private func add(
    _ name: String, _ scope: TypeDeclaration.Scope, _ value: TypeSyntax? = nil,
    isParameter: Bool = false
  ) {
    declarations.append(
      TypeDeclaration(name: name, scope: scope, value: value, isParameter: isParameter))
  }

  /// The name of a type with those of the types around it, as blocks have it.
  private func path(of node: any DeclGroupSyntax) -> String {
    let outer = scopes.reversed().lazy.compactMap { scope in
      if case .members(let type) = scope { type } else { nil }
    }
    .first
    return [outer, node.typeName].compactMap(\.self).joined(separator: ".")
  }
}

extension DeclGroupSyntax {
  /// The name of the type that is declared or extended, without generic arguments.
  var typeName: String {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.identifierText }
    let type = self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    return type.split(separator: "<").first.map(String.init) ?? ""
  }
}
