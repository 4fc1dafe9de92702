/// Siri authorization status.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Not determined.
  case notDetermined = 0
  /// Restricted.
  case restricted = 1
  /// Denied.
  case denied = 2
  /// Authorized.
  case authorized = 3
}
