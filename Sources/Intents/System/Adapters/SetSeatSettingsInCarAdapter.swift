import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SetSeatSettingsInCarIntent` of SystemIntents.
final class SetSeatSettingsInCarAdapter: SystemHandlerAdapter, SetSeatSettingsInCarIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSetSeatSettingsInCarIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSetSeatSettingsInCarIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SetSeatSettingsInCarIntent) -> INIntent {
    INSetSeatSettingsInCarIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SetSeatSettingsInCarIntentHandling)? {
    SetSeatSettingsInCarAdapter(object)
  }

  func resolveEnableHeating(for intent: SystemIntents.SetSeatSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveEnableHeating(for: INSetSeatSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.enableHeating) {
      Bridging.Boolean.value(given: $0)
    }
  }

  func resolveEnableCooling(for intent: SystemIntents.SetSeatSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveEnableCooling(for: INSetSeatSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.enableCooling) {
      Bridging.Boolean.value(given: $0)
    }
  }

  func resolveEnableMassage(for intent: SystemIntents.SetSeatSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveEnableMassage(for: INSetSeatSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.enableMassage) {
      Bridging.Boolean.value(given: $0)
    }
  }

  func resolveSeat(for intent: SystemIntents.SetSeatSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<CarSeat>
  {
    let result = await handler.resolveSeat(for: INSetSeatSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.seat) {
      ($0 as? INCarSeat).flatMap { SystemIntents.CarSeat(rawValue: $0.rawValue) }
    }
  }

  func resolveLevel(for intent: SystemIntents.SetSeatSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Int>
  {
    let result = await handler.resolveLevel(for: INSetSeatSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.level) { Bridging.Integer.value(given: $0) }
  }

  func resolveRelativeLevelSetting(for intent: SystemIntents.SetSeatSettingsInCarIntent)
    async throws -> IntentRuntime.ResolutionResult<RelativeSetting>
  {
    let result = await handler.resolveRelativeLevelSetting(
      for: INSetSeatSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.relativeLevelSetting) {
      ($0 as? INRelativeSetting).flatMap { SystemIntents.RelativeSetting(rawValue: $0.rawValue) }
    }
  }

  func resolveCarName(for intent: SystemIntents.SetSeatSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveCarName(for: INSetSeatSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.carName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.SetSeatSettingsInCarIntent) async throws
    -> SystemIntents.SetSeatSettingsInCarIntentResponse
  {
    let response = await handler.confirm(intent: INSetSeatSettingsInCarIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SetSeatSettingsInCarIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SetSeatSettingsInCarIntent) async throws
    -> SystemIntents.SetSeatSettingsInCarIntentResponse
  {
    try await handler.handle(intent: INSetSeatSettingsInCarIntent.make(intent)).systemResponse()
  }
}

extension INSetSeatSettingsInCarIntent {
  static func make(_ value: SystemIntents.SetSeatSettingsInCarIntent)
    -> INSetSeatSettingsInCarIntent
  {
    let intent = INSetSeatSettingsInCarIntent()
    intent.enableHeating = value.enableHeating
    intent.enableCooling = value.enableCooling
    intent.enableMassage = value.enableMassage
    if let given = (value.seat.flatMap { INCarSeat(rawValue: $0.rawValue) }) { intent.seat = given }
    intent.level = value.level
    if let given = (value.relativeLevelSetting.flatMap { INRelativeSetting(rawValue: $0.rawValue) })
    {
      intent.relativeLevelSetting = given
    }
    intent.carName = value.carName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INSetSeatSettingsInCarIntentResponse {
  func systemResponse() throws -> SystemIntents.SetSeatSettingsInCarIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.SetSeatSettingsInCarIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
