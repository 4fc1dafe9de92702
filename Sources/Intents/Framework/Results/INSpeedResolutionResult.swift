public import Foundation

/// What a handler makes of a value: speed.
open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self {
    Self(outcome: .success(resolvedSpeed))
  }

  /// The user has to choose among values.
  public class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
    Self(outcome: .disambiguation(speedToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
    Self(outcome: .confirmationRequired(speedToConfirm))
  }
}
