import SwiftSyntax

/// Finds every declaration that can hold handler methods, also nested and conditional ones.
final class SourceBlockFinder: SyntaxVisitor {
  private(set) var blocks: [SourceBlock] = []
  private var enclosing: [String] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .type)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .type)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .type)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .type)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .protocol)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .extension)
  }

  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax,
    _ kind: SourceBlock.Kind
  ) -> SyntaxVisitorContinueKind {
    enclosing.append(node.typeName)
    blocks.append(
      SourceBlock(
        source: 0,
        kind: kind,
        typeName: enclosing.joined(separator: "."),
        inherited: node.inheritanceClause?.inheritedTypes.map(\.type) ?? [],
        modifiers: node.modifiers,
        declaration: Syntax(node),
        members: node.memberBlock,
        methods: node.memberBlock.members.flatMap { methods(in: $0, outermost: $0) }
      )
    )
    return .visitChildren
  }

  private func methods(
    in member: MemberBlockItemSyntax,
    outermost: MemberBlockItemSyntax
  ) -> [SourceMethod] {
    if let function = member.decl.as(FunctionDeclSyntax.self) {
      return [SourceMethod(function: function, outermostMember: outermost, member: member)]
    }
    guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
    return conditional.clauses.flatMap { clause in
      guard case .decls(let members) = clause.elements else { return [SourceMethod]() }
      return members.flatMap { methods(in: $0, outermost: outermost) }
    }
  }
}
