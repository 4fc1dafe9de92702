/// What a resolution result says, whatever its class.
public enum ResolutionOutcome {
  /// The value to use.
  case success(Any)
  /// The user has to agree to a value.
  case confirmationRequired(Any?)
  /// The user has to choose among values.
  case disambiguation([Any])
  /// The user has to say more than this value.
  case needsMoreDetails(Any)
  /// The user has to give a value.
  case needsValue
  /// The intent can do without a value.
  case notRequired
  /// The value cannot be used; the raw value of the reason says why.
  case unsupported(reason: Int?)
  /// The handler gave no result.
  case unanswered(any Error)
}
