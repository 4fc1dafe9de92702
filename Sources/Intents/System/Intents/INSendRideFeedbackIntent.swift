public import Foundation

/// Send ride feedback.
public class INSendRideFeedbackIntent: INIntent, @unchecked Sendable {
  /// The ride identifier.
  public internal(set) var rideIdentifier: String = ""
  /// The rating.
  public var rating: NSNumber?
  /// The tip.
  public var tip: INCurrencyAmount?

  /// An intent of these values.
  public convenience init(
    rideIdentifier: String
  ) {
    self.init()
    self.rideIdentifier = rideIdentifier
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSendRideFeedbackIntent()
    copy.rideIdentifier = rideIdentifier
    copy.rating = rating
    copy.tip = tip
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSendRideFeedbackIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSendRideFeedbackIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INSendRideFeedbackIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSendRideFeedbackIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Success.
  case success = 2
  /// Failure.
  case failure = 3
}
