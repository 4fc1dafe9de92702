public import Foundation

/// Activate car signal.
public class INActivateCarSignalIntent: INIntent, @unchecked Sendable {
  /// The car name.
  public internal(set) var carName: INSpeakableString?
  /// The signals.
  public internal(set) var signals: INCarSignalOptions = []

  /// An intent of these values.
  public convenience init(
    carName: INSpeakableString?,
    signals: INCarSignalOptions = []
  ) {
    self.init()
    self.carName = carName
    self.signals = signals
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INActivateCarSignalIntent()
    copy.carName = carName
    copy.signals = signals
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INActivateCarSignalIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INActivateCarSignalIntentResponseCode.unspecified
  /// The signals.
  public var signals: INCarSignalOptions = []

  /// A response without any property.
  public convenience init(
    code: INActivateCarSignalIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INActivateCarSignalIntentResponseCode: Int, Sendable {
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
