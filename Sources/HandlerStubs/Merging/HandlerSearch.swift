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
    return Set(conformances.map(\.typeName)).sorted().flatMap(index.blocks(servingOrOverriding:))
      .filter { seen.insert($0.declaration).inserted }
  }

  /// The types that conform to some protocols.
  func handlerTypes(of handlers: [HandlerProtocol]) -> Set<String> {
    Set(handlers.flatMap(conformances).map(\.typeName))
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
    let name = AppleTypeNames.canonical(intentType, [])
    guard !method.isOfType else { return false }
    return method.firstType.map { index.typeNames.canonical($0) == name } ?? false
  }

  /// Whether a method takes an intent first among other things, as a generic one does.
  func takesAny(_ method: SourceMethod) -> Bool {
    !method.isOfType && method.firstType.map(index.typeNames.isOpen) ?? false
  }

  /// Whether a method is one that a protocol asks for.
  ///
  /// One that takes anything is taken for it: a second one beside it would be called in its place.
  func implements(_ method: SourceMethod, _ expected: HandlerMethod, of handler: HandlerProtocol)
    -> Bool
  {
    method.name == expected.name && expected.form(of: method) != nil
      && (takes(method, handler.intentType) || takesAny(method))
  }

  /// Whether a method answers by a completion handler what a protocol asks for without one.
  func completes(_ method: SourceMethod, _ expected: HandlerMethod, of handler: HandlerProtocol)
    -> Bool
  {
    method.name == expected.name && expected.completion == nil && expected.kind != .default
      && method.hasCompletion && SourceMethod.isAsked(method.labels)
      && takes(method, handler.intentType)
  }

  /// Whether handlers of a protocol are written with completion handlers, as far as there are any.
  func usesCompletions(_ handler: HandlerProtocol, in blocks: [SourceBlock]) -> Bool {
    blocks.flatMap(\.methods).contains { method in
      handler.methods.contains {
        implements(method, $0, of: handler) && $0.form(of: method) == .completion
      }
    }
  }
}

extension HandlerMethod {
  /// How a method is written.
  enum Form: Hashable, Sendable {
    case plain, completion
  }

  /// The form in which a method of the user's is written; none where its labels fit none.
  func form(of method: SourceMethod) -> Form? {
    guard method.hasCompletion else { return method.labels == labels ? .plain : nil }
    return method.labels == completion.map { Self.labels(of: $0.arguments) } ? .completion : nil
  }

  /// The labels of its arguments.
  var labels: [String] { Self.labels(of: arguments) }

  /// The labels of some arguments, as they are written.
  static func labels(of arguments: [String]) -> [String] {
    arguments.compactMap {
      $0.split(whereSeparator: { $0 == " " || $0 == ":" }).first.map(String.init)
    }
  }

  /// `(intent: OrderSoupIntent) async throws -> OrderSoupIntentResponse`, as messages show it.
  var signature: String {
    ["(\(arguments.joined(separator: ", ")))", effects, "-> \(result)"].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
