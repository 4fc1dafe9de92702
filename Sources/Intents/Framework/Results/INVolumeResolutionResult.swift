public import Foundation

/// What a handler makes of a value: volume.
open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self {
    Self(outcome: .success(resolvedVolume))
  }

  /// The user has to choose among values.
  public class func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self {
    Self(outcome: .disambiguation(volumeToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
    Self(outcome: .confirmationRequired(volumeToConfirm))
  }
}
