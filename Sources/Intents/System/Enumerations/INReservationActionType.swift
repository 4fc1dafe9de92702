/// Reservation action type.
public enum INReservationActionType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Check in.
  case checkIn = 1
}
