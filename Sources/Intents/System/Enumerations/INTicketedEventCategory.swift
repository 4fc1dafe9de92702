/// Ticketed event category.
public enum INTicketedEventCategory: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Movie.
  case movie = 1
}
