import SwiftSyntax

extension MemberBlockSyntax {
  /// What is declared in it, in every branch of conditional compilation.
  var declarations: [DeclSyntax] { members.flatMap(\.declarations) }
}

extension MemberBlockItemSyntax {
  fileprivate var declarations: [DeclSyntax] {
    guard let conditional = decl.as(IfConfigDeclSyntax.self) else { return [decl] }
    return conditional.clauses.flatMap { clause in
      guard case .decls(let members) = clause.elements else { return [DeclSyntax]() }
      return members.flatMap(\.declarations)
    }
  }
}

extension CodeBlockItemListSyntax {
  /// What is declared among some statements, in every branch of conditional compilation.
  var declarations: [DeclSyntax] {
    flatMap { item in
      guard let conditional = item.item.as(IfConfigDeclSyntax.self) else {
        return [item.item.as(DeclSyntax.self)].compactMap(\.self)
      }
      return conditional.clauses.flatMap { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self)?.declarations ?? []
      }
    }
  }
}

extension DeclSyntax {
  /// The names of the constants and variables that it declares.
  var variableNames: [TokenSyntax] {
    self.as(VariableDeclSyntax.self)?.bindings.flatMap(\.pattern.names) ?? []
  }

  /// The name of the function that it declares; none for anything else.
  var functionName: TokenSyntax? { self.as(FunctionDeclSyntax.self)?.name }

  /// Whether it belongs to a type rather than to its values.
  var isStatic: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { ["static", "class"].contains($0.name.text) } ?? false
  }

  /// Whether only its file knows it, where it stands in no type.
  fileprivate var isOfFile: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
  }
}

extension PatternSyntax {
  fileprivate var names: [TokenSyntax] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.names) ?? []
  }
}

/// The names of constants, variables and functions that stand in no type.
struct FileLevelNames: Sendable {
  private var everywhere: Set<String> = []
  /// Those that only one file knows, by its number.
  private var ofFiles: [Int: Set<String>] = [:]

  init(_ sources: [ParsedSource]) {
    for (number, source) in sources.enumerated() {
      for declaration in source.tree.statements.declarations {
        let names = declaration.variableNames + [declaration.functionName].compactMap(\.self)
        if declaration.isOfFile {
          ofFiles[number, default: []].formUnion(names.map(\.identifierText))
        } else {
          everywhere.formUnion(names.map(\.identifierText))
        }
      }
    }
  }

  /// Those of some names that a file knows.
  func known(_ names: some Sequence<String>, in source: Int) -> Set<String> {
    Set(names.filter { everywhere.contains($0) || ofFiles[source]?.contains($0) == true })
  }
}
