public import Foundation

/// List ride options.
public class INListRideOptionsIntent: INIntent, @unchecked Sendable {
  /// The pickup location.
  public internal(set) var pickupLocation: CLPlacemark?
  /// The drop off location.
  public internal(set) var dropOffLocation: CLPlacemark?

  /// An intent of these values.
  public convenience init(
    pickupLocation: CLPlacemark?,
    dropOffLocation: CLPlacemark?
  ) {
    self.init()
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INListRideOptionsIntent()
    copy.pickupLocation = pickupLocation
    copy.dropOffLocation = dropOffLocation
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INListRideOptionsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INListRideOptionsIntentResponseCode.unspecified
  /// The ride options.
  public var rideOptions: [INRideOption]?
  /// The payment methods.
  public var paymentMethods: [INPaymentMethod]?
  /// The expiration date.
  public var expirationDate: Date?

  /// A response without any property.
  public convenience init(
    code: INListRideOptionsIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INListRideOptionsIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
  /// Failure requiring app launch must verify credentials.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// Failure requiring app launch no service in area.
  case failureRequiringAppLaunchNoServiceInArea = 7
  /// Failure requiring app launch service temporarily unavailable.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  /// Failure requiring app launch previous ride needs completion.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  /// Failure previous ride needs feedback.
  case failurePreviousRideNeedsFeedback = 10
}
