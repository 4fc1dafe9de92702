package import Diagnostics
import SwiftSyntax

/// Handlers in the style of Apple's framework: objects in files that import it, and not the runtime.
package enum SiriKitHandlers {
  /// Where the first of them is; none where there is none.
  package static func first(in sources: [HandlerSource]) -> Diagnostics.SourceLocation? {
    sources.lazy.filter { $0.text.contains("NSObject") }.compactMap { source in
      let parsed = ParsedSource(source)
      guard parsed.imports.contains("Intents"), !parsed.imports.contains("IntentRuntime") else {
        return nil
      }
      let handler = parsed.blocks.first { block in
        let inherited = block.inherited.map(\.trimmedDescription)
        return inherited.contains("NSObject")
          && inherited.contains { $0.hasSuffix("IntentHandling") }
      }
      return handler.map { parsed.location(of: $0.start) }
    }
    .first
  }
}
