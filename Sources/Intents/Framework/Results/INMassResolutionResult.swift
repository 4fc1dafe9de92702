public import Foundation

/// What a handler makes of a value: mass.
open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedMass: Measurement<UnitMass>) -> Self {
    Self(outcome: .success(resolvedMass))
  }

  /// The user has to choose among values.
  public class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self {
    Self(outcome: .disambiguation(massToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
    Self(outcome: .confirmationRequired(massToConfirm))
  }
}
