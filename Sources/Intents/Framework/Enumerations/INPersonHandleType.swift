/// Person handle type.
public enum INPersonHandleType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Email address.
  case emailAddress = 1
  /// Phone number.
  case phoneNumber = 2
}
