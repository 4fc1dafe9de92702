import SwiftSyntax

/// Tells what names of types mean, and whether two ways of writing a type mean the same one.
struct TypeNames: Sendable {
  /// What the sources declare.
  let scopes: TypeScopes

  /// What the name of a type means.
  enum Meaning: Sendable {
    /// What the sources declare.
    case declared(TypeDeclaration)
    /// Something of a type, or of a module that no definition of the user's belongs to.
    case member(of: String)
    /// What other code declares: a definition, or a library.
    case imported
    /// What stands behind a name of which the sources do not say whether it is a module's.
    case doubtful
  }

  /// What a name means, behind that of a module or type, if any.
  func meaning(of name: String, behind base: String? = nil, at place: some SyntaxProtocol)
    -> Meaning
  {
    guard let base else {
      return scopes.declaration(of: name, at: place).map { .declared($0) } ?? .imported
    }
    guard let type = path(of: base, at: place, depth: 0) else {
      if Self.libraries.contains(base) { return .member(of: base) }
      return scopes.hasModule(base) ? .imported : .doubtful
    }
    return scopes.member(name, of: type).map { .declared($0) } ?? .member(of: type)
  }

  /// The simple names that a type in an inheritance clause stands for.
  func components(of type: TypeSyntax) -> [String] {
    components(of: type, depth: 0)
  }

  private func components(of type: TypeSyntax, depth: Int) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { components(of: $0.type, depth: depth) }
    }
    if let inner = type.inner { return components(of: inner, depth: depth) }
    guard let name = simpleName(of: type) else { return [] }
    let declaration = declaration(of: type, at: Syntax(type), depth: depth)
    guard depth < Self.depthLimit, let alias = declaration?.value else { return [name] }
    return components(of: alias, depth: depth + 1)
  }

  /// The types of the sources that a type in an inheritance clause stands for, with the types around them.
  func paths(of type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { paths(of: $0.type) }
    }
    if let inner = type.inner { return paths(of: inner) }
    return path(of: type, at: Syntax(type), depth: 0).map { [$0] } ?? []
  }

  /// The name of the type that an extension of a name extends, with those of the types around it; none where nothing of
  /// the sources is named.
  func extendedPath(of type: TypeSyntax) -> String? {
    declaration(of: type, at: Syntax(type), depth: 0).flatMap { _ in
      extendedPath(of: type, depth: 0)
    }
  }

  private func extendedPath(of type: TypeSyntax, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    if let alias = declaration(of: type, at: Syntax(type), depth: depth)?.value {
      return extendedPath(of: alias, depth: depth + 1)
    }
    // What other code declares has one name wherever it stands.
    return path(of: type, at: Syntax(type), depth: depth) ?? simpleName(of: type)
  }

  private func simpleName(of type: TypeSyntax) -> String? {
    type.as(IdentifierTypeSyntax.self)?.name.identifierText
      ?? type.as(MemberTypeSyntax.self)?.name.identifierText
  }

  /// What the sources declare a type as; none for what other code declares.
  private func declaration(
    of type: TypeSyntax, at place: Syntax, depth: Int
  ) -> TypeDeclaration? {
    if let member = type.as(MemberTypeSyntax.self) {
      let base = path(of: member.baseType, at: place, depth: depth + 1)
      return base.flatMap { scopes.member(member.name.identifierText, of: $0) }
    }
    return simpleName(of: type).flatMap { scopes.declaration(of: $0, at: place) }
  }

  /// The name of a type that the sources declare or extend, with those of the types around it; none for a module, and for
  /// types that other code declares.
  private func path(of type: TypeSyntax, at place: Syntax, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    if let member = type.as(MemberTypeSyntax.self) {
      guard let base = path(of: member.baseType, at: place, depth: depth + 1) else {
        // Behind a module.
        let name = member.name.identifierText
        return scopes.hasType(name) ? name : nil
      }
      let found = scopes.member(member.name.identifierText, of: base)
      return found.flatMap { self.path(of: $0, depth: depth) }
        ?? "\(base).\(member.name.identifierText)"
    }
    return simpleName(of: type).flatMap { path(of: $0, at: place, depth: depth) }
  }

  private func path(of name: String, at place: some SyntaxProtocol, depth: Int) -> String? {
    if name == "Self" { return name }
    guard let found = scopes.declaration(of: name, at: place) else {
      return scopes.hasType(name) ? name : nil
    }
    return path(of: found, depth: depth)
  }

  /// The name of what is declared, or of what an alias stands for.
  private func path(of declaration: TypeDeclaration, depth: Int) -> String {
    declaration.value.flatMap { path(of: $0, at: Syntax($0), depth: depth + 1) }
      ?? declaration.path
  }

  /// Whether a type is open, so that it may be one or another: a generic parameter or an associated type, or `some` or
  /// `any` of a protocol.
  func isOpen(_ type: TypeSyntax) -> Bool { isOpen(type, depth: 0) }

  private func isOpen(_ type: TypeSyntax, depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    if type.is(SomeOrAnyTypeSyntax.self) { return true }
    if let inner = type.inner { return isOpen(inner, depth: depth + 1) }
    guard let found = declaration(of: type, at: Syntax(type), depth: depth) else {
      // `Self.Value` is what a protocol's types make of it.
      return type.as(MemberTypeSyntax.self)?.baseType.trimmedDescription == "Self"
    }
    return found.value.map { isOpen($0, depth: depth + 1) } ?? found.isParameter
  }

  /// Whether the sources declare a type themselves, and no alias or parameter of the name.
  func isOwnType(_ type: TypeSyntax) -> Bool {
    declaration(of: type, at: Syntax(type), depth: 0).map { $0.value == nil && !$0.isParameter }
      ?? false
  }

  /// Whether a part of a type is open: `ResolutionResult<Value>` of a method with the parameter `Value`.
  func hasOpenPart(_ type: TypeSyntax) -> Bool {
    if isOpen(type) { return true }
    return type.children(viewMode: .sourceAccurate).contains(where: hasOpenPart)
  }

  private func hasOpenPart(_ node: Syntax) -> Bool {
    if let type = node.as(TypeSyntax.self) { return hasOpenPart(type) }
    return node.children(viewMode: .sourceAccurate).contains(where: hasOpenPart)
  }

  /// A type without what does not matter: modules, sugar, aliases, spaces.
  ///
  /// - Parameter place: Where it stands, if it was taken out of the code.
  func canonical(_ type: TypeSyntax, at place: Syntax? = nil) -> String {
    canonical(type, place, depth: 0)
  }

  private func canonical(_ type: TypeSyntax, _ place: Syntax?, depth: Int) -> String {
    func next(_ type: TypeSyntax) -> String { canonical(type, place, depth: depth + 1) }
    guard depth < Self.depthLimit else { return type.trimmedDescription }
    if let array = type.as(ArrayTypeSyntax.self) { return "[\(next(array.element))]" }
    if let optional = type.as(OptionalTypeSyntax.self) { return next(optional.wrappedType) + "?" }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return "[\(next(dictionary.key)): \(next(dictionary.value))]"
    }
    if let inner = type.inner { return next(inner) }
    guard let name = simpleName(of: type) else { return type.trimmedDescription }
    let clause =
      type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
    let arguments =
      clause.map { $0.arguments.map { canonical($0, place, depth: depth + 1) } } ?? []
    let at = place ?? Syntax(type)
    let found = declaration(of: type, at: at, depth: depth)
    if arguments.isEmpty, let alias = found?.value {
      return canonical(alias, nil, depth: depth + 1)
    }
    let base = type.as(MemberTypeSyntax.self)
      .flatMap { path(of: $0.baseType, at: at, depth: depth + 1) }
    let full = found?.path ?? base.map { "\($0).\(name)" } ?? name
    return AppleTypeNames.canonical(full, arguments)
  }

  private func canonical(_ argument: GenericArgumentSyntax, _ place: Syntax?, depth: Int) -> String
  {
    // The argument is a type in older versions of the parser, a type or a value in newer ones.
    guard let type = Syntax(argument.argument).as(TypeSyntax.self) else {
      return argument.argument.trimmedDescription
    }
    return canonical(type, place, depth: depth)
  }

  private static let libraries: Set = [
    "Swift", "Foundation", "Intents", "IntentRuntime", "SystemIntents",
  ]

  /// Aliases may name each other in a circle.
  private static let depthLimit = 16
}

extension TypeSyntax {
  /// What stands behind attributes, or in parentheses; none where it has neither.
  fileprivate var inner: TypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.type
  }
}
