import SwiftSyntax

extension ScopedVisitor {
  /// The type that a place in code asks for, `SoupSize` of `.small` in `intent.size == .small`; none
  /// where that cannot be told by form.
  func expectedType(at node: some SyntaxProtocol) -> String? {
    guard let parent = node.parent else { return nil }
    switch parent.as(SyntaxEnum.self) {
    case .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr, .expressionStmt,
      .unresolvedTernaryExpr, .codeBlockItem:
      return expectedType(at: parent)
    case .exprList: return expectedType(inSequence: node, parent)
    case .labeledExpr(let argument): return expectedType(of: argument)
    case .arrayElement:
      // All elements are of one type: `[Size.small, .large]`.
      return parent.parent?.parent.flatMap { expectedType(at: $0) }?.elementType
        ?? parent.parent?.as(ArrayElementListSyntax.self).flatMap(typeOfElements)
    case .dictionaryElement(let element):
      let pair = parent.parent?.parent.flatMap { expectedType(at: $0) }?.dictionaryTypes
      return node.id == element.key.id ? pair?.key : pair?.value
    case .initializerClause: return parent.parent.flatMap(declaredType)
    case .returnStmt: return resultType(around: parent)
    case .codeBlockItemList(let items): return expectedType(ofLastIn: items, node)
    case .expressionPattern: return expectedType(ofPattern: parent)
    default: return nil
    }
  }

  /// The type of the first element that says what it is.
  private func typeOfElements(_ elements: ArrayElementListSyntax) -> String? {
    for element in elements {
      if let member = element.expression.as(MemberAccessExprSyntax.self), let base = member.base {
        guard let type = namedType(base), known.makesItself.contains(type) else {
          // `[Spoon.large, .small]` is of what the code declares.
          if base.isTypeLike { return base.trimmedDescription }
          continue
        }
        // `Size.label` may be of any type.
        if known.makesItself(type, by: member.declName.baseName.identifierText) { return type }
        continue
      }
      if let type = type(of: element.expression) { return type }
    }
    return nil
  }

  private func declaredType(of node: Syntax) -> String? {
    if let binding = node.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation.map { canonical($0.type) }
    }
    return node.as(FunctionParameterSyntax.self).map { canonical($0.type) }
  }

  private func canonical(_ type: TypeSyntax) -> String {
    let name = typeNames.canonical(type).withoutOptional
    return name == "Self" ? selfType ?? name : name
  }

  /// What stands on the other side of an operator.
  private func expectedType(inSequence node: some SyntaxProtocol, _ list: Syntax) -> String? {
    let elements = list.as(ExprListSyntax.self).map(Array.init) ?? []
    guard let sequence = list.parent,
      let index = elements.firstIndex(where: { $0.id == node.id })
    else { return nil }
    for (operation, other) in [(index - 1, index - 2), (index + 1, index + 2)] {
      guard elements.indices.contains(operation), elements.indices.contains(other) else { continue }
      let isAssignment = elements[operation].is(AssignmentExprSyntax.self)
      let name = elements[operation].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      guard isAssignment || ["==", "!=", "??", "~="].contains(name) else { continue }
      if let type = type(of: elements[other]) { return type }
    }
    // A branch of `a ? b : c`, or what stands behind `??`, is what the whole is.
    let before = index > 0 ? elements[index - 1] : nil
    let isAlternative =
      elements[index].is(UnresolvedTernaryExprSyntax.self)
      || before?.is(UnresolvedTernaryExprSyntax.self) == true
      || before?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    guard isAlternative else { return nil }
    let target = elements.count > 2 && elements[1].is(AssignmentExprSyntax.self) ? elements[0] : nil
    return target.map { type(of: $0) } ?? expectedType(at: sequence)
  }

  private func expectedType(of argument: LabeledExprSyntax) -> String? {
    guard let holder = argument.parent?.parent else { return nil }
    if let tuple = holder.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1
        ? expectedType(at: tuple) : expectedType(ofElement: argument, in: tuple)
    }
    guard let call = holder.as(FunctionCallExprSyntax.self) else { return nil }
    let label = argument.label?.identifierText ?? ""
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    if let member, member.base == nil, member.declName.baseName.text == "some" {
      return expectedType(at: call)
    }
    if let made = madeType(call) ?? expectedResponse(of: call) {
      return known.property(label, of: made)
    }
    guard let member else { return expectedType(of: argument, ofHandlerCalledBy: call) }
    let name = member.declName.baseName.text
    guard label == "with" || label == "forReason" else { return nil }
    let result =
      member.base.map { typeNames.canonical($0.trimmedDescription, at: Syntax($0)) }
      ?? expectedType(at: call)
    if label == "forReason" { return result.flatMap(Self.reasonType) }
    let value = result.flatMap(Self.resolvedType)
    return name == "disambiguation" ? value.map { "[\($0)]" } : value
  }

  /// What a completion handler is called with, whose type the function around the call says: `completion(.success())`.
  private func expectedType(
    of argument: LabeledExprSyntax, ofHandlerCalledBy call: FunctionCallExprSyntax
  ) -> String? {
    guard
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let place = call.arguments.firstIndex(where: { $0.id == argument.id })
    else { return nil }
    let index = call.arguments.distance(from: call.arguments.startIndex, to: place)
    var current = call.parent
    while let node = current {
      current = node.parent
      // What a closure calls so is its own.
      if let closure = node.as(ClosureExprSyntax.self), closure.parameterNames.contains(name) {
        return nil
      }
      guard let function = node.as(FunctionDeclSyntax.self),
        let parameter = function.signature.parameterClause.parameters.first(where: {
          ($0.secondName ?? $0.firstName).identifierText == name
        })
      else { continue }
      // What the body declares under that name is called in its place.
      guard function.body?.declares(name) != true else { return nil }
      let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
      return type.as(FunctionTypeSyntax.self)?.parameters.dropFirst(index).first
        .map { canonical($0.type) }
    }
    return nil
  }

  /// The response that a call without a type makes: `.success(soup: soup)`.
  func expectedResponse(of call: FunctionCallExprSyntax) -> String? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      let type = expectedType(at: call), known.contains(type)
    else { return nil }
    let name = member.declName.baseName.identifierText
    return name == "init" || known.makesItself(type, by: name) ? type : nil
  }

  private static func resolvedType(_ result: String) -> String? {
    let result = result.elementType ?? result
    guard result.hasPrefix("ResolutionResult<"), result.hasSuffix(">") else { return nil }
    return String(result.dropFirst("ResolutionResult<".count).dropLast())
  }

  /// The reasons of a parameter with its own result.
  private static func reasonType(_ result: String) -> String? {
    resolvedType(result).map { "\($0)UnsupportedReason" }
  }

  /// What the function, closure or getter around a place gives.
  private func resultType(around node: Syntax) -> String? {
    var current = node.parent
    while let node = current {
      switch node.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        return function.signature.returnClause.map { canonical($0.type) }
      case .closureExpr(let closure):
        return closure.signature?.returnClause.map { canonical($0.type) }
      case .patternBinding(let binding):
        return binding.typeAnnotation.map { canonical($0.type) }
      case .accessorDecl, .accessorBlock: current = node.parent
      case .memberBlock, .initializerDecl, .subscriptDecl: return nil
      default: current = node.parent
      }
    }
    return nil
  }

  /// What the last expression of some statements is to give, where it stands for all of them.
  private func expectedType(
    ofLastIn items: CodeBlockItemListSyntax,
    _ node: some SyntaxProtocol
  ) -> String? {
    guard items.last?.id == node.id, let holder = items.parent else { return nil }
    if let branch = holder.as(SwitchCaseSyntax.self) {
      return branch.parent?.parent.flatMap { expectedType(at: $0) }
    }
    if holder.is(ClosureExprSyntax.self) || holder.is(AccessorBlockSyntax.self) {
      return resultType(around: Syntax(items))
    }
    guard let block = holder.as(CodeBlockSyntax.self), let owner = block.parent else { return nil }
    if let branch = owner.as(IfExprSyntax.self) {
      var outer = branch
      while let next = outer.parent?.as(IfExprSyntax.self) { outer = next }
      return expectedType(at: outer)
    }
    let isFunction = owner.is(FunctionDeclSyntax.self) || owner.is(AccessorDeclSyntax.self)
    return isFunction && items.count == 1 ? resultType(around: Syntax(items)) : nil
  }

  // MARK: Patterns

  private func expectedType(ofPattern node: Syntax) -> String? {
    matched(by: node).flatMap { type(of: $0) }
  }

  /// What a pattern is compared with.
  func matched(by node: Syntax) -> ExprSyntax? {
    guard let parent = node.parent else { return nil }
    if let item = parent.as(SwitchCaseItemSyntax.self) {
      var current = item.parent
      while let node = current, !node.is(SwitchExprSyntax.self) { current = node.parent }
      return current?.as(SwitchExprSyntax.self)?.subject
    }
    return parent.as(MatchingPatternConditionSyntax.self)?.initializer.value
  }

  /// `.small` in `case (.small, _)`.
  private func expectedType(
    ofElement element: LabeledExprSyntax,
    in tuple: TupleExprSyntax
  ) -> String? {
    guard let pattern = tuple.parent, pattern.is(ExpressionPatternSyntax.self),
      let subject = matched(by: pattern)?.as(TupleExprSyntax.self),
      let index = tuple.elements.firstIndex(where: { $0.id == element.id })
    else { return nil }
    let place = tuple.elements.distance(from: tuple.elements.startIndex, to: index)
    return subject.elements.dropFirst(place).first.flatMap { type(of: $0.expression) }
  }
}

extension CodeBlockSyntax {
  /// Whether anything in it is declared by a name.
  fileprivate func declares(_ name: String) -> Bool {
    let finder = DeclarationFinder(name)
    finder.walk(self)
    return finder.isFound
  }
}

/// Finds out whether code declares a variable or a function of a name.
private final class DeclarationFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || node.identifier.identifierText == name
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || node.name.identifierText == name
    return .visitChildren
  }
}
