public import Foundation

/// Unsend messages.
public class INUnsendMessagesIntent: INIntent, @unchecked Sendable {
  /// The message identifiers.
  public internal(set) var messageIdentifiers: [String]?

  /// An intent of these values.
  public convenience init(
    messageIdentifiers: [String]?
  ) {
    self.init()
    self.messageIdentifiers = messageIdentifiers
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INUnsendMessagesIntent()
    copy.messageIdentifiers = messageIdentifiers
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INUnsendMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INUnsendMessagesIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INUnsendMessagesIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INUnsendMessagesIntentResponseCode: Int, Sendable {
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
  /// Failure message not found.
  case failureMessageNotFound = 6
  /// Failure past unsend time limit.
  case failurePastUnsendTimeLimit = 7
  /// Failure message type unsupported.
  case failureMessageTypeUnsupported = 8
  /// Failure unsupported on service.
  case failureUnsupportedOnService = 9
  /// Failure message service not available.
  case failureMessageServiceNotAvailable = 10
  /// Failure requiring in app authentication.
  case failureRequiringInAppAuthentication = 11
}
