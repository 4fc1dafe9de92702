/// Get ride status.
public class INGetRideStatusIntent: INIntent, @unchecked Sendable {
}

/// How the intent is answered.
public class INGetRideStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INGetRideStatusIntentResponseCode.unspecified
  /// The ride status.
  public var rideStatus: INRideStatus?

  /// A response without any property.
  public convenience init(
    code: INGetRideStatusIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INGetRideStatusIntentResponseCode: Int, Sendable {
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
  /// Failure requiring app launch service temporarily unavailable.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 7
}
