import SwiftSyntax

/// Walks through code and knows at every place which names hold a value of a known type.
///
/// A name that is declared anew for something else hides what it held, as it does in Swift.
class ScopedVisitor: SyntaxVisitor {
  let typeNames: TypeNames
  let known: KnownTypes
  /// What the names in scope hold: a value of a known type, or something else.
  private var scopes: [[String: String?]] = [[:]]
  /// What the members of the types around a place hold.
  private var members: [[String: String?]] = []

  init(typeNames: TypeNames, known: KnownTypes) {
    self.typeNames = typeNames
    self.known = known
    super.init(viewMode: .sourceAccurate)
  }

  /// What a name holds.
  func type(ofName name: String) -> String? {
    scopes.reversed().lazy.compactMap { $0[name] }.first ?? nil
  }

  /// What a member of `self` holds.
  func type(ofOwnMember name: String) -> String? { members.last?[name] ?? nil }

  // MARK: Names

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    // What a constant is made of is read before the constant's name exists.
    if let initializer = node.initializer { walk(initializer) }
    bind(node.pattern, to: type(of: node))
    if let accessors = node.accessorBlock { walk(accessors) }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    // `if let intent` holds what `intent` held.
    guard let initializer = node.initializer else { return .skipChildren }
    walk(initializer)
    bind(node.pattern, to: type(of: initializer.value))
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    enter()
    bind(node.pattern, to: type(of: node.sequence)?.elementType)
    if let condition = node.whereClause { walk(condition) }
    walk(node.body)
    leave()
    return .skipChildren
  }

  override func visitPost(_ node: IdentifierPatternSyntax) { bind(PatternSyntax(node), to: nil) }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    enter()
    bind("$0", to: elementType(in: node))
    return .visitChildren
  }

  override func visitPost(_ node: ClosureCaptureSyntax) {
    if let initializer = node.initializer {
      bind(node.name.identifierText, to: type(of: initializer.value))
    }
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.identifierText, to: type(ofName: "$0"))
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bind((node.secondName ?? node.firstName).identifierText, to: node.type.flatMap(knownType))
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.defaultValue { walk(value) }
    bind((node.secondName ?? node.firstName).identifierText, to: knownType(node.type))
    return .skipChildren
  }

  private func bind(_ pattern: PatternSyntax, to type: String?) {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      bind(name.identifier.identifierText, to: type)
    } else {
      walk(pattern)
    }
  }

  private func bind(_ name: String, to type: String?) {
    scopes[scopes.count - 1].updateValue(type, forKey: name)
  }

  // MARK: Scopes

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    enter()
    // Members are known before they are declared.
    var own: [String: String?] = [:]
    for member in node.members {
      for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        own.updateValue(type(of: binding), forKey: name.identifier.identifierText)
      }
    }
    for (name, type) in own { bind(name, to: type) }
    members.append(own)
    return .visitChildren
  }

  override func visitPost(_: MemberBlockSyntax) {
    members.removeLast()
    leave()
  }

  override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: FunctionDeclSyntax) { leave() }
  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: InitializerDeclSyntax) { leave() }
  override func visit(_: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: SubscriptDeclSyntax) { leave() }
  override func visitPost(_: ClosureExprSyntax) { leave() }
  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: CodeBlockSyntax) { leave() }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    enter()
    walk(node.conditions)
    walk(node.body)
    leave()
    // What the conditions bind is not there where they do not hold.
    if let elseBody = node.elseBody { walk(elseBody) }
    return .skipChildren
  }
  override func visit(_: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: WhileStmtSyntax) { leave() }
  override func visit(_: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: SwitchCaseSyntax) { leave() }
  override func visit(_: CatchClauseSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: CatchClauseSyntax) { leave() }

  @discardableResult
  private func enter() -> SyntaxVisitorContinueKind {
    scopes.append([:])
    return .visitChildren
  }

  private func leave() { scopes.removeLast() }
}
