import Diagnostics
import IntentGenerator
import SwiftSyntax

/// Finds calls of functions that make responses and are no more, since the text of a code names other properties, or the
/// code is gone.
struct FactoryMentions {
  private let comparison: ProtocolComparison
  /// The functions that are gone, by the type of the response; under the names that their codes and properties have now.
  private var gone: [String: [ResponseFactory]] = [:]
  private var present: [String: [ResponseFactory]] = [:]

  init(from before: [HandlerDefinition], to after: [HandlerDefinition]) {
    comparison = ProtocolComparison(after, gone: [], with: HandlerRecord(before))
    let protocols = before.flatMap(\.protocols)
    for pair in comparison.pairs {
      let then = protocols.first {
        $0.definition == pair.then?.definition && $0.intent == pair.then?.intent
      }
      let (type, now) = (pair.now.responseType, pair.now.responseFactories)
      present[type] = now
      gone[type] = (then?.responseFactories ?? []).map(pair.renamed).filter { !now.contains($0) }
    }
  }

  /// A warning for each call in the Swift files of a folder.
  ///
  /// - Parameter drafts: What files will say, by their paths without links.
  func find(in folder: String, drafts: [String: String]) -> [Diagnostic] {
    guard gone.values.contains(where: { !$0.isEmpty }) else { return [] }
    let sources = ParsedSource.written(in: folder, drafts: drafts)
    let index = SourceIndex(sources)
    let known = comparison.knownTypes(in: index)
    return sources.flatMap { source in
      let finder = MemberCallFinder(typeNames: index.typeNames, known: known)
      finder.walk(source.tree)
      return finder.calls.compactMap { call in
        message(call).map { message in
          let offset = call.name.positionAfterSkippingLeadingTrivia.utf8Offset
          return Diagnostic(.warning, .changedHandler, message, at: source.location(of: offset))
        }
      }
    }
  }

  /// What there is to say of a call; where nobody knows whose function it is, of any that fits and is gone everywhere.
  private func message(_ call: MemberCallFinder.Call) -> String? {
    let called = ResponseFactory(call.name.identifierText, labels: call.labels)
    let gone = Self.functions(self.gone, of: call.type)
    let present = Self.functions(self.present, of: call.type)
    guard gone.contains(called), !present.contains(called) else { return nil }
    let other = present.first { $0.name == called.name }
    let fate = other.map { "is '\($0.signature)' now" } ?? "is gone"
    return
      "this calls '\(called.signature)', which \(fate), as the text of a code says which properties it has; change it "
      + "here too"
  }

  private static func functions(_ all: [String: [ResponseFactory]], of type: String?)
    -> [ResponseFactory]
  {
    type.map { all[$0] ?? [] } ?? all.values.flatMap(\.self)
  }
}

extension ProtocolComparison.Pair {
  /// A function of then, under the names that its code and properties have now.
  fileprivate func renamed(_ factory: ResponseFactory) -> ResponseFactory {
    let code = renamedCodes.first { $0.then == factory.name }?.now
    let labels = factory.labels.map { label in
      let property = responseProperties.first { $0.then.name.withoutBackticks == label }
      return property?.now.name.withoutBackticks ?? label
    }
    return ResponseFactory(code ?? factory.name, labels: labels)
  }
}
