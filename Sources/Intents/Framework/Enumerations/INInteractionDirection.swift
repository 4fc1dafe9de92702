/// Interaction direction.
public enum INInteractionDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Outgoing.
  case outgoing = 1
  /// Incoming.
  case incoming = 2
}
