public import Foundation

/// Edit message.
public class INEditMessageIntent: INIntent, @unchecked Sendable {
  /// The message identifier.
  public internal(set) var messageIdentifier: String?
  /// The edited content.
  public internal(set) var editedContent: String?

  /// An intent of these values.
  public convenience init(
    messageIdentifier: String?,
    editedContent: String?
  ) {
    self.init()
    self.messageIdentifier = messageIdentifier
    self.editedContent = editedContent
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INEditMessageIntent()
    copy.messageIdentifier = messageIdentifier
    copy.editedContent = editedContent
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INEditMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INEditMessageIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INEditMessageIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INEditMessageIntentResponseCode: Int, Sendable {
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
  /// Failure past edit time limit.
  case failurePastEditTimeLimit = 7
  /// Failure message type unsupported.
  case failureMessageTypeUnsupported = 8
  /// Failure unsupported on service.
  case failureUnsupportedOnService = 9
  /// Failure message service not available.
  case failureMessageServiceNotAvailable = 10
  /// Failure requiring in app authentication.
  case failureRequiringInAppAuthentication = 11
}
