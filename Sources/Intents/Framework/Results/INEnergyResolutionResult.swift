public import Foundation

/// What a handler makes of a value: energy.
open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self {
    Self(outcome: .success(resolvedEnergy))
  }

  /// The user has to choose among values.
  public class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
    Self(outcome: .disambiguation(energyToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
    Self(outcome: .confirmationRequired(energyToConfirm))
  }
}
