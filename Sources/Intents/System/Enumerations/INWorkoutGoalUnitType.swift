/// Workout goal unit type.
public enum INWorkoutGoalUnitType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Inch.
  case inch = 1
  /// Meter.
  case meter = 2
  /// Foot.
  case foot = 3
  /// Mile.
  case mile = 4
  /// Yard.
  case yard = 5
  /// Second.
  case second = 6
  /// Minute.
  case minute = 7
  /// Hour.
  case hour = 8
  /// Joule.
  case joule = 9
  /// Kilo calorie.
  case kiloCalorie = 10
}

/// What a handler makes of a value: workout goal unit type.
open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedWorkoutGoalUnitType: INWorkoutGoalUnitType) -> Self {
    Self(outcome: .success(resolvedWorkoutGoalUnitType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with workoutGoalUnitTypeToConfirm: INWorkoutGoalUnitType)
    -> Self
  {
    Self(outcome: .confirmationRequired(workoutGoalUnitTypeToConfirm))
  }
}
