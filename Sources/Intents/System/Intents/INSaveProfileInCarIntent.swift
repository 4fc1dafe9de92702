public import Foundation

/// Save profile in car.
public class INSaveProfileInCarIntent: INIntent, @unchecked Sendable {
  /// The profile number.
  public internal(set) var profileNumber: Int?
  /// The profile name.
  public internal(set) var profileName: String?
  /// The profile label.
  public internal(set) var profileLabel: String?

  /// An intent of these values.
  public convenience init(
    profileNumber: Int? = nil,
    profileName: String? = nil
  ) {
    self.init()
    self.profileNumber = profileNumber
    self.profileName = profileName
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSaveProfileInCarIntent()
    copy.profileNumber = profileNumber
    copy.profileName = profileName
    copy.profileLabel = profileLabel
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSaveProfileInCarIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSaveProfileInCarIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INSaveProfileInCarIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSaveProfileInCarIntentResponseCode: Int, Sendable {
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
