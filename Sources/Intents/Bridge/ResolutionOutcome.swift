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

  /// Whether another says the same; values that cannot be compared are never the same.
  func isSame(as other: ResolutionOutcome) -> Bool {
    func isSame(_ one: Any?, _ other: Any?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
      return one == other
    }
    switch (self, other) {
    case (.success(let one), .success(let other)),
      (.needsMoreDetails(let one), .needsMoreDetails(let other)):
      return isSame(one, other)
    case (.confirmationRequired(let one), .confirmationRequired(let other)):
      return isSame(one, other)
    case (.disambiguation(let one), .disambiguation(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
    case (.needsValue, .needsValue), (.notRequired, .notRequired): return true
    case (.unsupported(let one), .unsupported(let other)): return one == other
    default: return false
    }
  }
}
