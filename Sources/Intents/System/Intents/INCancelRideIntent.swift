public import Foundation

/// Cancel ride.
public class INCancelRideIntent: INIntent, @unchecked Sendable {
  /// The ride identifier.
  public internal(set) var rideIdentifier: String = ""

  /// An intent of these values.
  public convenience init(
    rideIdentifier: String
  ) {
    self.init()
    self.rideIdentifier = rideIdentifier
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INCancelRideIntent()
    copy.rideIdentifier = rideIdentifier
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INCancelRideIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INCancelRideIntentResponseCode.unspecified
  /// The cancellation fee.
  public var cancellationFee: INCurrencyAmount?
  /// The cancellation fee threshold.
  public var cancellationFeeThreshold: DateComponents?

  /// A response without any property.
  public convenience init(
    code: INCancelRideIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INCancelRideIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Success.
  case success = 2
  /// Failure.
  case failure = 3
}
