/// Car signal options.
public struct INCarSignalOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Audible.
  public static var audible: INCarSignalOptions { INCarSignalOptions(rawValue: 1) }

  /// Visible.
  public static var visible: INCarSignalOptions { INCarSignalOptions(rawValue: 2) }
}

/// What a handler makes of a value: car signal options.
open class INCarSignalOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedCarSignalOptions: INCarSignalOptions = []) -> Self {
    Self(outcome: .success(resolvedCarSignalOptions))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with carSignalOptionsToConfirm: INCarSignalOptions = [])
    -> Self
  {
    Self(outcome: .confirmationRequired(carSignalOptionsToConfirm))
  }
}
