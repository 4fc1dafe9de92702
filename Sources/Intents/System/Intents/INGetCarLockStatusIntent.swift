public import Foundation

/// Get car lock status.
public class INGetCarLockStatusIntent: INIntent, @unchecked Sendable {
  /// The car name.
  public internal(set) var carName: INSpeakableString?

  /// An intent of these values.
  public convenience init(
    carName: INSpeakableString?
  ) {
    self.init()
    self.carName = carName
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INGetCarLockStatusIntent()
    copy.carName = carName
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INGetCarLockStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INGetCarLockStatusIntentResponseCode.unspecified
  /// The locked.
  public var locked: Bool?

  /// A response without any property.
  public convenience init(
    code: INGetCarLockStatusIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INGetCarLockStatusIntentResponseCode: Int, Sendable {
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
