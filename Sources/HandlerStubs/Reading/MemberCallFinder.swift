import SwiftSyntax

/// Finds calls of functions behind a dot, with the types whose functions they are: `.closed(opening: 8)`; and references
/// that have the labels, `Response.closed(opening:)`.
final class MemberCallFinder: ScopedVisitor {
  /// A call of a function.
  struct Call {
    /// The type, where it can be told.
    let type: String?
    let name: TokenSyntax
    /// The labels of its arguments, `_` where there is none.
    let labels: [String]
  }

  private(set) var calls: [Call] = []

  override func visitPost(_ node: MemberAccessExprSyntax) {
    guard let labels = node.declName.argumentNames?.arguments, let base = node.base else { return }
    calls.append(
      Call(
        type: (namedType(base) ?? base.trimmedDescription).withoutOptional,
        name: node.declName.baseName, labels: labels.map(\.name.identifierText)))
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard let function = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    // What stands before the dot says it, known or not; else what is expected at the place.
    let type =
      function.base.map { namedType($0) ?? $0.trimmedDescription } ?? expectedType(at: node)
    calls.append(
      Call(
        type: type?.withoutOptional, name: function.declName.baseName,
        labels: node.arguments.map { $0.label?.identifierText ?? "_" }))
  }
}
