public import Foundation

/// Set car lock status.
public class INSetCarLockStatusIntent: INIntent, @unchecked Sendable {
  /// The locked.
  public internal(set) var locked: Bool?
  /// The car name.
  public internal(set) var carName: INSpeakableString?

  /// An intent of these values.
  public convenience init(
    locked: Bool? = nil,
    carName: INSpeakableString? = nil
  ) {
    self.init()
    self.locked = locked
    self.carName = carName
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSetCarLockStatusIntent()
    copy.locked = locked
    copy.carName = carName
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSetCarLockStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSetCarLockStatusIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INSetCarLockStatusIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSetCarLockStatusIntentResponseCode: Int, Sendable {
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
