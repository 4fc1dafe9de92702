import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `ResumeWorkoutIntent` of SystemIntents.
final class ResumeWorkoutAdapter: SystemHandlerAdapter, ResumeWorkoutIntentHandling,
  @unchecked Sendable
{
  private let handler: any INResumeWorkoutIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INResumeWorkoutIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.ResumeWorkoutIntent) -> INIntent {
    INResumeWorkoutIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any ResumeWorkoutIntentHandling)? {
    ResumeWorkoutAdapter(object)
  }

  func resolveWorkoutName(for intent: SystemIntents.ResumeWorkoutIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveWorkoutName(for: INResumeWorkoutIntent.make(intent))
    return try Bridging.resolution(result, of: intent.workoutName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.ResumeWorkoutIntent) async throws
    -> SystemIntents.ResumeWorkoutIntentResponse
  {
    let response = await handler.confirm(intent: INResumeWorkoutIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.ResumeWorkoutIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.ResumeWorkoutIntent) async throws
    -> SystemIntents.ResumeWorkoutIntentResponse
  {
    try await handler.handle(intent: INResumeWorkoutIntent.make(intent)).systemResponse()
  }
}

extension INResumeWorkoutIntent {
  static func make(_ value: SystemIntents.ResumeWorkoutIntent) -> INResumeWorkoutIntent {
    let intent = INResumeWorkoutIntent()
    intent.workoutName = value.workoutName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INResumeWorkoutIntentResponse {
  func systemResponse() throws -> SystemIntents.ResumeWorkoutIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.ResumeWorkoutIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
