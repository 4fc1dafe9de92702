import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SetRadioStationIntent` of SystemIntents.
final class SetRadioStationAdapter: SystemHandlerAdapter, SetRadioStationIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSetRadioStationIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSetRadioStationIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SetRadioStationIntent) -> INIntent {
    INSetRadioStationIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SetRadioStationIntentHandling)? {
    SetRadioStationAdapter(object)
  }

  func resolveRadioType(for intent: SystemIntents.SetRadioStationIntent) async throws
    -> IntentRuntime.ResolutionResult<RadioType>
  {
    let result = await handler.resolveRadioType(for: INSetRadioStationIntent.make(intent))
    return try Bridging.resolution(result, of: intent.radioType) {
      ($0 as? INRadioType).flatMap { SystemIntents.RadioType(rawValue: $0.rawValue) }
    }
  }

  func resolveFrequency(for intent: SystemIntents.SetRadioStationIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Double>
  {
    let result = await handler.resolveFrequency(for: INSetRadioStationIntent.make(intent))
    return try Bridging.resolution(result, of: intent.frequency) {
      Bridging.Decimal.value(given: $0)
    }
  }

  func resolveStationName(for intent: SystemIntents.SetRadioStationIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveStationName(for: INSetRadioStationIntent.make(intent))
    return try Bridging.resolution(result, of: intent.stationName) {
      Bridging.String.value(given: $0)
    }
  }

  func resolveChannel(for intent: SystemIntents.SetRadioStationIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveChannel(for: INSetRadioStationIntent.make(intent))
    return try Bridging.resolution(result, of: intent.channel) { Bridging.String.value(given: $0) }
  }

  func resolvePresetNumber(for intent: SystemIntents.SetRadioStationIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Int>
  {
    let result = await handler.resolvePresetNumber(for: INSetRadioStationIntent.make(intent))
    return try Bridging.resolution(result, of: intent.presetNumber) {
      Bridging.Integer.value(given: $0)
    }
  }

  func confirm(intent: SystemIntents.SetRadioStationIntent) async throws
    -> SystemIntents.SetRadioStationIntentResponse
  {
    let response = await handler.confirm(intent: INSetRadioStationIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SetRadioStationIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SetRadioStationIntent) async throws
    -> SystemIntents.SetRadioStationIntentResponse
  {
    try await handler.handle(intent: INSetRadioStationIntent.make(intent)).systemResponse()
  }
}

extension INSetRadioStationIntent {
  static func make(_ value: SystemIntents.SetRadioStationIntent) -> INSetRadioStationIntent {
    let intent = INSetRadioStationIntent()
    if let given = (value.radioType.flatMap { INRadioType(rawValue: $0.rawValue) }) {
      intent.radioType = given
    }
    intent.frequency = value.frequency
    intent.stationName = value.stationName
    intent.channel = value.channel
    intent.presetNumber = value.presetNumber
    return intent
  }
}

extension INSetRadioStationIntentResponse {
  func systemResponse() throws -> SystemIntents.SetRadioStationIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.SetRadioStationIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
