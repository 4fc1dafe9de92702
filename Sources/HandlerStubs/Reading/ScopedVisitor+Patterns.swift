import SwiftSyntax

extension ScopedVisitor {
  /// What a pattern binds its only name to, where it is matched with a value of a known type.
  ///
  /// - Returns: The name and what it holds; none for a pattern of another form.
  func binding(of pattern: PatternSyntax, to type: String?) -> (name: String, type: String?)? {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      return (name.identifier.identifierText, type)
    }
    if let value = pattern.as(ValueBindingPatternSyntax.self) {
      return binding(of: value.pattern, to: type)
    }
    return pattern.as(ExpressionPatternSyntax.self).flatMap { binding(of: $0.expression, to: type) }
  }

  /// The same of what stands in an expression: `let soup?`, `.some(let soup)`, `let soup as Soup`.
  private func binding(of expression: ExprSyntax, to type: String?) -> (
    name: String, type: String?
  )? {
    if let pattern = expression.as(PatternExprSyntax.self) {
      return binding(of: pattern.pattern, to: type)
    }
    if let inner = expression.wrapped { return binding(of: inner, to: type) }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let only = call.arguments.first,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base == nil, member.declName.baseName.text == "some"
    {
      return binding(of: only.expression, to: type)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      let last = sequence.elements.last?.as(TypeExprSyntax.self), sequence.elements.count == 3
    {
      return binding(of: first, to: heldType(last.type))
    }
    return nil
  }
}

extension PatternSyntax {
  /// The patterns of a tuple's parts: `(index, soup)`, `let (index, soup)`; none for a pattern of another form.
  ///
  /// A part that binds nothing is none.
  var parts: [PatternSyntax?]? {
    if let value = self.as(ValueBindingPatternSyntax.self) { return value.pattern.parts }
    if let tuple = self.as(TuplePatternSyntax.self) { return tuple.elements.map(\.pattern) }
    let tuple = self.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)
    return tuple?.elements.map { $0.expression.as(PatternExprSyntax.self)?.pattern }
  }
}
