public import Foundation
public import IntentRuntime

extension HandlerProvider {
  /// Registers a handler of Apple's kind for every intent whose handling protocol it conforms to.
  ///
  /// - Throws: ``IntentRuntime/IntentError`` where it serves none of the catalogs' intents, or one
  ///   that has a handler already. Nothing is registered then.
  @_disfavoredOverload
  public mutating func register(_ handler: some NSObjectProtocol) throws {
    var next = self
    var isServing = false
    let name = "\(type(of: handler))"
    for type in allIntents {
      guard let source = HandlerSource(type) else { continue }
      isServing = try source.register(&next, name, handler) || isServing
    }
    guard isServing else { throw IntentError.servesNoIntent(handler: name) }
    self = next
  }

  /// Registers an app's extension, which is asked for a handler of each intent that comes.
  ///
  /// ```swift
  /// var provider = HandlerProvider(.soup)
  /// try provider.register(extension: IntentHandler())
  /// ```
  ///
  /// - Parameters:
  ///   - extension: Whoever hands out handlers. It is asked as the system asks: when an intent comes.
  ///   - manifest: The intents that the extension supports; without one, all that the catalogs have.
  /// - Throws: ``IntentRuntime/IntentError`` where an intent has a handler already, or the manifest
  ///   names one that no catalog has. Nothing is registered then.
  public mutating func register(
    extension: some INIntentHandlerProviding,
    supporting manifest: Manifest? = nil
  ) throws {
    var next = self
    let supported = try manifest.map { try Set(intentDescriptors(of: $0).map(\.name)) }
    let provider: any INIntentHandlerProviding = `extension`
    let name = "\(type(of: provider))"
    let shared = Transferred(provider)
    for type in allIntents {
      guard let source = HandlerSource(type) else { continue }
      if let supported, !supported.contains(type.intentDescriptor.name) { continue }
      try source.registerPicked(&next, name) { intent in
        shared.value.handler(for: intent) as AnyObject?
      }
    }
    self = next
  }
}

/// How handlers of Apple's kind come to an intent of the runtime's.
private struct HandlerSource {
  typealias Pick = @Sendable (INIntent) -> AnyObject?

  /// Registers an object for all intents of the type, and says whether it handles them.
  let register: (inout HandlerProvider, String, AnyObject) throws -> Bool
  /// Registers what picks an object for each intent of the type.
  let registerPicked: (inout HandlerProvider, String, @escaping Pick) throws -> Void

  /// None for an intent that has no class.
  init?(_ type: any Intent.Type) {
    if let type = type as? any BridgedIntentType.Type {
      self = type.handlerSource
    } else if let adapter = SystemAdapters.adapter(of: type) {
      self = Self(adapter)
    } else {
      return nil
    }
  }

  init<Bridge: IntentBridge>(of bridge: Bridge.Type) {
    register = { provider, name, object in
      guard let handler = Bridge.handler(object).map(BridgedHandler<Bridge>.init) else {
        return false
      }
      try provider.register(BridgedIntent<Bridge>.self, named: name) { _ in handler }
      return true
    }
    registerPicked = { provider, name, pick in
      try provider.register(BridgedIntent<Bridge>.self, named: name) { intent in
        pick(intent.intentClass).flatMap(Bridge.handler).map(BridgedHandler.init)
      }
    }
  }

  init<Adapter: SystemHandlerAdapter>(_ adapter: Adapter.Type) {
    register = { provider, name, object in
      guard let handler = Adapter.handler(object) else { return false }
      try provider.register(Adapter.Value.self, named: name) { _ in handler }
      return true
    }
    registerPicked = { provider, name, pick in
      try provider.register(Adapter.Value.self, named: name) { intent in
        pick(Adapter.intent(intent)).flatMap(Adapter.handler)
      }
    }
  }
}

/// An intent that has a class, whatever that is.
private protocol BridgedIntentType: Intent {
  static var handlerSource: HandlerSource { get }
}

extension BridgedIntent: BridgedIntentType {
  fileprivate static var handlerSource: HandlerSource { HandlerSource(of: Bridge.self) }
}

extension SystemAdapters {
  fileprivate static func adapter(
    of type: any Intent.Type
  ) -> (any SystemHandlerAdapter.Type)? {
    all.first { $0.serves(type) }
  }
}

extension SystemHandlerAdapter {
  fileprivate static func serves(_ type: any Intent.Type) -> Bool { type == Value.self }
}
