public import Foundation

/// Set profile in car.
public class INSetProfileInCarIntent: INIntent, @unchecked Sendable {
  /// The profile number.
  public internal(set) var profileNumber: Int?
  /// The profile name.
  public internal(set) var profileName: String?
  /// The default profile.
  public internal(set) var defaultProfile: Int?
  /// The car name.
  public internal(set) var carName: INSpeakableString?
  /// The profile label.
  public internal(set) var profileLabel: String?

  /// An intent of these values.
  public convenience init(
    profileNumber: Int? = nil,
    profileName: String? = nil,
    defaultProfile: Int? = nil,
    carName: INSpeakableString? = nil
  ) {
    self.init()
    self.profileNumber = profileNumber
    self.profileName = profileName
    self.defaultProfile = defaultProfile
    self.carName = carName
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSetProfileInCarIntent()
    copy.profileNumber = profileNumber
    copy.profileName = profileName
    copy.defaultProfile = defaultProfile
    copy.carName = carName
    copy.profileLabel = profileLabel
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSetProfileInCarIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSetProfileInCarIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INSetProfileInCarIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSetProfileInCarIntentResponseCode: Int, Sendable {
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
