import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SetAudioSourceInCarIntent` of SystemIntents.
final class SetAudioSourceInCarAdapter: SystemHandlerAdapter, SetAudioSourceInCarIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSetAudioSourceInCarIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSetAudioSourceInCarIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SetAudioSourceInCarIntent) -> INIntent {
    INSetAudioSourceInCarIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SetAudioSourceInCarIntentHandling)? {
    SetAudioSourceInCarAdapter(object)
  }

  func resolveAudioSource(for intent: SystemIntents.SetAudioSourceInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<CarAudioSource>
  {
    let result = await handler.resolveAudioSource(for: INSetAudioSourceInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.audioSource) {
      ($0 as? INCarAudioSource).flatMap { SystemIntents.CarAudioSource(rawValue: $0.rawValue) }
    }
  }

  func resolveRelativeAudioSourceReference(for intent: SystemIntents.SetAudioSourceInCarIntent)
    async throws -> IntentRuntime.ResolutionResult<RelativeReference>
  {
    let result = await handler.resolveRelativeAudioSourceReference(
      for: INSetAudioSourceInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.relativeAudioSourceReference) {
      ($0 as? INRelativeReference).flatMap {
        SystemIntents.RelativeReference(rawValue: $0.rawValue)
      }
    }
  }

  func confirm(intent: SystemIntents.SetAudioSourceInCarIntent) async throws
    -> SystemIntents.SetAudioSourceInCarIntentResponse
  {
    let response = await handler.confirm(intent: INSetAudioSourceInCarIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SetAudioSourceInCarIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SetAudioSourceInCarIntent) async throws
    -> SystemIntents.SetAudioSourceInCarIntentResponse
  {
    try await handler.handle(intent: INSetAudioSourceInCarIntent.make(intent)).systemResponse()
  }
}

extension INSetAudioSourceInCarIntent {
  static func make(_ value: SystemIntents.SetAudioSourceInCarIntent) -> INSetAudioSourceInCarIntent
  {
    let intent = INSetAudioSourceInCarIntent()
    if let given = (value.audioSource.flatMap { INCarAudioSource(rawValue: $0.rawValue) }) {
      intent.audioSource = given
    }
    if let given =
      (value.relativeAudioSourceReference.flatMap { INRelativeReference(rawValue: $0.rawValue) })
    {
      intent.relativeAudioSourceReference = given
    }
    return intent
  }
}

extension INSetAudioSourceInCarIntentResponse {
  func systemResponse() throws -> SystemIntents.SetAudioSourceInCarIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.SetAudioSourceInCarIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
