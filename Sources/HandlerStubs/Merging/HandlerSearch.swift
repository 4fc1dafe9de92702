import IntentGenerator
import SwiftSyntax

/// Finds the handlers of a protocol among the declarations of the sources.
struct HandlerSearch: Sendable {
  let index: SourceIndex

  /// The declarations that say that a type conforms to a protocol.
  func conformances(to handler: HandlerProtocol) -> [SourceBlock] {
    conformances(to: handler.name, domainProtocol: handler.domainProtocol)
  }

  /// The declarations that say that a type conforms to one of two protocols.
  func conformances(to name: String?, domainProtocol: String?) -> [SourceBlock] {
    index.blocks(conformingTo: [name, domainProtocol].compactMap(\.self))
  }

  /// The blocks with the methods of the types that conform to a protocol; each once.
  func blocks(of handler: HandlerProtocol) -> [SourceBlock] {
    blocks(of: conformances(to: handler))
  }

  func blocks(of conformances: [SourceBlock]) -> [SourceBlock] {
    var seen: Set<Syntax> = []
    return Set(conformances.map(\.typeName)).sorted().flatMap(index.blocks(serving:))
      .filter { seen.insert($0.declaration).inserted }
  }

  /// A declaration that looks like a handler of a protocol, though nothing in its form says that it
  /// conforms: a macro may say so, or code that was not read.
  func lookalike(of handler: HandlerProtocol) -> SourceBlock? {
    index.blocks.first { block in
      block.kind != .protocol
        && (block.methods.contains { $0.labels == ["intent"] && takes($0, handler.intentType) }
          || block.attributes.contains { $0.names(handler.name) || $0.names(handler.intentType) })
    }
  }

  /// Whether a method takes an intent first.
  func takes(_ method: SourceMethod, _ intentType: String) -> Bool {
    method.firstType.map { index.typeNames.canonical($0) == intentType } ?? false
  }

  /// Whether a method is one that a protocol asks for.
  func implements(_ method: SourceMethod, _ expected: HandlerMethod, of handler: HandlerProtocol)
    -> Bool
  {
    method.name == expected.name && method.labels == expected.labels
      && takes(method, handler.intentType)
  }
}

extension HandlerMethod {
  /// The labels of its arguments.
  var labels: [String] {
    arguments.compactMap {
      $0.split(whereSeparator: { $0 == " " || $0 == ":" }).first.map(String.init)
    }
  }
}
