import IntentGenerator
import SwiftParser
import SwiftSyntax

/// Rewrites the signatures of handler methods whose parameter has another type now; bodies stay.
struct SignatureUpdate: MergeStep {
  let comparison: ProtocolComparison

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    let search = HandlerSearch(index: index)
    for handler in comparison.pairs.map(\.now) {
      let conformances = search.conformances(to: handler)
      for typeName in Set(conformances.map(\.typeName)).sorted() {
        let blocks = index.blocks(serving: typeName)
        for expected in handler.methods {
          let methods = blocks.flatMap { block in block.methods.map { (block, $0) } }
            .filter { $0.1.name == expected.name && search.takes($0.1, handler.intentType) }
          // An overload of the user's own beside the method that is asked for is left alone.
          let fitting = methods.filter { $0.1.labels == expected.labels }
          for (block, method) in fitting.isEmpty ? methods : fitting {
            update(method, to: expected, in: block, index, &changes)
          }
        }
      }
    }
    return changes
  }

  private func update(
    _ method: SourceMethod,
    to expected: HandlerMethod,
    in block: SourceBlock,
    _ index: SourceIndex,
    _ changes: inout SourceChanges
  ) {
    var edits: [TextEdit] = []
    if method.labels != expected.labels {
      guard let edit = argumentEdit(method, expected) else { return }
      edits.append(edit)
    }
    if let type = method.function.signature.returnClause?.type,
      differs(type, from: expected.result, index.typeNames)
    {
      edits.append(TextEdit(range: type.textRange, replacement: expected.result))
    }
    guard !edits.isEmpty else { return }
    for edit in edits { changes.add(edit, to: block.source) }
    changes.report(
      HandlerAction(
        kind: .changedSignature,
        subject: "\(block.typeName).\(method.name)",
        before: method.function.signature.singleLine,
        after: "(\(expected.arguments.joined(separator: ", "))) -> \(expected.result)"
      ),
      in: block.source
    )
    MissingImports(expected.modules, in: index.sources[block.source])
      .add(to: &changes, in: block.source)
  }

  /// Whether a result is not the one that the protocol asks for.
  ///
  /// A name that is not known here may be an alias for the right type: it is taken for that.
  private func differs(_ type: TypeSyntax, from expected: String, _ names: TypeNames) -> Bool {
    let actual = names.canonical(type)
    guard actual != names.canonical(expected) else { return false }
    return AppleTypeNames.isResult(actual) || actual.hasSuffix("?")
      || !type.is(IdentifierTypeSyntax.self)
  }

  /// Adds the search term, or takes it away.
  private func argumentEdit(_ method: SourceMethod, _ expected: HandlerMethod) -> TextEdit? {
    guard let first = method.parameters.first, method.labels.first == expected.labels.first else {
      return nil
    }
    let kept = first.with(\.trailingComma, nil).textRange
    let end = first.positionAfterSkippingLeadingTrivia.utf8Offset + kept.count
    guard let last = method.parameters.last else { return nil }
    let rest = expected.arguments.dropFirst().map { ", " + $0 }.joined()
    return TextEdit(range: end..<last.textRange.upperBound, replacement: rest)
  }
}

extension TypeNames {
  /// A type, given as text, without what does not matter.
  func canonical(_ text: String) -> String {
    let declaration = Parser.parse(source: "let value: \(text)").statements.first?.item
    let binding = declaration?.as(VariableDeclSyntax.self)?.bindings.first
    return binding?.typeAnnotation.map { canonical($0.type) } ?? text
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
