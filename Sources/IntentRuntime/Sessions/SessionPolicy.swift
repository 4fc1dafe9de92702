/// The bounds that sessions keep to.
public struct SessionPolicy: Hashable, Sendable {
  /// How often a parameter is resolved at most, from 1.
  public var roundLimit = 10
  /// How long a handler may take before the user is told that it takes longer.
  public var budget = Duration.seconds(2)
  /// How long a handler may take before it is cancelled.
  public var timeout = Duration.seconds(30)
  /// The intents that the user confirms before they are handled, besides those whose definition
  /// asks for it, by name.
  public var confirmedIntents: Set<String> = []
  /// The intents that are refused while the device is locked, besides those whose definition
  /// restricts them, by name.
  public var restrictedIntents: Set<String> = []
  /// Whether logs carry the values of parameters.
  public var logsValues = false

  /// The bounds of the documentation.
  public init() {}

  /// Refuses what a manifest restricts while the device is locked.
  ///
  /// - Throws: ``IntentError/unknownSupportedIntent(_:manifest:)`` for an intent that the provider
  ///   does not know: a restriction must not be lost over a wrong name.
  public mutating func restrict(by manifest: Manifest, in provider: HandlerProvider) throws {
    for name in manifest.intentsRestrictedWhileLocked {
      guard let type = provider.intentType(inManifest: name) else {
        throw IntentError.unknownSupportedIntent(name, manifest: manifest.file)
      }
      restrictedIntents.insert(type.intentDescriptor.name)
    }
  }

  /// Whether an intent is refused while the device is locked.
  @usableFromInline
  func restricts<Root: Intent>(_ type: Root.Type) -> Bool {
    Root.intentDescriptor.isRestrictedWhileLocked
      || restrictedIntents.contains(Root.intentDescriptor.name)
  }

  /// Refuses what the context does not allow.
  @inlinable
  func check<Root: Intent>(_ context: IntentContext, for type: Root.Type) throws {
    guard context.authorization == .authorized else {
      throw IntentError.notAuthorized(context.authorization)
    }
    guard context.isLocked, restricts(type) else { return }
    throw IntentError.locked(intent: Root.intentDescriptor.name)
  }
}
