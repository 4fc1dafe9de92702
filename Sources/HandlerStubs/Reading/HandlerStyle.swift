package import Diagnostics
package import IntentGenerator
import SwiftSyntax

/// Which style handlers are in.
package enum HandlerStyle {
  /// Where the first handler of a style is; none where there is none, or where no handler says which style it is in.
  ///
  /// Those in the style of Apple's framework are objects in files that import it, and not the runtime.
  ///
  /// - Parameter protocols: The names of the protocols that the handler conforms to one of; any, if not given.
  package static func first(
    _ style: GeneratedStyle, of protocols: Set<String>? = nil, in sources: [HandlerSource]
  ) -> Diagnostics.SourceLocation? {
    DeepStack.run {
      sources.lazy.filter { style != .sirikit || $0.text.contains("NSObject") }.compactMap {
        source in
        let parsed = ParsedSource(source)
        guard parsed.imports.contains("Intents") == (style == .sirikit),
          parsed.imports.contains("IntentRuntime") == (style == .value)
        else { return nil }
        let handler = parsed.blocks.first { block in
          block.isHandler(of: protocols) && (style == .value || block.inherits("NSObject"))
        }
        return handler.map { parsed.location(of: $0.start) }
      }
      .first
    }
  }

  /// The style of the handlers that there are; none where there are none.
  package static func style(of sources: [HandlerSource]) -> GeneratedStyle? {
    if first(.sirikit, in: sources) != nil { return .sirikit }
    let hasOthers = DeepStack.run {
      sources.contains { ParsedSource($0).blocks.contains { $0.isHandler(of: nil) } }
    }
    return hasOthers ? .value : nil
  }
}

extension SourceBlock {
  /// Whether it says that it handles an intent, of one of some protocols if they are given.
  fileprivate func isHandler(of protocols: Set<String>?) -> Bool {
    inherited.contains { type in
      let name = String(type.trimmedDescription.split(separator: ".").last ?? "")
      return protocols?.contains(name) ?? name.hasSuffix("IntentHandling")
    }
  }

  fileprivate func inherits(_ name: String) -> Bool {
    inherited.contains { $0.trimmedDescription == name }
  }
}
