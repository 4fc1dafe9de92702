import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `GetAvailableRestaurantReservationBookingDefaultsIntent` of SystemIntents.
final class GetAvailableRestaurantReservationBookingDefaultsAdapter: SystemHandlerAdapter,
  GetAvailableRestaurantReservationBookingDefaultsIntentHandling, @unchecked Sendable
{
  private let handler: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling

  init?(_ object: AnyObject) {
    guard
      let handler = object as? any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling
    else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.GetAvailableRestaurantReservationBookingDefaultsIntent)
    -> INIntent
  { INGetAvailableRestaurantReservationBookingDefaultsIntent.make(value) }
  static func handler(_ object: AnyObject) -> (
    any GetAvailableRestaurantReservationBookingDefaultsIntentHandling
  )? { GetAvailableRestaurantReservationBookingDefaultsAdapter(object) }

  func confirm(intent: SystemIntents.GetAvailableRestaurantReservationBookingDefaultsIntent)
    async throws -> SystemIntents.GetAvailableRestaurantReservationBookingDefaultsIntentResponse
  {
    let response = await handler.confirm(
      getAvailableRestaurantReservationBookingDefaults:
        INGetAvailableRestaurantReservationBookingDefaultsIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.GetAvailableRestaurantReservationBookingDefaultsIntentResponse(
        code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.GetAvailableRestaurantReservationBookingDefaultsIntent)
    async throws -> SystemIntents.GetAvailableRestaurantReservationBookingDefaultsIntentResponse
  {
    try await handler.handle(
      getAvailableRestaurantReservationBookingDefaults:
        INGetAvailableRestaurantReservationBookingDefaultsIntent.make(intent)
    ).systemResponse()
  }
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntent {
  static func make(_ value: SystemIntents.GetAvailableRestaurantReservationBookingDefaultsIntent)
    -> INGetAvailableRestaurantReservationBookingDefaultsIntent
  {
    let intent = INGetAvailableRestaurantReservationBookingDefaultsIntent()
    intent.restaurant = value.restaurant.map { INRestaurant.make($0) }
    return intent
  }
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntentResponse {
  func systemResponse() throws
    -> SystemIntents.GetAvailableRestaurantReservationBookingDefaultsIntentResponse
  {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.GetAvailableRestaurantReservationBookingDefaultsIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.defaultPartySize = defaultPartySize
    response.defaultBookingDate = defaultBookingDate
    response.maximumPartySize = maximumPartySize.map { Bridging.Integer.value(of: $0) }
    response.minimumPartySize = minimumPartySize.map { Bridging.Integer.value(of: $0) }
    response.providerImage = Bridging.Image.value(of: providerImage)
    return response
  }
}
