/// What is true of the device and the user while an intent is dispatched.
public struct IntentContext: Hashable, Sendable {
  /// Whether the device is locked.
  public var isLocked: Bool
  /// What the user allows.
  public var authorization: AuthorizationStatus

  /// A context; without arguments that of an unlocked device whose user has allowed the app.
  public init(isLocked: Bool = false, authorization: AuthorizationStatus = .authorized) {
    self.isLocked = isLocked
    self.authorization = authorization
  }
}
