import SwiftSyntax

/// Finds calls of some methods, `resolveSoup(for: intent)`, and references, `resolveSoup(for:)` and `self.resolveSoup`.
final class MethodCallFinder: ScopedVisitor {
  /// A call, or a reference.
  struct Call {
    /// The name of the method.
    let name: TokenSyntax
    /// The labels of its arguments; none for a reference by the name alone.
    let labels: [String]?
    /// The known type of the first argument.
    let argument: String?
    /// Whether the first argument is a literal, which no intent is.
    var isGivenLiteral = false
    /// Whether it is called on nothing, `self` or `super`.
    let isOwn: Bool
    /// The known type that it is called on, or whose method it names.
    let base: String?
    /// The names that come before a method of that name, where it is called on nothing.
    var hidden: Set<String> = []

    /// What is written in its place where the method has another name.
    func renamed(to name: String) -> String {
      hidden.contains(name.withoutBackticks) ? "self.\(name)" : name
    }

    /// Whether a protocol's method may be meant, as far as labels and literals say.
    var isOfProtocol: Bool { labels.map(SourceMethod.isAsked) ?? true && !isGivenLiteral }
  }

  private(set) var calls: [Call] = []
  private let names: Set<String>

  init(names: Set<String>, typeNames: TypeNames, known: KnownTypes) {
    self.names = names
    super.init(typeNames: typeNames, known: known)
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard let called = Self.called(by: node.calledExpression), called.name.argumentNames == nil
    else { return }
    let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
    add(called, labels, node.arguments.first?.expression)
  }

  override func visitPost(_ node: DeclReferenceExprSyntax) {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let expression =
      member?.declName.id == node.id ? member.map { ExprSyntax($0) } : ExprSyntax(node)
    guard let expression, let called = Self.called(by: expression) else { return }
    if let labels = node.argumentNames?.arguments.map(\.name.identifierText) {
      return add(called, labels, nil)
    }
    // What is called has labels, and a part of a key path is no method.
    let isCalled =
      expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
    guard !isCalled, node.parent?.is(KeyPathPropertyComponentSyntax.self) != true else { return }
    add(called, nil, nil)
  }

  private func add(
    _ called: (name: DeclReferenceExprSyntax, base: ExprSyntax?),
    _ labels: [String]?,
    _ argument: ExprSyntax?
  ) {
    let name = called.name.baseName
    guard names.contains(name.identifierText) else { return }
    let isBare = called.base == nil
    // A local function or constant of that name is meant.
    if isBare, isBound(name.identifierText) { return }
    let base = called.base.map { $0.wrapped ?? $0 }
    let isSelf = base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    calls.append(
      Call(
        name: name, labels: labels,
        argument: argument.flatMap(type(of:)).flatMap { $0 == KnownTypes.other ? nil : $0 },
        isGivenLiteral: argument?.isNoIntent ?? false,
        isOwn: isBare || isSelf || base?.is(SuperExprSyntax.self) == true,
        base: base.flatMap { namedType($0) ?? type(of: $0) },
        hidden: isBare ? boundNames : []))
  }

  private static func called(
    by expression: ExprSyntax
  ) -> (name: DeclReferenceExprSyntax, base: ExprSyntax?)? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return (name, nil) }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    return (member.declName, base)
  }
}

extension ExprSyntax {
  /// Whether it is a number, a text, a truth value, or a list of something.
  fileprivate var isNoIntent: Bool {
    isLiteral || self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self)
  }
}
