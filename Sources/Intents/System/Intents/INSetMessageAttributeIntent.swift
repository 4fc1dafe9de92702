public import Foundation

/// Set message attribute.
public class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
  /// The identifiers.
  public internal(set) var identifiers: [String]?
  /// The attribute.
  public internal(set) var attribute = INMessageAttribute.unknown

  /// An intent of these values.
  public convenience init(
    identifiers: [String]?,
    attribute: INMessageAttribute
  ) {
    self.init()
    self.identifiers = identifiers
    self.attribute = attribute
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSetMessageAttributeIntent()
    copy.identifiers = identifiers
    copy.attribute = attribute
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSetMessageAttributeIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INSetMessageAttributeIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
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
  /// Failure message attribute not set.
  case failureMessageAttributeNotSet = 7
}
