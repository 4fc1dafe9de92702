import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `PauseWorkoutIntent` of SystemIntents.
final class PauseWorkoutAdapter: SystemHandlerAdapter, PauseWorkoutIntentHandling,
  @unchecked Sendable
{
  private let handler: any INPauseWorkoutIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INPauseWorkoutIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.PauseWorkoutIntent) -> INIntent {
    INPauseWorkoutIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any PauseWorkoutIntentHandling)? {
    PauseWorkoutAdapter(object)
  }

  func resolveWorkoutName(for intent: SystemIntents.PauseWorkoutIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveWorkoutName(for: INPauseWorkoutIntent.make(intent))
    return try Bridging.resolution(result, of: intent.workoutName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.PauseWorkoutIntent) async throws
    -> SystemIntents.PauseWorkoutIntentResponse
  {
    let response = await handler.confirm(intent: INPauseWorkoutIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.PauseWorkoutIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.PauseWorkoutIntent) async throws
    -> SystemIntents.PauseWorkoutIntentResponse
  {
    try await handler.handle(intent: INPauseWorkoutIntent.make(intent)).systemResponse()
  }
}

extension INPauseWorkoutIntent {
  static func make(_ value: SystemIntents.PauseWorkoutIntent) -> INPauseWorkoutIntent {
    let intent = INPauseWorkoutIntent()
    intent.workoutName = value.workoutName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INPauseWorkoutIntentResponse {
  func systemResponse() throws -> SystemIntents.PauseWorkoutIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.PauseWorkoutIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
