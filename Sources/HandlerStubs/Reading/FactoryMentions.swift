import Diagnostics
import IntentGenerator
import SwiftSyntax

/// Finds calls of functions that make responses and are no more, since the text of a code names other properties, or the
/// code has another name.
struct FactoryMentions {
  private let gone: [ResponseFactory]
  private let present: [ResponseFactory]

  init(from before: [HandlerDefinition], to after: [HandlerDefinition]) {
    func factories(_ definitions: [HandlerDefinition]) -> [ResponseFactory] {
      definitions.flatMap(\.protocols).flatMap(\.responseFactories)
    }
    present = factories(after)
    gone = factories(before).filter { [present] in !present.contains($0) }
  }

  /// A warning for each call in the Swift files of a folder.
  ///
  /// - Parameter drafts: What files will say, by their paths without links.
  func find(in folder: String, drafts: [String: String]) -> [Diagnostic] {
    guard !gone.isEmpty else { return [] }
    return ParsedSource.written(in: folder, drafts: drafts).flatMap { source in
      source.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> Diagnostic? in
        guard case .identifier = token.tokenKind, let call = token.call else { return nil }
        let labels = call.arguments.map { $0.label?.identifierText ?? "_" }
        guard
          let factory = gone.first(where: { $0.name == token.identifierText && $0.labels == labels }
          )
        else { return nil }
        let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        return Diagnostic(
          .warning, .changedHandler, message(factory), at: source.location(of: offset))
      }
    }
  }

  private func message(_ factory: ResponseFactory) -> String {
    let other = present.first { $0.name == factory.name }
    let fate = other.map { "is '\($0.signature)' now" } ?? "is gone"
    return
      "this calls '\(factory.signature)', which \(fate), as the text of a code says which properties it has; change it "
      + "here too"
  }
}
