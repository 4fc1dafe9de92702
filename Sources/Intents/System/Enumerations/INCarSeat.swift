/// Car seat.
public enum INCarSeat: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Driver.
  case driver = 1
  /// Passenger.
  case passenger = 2
  /// Front left.
  case frontLeft = 3
  /// Front right.
  case frontRight = 4
  /// Front.
  case front = 5
  /// Rear left.
  case rearLeft = 6
  /// Rear right.
  case rearRight = 7
  /// Rear.
  case rear = 8
  /// Third row left.
  case thirdRowLeft = 9
  /// Third row right.
  case thirdRowRight = 10
  /// Third row.
  case thirdRow = 11
  /// All.
  case all = 12
}

/// What a handler makes of a value: car seat.
open class INCarSeatResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedCarSeat: INCarSeat) -> Self {
    Self(outcome: .success(resolvedCarSeat))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with carSeatToConfirm: INCarSeat) -> Self {
    Self(outcome: .confirmationRequired(carSeatToConfirm))
  }
}
