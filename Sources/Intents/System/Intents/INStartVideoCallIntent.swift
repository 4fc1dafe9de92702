public import Foundation

/// Start video call.
public class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  /// The contacts.
  public internal(set) var contacts: [INPerson]?

  /// An intent of these values.
  public convenience init(
    contacts: [INPerson]?
  ) {
    self.init()
    self.contacts = contacts
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INStartVideoCallIntent()
    copy.contacts = contacts
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INStartVideoCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INStartVideoCallIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INStartVideoCallIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INStartVideoCallIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// Failure.
  case failure = 3
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 4
  /// Failure app configuration required.
  case failureAppConfigurationRequired = 5
  /// Failure calling service not available.
  case failureCallingServiceNotAvailable = 6
  /// Failure contact not supported by app.
  case failureContactNotSupportedByApp = 7
  /// Failure invalid number.
  case failureInvalidNumber = 8
}
