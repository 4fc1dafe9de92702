import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `StartWorkoutIntent` of SystemIntents.
final class StartWorkoutAdapter: SystemHandlerAdapter, StartWorkoutIntentHandling,
  @unchecked Sendable
{
  private let handler: any INStartWorkoutIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INStartWorkoutIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.StartWorkoutIntent) -> INIntent {
    INStartWorkoutIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any StartWorkoutIntentHandling)? {
    StartWorkoutAdapter(object)
  }

  func resolveWorkoutName(for intent: SystemIntents.StartWorkoutIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveWorkoutName(for: INStartWorkoutIntent.make(intent))
    return try Bridging.resolution(result, of: intent.workoutName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func resolveGoalValue(for intent: SystemIntents.StartWorkoutIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Double>
  {
    let result = await handler.resolveGoalValue(for: INStartWorkoutIntent.make(intent))
    return try Bridging.resolution(result, of: intent.goalValue) {
      Bridging.Decimal.value(given: $0)
    }
  }

  func resolveWorkoutGoalUnitType(for intent: SystemIntents.StartWorkoutIntent) async throws
    -> IntentRuntime.ResolutionResult<WorkoutGoalUnitType>
  {
    let result = await handler.resolveWorkoutGoalUnitType(for: INStartWorkoutIntent.make(intent))
    return try Bridging.resolution(result, of: intent.workoutGoalUnitType) {
      ($0 as? INWorkoutGoalUnitType).flatMap {
        SystemIntents.WorkoutGoalUnitType(rawValue: $0.rawValue)
      }
    }
  }

  func resolveWorkoutLocationType(for intent: SystemIntents.StartWorkoutIntent) async throws
    -> IntentRuntime.ResolutionResult<WorkoutLocationType>
  {
    let result = await handler.resolveWorkoutLocationType(for: INStartWorkoutIntent.make(intent))
    return try Bridging.resolution(result, of: intent.workoutLocationType) {
      ($0 as? INWorkoutLocationType).flatMap {
        SystemIntents.WorkoutLocationType(rawValue: $0.rawValue)
      }
    }
  }

  func resolveIsOpenEnded(for intent: SystemIntents.StartWorkoutIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveIsOpenEnded(for: INStartWorkoutIntent.make(intent))
    return try Bridging.resolution(result, of: intent.isOpenEnded) {
      Bridging.Boolean.value(given: $0)
    }
  }

  func confirm(intent: SystemIntents.StartWorkoutIntent) async throws
    -> SystemIntents.StartWorkoutIntentResponse
  {
    let response = await handler.confirm(intent: INStartWorkoutIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.StartWorkoutIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.StartWorkoutIntent) async throws
    -> SystemIntents.StartWorkoutIntentResponse
  {
    try await handler.handle(intent: INStartWorkoutIntent.make(intent)).systemResponse()
  }
}

extension INStartWorkoutIntent {
  static func make(_ value: SystemIntents.StartWorkoutIntent) -> INStartWorkoutIntent {
    let intent = INStartWorkoutIntent()
    intent.workoutName = value.workoutName.map { Bridging.SpeakableString.property(of: $0) }
    intent.goalValue = value.goalValue
    if let given =
      (value.workoutGoalUnitType.flatMap { INWorkoutGoalUnitType(rawValue: $0.rawValue) })
    {
      intent.workoutGoalUnitType = given
    }
    if let given =
      (value.workoutLocationType.flatMap { INWorkoutLocationType(rawValue: $0.rawValue) })
    {
      intent.workoutLocationType = given
    }
    intent.isOpenEnded = value.isOpenEnded
    return intent
  }
}

extension INStartWorkoutIntentResponse {
  func systemResponse() throws -> SystemIntents.StartWorkoutIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.StartWorkoutIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
