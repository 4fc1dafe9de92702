public import Foundation

/// Whether an app may know of the user's focus.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The user cannot decide.
  case restricted = 1
  /// The user said no.
  case denied = 2
  /// The user said yes.
  case authorized = 3
}

/// Knows of the user's focus. A process here has no user: it says that nobody was asked.
public class INFocusStatusCenter: NSObject, @unchecked Sendable {
  private static let center = INFocusStatusCenter()

  private override init() {}

  /// The one of the process.
  public class var `default`: INFocusStatusCenter { center }

  /// The user's focus, as far as it is known.
  public var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }

  /// Whether the app may know of it.
  public var authorizationStatus: INFocusStatusAuthorizationStatus { .notDetermined }

  /// Asks the user.
  public func requestAuthorization(
    completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    completionHandler?(authorizationStatus)
  }

  /// Asks the user.
  public func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
    authorizationStatus
  }
}
