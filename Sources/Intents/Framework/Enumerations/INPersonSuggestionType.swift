/// Person suggestion type.
public enum INPersonSuggestionType: Int, Sendable {
  /// None.
  case none = 0
  /// Social profile.
  case socialProfile = 1
  /// Instant message address.
  case instantMessageAddress = 2
}
