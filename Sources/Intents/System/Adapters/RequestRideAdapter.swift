import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `RequestRideIntent` of SystemIntents.
final class RequestRideAdapter: SystemHandlerAdapter, RequestRideIntentHandling, @unchecked Sendable
{
  private let handler: any INRequestRideIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INRequestRideIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.RequestRideIntent) -> INIntent {
    INRequestRideIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any RequestRideIntentHandling)? {
    RequestRideAdapter(object)
  }

  func resolvePickupLocation(for intent: SystemIntents.RequestRideIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.Placemark>
  {
    let result = await handler.resolvePickupLocation(for: INRequestRideIntent.make(intent))
    return try Bridging.resolution(result, of: intent.pickupLocation) {
      ($0 as? CLPlacemark).map { Bridging.Placemark.value(of: $0) }
    }
  }

  func resolveDropOffLocation(for intent: SystemIntents.RequestRideIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.Placemark>
  {
    let result = await handler.resolveDropOffLocation(for: INRequestRideIntent.make(intent))
    return try Bridging.resolution(result, of: intent.dropOffLocation) {
      ($0 as? CLPlacemark).map { Bridging.Placemark.value(of: $0) }
    }
  }

  func resolveRideOptionName(for intent: SystemIntents.RequestRideIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveRideOptionName(for: INRequestRideIntent.make(intent))
    return try Bridging.resolution(result, of: intent.rideOptionName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func resolvePartySize(for intent: SystemIntents.RequestRideIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Int>
  {
    let result = await handler.resolvePartySize(for: INRequestRideIntent.make(intent))
    return try Bridging.resolution(result, of: intent.partySize) {
      Bridging.Integer.value(given: $0)
    }
  }

  func resolveScheduledPickupTime(for intent: SystemIntents.RequestRideIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolveScheduledPickupTime(for: INRequestRideIntent.make(intent))
    return try Bridging.resolution(result, of: intent.scheduledPickupTime) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.RequestRideIntent) async throws
    -> SystemIntents.RequestRideIntentResponse
  {
    let response = await handler.confirm(intent: INRequestRideIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.RequestRideIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.RequestRideIntent) async throws
    -> SystemIntents.RequestRideIntentResponse
  {
    try await handler.handle(intent: INRequestRideIntent.make(intent)).systemResponse()
  }
}

extension INRequestRideIntent {
  static func make(_ value: SystemIntents.RequestRideIntent) -> INRequestRideIntent {
    let intent = INRequestRideIntent()
    intent.pickupLocation = value.pickupLocation.map { Bridging.Placemark.property(of: $0) }
    intent.dropOffLocation = value.dropOffLocation.map { Bridging.Placemark.property(of: $0) }
    intent.rideOptionName = value.rideOptionName.map { Bridging.SpeakableString.property(of: $0) }
    intent.partySize = value.partySize
    intent.paymentMethod = value.paymentMethod.map { Bridging.PaymentMethod.property(of: $0) }
    intent.scheduledPickupTime = value.scheduledPickupTime.map {
      Bridging.DateComponentsRange.property(of: $0)
    }
    return intent
  }
}

extension INRequestRideIntentResponse {
  func systemResponse() throws -> SystemIntents.RequestRideIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.RequestRideIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.rideStatus = rideStatus.map { SystemIntents.RideStatus($0) }
    return response
  }
}
