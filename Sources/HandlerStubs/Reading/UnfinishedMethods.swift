package import Diagnostics
import SwiftSyntax

/// A handler method that is not written yet.
package struct UnfinishedMethod: Hashable, Sendable {
  /// `OrderSoupIntentHandler.resolveSoup`.
  package var name: String
  /// Where it throws.
  package var location: Diagnostics.SourceLocation

  /// The unfinished methods of some files, in their order.
  package static func find(in sources: [HandlerSource]) -> Checked<[UnfinishedMethod]> {
    DeepStack.run { found(in: sources) }
  }

  private static func found(in sources: [HandlerSource]) -> Checked<[UnfinishedMethod]> {
    let parsed = sources.map { ParsedSource($0).checked }
    let diagnostics = parsed.flatMap(\.diagnostics)
    let index = SourceIndex(parsed.compactMap(\.value))
    let found = index.blocks.flatMap { block in
      block.methods.flatMap { method in
        let finder = UnfinishedFinder(index.typeNames)
        finder.walk(method.function)
        return finder.offsets.map { offset in
          UnfinishedMethod(
            name: "\(block.typeName).\(method.name)",
            location: index.sources[block.source].location(of: offset)
          )
        }
      }
    }
    return Checked(diagnostics.hasErrors ? nil : found, diagnostics)
  }
}

/// Finds `throw UnfinishedHandler()`, and the comment that stands for it where nothing can be thrown.
private final class UnfinishedFinder: SyntaxVisitor {
  private(set) var offsets: [Int] = []
  private let typeNames: TypeNames

  init(_ typeNames: TypeNames) {
    self.typeNames = typeNames
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    var offset = token.position.utf8Offset
    for piece in token.leadingTrivia {
      if case .lineComment(let text) = piece, text.hasPrefix("// \(MethodStub.mark)") {
        offsets.append(offset)
      }
      offset += piece.sourceLength.utf8Length
    }
    return .skipChildren
  }

  override func visitPost(_ node: ThrowStmtSyntax) {
    let called = node.expression.as(FunctionCallExprSyntax.self)?.calledExpression
    let member = called?.as(MemberAccessExprSyntax.self)
    let reference = called?.as(DeclReferenceExprSyntax.self) ?? member?.declName
    guard let name = reference?.baseName.text, name == MethodStub.error else { return }
    let base = member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    switch typeNames.meaning(of: name, behind: base, at: node) {
    // An error of the user's own.
    case .declared: return
    case .member(let type) where type != "IntentRuntime": return
    case .member, .imported, .doubtful:
      offsets.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }
}
