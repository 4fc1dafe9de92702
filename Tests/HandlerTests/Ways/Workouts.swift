// Written as apps write, not as this project does.
// swift-format-ignore-file
import Intents

class WorkoutHandler: NSObject, INStartWorkoutIntentHandling, INPauseWorkoutIntentHandling,
  INResumeWorkoutIntentHandling, INEndWorkoutIntentHandling, INCancelWorkoutIntentHandling
{
  static let known = ["run", "walk", "cycle"]

  func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    let result: INSpeakableStringResolutionResult
    if let name = intent.workoutName {
      if WorkoutHandler.known.contains(name.spokenPhrase.lowercased()) {
        result = INSpeakableStringResolutionResult.success(with: name)
      } else {
        let names = WorkoutHandler.known.map {
          INSpeakableString(vocabularyIdentifier: $0, spokenPhrase: $0, pronunciationHint: nil)
        }
        result = INSpeakableStringResolutionResult.disambiguation(with: names)
      }
    } else {
      result = INSpeakableStringResolutionResult.needsValue()
    }
    completion(result)
  }

  func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
  ) {
    guard let goal = intent.goalValue else { return completion(.notRequired()) }
    completion(goal > 100 ? .confirmationRequired(with: 100) : .success(with: goal))
  }

  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
  ) {
    switch intent.workoutGoalUnitType {
    case .mile, .meter, .foot, .yard: completion(.success(with: intent.workoutGoalUnitType))
    case .unknown: completion(.success(with: .meter))
    default: completion(.unsupported())
    }
  }

  func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    completion(.success(with: intent.isOpenEnded ?? false))
  }

  func handle(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void
  ) {
    let activity = NSUserActivity(activityType: "start")
    activity.title = intent.workoutName?.spokenPhrase
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.suggestedInvocationPhrase = "Start"
    activity.addUserInfoEntries(from: ["goal": intent.goalValue as Any])
    completion(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: activity))
  }

  func handle(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void
  ) { completion(INPauseWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil)) }

  func handle(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void
  ) { completion(INResumeWorkoutIntentResponse(code: .continueInApp, userActivity: nil)) }

  func handle(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void
  ) { completion(INEndWorkoutIntentResponse(code: .handleInApp, userActivity: nil)) }

  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(code: .success, userActivity: .none)
  }
}
