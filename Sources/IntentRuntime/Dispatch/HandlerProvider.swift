/// Knows which handler serves which intent.
///
/// ```swift
/// var provider = HandlerProvider(.messages, .payments)
/// try provider.register(MessageHandler())
/// ```
///
/// Apple's counterpart is `INIntentHandlerProviding` with `INExtension`.
public struct HandlerProvider: Sendable {
  private var intents: [String: any Intent.Type] = [:]
  @usableFromInline private(set) var entries: [ObjectIdentifier: any HandlerEntry] = [:]
  /// What is known of the intents.
  public private(set) var catalogs: [IntentCatalog] = []

  /// A provider for the intents of some catalogs, without a handler yet.
  public init(_ catalogs: IntentCatalog...) {
    self.catalogs = catalogs
    for type in catalogs.flatMap(\.intents) {
      intents[type.intentDescriptor.name] = type
    }
  }

  /// Registers a handler for every intent whose handling protocol it conforms to.
  ///
  /// - Throws: ``IntentError`` where it serves none of the catalogs' intents, or one that
  ///   has a handler already. Nothing is registered then.
  public mutating func register(_ handler: some IntentHandling) throws {
    var next = entries
    var isServing = false
    for type in allIntents {
      guard let entry = type.entry(for: handler) else { continue }
      try Self.add(entry, for: type, to: &next)
      isServing = true
    }
    guard isServing else {
      throw IntentError.servesNoIntent(handler: "\(type(of: handler))")
    }
    entries = next
  }

  /// Registers a closure that picks the handler for each intent of a type.
  ///
  /// - Throws: ``IntentError`` where the type has a handler already.
  public mutating func register<Root: Intent>(
    _ type: Root.Type,
    handler: @escaping @Sendable (Root) -> Root.IntentHandlerType?
  ) throws {
    try Self.add(TypedHandlerEntry<Root>(pick: handler), for: type, to: &entries)
    intents[Root.intentDescriptor.name] = type
  }

  /// The handler for an intent; none where nobody handles it.
  @inlinable
  public func handler<Root: Intent>(for intent: Root) -> Root.IntentHandlerType? {
    guard let entry = entries[ObjectIdentifier(Root.self)] else { return nil }
    // An entry is kept under its own intent's type alone, so that no cast needs to look it up.
    let typed = unsafeDowncast(entry, to: TypedHandlerEntry<Root>.self)
    return typed.pick.map { $0(intent) } ?? typed.handler
  }

  /// The intents of the catalogs, in their order. One that several of them have, as a definition
  /// that phrases one of the system's does, is there once.
  public var allIntents: [any Intent.Type] {
    var seen: Set<ObjectIdentifier> = []
    return catalogs.flatMap(\.intents).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The intents that nobody handles, in the order of the catalogs.
  ///
  /// Call it at start-up, before the first request comes.
  public var unhandledIntents: [String] {
    allIntents.filter { entries[ObjectIdentifier($0)] == nil }
      .map { $0.intentDescriptor.name }
  }

  /// The intents of a domain that nobody handles, in the order of the catalogs.
  public func unhandledIntents(of domain: Domain) -> [String] {
    unhandledIntents.filter(domain.intents.contains)
  }

  /// The intents of a manifest that nobody handles, in the manifest's order.
  ///
  /// - Throws: ``IntentError/unknownSupportedIntent(_:manifest:)`` for one that no catalog has.
  public func unhandledIntents(of manifest: Manifest) throws -> [String] {
    let unhandled = Set(unhandledIntents)
    return try manifest.supportedIntents.compactMap { name in
      guard let type = intentType(inManifest: name) else {
        throw IntentError.unknownSupportedIntent(name, manifest: manifest.file)
      }
      let name = type.intentDescriptor.name
      return unhandled.contains(name) ? name : nil
    }
  }

  /// The type of an intent as a manifest names it: by its type, or by Apple's class.
  func intentType(inManifest name: String) -> (any Intent.Type)? {
    catalogs.lazy.flatMap(\.intents).first {
      name == "\($0)" || name == "IN\($0.intentDescriptor.name)Intent"
    }
  }

  /// The type of an intent by its name, and its domain where the name alone does not say enough.
  func intentType(named name: String, domain: String?) -> (any Intent.Type)? {
    guard let type = intents[name] else { return nil }
    return domain == nil || type.intentDescriptor.domain == domain ? type : nil
  }

  private static func add(
    _ entry: any HandlerEntry,
    for type: any Intent.Type,
    to entries: inout [ObjectIdentifier: any HandlerEntry]
  ) throws {
    if let present = entries[ObjectIdentifier(type)] {
      throw IntentError.alreadyHandled(
        intent: type.intentDescriptor.name,
        by: present.handlerName,
        other: entry.handlerName
      )
    }
    entries[ObjectIdentifier(type)] = entry
  }
}

extension Intent {
  /// What to register for a handler; none where it does not serve the intent.
  fileprivate static func entry(for handler: some IntentHandling) -> (any HandlerEntry)? {
    (handler as? IntentHandlerType).map { TypedHandlerEntry<Self>(handler: $0) }
  }
}

/// What is registered for one intent, whatever its type.
@usableFromInline protocol HandlerEntry: AnyObject, Sendable {
  var handlerName: String { get }
}

/// A handler, or a closure that picks one for each intent.
@usableFromInline final class TypedHandlerEntry<Root: Intent>: HandlerEntry {
  @usableFromInline let handler: Root.IntentHandlerType?
  @usableFromInline let pick: (@Sendable (Root) -> Root.IntentHandlerType?)?

  init(
    handler: Root.IntentHandlerType? = nil,
    pick: (@Sendable (Root) -> Root.IntentHandlerType?)? = nil
  ) {
    self.handler = handler
    self.pick = pick
  }

  @usableFromInline var handlerName: String {
    handler.map { "\(type(of: $0 as Any))" } ?? "a closure"
  }
}
