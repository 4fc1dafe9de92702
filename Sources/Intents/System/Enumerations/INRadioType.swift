/// Radio type.
public enum INRadioType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// AM.
  case AM = 1
  /// FM.
  case FM = 2
  /// HD.
  case HD = 3
  /// Satellite.
  case satellite = 4
  /// DAB.
  case DAB = 5
}

/// What a handler makes of a value: radio type.
open class INRadioTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedRadioType: INRadioType) -> Self {
    Self(outcome: .success(resolvedRadioType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with radioTypeToConfirm: INRadioType) -> Self {
    Self(outcome: .confirmationRequired(radioTypeToConfirm))
  }
}
