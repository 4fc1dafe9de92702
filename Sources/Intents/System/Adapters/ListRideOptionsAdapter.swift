import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `ListRideOptionsIntent` of SystemIntents.
final class ListRideOptionsAdapter: SystemHandlerAdapter, ListRideOptionsIntentHandling,
  @unchecked Sendable
{
  private let handler: any INListRideOptionsIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INListRideOptionsIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.ListRideOptionsIntent) -> INIntent {
    INListRideOptionsIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any ListRideOptionsIntentHandling)? {
    ListRideOptionsAdapter(object)
  }

  func resolvePickupLocation(for intent: SystemIntents.ListRideOptionsIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.Placemark>
  {
    let result = await handler.resolvePickupLocation(for: INListRideOptionsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.pickupLocation) {
      ($0 as? CLPlacemark).map { Bridging.Placemark.value(of: $0) }
    }
  }

  func resolveDropOffLocation(for intent: SystemIntents.ListRideOptionsIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.Placemark>
  {
    let result = await handler.resolveDropOffLocation(for: INListRideOptionsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.dropOffLocation) {
      ($0 as? CLPlacemark).map { Bridging.Placemark.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.ListRideOptionsIntent) async throws
    -> SystemIntents.ListRideOptionsIntentResponse
  {
    let response = await handler.confirm(intent: INListRideOptionsIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.ListRideOptionsIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.ListRideOptionsIntent) async throws
    -> SystemIntents.ListRideOptionsIntentResponse
  {
    try await handler.handle(intent: INListRideOptionsIntent.make(intent)).systemResponse()
  }
}

extension INListRideOptionsIntent {
  static func make(_ value: SystemIntents.ListRideOptionsIntent) -> INListRideOptionsIntent {
    let intent = INListRideOptionsIntent()
    intent.pickupLocation = value.pickupLocation.map { Bridging.Placemark.property(of: $0) }
    intent.dropOffLocation = value.dropOffLocation.map { Bridging.Placemark.property(of: $0) }
    return intent
  }
}

extension INListRideOptionsIntentResponse {
  func systemResponse() throws -> SystemIntents.ListRideOptionsIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.ListRideOptionsIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.rideOptions = rideOptions?.map { SystemIntents.RideOption($0) }
    response.paymentMethods = paymentMethods?.map { Bridging.PaymentMethod.value(of: $0) }
    response.expirationDate = expirationDate
    return response
  }
}
