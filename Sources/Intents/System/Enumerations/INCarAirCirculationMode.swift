/// Car air circulation mode.
public enum INCarAirCirculationMode: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Fresh air.
  case freshAir = 1
  /// Recirculate air.
  case recirculateAir = 2
}

/// What a handler makes of a value: car air circulation mode.
open class INCarAirCirculationModeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedCarAirCirculationMode: INCarAirCirculationMode) -> Self {
    Self(outcome: .success(resolvedCarAirCirculationMode))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(
    with carAirCirculationModeToConfirm: INCarAirCirculationMode
  ) -> Self {
    Self(outcome: .confirmationRequired(carAirCirculationModeToConfirm))
  }
}
