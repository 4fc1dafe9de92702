public import Foundation

/// Start workout.
public class INStartWorkoutIntent: INIntent, @unchecked Sendable {
  /// The workout name.
  public internal(set) var workoutName: INSpeakableString?
  /// The goal value.
  public internal(set) var goalValue: Double?
  /// The workout goal unit type.
  public internal(set) var workoutGoalUnitType = INWorkoutGoalUnitType.unknown
  /// The workout location type.
  public internal(set) var workoutLocationType = INWorkoutLocationType.unknown
  /// Whether it is open ended.
  public internal(set) var isOpenEnded: Bool?

  /// An intent of these values.
  public convenience init(
    workoutName: INSpeakableString? = nil,
    goalValue: Double? = nil,
    workoutGoalUnitType: INWorkoutGoalUnitType = .unknown,
    workoutLocationType: INWorkoutLocationType = .unknown,
    isOpenEnded: Bool? = nil
  ) {
    self.init()
    self.workoutName = workoutName
    self.goalValue = goalValue
    self.workoutGoalUnitType = workoutGoalUnitType
    self.workoutLocationType = workoutLocationType
    self.isOpenEnded = isOpenEnded
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INStartWorkoutIntent()
    copy.workoutName = workoutName
    copy.goalValue = goalValue
    copy.workoutGoalUnitType = workoutGoalUnitType
    copy.workoutLocationType = workoutLocationType
    copy.isOpenEnded = isOpenEnded
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INStartWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INStartWorkoutIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INStartWorkoutIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INStartWorkoutIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// Failure.
  case failure = 3
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 4
  /// Failure ongoing workout.
  case failureOngoingWorkout = 5
  /// Failure no matching workout.
  case failureNoMatchingWorkout = 6
  /// Handle in app.
  case handleInApp = 7
  /// Success.
  case success = 8
}
