public import Foundation

/// Answer call.
public class INAnswerCallIntent: INIntent, @unchecked Sendable {
  /// The audio route.
  public internal(set) var audioRoute = INCallAudioRoute.unknown
  /// The call identifier.
  public internal(set) var callIdentifier: String?

  /// An intent of these values.
  public convenience init(
    audioRoute: INCallAudioRoute,
    callIdentifier: String?
  ) {
    self.init()
    self.audioRoute = audioRoute
    self.callIdentifier = callIdentifier
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INAnswerCallIntent()
    copy.audioRoute = audioRoute
    copy.callIdentifier = callIdentifier
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INAnswerCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INAnswerCallIntentResponseCode.unspecified
  /// The call records.
  public var callRecords: [INCallRecord]?

  /// A response without any property.
  public convenience init(
    code: INAnswerCallIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INAnswerCallIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// In progress.
  case inProgress = 3
  /// Success.
  case success = 4
  /// Failure.
  case failure = 5
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 6
}
