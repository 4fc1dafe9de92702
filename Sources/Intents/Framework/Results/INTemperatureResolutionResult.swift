public import Foundation

/// What a handler makes of a value: temperature.
open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
    Self(outcome: .success(resolvedTemperature))
  }

  /// The user has to choose among values.
  public class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>])
    -> Self
  {
    Self(outcome: .disambiguation(temperaturesToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?)
    -> Self
  {
    Self(outcome: .confirmationRequired(temperatureToConfirm))
  }
}
