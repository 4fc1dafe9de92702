import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SetProfileInCarIntent` of SystemIntents.
final class SetProfileInCarAdapter: SystemHandlerAdapter, SetProfileInCarIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSetProfileInCarIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSetProfileInCarIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SetProfileInCarIntent) -> INIntent {
    INSetProfileInCarIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SetProfileInCarIntentHandling)? {
    SetProfileInCarAdapter(object)
  }

  func resolveProfileNumber(for intent: SystemIntents.SetProfileInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Int>
  {
    let result = await handler.resolveProfileNumber(for: INSetProfileInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.profileNumber) {
      Bridging.Integer.value(given: $0)
    }
  }

  func resolveProfileName(for intent: SystemIntents.SetProfileInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveProfileName(for: INSetProfileInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.profileName) {
      Bridging.String.value(given: $0)
    }
  }

  func resolveCarName(for intent: SystemIntents.SetProfileInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveCarName(for: INSetProfileInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.carName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.SetProfileInCarIntent) async throws
    -> SystemIntents.SetProfileInCarIntentResponse
  {
    let response = await handler.confirm(intent: INSetProfileInCarIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SetProfileInCarIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SetProfileInCarIntent) async throws
    -> SystemIntents.SetProfileInCarIntentResponse
  {
    try await handler.handle(intent: INSetProfileInCarIntent.make(intent)).systemResponse()
  }
}

extension INSetProfileInCarIntent {
  static func make(_ value: SystemIntents.SetProfileInCarIntent) -> INSetProfileInCarIntent {
    let intent = INSetProfileInCarIntent()
    intent.profileNumber = value.profileNumber
    intent.profileName = value.profileName
    intent.defaultProfile = value.defaultProfile
    intent.carName = value.carName.map { Bridging.SpeakableString.property(of: $0) }
    intent.profileLabel = value.profileLabel
    return intent
  }
}

extension INSetProfileInCarIntentResponse {
  func systemResponse() throws -> SystemIntents.SetProfileInCarIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.SetProfileInCarIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
