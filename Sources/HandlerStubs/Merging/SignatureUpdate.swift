import IntentGenerator
import SwiftParser
import SwiftSyntax

/// Rewrites the signatures of handler methods whose parameter has another type now, and says where a signature does not
/// show that; bodies stay.
struct SignatureUpdate: MergeStep {
  let comparison: ProtocolComparison

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    let search = HandlerSearch(index: index)
    let retyped = comparison.retypedProperties
    // What stands in the way of a method that works is something else of the user's own.
    let obstacles = Set(
      ObstructingMethods(comparison: comparison).find(in: index).filter { $0.awaiting != nil }
        .map(\.method.function.id))
    for handler in comparison.pairs.map(\.now) {
      let conformances = search.conformances(to: handler)
      for typeName in Set(conformances.map(\.typeName)).sorted() {
        let blocks = index.blocks(servingOrOverriding: typeName)
        for expected in handler.methods {
          let methods = blocks.flatMap { block in block.methods.map { (block, $0) } }
            .filter { $0.1.name == expected.name && search.takes($0.1, handler.intentType) }
            .filter { !obstacles.contains($0.1.function.id) }
          // An overload of the user's own beside the method that is asked for is left alone.
          let fitting = methods.filter { expected.form(of: $0.1) != nil }
          let types = expected.subject.flatMap { subject in
            retyped[handler.intentType]?.values.first { $0.property == subject.property }
          }
          for (block, method) in fitting.isEmpty ? methods : fitting {
            let isRewritten =
              search.completes(method, expected, of: handler)
              ? refuse(method, expected, of: handler, in: block, &changes)
              : update(method, to: expected, in: block, index, &changes)
            guard let types, !isRewritten else { continue }
            changes.remark(types.message, at: method.function.name, in: block.source)
          }
        }
      }
    }
    return changes
  }

  /// Says that a completion handler stays where none is asked for: the method's code calls it.
  ///
  /// - Returns: That nothing was changed.
  private func refuse(
    _ method: SourceMethod, _ expected: HandlerMethod, of handler: HandlerProtocol,
    in block: SourceBlock, _ changes: inout SourceChanges
  ) -> Bool {
    changes.remark(
      "'\(method.signature)' has a completion handler, and '\(handler.name)' asks for "
        + "'\(expected.signature)'; write it so, or, for Apple's protocol, make '\(block.typeName)' a class, which "
        + "'intentgen handlers --style sirikit' brings up to date",
      at: method.function.name, in: block.source)
    return false
  }

  /// - Returns: Whether there was anything to change.
  private func update(
    _ method: SourceMethod,
    to expected: HandlerMethod,
    in block: SourceBlock,
    _ index: SourceIndex,
    _ changes: inout SourceChanges
  ) -> Bool {
    let edits: [TextEdit]
    if let completion = expected.completion, method.hasCompletion {
      edits = completionEdits(method, completion, index.typeNames)
    } else {
      edits = plainEdits(method, expected, index.typeNames)
    }
    guard !edits.isEmpty else { return false }
    for edit in edits { changes.add(edit, to: block.source) }
    let before = method.function.signature.singleLine
    changes.remark(
      "the signature of '\(method.name)' was \(before); see whether its body, which is as it was, still fits",
      at: method.function.name, in: block.source)
    changes.report(
      HandlerAction(
        kind: .changedSignature,
        subject: "\(block.typeName).\(method.name)",
        before: before,
        after: !method.hasCompletion
          ? "(\(expected.arguments.joined(separator: ", "))) -> \(expected.result)"
          : "(\((expected.completion?.arguments ?? []).joined(separator: ", ")))"
      ),
      in: block.source
    )
    MissingImports(expected.modules, in: index.sources[block.source])
      .add(to: &changes, in: block.source)
    return true
  }

  /// What is to be changed of a method that returns its result.
  private func plainEdits(
    _ method: SourceMethod,
    _ expected: HandlerMethod,
    _ names: TypeNames
  ) -> [TextEdit] {
    var edits: [TextEdit] = []
    if method.labels != expected.labels {
      edits = searchTermEdits(method, expected.arguments)
      guard !edits.isEmpty else { return [] }
    }
    if let type = method.function.signature.returnClause?.type,
      Self.differs(type, from: expected.result, names)
    {
      edits.append(TextEdit(range: type.textRange, replacement: expected.result))
    }
    return edits
  }

  /// What is to be changed of a method with a completion handler: a search term that came or went, and
  /// the types of what the handler is called with.
  private func completionEdits(
    _ method: SourceMethod,
    _ expected: HandlerMethod.Completion,
    _ names: TypeNames
  ) -> [TextEdit] {
    guard Self.differsBySearchTerm(method.labels, HandlerMethod.labels(of: expected.arguments))
    else { return [] }
    var edits =
      method.parameters.count == expected.arguments.count
      ? [] : searchTermEdits(method, expected.arguments)
    let types = method.completionTypes ?? []
    guard types.count == expected.results.count else { return edits }
    for (type, result) in zip(types, expected.results)
    where Self.differs(type, from: result, names) && !names.isError(type) {
      edits.append(TextEdit(range: type.textRange, replacement: result))
    }
    return edits
  }

  /// Whether a result is not the one that the protocol asks for.
  ///
  /// A name that is not known here may be an alias for the right type: it is taken for that, and so is what may be any
  /// type, as a generic parameter.
  static func differs(_ type: TypeSyntax, from expected: String, _ names: TypeNames) -> Bool {
    guard !names.hasOpenPart(type) else { return false }
    let actual = names.canonical(type)
    guard actual != names.canonical(expected) else { return false }
    return AppleTypeNames.isResult(actual) || actual.hasSuffix("?")
      || !type.is(IdentifierTypeSyntax.self)
  }

  /// Whether a search term is all that one has of some labels and the other has not: whatever else there is, is the user's.
  private static func differsBySearchTerm(_ labels: [String], _ others: [String]) -> Bool {
    labels.filter { $0 != searchTerm } == others.filter { $0 != searchTerm }
  }

  /// Adds the search term behind the intent, or takes it away; comments beside it are the user's, and stay.
  private func searchTermEdits(_ method: SourceMethod, _ arguments: [String]) -> [TextEdit] {
    let parameters = Array(method.parameters)
    guard Self.differsBySearchTerm(method.labels, HandlerMethod.labels(of: arguments)) else {
      return []
    }
    let isTerm = { (parameter: FunctionParameterSyntax) in
      parameter.firstName.identifierText == Self.searchTerm
    }
    guard let place = parameters.firstIndex(where: isTerm), place > 0 else {
      guard let argument = arguments.first(where: { $0.hasPrefix("\(Self.searchTerm):") }),
        let end = parameters.first.map({ $0.type.textRange.upperBound })
      else { return [] }
      return [TextEdit(range: end..<end, replacement: ", \(argument)")]
    }
    let (before, term) = (parameters[place - 1], parameters[place])
    let end = term.type.textRange.upperBound
    guard let comma = before.trailingComma else { return [] }
    let lead = comma.trailingTrivia + term.leadingTrivia
    return lead.contains(where: \.isComment)
      ? [
        TextEdit(range: comma.textRange, replacement: ""),
        TextEdit(range: term.textRange.lowerBound..<end, replacement: ""),
      ] : [TextEdit(range: comma.textRange.lowerBound..<end, replacement: "")]
  }

  private static let searchTerm = "searchTerm"
}

extension TypeNames {
  /// Whether a type is that of an error that there may be.
  func isError(_ type: TypeSyntax) -> Bool {
    ["Error?", "any Error?", "(any Error)?"].contains(canonical(type))
  }

  /// A type, given as text, without what does not matter.
  ///
  /// - Parameter place: Where the text stands, if it was taken out of the code.
  func canonical(_ text: String, at place: Syntax? = nil) -> String {
    let declaration = Parser.parse(source: "let value: \(text)").statements.first?.item
    let binding = declaration?.as(VariableDeclSyntax.self)?.bindings.first
    return binding?.typeAnnotation.map { canonical($0.type, at: place) } ?? text
  }
}

extension FunctionSignatureSyntax {
  /// The arguments and the result on one line, as messages show them.
  fileprivate var singleLine: String {
    let arguments = parameterClause.parameters.map { $0.with(\.trailingComma, nil).singleLine }
    let result = returnClause.map { " -> \($0.type.singleLine)" } ?? ""
    return "(\(arguments.joined(separator: ", ")))\(result)"
  }
}

extension SyntaxProtocol {
  fileprivate var singleLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
