import SwiftSyntax

extension ScopedVisitor {
  /// A known type, or an array of one; none for every other type.
  func knownType(_ type: TypeSyntax) -> String? {
    knownType(typeNames.canonical(type))
  }

  private func knownType(_ canonical: String) -> String? {
    let name = canonical.withoutOptional
    if name == "Self" { return selfType }
    guard let element = name.elementType?.withoutOptional else {
      return known.contains(name) ? name : nil
    }
    return known.contains(element) ? "[\(element)]" : nil
  }

  /// What has a type holds: a known type, or another one for certain; none where that may be either.
  func heldType(_ type: TypeSyntax) -> String? {
    if let known = knownType(type) ?? constraint(of: type).flatMap({ knownType($0) }) {
      return known
    }
    let name = typeNames.canonical(type).withoutOptional
    // What is open, or made of a known type, may hold one.
    guard name != "Self", !typeNames.hasOpenPart(type), !known.mentions(name) else { return nil }
    return name.elementType == nil ? KnownTypes.other : "[\(KnownTypes.other)]"
  }

  /// What the values of an open type conform to: `P` of `some P`, and of `H` in `func f<H: P>`; none where it is not one
  /// thing.
  private func constraint(of type: TypeSyntax) -> TypeSyntax? {
    if let open = type.as(SomeOrAnyTypeSyntax.self) { return open.constraint }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.identifierText else { return nil }
    var current = type.parent
    while let node = current {
      let clause = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      if let found = clause?.parameters.first(where: { $0.name.identifierText == name }) {
        return found.inheritedType
      }
      current = node.parent
    }
    return nil
  }

  /// What a binding holds.
  func type(of binding: PatternBindingSyntax) -> String? {
    if let annotation = binding.typeAnnotation { return heldType(annotation.type) }
    return binding.initializer.flatMap { type(of: $0.value) }
  }

  /// What a property or an element of a subscript holds.
  func valueType(of owner: Syntax) -> String? {
    if let binding = owner.as(PatternBindingSyntax.self) { return type(of: binding) }
    return owner.as(SubscriptDeclSyntax.self).flatMap { heldType($0.returnClause.type) }
  }

  /// The type of an expression's value, as far as that can be told by its form.
  func type(of expression: ExprSyntax) -> String? {
    if let inner = expression.wrapped { return type(of: inner) }
    if expression.isLiteral { return KnownTypes.other }
    if let sequence = expression.as(SequenceExprSyntax.self) { return type(of: sequence) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return type(of: call) }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return type(of: element.calledExpression)?.elementType
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return type(of: member) }
    if let array = expression.as(ArrayExprSyntax.self) {
      let element = array.elements.first.flatMap { type(of: $0.expression) }
      return element.flatMap { $0.elementType == nil ? "[\($0)]" : nil }
    }
    return expression.as(DeclReferenceExprSyntax.self).flatMap(type(of:))
  }

  private func type(of reference: DeclReferenceExprSyntax) -> String? {
    let name = reference.baseName.identifierText
    if name == "self" { return isStatic ? nil : selfType }
    if isBound(name) { return type(ofName: name) }
    return type(ofOwnMember: name) ?? type(ofName: name)
  }

  /// `a ?? b` and `a as B`; operators are not put in order by the parser.
  private func type(of sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    guard elements.count == 3 else { return nil }
    if let type = elements[2].as(TypeExprSyntax.self)?.type { return heldType(type) }
    guard elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" else { return nil }
    return type(of: elements[0]) ?? type(of: elements[2])
  }

  private func type(of call: FunctionCallExprSyntax) -> String? {
    if let made = madeType(call) { return made }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return type(ofCall: name, call)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base.flatMap(type(of:)), let element = base.elementType
    else { return nil }
    switch member.declName.baseName.text {
    case "first", "last", "randomElement", "min", "max", "popLast", "removeFirst", "removeLast":
      return element
    case "filter", "sorted", "shuffled", "reversed", "prefix", "suffix", "dropFirst", "dropLast":
      return base
    case "enumerated": return "[\(String.pair(KnownTypes.other, element))]"
    default: return nil
    }
  }

  /// What `zip(a, b)` gives, and what an initialiser of another type makes.
  private func type(ofCall name: String, _ call: FunctionCallExprSyntax) -> String? {
    let arguments = call.arguments.map(\.expression)
    if name == "zip", arguments.count == 2, !isBound(name) {
      return
        "[\(String.pair(type(of: arguments[0])?.elementType, type(of: arguments[1])?.elementType))]"
    }
    guard call.calledExpression.isTypeLike else { return nil }
    // A name of this form is that of a type; one of a library may pass on what it is given.
    let isCertain =
      typeNames.scopes.hasOwnType(name)
      || arguments.allSatisfy { type(of: $0) == KnownTypes.other }
    return isCertain ? KnownTypes.other : nil
  }

  /// The type whose value a call makes: by its initialiser, or by a function of a response.
  func madeType(_ call: FunctionCallExprSyntax) -> String? {
    if let name = namedType(call.calledExpression) { return name }
    if let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
      guard isStatic, !isBound(function.identifierText), let type = selfType else { return nil }
      return known.hasFunction(function.identifierText, of: type) ? type : nil
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return nil }
    let isInitializer = member.declName.baseName.text == "init"
    let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    guard let name = isInitializer && isSelf ? selfType : namedType(base) else { return nil }
    return isInitializer || known.makesItself(name, by: member.declName.baseName.identifierText)
      ? name : nil
  }

  /// The known type that an expression names: `Soup`, `Kitchen.Soup`.
  func namedType(_ expression: ExprSyntax) -> String? {
    let member = expression.as(MemberAccessExprSyntax.self)
    let base = member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    let reference = base == nil ? expression.as(DeclReferenceExprSyntax.self) : member?.declName
    guard let name = reference?.baseName.identifierText, type(ofName: name) == nil else {
      return nil
    }
    if base == nil, name == "Self" || name == "self" && isStatic { return selfType }
    switch typeNames.meaning(of: name, behind: base, at: expression) {
    case .declared(let declaration):
      guard let alias = declaration.value else {
        return known.contains(declaration.path) ? declaration.path : nil
      }
      return knownType(alias)
    case .member: return nil
    case .imported, .doubtful: return known.contains(name) ? name : nil
    }
  }

  private func type(of member: MemberAccessExprSyntax) -> String? {
    guard let base = member.base else { return nil }
    let name = member.declName.baseName.identifierText
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      return type(ofOwnMember: name)
    }
    if let type = namedType(base), known.makesItself(type, by: name) { return type }
    guard let type = type(of: base) else { return nil }
    if let element = type.elementType {
      return name == "lazy" ? type : ["first", "last"].contains(name) ? element : nil
    }
    if let pair = type.pairTypes {
      return ["offset", "0"].contains(name)
        ? pair.first : ["element", "1"].contains(name) ? pair.second : nil
    }
    return known.property(name, of: type)
  }
}

extension ExprSyntax {
  /// What is inside of `( )`, `try`, `await`, `?` and `!`; none for any other expression.
  var wrapped: ExprSyntax? {
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression }
    if let node = self.as(TryExprSyntax.self) { return node.expression }
    if let node = self.as(AwaitExprSyntax.self) { return node.expression }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    return nil
  }

  /// Whether it is a number, a text or a truth value.
  var isLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(StringLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
  }

  /// Whether it has the form of a type's name: `Kitchen`, `Kitchen.Cook`, `Box<Soup>`.
  var isTypeLike: Bool {
    if let specialized = self.as(GenericSpecializationExprSyntax.self) {
      return specialized.expression.isTypeLike
    }
    let name =
      self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
    return name?.baseName.identifierText.first?.isUppercase ?? false
  }
}
