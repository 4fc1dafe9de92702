import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SetClimateSettingsInCarIntent` of SystemIntents.
final class SetClimateSettingsInCarAdapter: SystemHandlerAdapter,
  SetClimateSettingsInCarIntentHandling, @unchecked Sendable
{
  private let handler: any INSetClimateSettingsInCarIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSetClimateSettingsInCarIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SetClimateSettingsInCarIntent) -> INIntent {
    INSetClimateSettingsInCarIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SetClimateSettingsInCarIntentHandling)? {
    SetClimateSettingsInCarAdapter(object)
  }

  func resolveEnableFan(for intent: SystemIntents.SetClimateSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveEnableFan(for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.enableFan) {
      Bridging.Boolean.value(given: $0)
    }
  }

  func resolveEnableAirConditioner(for intent: SystemIntents.SetClimateSettingsInCarIntent)
    async throws -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveEnableAirConditioner(
      for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.enableAirConditioner) {
      Bridging.Boolean.value(given: $0)
    }
  }

  func resolveEnableClimateControl(for intent: SystemIntents.SetClimateSettingsInCarIntent)
    async throws -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveEnableClimateControl(
      for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.enableClimateControl) {
      Bridging.Boolean.value(given: $0)
    }
  }

  func resolveEnableAutoMode(for intent: SystemIntents.SetClimateSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveEnableAutoMode(
      for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.enableAutoMode) {
      Bridging.Boolean.value(given: $0)
    }
  }

  func resolveAirCirculationMode(for intent: SystemIntents.SetClimateSettingsInCarIntent)
    async throws -> IntentRuntime.ResolutionResult<CarAirCirculationMode>
  {
    let result = await handler.resolveAirCirculationMode(
      for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.airCirculationMode) {
      ($0 as? INCarAirCirculationMode).flatMap {
        SystemIntents.CarAirCirculationMode(rawValue: $0.rawValue)
      }
    }
  }

  func resolveFanSpeedIndex(for intent: SystemIntents.SetClimateSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Int>
  {
    let result = await handler.resolveFanSpeedIndex(
      for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.fanSpeedIndex) {
      Bridging.Integer.value(given: $0)
    }
  }

  func resolveFanSpeedPercentage(for intent: SystemIntents.SetClimateSettingsInCarIntent)
    async throws -> IntentRuntime.ResolutionResult<Swift.Double>
  {
    let result = await handler.resolveFanSpeedPercentage(
      for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.fanSpeedPercentage) {
      Bridging.Decimal.value(given: $0)
    }
  }

  func resolveRelativeFanSpeedSetting(for intent: SystemIntents.SetClimateSettingsInCarIntent)
    async throws -> IntentRuntime.ResolutionResult<RelativeSetting>
  {
    let result = await handler.resolveRelativeFanSpeedSetting(
      for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.relativeFanSpeedSetting) {
      ($0 as? INRelativeSetting).flatMap { SystemIntents.RelativeSetting(rawValue: $0.rawValue) }
    }
  }

  func resolveTemperature(for intent: SystemIntents.SetClimateSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<Foundation.Measurement<Foundation.UnitTemperature>>
  {
    let result = await handler.resolveTemperature(for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.temperature) {
      $0 as? Measurement<UnitTemperature>
    }
  }

  func resolveRelativeTemperatureSetting(for intent: SystemIntents.SetClimateSettingsInCarIntent)
    async throws -> IntentRuntime.ResolutionResult<RelativeSetting>
  {
    let result = await handler.resolveRelativeTemperatureSetting(
      for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.relativeTemperatureSetting) {
      ($0 as? INRelativeSetting).flatMap { SystemIntents.RelativeSetting(rawValue: $0.rawValue) }
    }
  }

  func resolveClimateZone(for intent: SystemIntents.SetClimateSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<CarSeat>
  {
    let result = await handler.resolveClimateZone(for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.climateZone) {
      ($0 as? INCarSeat).flatMap { SystemIntents.CarSeat(rawValue: $0.rawValue) }
    }
  }

  func resolveCarName(for intent: SystemIntents.SetClimateSettingsInCarIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveCarName(for: INSetClimateSettingsInCarIntent.make(intent))
    return try Bridging.resolution(result, of: intent.carName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.SetClimateSettingsInCarIntent) async throws
    -> SystemIntents.SetClimateSettingsInCarIntentResponse
  {
    let response = await handler.confirm(intent: INSetClimateSettingsInCarIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SetClimateSettingsInCarIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SetClimateSettingsInCarIntent) async throws
    -> SystemIntents.SetClimateSettingsInCarIntentResponse
  {
    try await handler.handle(intent: INSetClimateSettingsInCarIntent.make(intent)).systemResponse()
  }
}

extension INSetClimateSettingsInCarIntent {
  static func make(_ value: SystemIntents.SetClimateSettingsInCarIntent)
    -> INSetClimateSettingsInCarIntent
  {
    let intent = INSetClimateSettingsInCarIntent()
    intent.enableFan = value.enableFan
    intent.enableAirConditioner = value.enableAirConditioner
    intent.enableClimateControl = value.enableClimateControl
    intent.enableAutoMode = value.enableAutoMode
    if let given =
      (value.airCirculationMode.flatMap { INCarAirCirculationMode(rawValue: $0.rawValue) })
    {
      intent.airCirculationMode = given
    }
    intent.fanSpeedIndex = value.fanSpeedIndex
    intent.fanSpeedPercentage = value.fanSpeedPercentage
    if let given =
      (value.relativeFanSpeedSetting.flatMap { INRelativeSetting(rawValue: $0.rawValue) })
    {
      intent.relativeFanSpeedSetting = given
    }
    intent.temperature = value.temperature
    if let given =
      (value.relativeTemperatureSetting.flatMap { INRelativeSetting(rawValue: $0.rawValue) })
    {
      intent.relativeTemperatureSetting = given
    }
    if let given = (value.climateZone.flatMap { INCarSeat(rawValue: $0.rawValue) }) {
      intent.climateZone = given
    }
    intent.carName = value.carName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INSetClimateSettingsInCarIntentResponse {
  func systemResponse() throws -> SystemIntents.SetClimateSettingsInCarIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.SetClimateSettingsInCarIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
