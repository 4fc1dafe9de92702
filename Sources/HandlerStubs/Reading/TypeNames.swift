import SwiftSyntax

/// Tells whether two ways of writing a type mean the same one.
struct TypeNames: Sendable {
  /// The user's own type aliases.
  let aliases: [String: TypeSyntax]

  /// The simple names that a type in an inheritance clause stands for.
  func components(of type: TypeSyntax) -> [String] {
    components(of: type, depth: 0)
  }

  private func components(of type: TypeSyntax, depth: Int) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { components(of: $0.type, depth: depth) }
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return components(of: attributed.baseType, depth: depth)
    }
    guard let name = simpleName(of: type) else { return [] }
    guard depth < Self.depthLimit, let alias = aliases[name] else { return [name] }
    return components(of: alias, depth: depth + 1)
  }

  private func simpleName(of type: TypeSyntax) -> String? {
    type.as(IdentifierTypeSyntax.self)?.name.identifierText
      ?? type.as(MemberTypeSyntax.self)?.name.identifierText
  }

  /// A type without what does not matter: modules, sugar, aliases, spaces.
  func canonical(_ type: TypeSyntax) -> String {
    canonical(type, depth: 0)
  }

  private func canonical(_ type: TypeSyntax, depth: Int) -> String {
    func next(_ type: TypeSyntax) -> String { canonical(type, depth: depth + 1) }
    guard depth < Self.depthLimit else { return type.trimmedDescription }
    if let array = type.as(ArrayTypeSyntax.self) { return "[\(next(array.element))]" }
    if let optional = type.as(OptionalTypeSyntax.self) { return next(optional.wrappedType) + "?" }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return "[\(next(dictionary.key)): \(next(dictionary.value))]"
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return next(attributed.baseType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return next(only.type)
    }
    guard let name = simpleName(of: type) else { return type.trimmedDescription }
    let clause =
      type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
    let arguments = clause.map { $0.arguments.map { canonical($0, depth: depth + 1) } } ?? []
    if arguments.isEmpty, let alias = aliases[name] { return next(alias) }
    return AppleTypeNames.canonical(name, arguments)
  }

  private func canonical(_ argument: GenericArgumentSyntax, depth: Int) -> String {
    // The argument is a type in older versions of the parser, a type or a value in newer ones.
    guard let type = Syntax(argument.argument).as(TypeSyntax.self) else {
      return argument.argument.trimmedDescription
    }
    return canonical(type, depth: depth)
  }

  /// Aliases may name each other in a circle.
  private static let depthLimit = 16
}
