/// Visual code type.
public enum INVisualCodeType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Contact.
  case contact = 1
  /// Request payment.
  case requestPayment = 2
  /// Send payment.
  case sendPayment = 3
  /// Transit.
  case transit = 4
  /// Bus.
  case bus = 5
  /// Subway.
  case subway = 6
}

/// What a handler makes of a value: visual code type.
open class INVisualCodeTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedVisualCodeType: INVisualCodeType) -> Self {
    Self(outcome: .success(resolvedVisualCodeType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with visualCodeTypeToConfirm: INVisualCodeType) -> Self {
    Self(outcome: .confirmationRequired(visualCodeTypeToConfirm))
  }
}
