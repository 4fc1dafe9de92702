import SwiftSyntax

extension ScopedVisitor {
  /// What the parameters of a closure hold, where it is given to a method of an array or of an optional: as many as the
  /// closure has names for.
  func parameterTypes(of closure: ClosureExprSyntax) -> [String?] {
    let types = givenTypes(to: closure)
    // A pair is taken apart where there is a name for each part.
    guard types.count == 1, let pair = types.first??.pairTypes, closure.takesSecond else {
      return types
    }
    return [pair.first, pair.second]
  }

  private func givenTypes(to closure: ClosureExprSyntax) -> [String?] {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?
      .as(FunctionCallExprSyntax.self)
    guard let call, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base.flatMap(type(of:))
    else { return [] }
    let name = member.declName.baseName.text
    guard let element = base.elementType else {
      // Of another type nobody knows whether it is a collection, and of what.
      return ["map", "flatMap"].contains(name) && base != KnownTypes.other ? [base] : []
    }
    switch name {
    case "reduce": return [call.arguments.first.flatMap { type(of: $0.expression) }, element]
    case "sorted", "sort", "min", "max": return [element, element]
    default: return Self.methodsWithElements.contains(name) ? [element] : []
    }
  }

  private static let methodsWithElements: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "forEach", "first", "last", "contains", "allSatisfy",
    "drop", "prefix", "firstIndex", "lastIndex", "removeAll", "count", "partition", "split",
  ]
}

extension ClosureExprSyntax {
  /// The names that it gives its parameters; none where it names none.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names)?: names.map(\.name.identifierText)
    case .parameterClause(let clause)?:
      clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    case nil: []
    }
  }

  /// Whether it has a name for a second parameter: `a, b in`, or `$1`.
  fileprivate var takesSecond: Bool {
    guard signature?.parameterClause == nil else { return parameterNames.count > 1 }
    return tokens(viewMode: .sourceAccurate).contains { $0.text == "$1" && $0.closure?.id == id }
  }
}

extension TokenSyntax {
  /// The innermost closure that it stands in.
  fileprivate var closure: ClosureExprSyntax? {
    var current = parent
    while let node = current {
      if let closure = node.as(ClosureExprSyntax.self) { return closure }
      current = node.parent
    }
    return nil
  }
}
