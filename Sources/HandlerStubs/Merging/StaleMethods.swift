import IntentGenerator
import SwiftSyntax

/// Finds the methods that no protocol has any more.
struct StaleMethods: Sendable {
  /// A method that is of no use any more.
  struct Method: Sendable {
    let block: SourceBlock
    let method: SourceMethod
    /// What happened.
    let reason: String
  }

  let comparison: ProtocolComparison

  /// The methods whose parameter or intent is gone.
  func find(in index: SourceIndex) -> [Method] {
    let search = HandlerSearch(index: index)
    return comparison.pairs.flatMap { formerMethods($0, search) }
      + gone.flatMap { methods(of: $0, search) }
  }

  /// The intents that are gone, but for those in whose place another one has the name: their handlers are of that.
  var gone: [HandlerRecord.Entry] {
    let present = Set(comparison.pairs.map(\.now.name))
    return comparison.gone.filter { entry in
      entry.type(.handling).map { !present.contains($0) } ?? true
    }
  }

  private func formerMethods(_ pair: ProtocolComparison.Pair, _ search: HandlerSearch) -> [Method] {
    let expected = Set(pair.now.methods.map(\.name))
    let former = Set(pair.formerMethods)
    // A method that cannot have its new name yet works under the old one.
    let awaiting = ObstructingMethods(comparison: comparison).find(of: pair, search)
      .compactMap(\.awaiting)
    let reason = "the intent '\(pair.now.intent)' no longer asks for this method"
    return search.blocks(of: pair.now).flatMap { block in
      block.methods.filter { method in
        guard search.takes(method, pair.now.intentType), SourceMethod.isAsked(method.labels),
          !expected.contains(method.name), !awaiting.contains(method.name)
        else { return false }
        return former.contains(method.name)
          || looksGenerated(method, search.index.typeNames)
            && !search.index.mentions(method.name)
      }
      .map { Method(block: block, method: $0, reason: reason) }
    }
  }

  /// Whether a method has the form of one that a protocol asks for: without a record there is no
  /// other sign. One that is called is of use whoever asks for it.
  private func looksGenerated(_ method: SourceMethod, _ names: TypeNames) -> Bool {
    guard method.labels.first == "for", let result = method.function.signature.returnClause?.type,
      AppleTypeNames.isResult(names.canonical(result))
    else { return false }
    return method.name.hasPrefix("resolve")
      || method.name.hasPrefix("provide") && method.name.hasSuffix("OptionsCollection")
  }

  /// The methods of an intent that is gone.
  func methods(of entry: HandlerRecord.Entry, _ search: HandlerSearch) -> [Method] {
    guard let intentType = entry.type(.intent) else { return [] }
    let names = Set(entry.methods + entry.formerMethods)
    let conformances = search.conformances(
      to: entry.type(.handling),
      domainProtocol: entry.domainProtocol
    )
    let reason =
      comparison.isGone(entry.definition)
      ? "there is no definition '\(entry.definition)' any more"
      : "the definition '\(entry.definition)' no longer has the intent '\(entry.intent)'"
    return search.blocks(of: conformances).flatMap { block in
      block.methods.filter {
        names.contains($0.name) && SourceMethod.isAsked($0.labels) && search.takes($0, intentType)
      }
      .map { Method(block: block, method: $0, reason: reason) }
    }
  }
}

extension SourceIndex {
  /// Whether any code names a method.
  fileprivate func mentions(_ name: String) -> Bool {
    sources.contains { source in
      let finder = NameFinder(name)
      finder.walk(source.tree)
      return finder.isFound
    }
  }
}

/// Finds out whether an expression names something.
private final class NameFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || node.baseName.identifierText == name
    return isFound ? .skipChildren : .visitChildren
  }
}
