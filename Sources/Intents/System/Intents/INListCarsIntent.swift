/// List cars.
public class INListCarsIntent: INIntent, @unchecked Sendable {
}

/// How the intent is answered.
public class INListCarsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INListCarsIntentResponseCode.unspecified
  /// The cars.
  public var cars: [INCar]?

  /// A response without any property.
  public convenience init(
    code: INListCarsIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INListCarsIntentResponseCode: Int, Sendable {
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
}
