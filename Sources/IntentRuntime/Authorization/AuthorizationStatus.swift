/// Whether the user lets the assistant use the app.
///
/// Apple's counterpart is `INSiriAuthorizationStatus`, with the same raw values.
public enum AuthorizationStatus: Int, Codable, Hashable, Sendable, CaseIterable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// Something keeps the user from deciding.
  case restricted = 1
  /// The user said no.
  case denied = 2
  /// The user said yes.
  case authorized = 3
}
