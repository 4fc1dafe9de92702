/// Media reference.
public enum INMediaReference: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Currently playing.
  case currentlyPlaying = 1
  /// My.
  case my = 2
}
