/// Ride phase.
public enum INRidePhase: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Received.
  case received = 1
  /// Confirmed.
  case confirmed = 2
  /// Ongoing.
  case ongoing = 3
  /// Completed.
  case completed = 4
  /// Approaching pickup.
  case approachingPickup = 5
  /// Pickup.
  case pickup = 6
}
