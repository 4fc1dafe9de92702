/// Workout location type.
public enum INWorkoutLocationType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Outdoor.
  case outdoor = 1
  /// Indoor.
  case indoor = 2
}

/// What a handler makes of a value: workout location type.
open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedWorkoutLocationType: INWorkoutLocationType) -> Self {
    Self(outcome: .success(resolvedWorkoutLocationType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with workoutLocationTypeToConfirm: INWorkoutLocationType)
    -> Self
  {
    Self(outcome: .confirmationRequired(workoutLocationTypeToConfirm))
  }
}
