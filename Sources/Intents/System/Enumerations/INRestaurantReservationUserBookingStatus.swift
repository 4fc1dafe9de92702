/// Restaurant reservation user booking status.
public enum INRestaurantReservationUserBookingStatus: UInt, Sendable {
  /// Pending.
  case pending = 0
  /// Confirmed.
  case confirmed = 1
  /// Denied.
  case denied = 2
}
