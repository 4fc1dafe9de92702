/// Reservation status.
public enum INReservationStatus: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Canceled.
  case canceled = 1
  /// Pending.
  case pending = 2
  /// Hold.
  case hold = 3
  /// Confirmed.
  case confirmed = 4
}
