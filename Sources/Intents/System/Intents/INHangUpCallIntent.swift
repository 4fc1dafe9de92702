public import Foundation

/// Hang up call.
public class INHangUpCallIntent: INIntent, @unchecked Sendable {
  /// The call identifier.
  public internal(set) var callIdentifier: String?

  /// An intent of these values.
  public convenience init(
    callIdentifier: String?
  ) {
    self.init()
    self.callIdentifier = callIdentifier
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INHangUpCallIntent()
    copy.callIdentifier = callIdentifier
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INHangUpCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INHangUpCallIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INHangUpCallIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INHangUpCallIntentResponseCode: Int, Sendable {
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
  /// Failure no call to hang up.
  case failureNoCallToHangUp = 6
}
