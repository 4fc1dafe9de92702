import SwiftSyntax

/// A place where members of a type are declared: the type itself, or an extension of it.
struct SourceBlock: Sendable {
  /// What declares it.
  enum Kind: Hashable, Sendable {
    case type, `extension`, `protocol`
  }

  /// Which of the sources has it.
  var source: Int
  let kind: Kind
  /// The type's name with those of the types around it, `Kitchen.Cook`.
  var typeName: String
  /// The types that it inherits from or conforms to, as they are written.
  let inherited: [TypeSyntax]
  /// The modifiers of the declaration.
  let modifiers: DeclModifierListSyntax
  /// Where the declaration begins, before its comments.
  let declaration: Syntax
  let members: MemberBlockSyntax
  let methods: [SourceMethod]

  /// Where the declaration begins, behind its comments.
  var start: Int { declaration.positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The name of the type, without those of the types around it.
  var simpleName: String { typeName.split(separator: ".").last.map(String.init) ?? typeName }

  /// Where it begins to say what the type inherits from or conforms to.
  var conformance: TokenSyntax? { inherited.first?.firstToken(viewMode: .sourceAccurate) }

  /// The attributes of the declaration, macros among them.
  var attributes: [AttributeSyntax] {
    declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
      .compactMap { $0.as(AttributeSyntax.self) } ?? []
  }

  /// What some files declare, with their numbers.
  static func numbered(in sources: [ParsedSource]) -> [SourceBlock] {
    sources.enumerated().flatMap { index, source in
      source.blocks.map { block in
        var block = block
        block.source = index
        return block
      }
    }
  }

  /// Whether it declares a property of a name.
  func hasProperty(_ name: String) -> Bool {
    members.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
      } ?? false
    }
  }

  /// Whether a token stands between its braces.
  func contains(_ token: TokenSyntax) -> Bool {
    members.position <= token.position && token.endPosition <= members.endPosition
  }
}

/// A method as the user wrote it.
struct SourceMethod: Sendable {
  let function: FunctionDeclSyntax
  /// The member of the block that holds it: itself, or the conditional compilation around it.
  let outermostMember: MemberBlockItemSyntax
  /// The member that it is.
  let member: MemberBlockItemSyntax

  var name: String { function.name.identifierText }
  /// Whether it is of the type rather than of its values, so that it is none that a protocol asks for.
  var isOfType: Bool {
    function.modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
  /// Where its name begins.
  var nameStart: Int { function.name.positionAfterSkippingLeadingTrivia.utf8Offset }
  var parameters: FunctionParameterListSyntax { function.signature.parameterClause.parameters }
  /// The labels of its arguments.
  var labels: [String] { parameters.map(\.firstName.identifierText) }
  /// Whether a protocol asks for methods with such labels, here or in Apple's frameworks: every other
  /// is an overload of the user's own.
  static func isAsked(_ labels: [String]) -> Bool {
    switch labels.first {
    case "for": Set(labels.dropFirst()).isSubset(of: ["searchTerm", "with"])
    case "intent": Set(labels.dropFirst()).isSubset(of: ["completion"])
    default: false
    }
  }
  /// `resolveSoup(for:)`, as messages show it.
  var signature: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
  /// The type of its first argument.
  var firstType: TypeSyntax? { parameters.first?.type }

  /// Whether it answers by a completion handler, whose type may be an alias, and so returns nothing.
  var hasCompletion: Bool {
    guard function.signature.returnClause?.type.isVoid != false else { return false }
    return completionTypes != nil || ["with", "completion"].contains(labels.dropFirst().last)
  }

  /// The types of what its completion handler is called with; none where it has no such handler, or an alias stands for
  /// its type.
  var completionTypes: [TypeSyntax]? {
    guard let type = parameters.last?.type else { return nil }
    let bare = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    return bare.as(FunctionTypeSyntax.self)?.parameters.map(\.type)
  }

  /// Whether conditional compilation takes it or another one, and never both.
  func isAlternative(to other: SourceMethod) -> Bool {
    let branches = Syntax(function).branches
    return Syntax(other.function).branches.contains { condition, branch in
      branches[condition].map { $0 != branch } ?? false
    }
  }
}

extension TypeSyntax {
  /// Whether it is the type of nothing, in however many parentheses.
  fileprivate var isVoid: Bool {
    if let tuple = self.as(TupleTypeSyntax.self) {
      return tuple.elements.count < 2 && tuple.elements.allSatisfy(\.type.isVoid)
    }
    return ["Void", "Swift.Void"].contains(trimmedDescription)
  }
}

extension TokenSyntax {
  /// The identifier without back-ticks.
  var identifierText: String { text.withoutBackticks }
}

extension Syntax {
  /// The branches of conditional compilation around it, by the conditions that they are of.
  fileprivate var branches: [SyntaxIdentifier: SyntaxIdentifier] {
    var branches: [SyntaxIdentifier: SyntaxIdentifier] = [:]
    var current = parent
    while let node = current {
      if node.is(IfConfigClauseSyntax.self), let list = node.parent { branches[list.id] = node.id }
      current = node.parent
    }
    return branches
  }
}

extension AttributeSyntax {
  /// Whether a name stands in it.
  func names(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
  }
}
