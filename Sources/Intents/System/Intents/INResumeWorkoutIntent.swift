public import Foundation

/// Resume workout.
public class INResumeWorkoutIntent: INIntent, @unchecked Sendable {
  /// The workout name.
  public internal(set) var workoutName: INSpeakableString?

  /// An intent of these values.
  public convenience init(
    workoutName: INSpeakableString?
  ) {
    self.init()
    self.workoutName = workoutName
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INResumeWorkoutIntent()
    copy.workoutName = workoutName
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INResumeWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INResumeWorkoutIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INResumeWorkoutIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
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
  /// Failure no matching workout.
  case failureNoMatchingWorkout = 5
  /// Handle in app.
  case handleInApp = 6
  /// Success.
  case success = 7
}
