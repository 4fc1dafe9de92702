public import Foundation

/// Get visual code.
public class INGetVisualCodeIntent: INIntent, @unchecked Sendable {
  /// The visual code type.
  public internal(set) var visualCodeType = INVisualCodeType.unknown

  /// An intent of these values.
  public convenience init(
    visualCodeType: INVisualCodeType
  ) {
    self.init()
    self.visualCodeType = visualCodeType
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INGetVisualCodeIntent()
    copy.visualCodeType = visualCodeType
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INGetVisualCodeIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INGetVisualCodeIntentResponseCode.unspecified
  /// The visual code image.
  public var visualCodeImage: INImage?

  /// A response without any property.
  public convenience init(
    code: INGetVisualCodeIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INGetVisualCodeIntentResponseCode: Int, Sendable {
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
  /// Failure app configuration required.
  case failureAppConfigurationRequired = 7
}
