import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SaveProfileInCarIntent` of SystemIntents.
final class SaveProfileInCarAdapter: SystemHandlerAdapter, SaveProfileInCarIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSaveProfileInCarIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSaveProfileInCarIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SaveProfileInCarIntent) -> INIntent {
    INSaveProfileInCarIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SaveProfileInCarIntentHandling)? {
    SaveProfileInCarAdapter(object)
  }

  func resolveProfileNumber(for intent: SystemIntents.SaveProfileInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Int>
  {
    let result = await handler.resolveProfileNumber(for: INSaveProfileInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.profileNumber) {
      Bridging.Integer.value(given: $0)
    }
  }

  func resolveProfileName(for intent: SystemIntents.SaveProfileInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveProfileName(for: INSaveProfileInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.profileName) {
      Bridging.String.value(given: $0)
    }
  }

  func confirm(intent: SystemIntents.SaveProfileInCarIntent) async throws
    -> SystemIntents.SaveProfileInCarIntentResponse
  {
    let response = await handler.confirm(intent: INSaveProfileInCarIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SaveProfileInCarIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SaveProfileInCarIntent) async throws
    -> SystemIntents.SaveProfileInCarIntentResponse
  {
    try await handler.handle(intent: INSaveProfileInCarIntent.make(intent)).systemResponse()
  }
}

extension INSaveProfileInCarIntent {
  static func make(_ value: SystemIntents.SaveProfileInCarIntent) -> INSaveProfileInCarIntent {
    let intent = INSaveProfileInCarIntent()
    intent.profileNumber = value.profileNumber
    intent.profileName = value.profileName
    intent.profileLabel = value.profileLabel
    return intent
  }
}

extension INSaveProfileInCarIntentResponse {
  func systemResponse() throws -> SystemIntents.SaveProfileInCarIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.SaveProfileInCarIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
