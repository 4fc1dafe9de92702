import SwiftSyntax

/// The form in which Swift shows a method with a completion to those who wait for it.
struct AsynchronousForm {
  /// Its type.
  let type: String
  /// Its name with the labels.
  let reference: String

  /// None for a function without a completion.
  init?(_ function: FunctionDeclSyntax) {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard function.signature.returnClause == nil,
      let completion = parameters.last.flatMap({ Self.closure($0.type) }),
      completion.returnClause.type.trimmedDescription == "Void"
    else { return nil }
    let before = parameters.dropLast()
    let arguments = before.map(\.type.trimmedDescription).joined(separator: ", ")
    var given = completion.parameters.map(\.type.trimmedDescription)
    let isThrowing = given.last == "Error?"
    // Beside an error there is no answer, so that without one there is.
    if isThrowing { given = given.dropLast().map { $0.replacing(/\?$/, with: "") } }
    let answer = given.count == 1 ? given[0] : "(\(given.joined(separator: ", ")))"
    type = "(\(arguments)) async \(isThrowing ? "throws " : "")-> \(answer)"
    let labels = before.map { "\($0.firstName.text):" }.joined()
    reference = function.name.text + (labels.isEmpty ? "" : "(\(labels))")
  }

  /// The type of a closure, which may be escaping, sendable, optional, and in parentheses.
  private static func closure(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let function = type.as(FunctionTypeSyntax.self) { return function }
    if let attributed = type.as(AttributedTypeSyntax.self) { return closure(attributed.baseType) }
    if let optional = type.as(OptionalTypeSyntax.self) { return closure(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { closure($0.type) }
    }
    return nil
  }
}
