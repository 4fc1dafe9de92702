import SwiftSyntax

/// Walks through code and knows at every place which names hold a value of a known type.
///
/// A name that is declared anew for something else hides what it held, as it does in Swift.
class ScopedVisitor: SyntaxVisitor {
  let typeNames: TypeNames
  let known: KnownTypes
  /// What the names in scope hold: a value of a known type, or something else.
  private var scopes: [[String: String?]] = [[:]]
  /// Where the scopes of the types around a place begin: members come before whatever is further out.
  private var typeScopes: [Int] = []
  /// What the members of the types around a place hold.
  private var members: [[String: String?]] = []
  /// The known types that the extensions around a place extend; nothing for those of any other type.
  private var selves: [String?] = []
  /// Whether the functions and properties around a place belong to a type rather than to its values.
  private var statics: [Bool] = []

  init(typeNames: TypeNames, known: KnownTypes) {
    self.typeNames = typeNames
    self.known = known
    super.init(viewMode: .sourceAccurate)
  }

  /// What a name holds.
  func type(ofName name: String) -> String? {
    scopes.reversed().lazy.compactMap { $0[name] }.first ?? nil
  }

  /// Whether something has a name that comes before a member of `self`.
  func isBound(_ name: String) -> Bool {
    innerScopes.contains { $0.keys.contains(name) }
  }

  /// All names that come before members of `self`.
  var boundNames: Set<String> { innerScopes.reduce(into: []) { $0.formUnion($1.keys) } }

  private var innerScopes: ArraySlice<[String: String?]> { scopes[(typeScopes.last ?? 0)...] }

  /// The known type that is extended around a place: that of `self`, and of `Self`.
  var selfType: String? { selves.last ?? nil }

  /// Whether `self` is the type rather than one of its values.
  var isStatic: Bool { statics.last ?? false }

  /// What a member of `self` holds.
  func type(ofOwnMember name: String) -> String? {
    if let own = members.last?[name] { return own }
    return selfType.flatMap { known.property(name, of: $0) }
  }

  // MARK: Names

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    // What a constant is made of is read before the constant's name exists.
    if let initializer = node.initializer { walk(initializer) }
    bind(node.pattern, to: type(of: node))
    if let accessors = node.accessorBlock { walk(accessors) }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let initializer = node.initializer else {
      // `if let intent` holds what `intent` held.
      if let name = node.pattern.as(IdentifierPatternSyntax.self) { bindShorthand(name.identifier) }
      return .skipChildren
    }
    walk(initializer)
    bind(node.pattern, to: type(of: initializer.value))
    return .skipChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    walk(node.initializer)
    bind(node.pattern, to: type(of: node.initializer.value))
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    bind(node.pattern, to: matched(by: Syntax(node.pattern)).flatMap(type(of:)))
    if let condition = node.whereClause { walk(condition) }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    enter()
    let element = node.typeAnnotation.flatMap { heldType($0.type) }
    bind(node.pattern, to: element ?? type(of: node.sequence)?.elementType)
    if let condition = node.whereClause { walk(condition) }
    walk(node.body)
    leave()
    return .skipChildren
  }

  override func visitPost(_ node: IdentifierPatternSyntax) { bind(PatternSyntax(node), to: nil) }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    enter()
    let types = parameterTypes(of: node)
    bind("$0", to: types.first ?? nil)
    bind("$1", to: types.dropFirst().first ?? nil)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureCaptureSyntax) {
    if let initializer = node.initializer {
      bind(node.name.identifierText, to: type(of: initializer.value))
    } else if node.name.tokenKind != .keyword(.self) {
      bindShorthand(node.name)
    }
  }

  /// A name that stands for a property of `self`, and hides it from here on.
  func visitShorthand(_: TokenSyntax) {}

  private func bindShorthand(_ name: TokenSyntax) {
    guard !isBound(name.identifierText), let type = selfType else { return }
    visitShorthand(name)
    bind(name.identifierText, to: known.property(name.identifierText, of: type))
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.identifierText, to: type(ofParameter: node))
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(
      (node.secondName ?? node.firstName).identifierText,
      to: node.type.map { heldType($0) } ?? type(ofParameter: node))
    return .skipChildren
  }

  /// What a parameter of a closure holds that does not say it.
  private func type(ofParameter node: some SyntaxProtocol) -> String? {
    let siblings = node.parent?.children(viewMode: .sourceAccurate).map(\.id) ?? []
    return siblings.firstIndex(of: node.id).flatMap { type(ofName: "$\($0)") }
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.defaultValue { walk(value) }
    bind((node.secondName ?? node.firstName).identifierText, to: heldType(node.type))
    return .skipChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter()
    if let name = node.valueName { bind(name, to: node.owner.flatMap { valueType(of: $0) }) }
    return .visitChildren
  }
  override func visitPost(_: AccessorDeclSyntax) { leave() }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    // Functions and types are known before they are declared.
    for name in node.declaredNames { bind(name, to: nil) }
    return .visitChildren
  }

  private func bind(_ pattern: PatternSyntax, to type: String?) {
    if let binding = binding(of: pattern, to: type) {
      bind(binding.name, to: binding.type)
    } else if let pair = type?.pairTypes, let parts = pattern.parts, parts.count == 2 {
      if let first = parts[0] { bind(first, to: pair.first) }
      if let second = parts[1] { bind(second, to: pair.second) }
    } else {
      walk(pattern)
    }
  }

  private func bind(_ name: String, to type: String?) {
    scopes[scopes.count - 1].updateValue(type, forKey: name)
  }

  // MARK: Scopes

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    typeScopes.append(scopes.count)
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
    typeScopes.removeLast()
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = knownType(node.extendedType)
    selves.append(type?.elementType == nil ? type : nil)
    return .visitChildren
  }
  override func visitPost(_: ExtensionDeclSyntax) { selves.removeLast() }
  override func visit(_: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterType() }
  override func visitPost(_: StructDeclSyntax) { selves.removeLast() }
  override func visit(_: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType() }
  override func visitPost(_: ClassDeclSyntax) { selves.removeLast() }
  override func visit(_: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType() }
  override func visitPost(_: EnumDeclSyntax) { selves.removeLast() }
  override func visit(_: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterType() }
  override func visitPost(_: ActorDeclSyntax) { selves.removeLast() }
  override func visit(_: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enterType() }
  override func visitPost(_: ProtocolDeclSyntax) { selves.removeLast() }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    enterMember(node.modifiers)
    return .visitChildren
  }
  override func visitPost(_: VariableDeclSyntax) { statics.removeLast() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterMember(node.modifiers)
    return enter()
  }
  override func visitPost(_: FunctionDeclSyntax) {
    statics.removeLast()
    leave()
  }
  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: InitializerDeclSyntax) { leave() }
  override func visit(_: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: SubscriptDeclSyntax) { leave() }
  override func visitPost(_: ClosureExprSyntax) { leave() }
  override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: AccessorBlockSyntax) { leave() }
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
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    // What the conditions bind is not there where they do not hold, though it stands behind them.
    walk(node.body)
    walk(node.conditions)
    return .skipChildren
  }
  override func visit(_: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: WhileStmtSyntax) { leave() }
  override func visit(_: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: SwitchCaseSyntax) { leave() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    enter()
    if node.catchItems.isEmpty { bind("error", to: nil) }
    return .visitChildren
  }
  override func visitPost(_: CatchClauseSyntax) { leave() }

  /// A type of the user's own: `self` is none of a known type within it.
  private func enterType() -> SyntaxVisitorContinueKind {
    selves.append(nil)
    return .visitChildren
  }

  /// A function or property; one within a function of a type is about the type as well.
  private func enterMember(_ modifiers: DeclModifierListSyntax) {
    let isOwn = modifiers.contains { ["static", "class"].contains($0.name.text) }
    statics.append(isOwn || isStatic)
  }

  @discardableResult
  private func enter() -> SyntaxVisitorContinueKind {
    scopes.append([:])
    return .visitChildren
  }

  private func leave() { scopes.removeLast() }
}
