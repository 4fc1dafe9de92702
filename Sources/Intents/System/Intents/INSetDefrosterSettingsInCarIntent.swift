public import Foundation

/// Set defroster settings in car.
public class INSetDefrosterSettingsInCarIntent: INIntent, @unchecked Sendable {
  /// The enable.
  public internal(set) var enable: Bool?
  /// The defroster.
  public internal(set) var defroster = INCarDefroster.unknown
  /// The car name.
  public internal(set) var carName: INSpeakableString?

  /// An intent of these values.
  public convenience init(
    enable: Bool? = nil,
    defroster: INCarDefroster = .unknown,
    carName: INSpeakableString? = nil
  ) {
    self.init()
    self.enable = enable
    self.defroster = defroster
    self.carName = carName
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSetDefrosterSettingsInCarIntent()
    copy.enable = enable
    copy.defroster = defroster
    copy.carName = carName
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSetDefrosterSettingsInCarIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSetDefrosterSettingsInCarIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INSetDefrosterSettingsInCarIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSetDefrosterSettingsInCarIntentResponseCode: Int, Sendable {
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
