import SwiftSyntax

extension AccessorDeclSyntax {
  /// What the code of a setter or observer calls the value that it is about; none for other accessors.
  var valueName: String? {
    switch accessorSpecifier.text {
    case "set", "willSet": parameters?.name.identifierText ?? "newValue"
    case "didSet": parameters?.name.identifierText ?? "oldValue"
    default: parameters?.name.identifierText
    }
  }

  /// The property or the subscript that it belongs to.
  var owner: Syntax? { parent?.parent?.parent }
}

extension CodeBlockItemListSyntax {
  /// The names of the functions and types among some statements, which are known before they are declared.
  var declaredNames: [String] {
    flatMap { item -> [String] in
      guard let conditional = item.item.as(IfConfigDeclSyntax.self) else {
        let declaration = item.item.as(DeclSyntax.self)?.asProtocol((any NamedDeclSyntax).self)
        return declaration.map { [$0.name.identifierText] } ?? []
      }
      return conditional.clauses.flatMap { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self)?.declaredNames ?? []
      }
    }
  }
}
