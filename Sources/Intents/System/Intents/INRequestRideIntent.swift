public import Foundation

/// Request ride.
public class INRequestRideIntent: INIntent, @unchecked Sendable {
  /// The pickup location.
  public internal(set) var pickupLocation: CLPlacemark?
  /// The drop off location.
  public internal(set) var dropOffLocation: CLPlacemark?
  /// The ride option name.
  public internal(set) var rideOptionName: INSpeakableString?
  /// The party size.
  public internal(set) var partySize: Int?
  /// The payment method.
  public internal(set) var paymentMethod: INPaymentMethod?
  /// The scheduled pickup time.
  public internal(set) var scheduledPickupTime: INDateComponentsRange?

  /// An intent of these values.
  public convenience init(
    pickupLocation: CLPlacemark? = nil,
    dropOffLocation: CLPlacemark? = nil,
    rideOptionName: INSpeakableString? = nil,
    partySize: Int? = nil,
    paymentMethod: INPaymentMethod? = nil,
    scheduledPickupTime: INDateComponentsRange? = nil
  ) {
    self.init()
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
    self.rideOptionName = rideOptionName
    self.partySize = partySize
    self.paymentMethod = paymentMethod
    self.scheduledPickupTime = scheduledPickupTime
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INRequestRideIntent()
    copy.pickupLocation = pickupLocation
    copy.dropOffLocation = dropOffLocation
    copy.rideOptionName = rideOptionName
    copy.partySize = partySize
    copy.paymentMethod = paymentMethod
    copy.scheduledPickupTime = scheduledPickupTime
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INRequestRideIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INRequestRideIntentResponseCode.unspecified
  /// The ride status.
  public var rideStatus: INRideStatus?

  /// A response without any property.
  public convenience init(
    code: INRequestRideIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INRequestRideIntentResponseCode: Int, Sendable {
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
  /// Failure requiring app launch ride scheduled too far.
  case failureRequiringAppLaunchRideScheduledTooFar = 10
}
