package import Diagnostics
package import IntentGenerator
import SwiftSyntax

/// Handlers in the style of Apple's framework: objects in files that import it, and not the runtime.
package enum SiriKitHandlers {
  /// Where the first of them is; none where there is none.
  package static func first(in sources: [HandlerSource]) -> Diagnostics.SourceLocation? {
    DeepStack.run {
      sources.lazy.filter { $0.text.contains("NSObject") }.compactMap { source in
        let parsed = ParsedSource(source)
        guard parsed.imports.contains("Intents"), !parsed.imports.contains("IntentRuntime") else {
          return nil
        }
        let handler = parsed.handlers.first { $0.inherits("NSObject") }
        return handler.map { parsed.location(of: $0.start) }
      }
      .first
    }
  }

  /// The style of the handlers that there are; none where there are none.
  package static func style(of sources: [HandlerSource]) -> GeneratedStyle? {
    if first(in: sources) != nil { return .sirikit }
    let hasOthers = DeepStack.run { sources.contains { !ParsedSource($0).handlers.isEmpty } }
    return hasOthers ? .value : nil
  }
}

extension ParsedSource {
  /// The types that say that they handle an intent.
  fileprivate var handlers: [SourceBlock] {
    blocks.filter { block in
      block.inherited.contains { $0.trimmedDescription.hasSuffix("IntentHandling") }
    }
  }
}

extension SourceBlock {
  fileprivate func inherits(_ name: String) -> Bool {
    inherited.contains { $0.trimmedDescription == name }
  }
}
