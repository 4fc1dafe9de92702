/// Knows which handler serves which intent.
///
/// ```swift
/// var provider = HandlerProvider(.messages, .payments)
/// try provider.register(MessageHandler())
/// ```
///
/// Apple's counterpart is `INIntentHandlerProviding` with `INExtension`.
public struct HandlerProvider: Sendable {
  /// The types of the intents, by their names: several where several domains have one of the name.
  private var intents: [String: [(type: any Intent.Type, domain: String?)]] = [:]
  @usableFromInline private(set) var entries: [ObjectIdentifier: any HandlerEntry] = [:]
  /// What is known of the intents.
  public private(set) var catalogs: [IntentCatalog] = []

  /// A provider for the intents of some catalogs, without a handler yet.
  public init(_ catalogs: IntentCatalog...) {
    self.catalogs = catalogs
    for type in catalogs.flatMap(\.intents) { add(type) }
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
    try register(type, named: "a closure", handler: handler)
  }

  /// Registers a closure for a type of intent, which messages call by a name.
  package mutating func register<Root: Intent>(
    _ type: Root.Type,
    named name: String,
    handler: @escaping @Sendable (Root) -> Root.IntentHandlerType?
  ) throws {
    try Self.add(TypedHandlerEntry<Root>(named: name, pick: handler), for: type, to: &entries)
    add(type)
  }

  /// The handler for an intent; none where nobody handles it.
  @inlinable
  public func handler<Root: Intent>(for intent: Root) -> Root.IntentHandlerType? {
    entry(for: Root.self)?.handler(for: intent)
  }

  /// What is registered for a type of intent.
  @inlinable
  func entry<Root: Intent>(for type: Root.Type) -> TypedHandlerEntry<Root>? {
    // An entry is kept under its own intent's type alone, so that no cast needs to look it up.
    guard let entry = entries[ObjectIdentifier(type)] else { return nil }
    return unsafeDowncast(entry, to: TypedHandlerEntry<Root>.self)
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
    unhandledTypes.map { $0.intentDescriptor.name }
  }

  /// The intents of a domain that nobody handles, in the order of the catalogs.
  public func unhandledIntents(of domain: Domain) -> [String] {
    unhandledTypes.map { $0.intentDescriptor }
      .filter { $0.domain == nil || $0.domain == domain.name }
      .map { $0.name }
      .filter(domain.intents.contains)
  }

  /// The intents of a manifest that nobody handles, in the manifest's order.
  ///
  /// - Throws: ``IntentError/unknownSupportedIntent(_:manifest:)`` for one that no catalog has.
  public func unhandledIntents(of manifest: Manifest) throws -> [String] {
    try manifest.supportedIntents.compactMap { name in
      let types = intentTypes(inManifest: name)
      guard let type = types.first else {
        throw IntentError.unknownSupportedIntent(name, manifest: manifest.file)
      }
      // A manifest has no domains: whoever handles one intent of the name serves it.
      let isHandled = types.contains { entries[ObjectIdentifier($0)] != nil }
      return isHandled ? nil : type.intentDescriptor.name
    }
  }

  /// The intents that somebody handles, in the order of the catalogs.
  package var handledTypes: [any Intent.Type] {
    allIntents.filter { entries[ObjectIdentifier($0)] != nil }
  }

  private var unhandledTypes: [any Intent.Type] {
    allIntents.filter { entries[ObjectIdentifier($0)] == nil }
  }

  /// A speaker whose texts come from the intent's own definitions first: IDs of texts are good within
  /// one definition. The others are asked for those of types that definitions share.
  func speaker<Root: Intent>(of language: String, for type: Root.Type) -> Speaker {
    func isOwn(_ catalog: IntentCatalog) -> Bool { catalog.intents.contains { $0 == type } }
    return Speaker(
      language: language, catalogs: catalogs.filter(isOwn) + catalogs.filter { !isOwn($0) })
  }

  /// What the catalogs say of the intents of a manifest, in the manifest's order.
  ///
  /// - Throws: ``IntentError/unknownSupportedIntent(_:manifest:)`` for one that no catalog has.
  package func intentDescriptors(of manifest: Manifest) throws -> [IntentDescriptor] {
    try manifest.supportedIntents.flatMap { name in
      let types = intentTypes(inManifest: name)
      guard !types.isEmpty else {
        throw IntentError.unknownSupportedIntent(name, manifest: manifest.file)
      }
      return types.map { $0.intentDescriptor }
    }
  }

  /// The types of an intent as a manifest names it: by its type, or by Apple's class.
  func intentTypes(inManifest name: String) -> [any Intent.Type] {
    allIntents.filter { name == $0.intentTypeName || name == "IN\($0.intentDescriptor.name)Intent" }
  }

  /// The names in definitions of the intents that a policy's name stands for: one that a definition has, else
  /// that of a type, `SendPaymentIntent`, or of Apple's class; behind a domain, or behind the type's module.
  func ownNames(of name: IntentName) -> [IntentName] {
    let known = intents.values.joined().filter { name.domain == nil || $0.domain == name.domain }
    var found = known.filter { $0.type.intentDescriptor.name == name.name }
    if found.isEmpty {
      found = known.filter {
        [$0.type.intentTypeName, "IN\($0.type.intentDescriptor.name)Intent"].contains(name.name)
      }
    }
    if found.isEmpty {
      found = intents.values.joined().filter { String(reflecting: $0.type) == name.description }
    }
    return found.map { IntentName(domain: $0.domain, $0.type.intentDescriptor.name) }
  }

  /// The type of the intent that a request asks for: by its domain and name, or by its name alone
  /// where that says enough.
  ///
  /// - Throws: ``IntentError/unknownIntent(_:domain:)`` and
  ///   ``IntentError/ambiguousIntent(_:domains:)``.
  package func intentType(for request: IntentRequest) throws -> any Intent.Type {
    let found = request.candidates(among: intents[request.intent] ?? []) {
      IntentName(domain: $0.domain, request.intent)
    }
    guard let type = found.first?.type else {
      throw IntentError.unknownIntent(request.intent, domain: request.domain)
    }
    guard found.count == 1 else {
      let domains = found.compactMap(\.domain)
      throw IntentError.ambiguousIntent(request.intent, domains: domains)
    }
    return type
  }

  private mutating func add(_ type: any Intent.Type) {
    let descriptor = type.intentDescriptor
    guard intents[descriptor.name]?.contains(where: { $0.type == type }) != true else { return }
    intents[descriptor.name, default: []].append((type, descriptor.domain))
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
  private let name: String?
  @usableFromInline let handler: Root.IntentHandlerType?
  @usableFromInline let pick: (@Sendable (Root) -> Root.IntentHandlerType?)?
  @usableFromInline let plan = IntentPlan<Root>()

  @usableFromInline
  init(
    named name: String? = nil,
    handler: Root.IntentHandlerType? = nil,
    pick: (@Sendable (Root) -> Root.IntentHandlerType?)? = nil
  ) {
    self.name = name
    self.handler = handler
    self.pick = pick
  }

  @inlinable
  func handler(for intent: Root) -> Root.IntentHandlerType? {
    if let pick { pick(intent) } else { handler }
  }

  @usableFromInline var handlerName: String {
    name ?? handler.map { "\(type(of: $0 as Any))" } ?? "a closure"
  }
}
