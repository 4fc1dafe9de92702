import IntentGenerator
import SwiftSyntax

/// Finds methods that are called as a protocol asks for and have another type, so that their type does not conform.
struct ObstructingMethods: Sendable {
  /// A method in the place of one that is asked for.
  struct Method: Sendable {
    let block: SourceBlock
    let method: SourceMethod
    let expected: HandlerMethod
    let handler: HandlerProtocol
    /// The name of the method that is to have its name, and works; none where there is none.
    let awaiting: String?
  }

  let comparison: ProtocolComparison

  /// The methods of all handlers.
  func find(in index: SourceIndex) -> [Method] {
    let search = HandlerSearch(index: index)
    return comparison.pairs.flatMap { find(of: $0, search) }
  }

  /// The methods of handlers of an intent.
  func find(of pair: ProtocolComparison.Pair, _ search: HandlerSearch) -> [Method] {
    let renamed = pair.renamedMethods
    return Set(search.conformances(to: pair.now).map(\.typeName)).sorted().flatMap { type in
      let blocks = search.index.blocks(serving: type)
      return pair.now.methods.compactMap { expected in
        let old = renamed.first { $0.value == expected.name && renamed[$0.value] == nil }?.key
        return obstacle(to: expected, awaiting: old, in: blocks, of: pair.now, search)
      }
    }
  }

  private func obstacle(
    to expected: HandlerMethod, awaiting old: String?, in blocks: [SourceBlock],
    of handler: HandlerProtocol, _ search: HandlerSearch
  ) -> Method? {
    let methods = blocks.flatMap { block in block.methods.map { (block, $0) } }
    let working = methods.map(\.1).first { method in
      method.name == old && expected.form(of: method) != nil
        && search.takes(method, handler.intentType)
        && !hasOtherType(method, than: expected, search, isDoubtfulOne: true)
    }
    // A handler may leave the method out: what has its name is an overload then.
    guard expected.defaultBody == nil && expected.kind != .formerOptions || working != nil else {
      return nil
    }
    let called = methods.filter { search.implements($0.1, expected, of: handler) }
    guard let (block, method) = called.first,
      called.allSatisfy({
        hasOtherType($0.1, than: expected, search, isDoubtfulOne: working != nil)
      })
    else { return nil }
    return Method(
      block: block, method: method, expected: expected, handler: handler, awaiting: working?.name)
  }

  /// Whether a method has another type than the one that is asked for.
  ///
  /// - Parameter isDoubtfulOne: Whether a result counts for another one that a signature would be brought up to date from.
  private func hasOtherType(
    _ method: SourceMethod, than expected: HandlerMethod, _ search: HandlerSearch,
    isDoubtfulOne: Bool
  ) -> Bool {
    let names = search.index.typeNames
    // No method with a parameter of `any` is taken for one that takes the intent.
    if method.firstType?.isAnyType == true { return true }
    func isOther(_ type: TypeSyntax, _ asked: String) -> Bool {
      isDoubtfulOne && SignatureUpdate.differs(type, from: asked, names)
        || isKnownOther(type, than: asked, names)
    }
    if let completion = expected.completion, expected.form(of: method) == .completion {
      // An alias may stand for the type of the completion handler.
      let types = method.completionTypes ?? []
      return types.count == completion.results.count
        && zip(types, completion.results).contains { isOther($0, $1) && !names.isError($0) }
    }
    guard let type = method.function.signature.returnClause?.type else { return true }
    return isOther(type, expected.result)
  }

  /// Whether a type is another one for sure: a name of which nothing is known may be an alias.
  private func isKnownOther(_ type: TypeSyntax, than expected: String, _ names: TypeNames) -> Bool {
    let actual = names.canonical(type)
    guard actual != names.canonical(expected), !names.hasOpenPart(type) else { return false }
    if Self.standardTypes.contains(actual) || actual.hasPrefix("(") { return true }
    return names.isOwnType(type) || type.is(IdentifierTypeSyntax.self) && isGenerated(actual)
  }

  private func isGenerated(_ name: String) -> Bool {
    comparison.typeNames.contains(name)
      || comparison.pairs.contains { $0.now.types.values.contains(name) }
  }

  private static let standardTypes: Set = [
    "Bool", "Character", "Data", "Date", "DateComponents", "Decimal", "Double", "Float", "Int",
    "Never", "String", "UInt", "URL", "UUID", "Void",
  ]
}

extension ObstructingMethods.Method {
  /// What to do about it.
  var message: String {
    let asked =
      "'\(method.signature)' has another type than the one that '\(handler.name)' asks for, '\(expected.signature)'"
    guard let awaiting else {
      return
        "\(asked), so that '\(block.typeName)' does not conform; correct its type, or give it another name and run "
        + "'intentgen handlers'"
    }
    return
      "\(asked), and stands in the way of '\(awaiting)', which is to have its name; give this one another name, then "
      + "'\(awaiting)' the name '\(expected.name)'"
  }
}

extension TypeSyntax {
  /// Whether it is written with `any`.
  fileprivate var isAnyType: Bool {
    self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.any)
  }
}
