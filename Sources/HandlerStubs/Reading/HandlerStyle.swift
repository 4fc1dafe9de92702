package import Diagnostics
package import IntentGenerator
import SwiftSyntax

/// Which style handlers are in.
package enum HandlerStyle {
  /// Where the first handler of a style is; none where there is none, or where no handler says which style it is in.
  ///
  /// - Parameters:
  ///   - definitions: What the definitions ask for now.
  ///   - gone: The definitions of the record that do not exist any more.
  ///   - record: What the protocols were the last time.
  package static func first(
    _ style: GeneratedStyle, of definitions: [HandlerDefinition], gone: Set<String>,
    record: HandlerRecord, in sources: HandlerSources
  ) -> Diagnostics.SourceLocation? {
    handlers(ProtocolComparison(definitions, gone: gone, with: record), in: sources)
      .first { $0.style == style }?.location
  }

  /// The style of the handlers of some definitions, of Apple's where they are in both; none where there are none, or none of
  /// them says it.
  ///
  /// - Parameters:
  ///   - definitions: What the definitions ask for now.
  ///   - record: What the protocols were the last time.
  static func style(
    of definitions: [HandlerDefinition], record: HandlerRecord, in sources: HandlerSources
  ) -> GeneratedStyle? {
    let comparison = ProtocolComparison(definitions, gone: [], with: record)
    let styles = handlers(comparison, in: sources).map(\.style)
    return styles.contains(.sirikit) ? .sirikit : styles.first
  }

  /// The handlers that say which style they are in.
  private static func handlers(
    _ comparison: ProtocolComparison, in sources: HandlerSources
  ) -> [(style: GeneratedStyle, location: Diagnostics.SourceLocation)] {
    guard sources.files.contains(where: { $0.text.contains("Handling") }) else { return [] }
    return DeepStack.run {
      let index = SourceIndex(sources.parsed)
      let methods = HandlerSearch(index: index).askedMethods(of: comparison.pairs)
      return index.blocks(conformingTo: comparison.pairs.flatMap(\.protocolNames)).compactMap {
        block in
        index.style(of: block.typeName, with: methods[block.typeName] ?? [])
          .map { ($0, index.sources[block.source].location(of: block.start)) }
      }
    }
  }
}

extension ProtocolComparison.Pair {
  /// The names of the protocols that a handler conforms to one of, also as they were.
  fileprivate var protocolNames: [String] {
    [now.name, now.domainProtocol, then?.type(.handling), then?.domainProtocol]
      .compactMap(\.self)
  }

  /// The names of the methods that they ask for, and once did.
  fileprivate var methodNames: Set<String> {
    Set(now.methods.map(\.name) + (then?.methods ?? []) + (then?.formerMethods ?? []))
  }
}

extension HandlerSearch {
  /// The methods that handlers have for what protocols ask for, in whatever style, by the type: one of the user's own that is
  /// called otherwise, or takes something else, says nothing of that.
  fileprivate func askedMethods(of pairs: [ProtocolComparison.Pair]) -> [String: [SourceMethod]] {
    pairs.reduce(into: [:]) { methods, pair in
      let names = pair.methodNames
      let intents = [pair.now.intentType, pair.then?.type(.intent)].compactMap(\.self)
      for type in Set(index.blocks(conformingTo: pair.protocolNames).map(\.typeName)) {
        methods[type, default: []] += index.blocks(servingOrOverriding: type).flatMap(\.methods)
          .filter { method in
            names.contains(method.name) && SourceMethod.isAsked(method.labels)
              && (takesAny(method) || intents.contains { takes(method, $0) })
          }
      }
    }
  }
}

extension SourceIndex {
  /// The style of a handler, by what it is and the methods that its protocols ask for; where these are of both styles, or of
  /// none, by the modules that its files import, under whatever condition, or else by what it inherits from.
  fileprivate func style(of type: String, with asked: [SourceMethod]) -> GeneratedStyle? {
    let served = blocks(serving: type)
    let own = served.filter { $0.typeName == type }
    let declarations = own.filter { $0.kind == .type }.map(\.declaration)
    // Apple's protocols ask for a class.
    if declarations.first != nil, !declarations.contains(where: { $0.is(ClassDeclSyntax.self) }) {
      return .value
    }
    if asked.contains(where: \.hasAppleType) { return .sirikit }
    let isOwn = asked.contains(where: \.isOfOwnStyle)
    // A method of either kind may be an overload of the user's own beside one of the other.
    if isOwn != asked.contains(where: \.hasCompletion) { return isOwn ? .value : .sirikit }
    let modules = Set(own.flatMap { ImportFinder.modules(in: sources[$0.source].tree) })
    let isApple = !modules.isDisjoint(with: ["Intents", "IntentsUI"])
    if isApple != modules.contains("IntentRuntime") { return isApple ? .sirikit : .value }
    if isOwn { return .value }
    let inherited = Set(served.flatMap(\.inherited).flatMap(typeNames.components))
    // Whoever imports both may be an object for reasons of its own.
    return inherited.contains("INExtension") || inherited.contains("NSObject") && !isApple
      ? .sirikit : nil
  }
}

extension SourceMethod {
  /// Whether it has an outcome, or offers values, as Apple's framework calls them.
  fileprivate var hasAppleType: Bool {
    let types = parameters.map(\.type) + [function.signature.returnClause?.type].compactMap(\.self)
    return types.contains {
      $0.trimmedDescription.contains(/\bIN[A-Z]\w*ResolutionResult\b|\bINObjectCollection\b/)
    }
  }

  /// Whether it throws, as only those that offer values do in Apple's style, or has an outcome as the runtime calls it.
  fileprivate var isOfOwnStyle: Bool {
    let signature = function.signature
    let offers = name.hasPrefix("provide") || name.hasPrefix("default")
    return signature.effectSpecifiers?.throwsClause != nil && !offers
      || signature.returnClause?.type.trimmedDescription
        .contains(/\b(Intent)?ResolutionResult\s*<|\bOptionsCollection\s*</) ?? false
  }
}

/// Finds what a file imports, also where only some platforms do.
private final class ImportFinder: SyntaxVisitor {
  private var modules: Set<String> = []

  static func modules(in tree: SourceFileSyntax) -> Set<String> {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.modules
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { modules.insert(module.name.identifierText) }
    return .skipChildren
  }
}
