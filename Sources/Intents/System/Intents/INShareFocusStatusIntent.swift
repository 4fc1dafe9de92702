public import Foundation

/// Share focus status.
public class INShareFocusStatusIntent: INIntent, @unchecked Sendable {
  /// The focus status.
  public internal(set) var focusStatus: INFocusStatus?

  /// An intent of these values.
  public convenience init(
    focusStatus: INFocusStatus?
  ) {
    self.init()
    self.focusStatus = focusStatus
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INShareFocusStatusIntent()
    copy.focusStatus = focusStatus
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INShareFocusStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INShareFocusStatusIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INShareFocusStatusIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
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
