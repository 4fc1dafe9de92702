/// Spatial event.
public enum INSpatialEvent: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Arrive.
  case arrive = 1
  /// Depart.
  case depart = 2
}
