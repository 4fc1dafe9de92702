import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SetDefrosterSettingsInCarIntent` of SystemIntents.
final class SetDefrosterSettingsInCarAdapter: SystemHandlerAdapter,
  SetDefrosterSettingsInCarIntentHandling, @unchecked Sendable
{
  private let handler: any INSetDefrosterSettingsInCarIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSetDefrosterSettingsInCarIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SetDefrosterSettingsInCarIntent) -> INIntent {
    INSetDefrosterSettingsInCarIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SetDefrosterSettingsInCarIntentHandling)? {
    SetDefrosterSettingsInCarAdapter(object)
  }

  func resolveEnable(for intent: SystemIntents.SetDefrosterSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveEnable(for: INSetDefrosterSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.enable) { Bridging.Boolean.value(given: $0) }
  }

  func resolveDefroster(for intent: SystemIntents.SetDefrosterSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<CarDefroster>
  {
    let result = await handler.resolveDefroster(for: INSetDefrosterSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.defroster) {
      ($0 as? INCarDefroster).flatMap { SystemIntents.CarDefroster(rawValue: $0.rawValue) }
    }
  }

  func resolveCarName(for intent: SystemIntents.SetDefrosterSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveCarName(for: INSetDefrosterSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.carName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.SetDefrosterSettingsInCarIntent) async throws
    -> SystemIntents.SetDefrosterSettingsInCarIntentResponse
  {
    let response = await handler.confirm(intent: INSetDefrosterSettingsInCarIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SetDefrosterSettingsInCarIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SetDefrosterSettingsInCarIntent) async throws
    -> SystemIntents.SetDefrosterSettingsInCarIntentResponse
  {
    try await handler.handle(intent: INSetDefrosterSettingsInCarIntent.make(intent))
      .systemResponse()
  }
}

extension INSetDefrosterSettingsInCarIntent {
  static func make(_ value: SystemIntents.SetDefrosterSettingsInCarIntent)
    -> INSetDefrosterSettingsInCarIntent
  {
    let intent = INSetDefrosterSettingsInCarIntent()
    intent.enable = value.enable
    if let given = (value.defroster.flatMap { INCarDefroster(rawValue: $0.rawValue) }) {
      intent.defroster = given
    }
    intent.carName = value.carName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INSetDefrosterSettingsInCarIntentResponse {
  func systemResponse() throws -> SystemIntents.SetDefrosterSettingsInCarIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.SetDefrosterSettingsInCarIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
