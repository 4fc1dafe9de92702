import SwiftSyntax

/// Finds where properties of intents are used: through parameters, constants and variables that
/// hold an intent, key paths, and arguments of its initialiser.
///
/// A name that is declared anew for something else hides the intent, as it does in Swift.
final class IntentUseFinder: SyntaxVisitor {
  /// A use of a property.
  struct Use {
    let intent: String
    let property: TokenSyntax
  }

  private(set) var uses: [Use] = []
  private let typeNames: TypeNames
  private let intents: Set<String>
  /// What the names in scope hold: an intent, or something else.
  private var scopes: [[String: String?]] = [[:]]

  init(typeNames: TypeNames, intents: Set<String>) {
    self.typeNames = typeNames
    self.intents = intents
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Uses

  override func visitPost(_ node: MemberAccessExprSyntax) {
    guard let intent = node.base.flatMap(intent(of:)) else { return }
    uses.append(Use(intent: intent, property: node.declName.baseName))
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      intents.contains(name)
    else { return }
    uses += node.arguments.compactMap(\.label).map { Use(intent: name, property: $0) }
  }

  override func visitPost(_ node: KeyPathExprSyntax) {
    guard let intent = node.root.flatMap(intent(ofType:)),
      let property = node.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
    else { return }
    uses.append(Use(intent: intent, property: property.declName.baseName))
  }

  // MARK: Names

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    // What a constant is made of is read before the constant's name exists.
    if let initializer = node.initializer { walk(initializer) }
    let annotated = node.typeAnnotation.flatMap { intent(ofType: $0.type) }
    bind(node.pattern, to: annotated ?? node.initializer.flatMap { intent(of: $0.value) })
    if let accessors = node.accessorBlock { walk(accessors) }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let initializer = node.initializer else { return .skipChildren }
    walk(initializer)
    bind(node.pattern, to: intent(of: initializer.value))
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    enter()
    bind(node.pattern, to: nil)
    if let condition = node.whereClause { walk(condition) }
    walk(node.body)
    leave()
    return .skipChildren
  }

  override func visitPost(_ node: IdentifierPatternSyntax) { bind(PatternSyntax(node), to: nil) }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.identifierText, to: nil)
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bind((node.secondName ?? node.firstName).identifierText, to: node.type.flatMap(intent(ofType:)))
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.defaultValue { walk(value) }
    bind((node.secondName ?? node.firstName).identifierText, to: intent(ofType: node.type))
    return .skipChildren
  }

  // MARK: Scopes

  override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: FunctionDeclSyntax) { leave() }
  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: InitializerDeclSyntax) { leave() }
  override func visit(_: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: SubscriptDeclSyntax) { leave() }
  override func visit(_: MemberBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: MemberBlockSyntax) { leave() }
  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: ClosureExprSyntax) { leave() }
  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: CodeBlockSyntax) { leave() }
  override func visit(_: IfExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: IfExprSyntax) { leave() }
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

  private func leave() {
    scopes.removeLast()
  }

  private func bind(_ pattern: PatternSyntax, to intent: String?) {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      bind(name.identifier.identifierText, to: intent)
    } else {
      walk(pattern)
    }
  }

  private func bind(_ name: String, to intent: String?) {
    scopes[scopes.count - 1].updateValue(intent, forKey: name)
  }

  // MARK: Types

  private func intent(ofType type: TypeSyntax) -> String? {
    let name = typeNames.canonical(type)
    let bare = name.hasSuffix("?") ? String(name.dropLast()) : name
    return intents.contains(bare) ? bare : nil
  }

  /// The intent that an expression gives, as far as that can be told by its form.
  private func intent(of expression: ExprSyntax) -> String? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return intent(of: chain.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    {
      return intents.contains(name) ? name : nil
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return nil
    }
    return scopes.reversed().lazy.compactMap { $0[name] }.first ?? nil
  }
}
