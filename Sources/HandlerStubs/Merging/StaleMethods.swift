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
      + comparison.gone.flatMap { methods(of: $0, search) }
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
        return former.contains(method.name) || looksGenerated(method, search.index.typeNames)
      }
      .map { Method(block: block, method: $0, reason: reason) }
    }
  }

  /// Whether a method has the form of one that a protocol asks for: without a record there is no
  /// other sign.
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
