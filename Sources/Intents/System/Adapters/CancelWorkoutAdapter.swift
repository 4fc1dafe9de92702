import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `CancelWorkoutIntent` of SystemIntents.
final class CancelWorkoutAdapter: SystemHandlerAdapter, CancelWorkoutIntentHandling,
  @unchecked Sendable
{
  private let handler: any INCancelWorkoutIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INCancelWorkoutIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.CancelWorkoutIntent) -> INIntent {
    INCancelWorkoutIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any CancelWorkoutIntentHandling)? {
    CancelWorkoutAdapter(object)
  }

  func resolveWorkoutName(for intent: SystemIntents.CancelWorkoutIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveWorkoutName(for: INCancelWorkoutIntent.make(intent))
    return try Bridging.resolution(result, of: intent.workoutName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.CancelWorkoutIntent) async throws
    -> SystemIntents.CancelWorkoutIntentResponse
  {
    let response = await handler.confirm(intent: INCancelWorkoutIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.CancelWorkoutIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.CancelWorkoutIntent) async throws
    -> SystemIntents.CancelWorkoutIntentResponse
  {
    try await handler.handle(intent: INCancelWorkoutIntent.make(intent)).systemResponse()
  }
}

extension INCancelWorkoutIntent {
  static func make(_ value: SystemIntents.CancelWorkoutIntent) -> INCancelWorkoutIntent {
    let intent = INCancelWorkoutIntent()
    intent.workoutName = value.workoutName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INCancelWorkoutIntentResponse {
  func systemResponse() throws -> SystemIntents.CancelWorkoutIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.CancelWorkoutIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
