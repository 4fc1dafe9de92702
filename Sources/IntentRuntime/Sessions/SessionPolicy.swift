/// The bounds that sessions and dispatches keep to.
public struct SessionPolicy: Hashable, Sendable {
  /// How often a parameter is resolved at most, from 1.
  public var roundLimit = 10
  /// How long a handler may take before the user is told that it takes longer.
  public var budget = Duration.seconds(2)
  /// How long a handler may take before it is cancelled.
  public var timeout = Duration.seconds(30)
  /// The intents that the user confirms before they are handled, besides those whose definition
  /// asks for it.
  ///
  /// They may be named by their types too, `SendPaymentIntent`; an engine or dispatcher adds their names in the
  /// definitions, and logs an error for a name that fits none.
  public var confirmedIntents: Set<IntentName> = []
  /// The intents that are refused while the device is locked, besides those whose definition
  /// restricts them; named as ``confirmedIntents`` are.
  public var restrictedIntents: Set<IntentName> = []
  /// How large the values of requests, answers and handlers may be.
  public var valueLimits = ValueLimits()
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
      let types = provider.intentTypes(inManifest: name)
      guard !types.isEmpty else {
        throw IntentError.unknownSupportedIntent(name, manifest: manifest.file)
      }
      restrictedIntents.formUnion(
        types.map { IntentName(domain: $0.intentDescriptor.domain, $0.intentDescriptor.name) }
      )
    }
  }

  /// Whether an intent is refused while the device is locked.
  func restricts(_ descriptor: IntentDescriptor) -> Bool {
    descriptor.isRestrictedWhileLocked || restrictedIntents.contains(descriptor)
  }

  /// Whether the user confirms an intent before it is handled.
  @usableFromInline
  func confirms(_ descriptor: IntentDescriptor) -> Bool {
    descriptor.isUserConfirmationRequired || confirmedIntents.contains(descriptor)
  }

  /// Refuses what the context does not allow.
  @usableFromInline
  func check(_ context: IntentContext, for descriptor: IntentDescriptor) throws {
    guard context.authorization == .authorized else {
      throw IntentError.notAuthorized(context.authorization)
    }
    guard context.isLocked, restricts(descriptor) else { return }
    throw IntentError.locked(intent: descriptor.name)
  }
}
