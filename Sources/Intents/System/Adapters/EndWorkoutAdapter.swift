import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `EndWorkoutIntent` of SystemIntents.
final class EndWorkoutAdapter: SystemHandlerAdapter, EndWorkoutIntentHandling, @unchecked Sendable {
  private let handler: any INEndWorkoutIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INEndWorkoutIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.EndWorkoutIntent) -> INIntent {
    INEndWorkoutIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any EndWorkoutIntentHandling)? {
    EndWorkoutAdapter(object)
  }

  func resolveWorkoutName(for intent: SystemIntents.EndWorkoutIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveWorkoutName(for: INEndWorkoutIntent.make(intent))
    return try Bridging.resolution(result, of: intent.workoutName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.EndWorkoutIntent) async throws
    -> SystemIntents.EndWorkoutIntentResponse
  {
    let response = await handler.confirm(intent: INEndWorkoutIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.EndWorkoutIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.EndWorkoutIntent) async throws
    -> SystemIntents.EndWorkoutIntentResponse
  {
    try await handler.handle(intent: INEndWorkoutIntent.make(intent)).systemResponse()
  }
}

extension INEndWorkoutIntent {
  static func make(_ value: SystemIntents.EndWorkoutIntent) -> INEndWorkoutIntent {
    let intent = INEndWorkoutIntent()
    intent.workoutName = value.workoutName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INEndWorkoutIntentResponse {
  func systemResponse() throws -> SystemIntents.EndWorkoutIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.EndWorkoutIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
