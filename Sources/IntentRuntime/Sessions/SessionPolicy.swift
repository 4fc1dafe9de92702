/// The bounds that sessions keep to.
public struct SessionPolicy: Hashable, Sendable {
  /// How often a parameter is resolved at most, from 1.
  public var roundLimit = 10
  /// How long a handler may take before the user is told that it takes longer.
  public var budget = Duration.seconds(2)
  /// How long a handler may take before it is cancelled.
  public var deadline = Duration.seconds(30)
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
}

/// What is true of the device and the user while a step is taken.
public struct SessionSituation: Hashable, Sendable {
  /// Whether the device is locked.
  public var isLocked: Bool
  /// What the user allows.
  public var authorization: AuthorizationStatus

  /// Makes one of its parts.
  public init(isLocked: Bool = false, authorization: AuthorizationStatus = .authorized) {
    self.isLocked = isLocked
    self.authorization = authorization
  }
}
