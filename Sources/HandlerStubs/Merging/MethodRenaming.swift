import IntentGenerator
import SwiftSyntax

/// Gives the methods of handlers the new names of their parameters, and calls of them too.
struct MethodRenaming: MergeStep {
  private let comparison: ProtocolComparison
  private let pairs: [ProtocolComparison.Pair]

  init(_ comparison: ProtocolComparison) {
    self.comparison = comparison
    pairs = comparison.pairs.filter { !$0.renamedMethods.isEmpty }
  }

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    guard !pairs.isEmpty else { return changes }
    let search = HandlerSearch(index: index)
    let known = comparison.knownTypes(in: index).adding(
      search.handlerTypes(of: pairs.map(\.now)).flatMap { [$0] + index.subclasses(of: $0) }
        + comparison.pairs.map(\.now.name))
    for pair in pairs {
      let requirements = OwnRequirements(pair, search)
      let known = known.adding(requirements.protocolNames)
      for type in requirements.types {
        let blocks = requirements.blocks(of: type)
        let wanted = pair.renamedMethods.filter { old, _ in
          !isAsked(old, of: type, besides: pair, search)
            || blocks.flatMap(\.methods).contains {
              $0.name == old && search.takes($0, pair.now.intentType)
            }
        }
        let renamed = possible(wanted, in: blocks, of: pair.now, search)
        remark(on: pair, renamed, in: blocks, search, &changes)
        let meant = Set(
          blocks.flatMap { self.meant(by: renamed, in: $0, of: blocks, pair.now, search) })
        for block in blocks {
          for method in block.methods where meant.contains(method.function.id) {
            report(renamed, method.function.name, block.typeName, block.source, &changes)
          }
        }
        requirements.remarkOpen(renamed, of: type, &changes)
        let overloads = blocks.filter { $0.kind != .protocol }.flatMap(\.methods)
          .filter { !meant.contains($0.function.id) }
        renameCalls(
          renamed, of: pair.now, type, blocks, overloads, requirements, known, index, &changes)
      }
    }
    return changes
  }

  /// The renamings after which no two methods have one name.
  private func possible(
    _ renamed: [String: String],
    in blocks: [SourceBlock],
    of handler: HandlerProtocol,
    _ search: HandlerSearch
  ) -> [String: String] {
    let names = blocks.flatMap { block in
      block.methods.filter {
        search.takes($0, handler.intentType) || block.kind != .protocol && search.takesAny($0)
      }
    }
    .map(\.name)
    var possible = renamed.filter { names.contains($0.key) }
    // What cannot have its new name keeps the old one from the next.
    while let blocked = possible.first(where: { names.contains($1) && possible[$1] == nil }) {
      possible[blocked.key] = nil
    }
    return possible
  }

  /// Tells of a method that was there under the new name already, the user's own or that of a parameter which is gone, and which
  /// now answers in place of the one that did.
  private func remark(
    on pair: ProtocolComparison.Pair,
    _ renamed: [String: String],
    in blocks: [SourceBlock],
    _ search: HandlerSearch,
    _ changes: inout SourceChanges
  ) {
    let gone = Set(pair.removedParameters.flatMap(\.methods).map(\.name) + pair.formerMethods)
      .union(pair.then?.formerMethods ?? [])
    let awaiting = Set(
      ObstructingMethods(comparison: comparison).find(of: pair, search).map(\.expected.name))
    let methods = blocks.flatMap(\.methods).filter { search.takes($0, pair.now.intentType) }
    for (old, new) in pair.renamedMethods
    where renamed[old] == nil && !awaiting.contains(new)
      && methods.contains(where: { $0.name == old })
    {
      let origin = gone.contains(new) ? "was about a parameter that is gone" : "was there already"
      for block in blocks {
        for method in block.methods
        where method.name == new && search.takes(method, pair.now.intentType) {
          changes.remark(
            "'\(new)' \(origin), and now answers for the one whose method is '\(old)', which nothing calls "
              + "any more: see which of them is right",
            at: method.function.name,
            in: block.source
          )
        }
      }
    }
  }

  /// The methods of a block that the protocol asked for: an overload of the user's own keeps its name, as does one that
  /// takes anything beside one that takes the intent.
  private func meant(
    by renamed: [String: String],
    in block: SourceBlock,
    of blocks: [SourceBlock],
    _ handler: HandlerProtocol,
    _ search: HandlerSearch
  ) -> [SyntaxIdentifier] {
    func isAsked(_ method: SourceMethod) -> Bool {
      renamed[method.name] != nil && SourceMethod.isAsked(method.labels)
    }
    let own = blocks.filter { $0.kind != .protocol }.flatMap(\.methods)
      .filter { isAsked($0) && search.takes($0, handler.intentType) }
    return block.methods.filter { method in
      guard isAsked(method) else { return false }
      return search.takes(method, handler.intentType)
        || block.kind != .protocol && search.takesAny(method)
          && !own.contains { $0.name == method.name && !$0.isAlternative(to: method) }
    }
    .map(\.function.id)
  }

  /// Whether another protocol that a type conforms to asks for a method of a name, which one that takes anything may be
  /// for both.
  private func isAsked(
    _ name: String, of type: String, besides pair: ProtocolComparison.Pair, _ search: HandlerSearch
  ) -> Bool {
    comparison.pairs.contains { other in
      other.now.intentType != pair.now.intentType
        && other.now.methods.contains { $0.name == name }
        && search.conformances(to: other.now).contains { $0.typeName == type }
    }
  }

  /// Renames calls that are given the intent, wherever they stand, and within the handler those that
  /// no overload of the user's own could be meant by.
  private func renameCalls(
    _ renamed: [String: String],
    of handler: HandlerProtocol,
    _ type: String,
    _ blocks: [SourceBlock],
    _ overloads: [SourceMethod],
    _ requirements: OwnRequirements,
    _ known: KnownTypes,
    _ index: SourceIndex,
    _ changes: inout SourceChanges
  ) {
    let search = HandlerSearch(index: index)
    let own = Dictionary(grouping: blocks, by: \.source)
    // A method of another type that is called the same way may be meant, too.
    let handlers = requirements.declarations
    let others = index.blocks.filter { !handlers.contains($0.declaration) }.flatMap(\.methods)
      .filter { search.takes($0, handler.intentType) }
      .map(\.name)
    let types = requirements.protocolNames.union([type, handler.name])
      .union(index.subclasses(of: type))
    for (number, source) in index.sources.enumerated() {
      let finder = MethodCallFinder(
        names: Set(renamed.keys), typeNames: index.typeNames, known: known)
      finder.walk(source.tree)
      for call in finder.calls where call.isOfProtocol {
        let isInside = (own[number] ?? []).contains { $0.contains(call.name) }
        let isOnHandler = isInside && call.isOwn || call.base.map(types.contains) ?? false
        let isAmbiguous = isAmbiguous(call, overloads, blocks)
        let isGivenIntent = call.argument == handler.intentType
        let isMeant =
          isOnHandler
          ? isGivenIntent || !isAmbiguous && call.argument == nil
          : isGivenIntent && !call.isOwn && !others.contains(call.name.identifierText)
        guard isMeant else { continue }
        report(renamed, call.name, type, number, &changes, writing: call.renamed)
      }
    }
  }

  /// Whether a call may mean something else of the handler's: an overload, or by the name alone a property, too.
  private func isAmbiguous(
    _ call: MethodCallFinder.Call, _ overloads: [SourceMethod], _ blocks: [SourceBlock]
  ) -> Bool {
    let name = call.name.identifierText
    let namesakes = overloads.filter { $0.name == name }
    if let labels = call.labels { return namesakes.contains { $0.labels == labels } }
    return !namesakes.isEmpty || blocks.contains { $0.hasProperty(name) }
  }

  private func report(
    _ renamed: [String: String],
    _ token: TokenSyntax,
    _ type: String,
    _ source: Int,
    _ changes: inout SourceChanges,
    writing text: (String) -> String = { $0 }
  ) {
    guard let name = renamed[token.identifierText] else { return }
    changes.add(TextEdit(range: token.textRange, replacement: text(name)), to: source)
    changes.report(
      HandlerAction(
        kind: .renamedMethod,
        subject: "\(type).\(name)",
        before: token.identifierText,
        after: name
      ),
      in: source
    )
  }
}
