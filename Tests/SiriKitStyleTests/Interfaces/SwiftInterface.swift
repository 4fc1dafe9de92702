import SwiftParser
import SwiftSyntax

/// The declarations of Swift source for Apple's systems, or for all others.
struct SwiftInterface {
  /// Which side of conditional compilation is read.
  enum Side {
    case apple, others
  }

  private(set) var declarations: [AppleDeclaration] = []
  private let side: Side

  init(_ source: String, side: Side = .apple) {
    self.side = side
    for statement in Parser.parse(source: source).statements { read(statement.item, in: "") }
  }

  private mutating func read(_ item: some SyntaxProtocol, in container: String) {
    let syntax = Syntax(item)
    if let condition = syntax.as(IfConfigDeclSyntax.self) {
      read(condition, in: container)
    } else if let declaration = syntax.asProtocol((any DeclGroupSyntax).self) {
      read(declaration, in: container)
    } else if let function = syntax.as(FunctionDeclSyntax.self) {
      let signature = "func \(function.name.text)\(function.signature.oneLine)"
      add(function.modifiers, signature, function.attributes, in: container)
    } else if let initializer = syntax.as(InitializerDeclSyntax.self) {
      let mark = initializer.optionalMark?.text ?? ""
      add(
        initializer.modifiers, "init\(mark)\(initializer.signature.oneLine)",
        initializer.attributes, in: container)
    } else if let variable = syntax.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        let text = "var \(binding.pattern.oneLine)\(binding.typeAnnotation?.oneLine ?? "")"
        add(variable.modifiers, text, variable.attributes, in: container)
      }
    } else if let cases = syntax.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements {
        let value = element.rawValue.map { " = \($0.value.oneLine)" } ?? ""
        add([], "case \(element.name.text)\(value)", cases.attributes, in: container)
      }
    }
  }

  private mutating func read(_ condition: IfConfigDeclSyntax, in container: String) {
    let isDarwin = condition.clauses.first?.condition?.oneLine.contains("Darwin") == true
    let clauses = Array(condition.clauses)
    let clause = isDarwin && side == .others ? clauses.last : clauses.first
    switch clause?.elements {
    case .statements(let statements)?: for one in statements { read(one.item, in: container) }
    case .decls(let members)?: for one in members { read(one.decl, in: container) }
    default: break
    }
  }

  private mutating func read(_ declaration: any DeclGroupSyntax, in container: String) {
    let name =
      declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? declaration.as(ExtensionDeclSyntax.self)?.extendedType.oneLine ?? ""
    let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type.oneLine) ?? []
    if !declaration.is(ExtensionDeclSyntax.self) {
      let list = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
      add(
        declaration.modifiers, "\(declaration.introducer.text) \(name)\(list)",
        declaration.attributes, in: container)
    }
    let path = container.isEmpty ? name : "\(container).\(name)"
    for member in declaration.memberBlock.members { read(member.decl, in: path) }
  }

  private mutating func add(
    _ modifiers: DeclModifierListSyntax,
    _ text: String,
    _ attributes: AttributeListSyntax,
    in container: String
  ) {
    let words = modifiers.map(\.oneLine).filter { !Self.accessLevels.contains($0) }
    declarations.append(
      AppleDeclaration(
        container: container.withoutBackticks,
        text: (words + [text]).joined(separator: " ").withoutBackticks,
        attributes: Set(attributes.map(\.oneLine))
      )
    )
  }

  private static let accessLevels: Set<String> = [
    "public", "open", "internal", "package", "fileprivate(set)", "nonisolated",
  ]
}

extension SyntaxProtocol {
  /// The source on one line, with a space between all words, and none behind a comma that ends a list.
  var oneLine: String {
    tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
      .replacing(" , )", with: " )").replacing("( ", with: "(").replacing(" )", with: ")")
      .replacing(" (", with: "(").replacing(" :", with: ":").replacing(" ,", with: ",")
  }
}

extension String {
  var withoutBackticks: String { replacing("`", with: "") }
}
