import SwiftSyntax

/// Finds calls of some methods, `resolveSoup(for: intent)`, and references, `resolveSoup(for:)`.
final class MethodCallFinder: ScopedVisitor {
  /// A call, or a reference.
  struct Call {
    /// The name of the method.
    let name: TokenSyntax
    let labels: [String]
    /// The known type of the first argument.
    let argument: String?
    /// Whether it is called on nothing, `self` or `super`.
    let isOwn: Bool
    /// The names that come before a method of that name, where it is called on nothing.
    var hidden: Set<String> = []

    /// What is written in its place where the method has another name.
    func renamed(to name: String) -> String {
      hidden.contains(name.withoutBackticks) ? "self.\(name)" : name
    }
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
    let argument = node.arguments.first.flatMap { type(of: $0.expression) }
    add(called, labels, argument)
  }

  override func visitPost(_ node: DeclReferenceExprSyntax) {
    guard let labels = node.argumentNames?.arguments.map(\.name.identifierText) else { return }
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let expression = member.map { ExprSyntax($0) } ?? ExprSyntax(node)
    guard let called = Self.called(by: expression) else { return }
    add(called, labels, nil)
  }

  private func add(
    _ called: (name: DeclReferenceExprSyntax, isOwn: Bool),
    _ labels: [String],
    _ argument: String?
  ) {
    let name = called.name.baseName
    guard names.contains(name.identifierText) else { return }
    let isBare = called.name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != called.name.id
    // A local function or constant of that name is meant.
    if isBare, isBound(name.identifierText) { return }
    calls.append(
      Call(
        name: name, labels: labels, argument: argument, isOwn: called.isOwn,
        hidden: isBare ? boundNames : []))
  }

  private static func called(
    by expression: ExprSyntax
  ) -> (name: DeclReferenceExprSyntax, isOwn: Bool)? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return (name, true) }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let own = base.wrapped ?? base
    let isSelf = own.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    return (member.declName, isSelf || own.is(SuperExprSyntax.self))
  }
}
