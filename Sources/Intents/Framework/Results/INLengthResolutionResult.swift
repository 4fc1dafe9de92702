public import Foundation

/// What a handler makes of a value: length.
open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedLength: Measurement<UnitLength>) -> Self {
    Self(outcome: .success(resolvedLength))
  }

  /// The user has to choose among values.
  public class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
    Self(outcome: .disambiguation(lengthsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
    Self(outcome: .confirmationRequired(lengthToConfirm))
  }
}
