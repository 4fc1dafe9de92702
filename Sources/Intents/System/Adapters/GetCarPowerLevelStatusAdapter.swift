import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `GetCarPowerLevelStatusIntent` of SystemIntents.
final class GetCarPowerLevelStatusAdapter: SystemHandlerAdapter,
  GetCarPowerLevelStatusIntentHandling, @unchecked Sendable
{
  private let handler: any INGetCarPowerLevelStatusIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INGetCarPowerLevelStatusIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.GetCarPowerLevelStatusIntent) -> INIntent {
    INGetCarPowerLevelStatusIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any GetCarPowerLevelStatusIntentHandling)? {
    GetCarPowerLevelStatusAdapter(object)
  }

  func resolveCarName(for intent: SystemIntents.GetCarPowerLevelStatusIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveCarName(for: INGetCarPowerLevelStatusIntent.make(intent))
    return try Bridging.resolution(result, of: intent.carName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.GetCarPowerLevelStatusIntent) async throws
    -> SystemIntents.GetCarPowerLevelStatusIntentResponse
  {
    let response = await handler.confirm(intent: INGetCarPowerLevelStatusIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.GetCarPowerLevelStatusIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.GetCarPowerLevelStatusIntent) async throws
    -> SystemIntents.GetCarPowerLevelStatusIntentResponse
  {
    try await handler.handle(intent: INGetCarPowerLevelStatusIntent.make(intent)).systemResponse()
  }
}

extension INGetCarPowerLevelStatusIntent {
  static func make(_ value: SystemIntents.GetCarPowerLevelStatusIntent)
    -> INGetCarPowerLevelStatusIntent
  {
    let intent = INGetCarPowerLevelStatusIntent()
    intent.carName = value.carName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INGetCarPowerLevelStatusIntentResponse {
  func systemResponse() throws -> SystemIntents.GetCarPowerLevelStatusIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.GetCarPowerLevelStatusIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.carIdentifier = carIdentifier
    response.fuelPercentRemaining = fuelPercentRemaining.map { Double($0) }
    response.chargePercentRemaining = chargePercentRemaining.map { Double($0) }
    response.distanceRemaining = distanceRemaining
    response.charging = charging
    response.minutesToFull = minutesToFull
    response.maximumDistance = maximumDistance
    response.distanceRemainingElectric = distanceRemainingElectric
    response.maximumDistanceElectric = maximumDistanceElectric
    response.distanceRemainingFuel = distanceRemainingFuel
    response.maximumDistanceFuel = maximumDistanceFuel
    response.dateOfLastStateUpdate = dateOfLastStateUpdate
    response.activeConnector = activeConnector.map { $0.rawValue }
    response.maximumBatteryCapacity = maximumBatteryCapacity
    response.currentBatteryCapacity = currentBatteryCapacity
    response.minimumBatteryCapacity = minimumBatteryCapacity
    return response
  }
}
