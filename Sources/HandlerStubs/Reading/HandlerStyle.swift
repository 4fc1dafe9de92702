package import Diagnostics
package import IntentGenerator
import SwiftSyntax

/// Which style handlers are in.
package enum HandlerStyle {
  /// Where the first handler of a style is; none where there is none, or where no handler says which style it is in.
  ///
  /// - Parameter protocols: The names of the protocols that the handler conforms to one of.
  package static func first(
    _ style: GeneratedStyle, of protocols: Set<String>, in sources: [HandlerSource]
  ) -> Diagnostics.SourceLocation? {
    handlers(of: protocols, in: sources).first { $0.style == style }?.location
  }

  /// The style of the handlers of some protocols, of Apple's where they are in both; none where there are none, or none of them
  /// says it.
  package static func style(
    of protocols: Set<String>, in sources: [HandlerSource]
  ) -> GeneratedStyle? {
    let styles = handlers(of: protocols, in: sources).map(\.style)
    return styles.contains(.sirikit) ? .sirikit : styles.first
  }

  /// The handlers that say which style they are in.
  private static func handlers(
    of protocols: Set<String>, in sources: [HandlerSource]
  ) -> [(style: GeneratedStyle, location: Diagnostics.SourceLocation)] {
    DeepStack.run {
      sources.filter { $0.text.contains("Handling") }.map(ParsedSource.init).flatMap { parsed in
        parsed.blocks.filter { $0.isHandler(of: protocols) }.compactMap { block in
          parsed.style(of: block).map { ($0, parsed.location(of: block.start)) }
        }
      }
    }
  }
}

extension ParsedSource {
  /// The style of a handler, by the methods that its protocol asks for, by the modules that the file imports, under whatever
  /// condition, or else by what it is.
  fileprivate func style(of block: SourceBlock) -> GeneratedStyle? {
    let asked = block.methods.filter { SourceMethod.isAsked($0.labels) }
    if asked.contains(where: \.isOfAppleStyle) { return .sirikit }
    if asked.contains(where: { $0.function.signature.effectSpecifiers?.throwsClause != nil }) {
      return .value
    }
    let modules = ImportFinder.modules(in: tree)
    let isApple = modules.contains { $0 == "Intents" || $0 == "IntentsUI" }
    if isApple != modules.contains("IntentRuntime") { return isApple ? .sirikit : .value }
    return block.inherits(["NSObject", "INExtension"]) ? .sirikit : nil
  }
}

extension SourceBlock {
  /// Whether it says that it conforms to one of some protocols.
  fileprivate func isHandler(of protocols: Set<String>) -> Bool {
    inherited.flatMap { $0.trimmedDescription.split(separator: "&") }.contains { type in
      let name = type.split(separator: ".").last.map(String.init) ?? ""
      return protocols.contains(name.filter { !$0.isWhitespace })
    }
  }

  fileprivate func inherits(_ names: Set<String>) -> Bool {
    inherited.contains { type in
      type.trimmedDescription.split(separator: ".").last.map { names.contains(String($0)) } ?? false
    }
  }
}

extension SourceMethod {
  /// Whether it has a completion, or an outcome as Apple's framework calls it.
  fileprivate var isOfAppleStyle: Bool {
    let signature = function.signature
    let types =
      signature.parameterClause.parameters.map(\.type)
      + [signature.returnClause?.type].compactMap(\.self)
    return signature.parameterClause.parameters.contains {
      [$0.firstName.text, $0.secondName?.text].contains("completion")
    }
      || types.contains {
        $0.trimmedDescription.contains(/\bIN[A-Z]\w*ResolutionResult\b|\bINObjectCollection\b/)
      }
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
