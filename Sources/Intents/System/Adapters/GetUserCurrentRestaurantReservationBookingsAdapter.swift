import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `GetUserCurrentRestaurantReservationBookingsIntent` of SystemIntents.
final class GetUserCurrentRestaurantReservationBookingsAdapter: SystemHandlerAdapter,
  GetUserCurrentRestaurantReservationBookingsIntentHandling, @unchecked Sendable
{
  private let handler: any INGetUserCurrentRestaurantReservationBookingsIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INGetUserCurrentRestaurantReservationBookingsIntentHandling
    else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.GetUserCurrentRestaurantReservationBookingsIntent)
    -> INIntent
  { INGetUserCurrentRestaurantReservationBookingsIntent.make(value) }
  static func handler(_ object: AnyObject) -> (
    any GetUserCurrentRestaurantReservationBookingsIntentHandling
  )? { GetUserCurrentRestaurantReservationBookingsAdapter(object) }

  func confirm(intent: SystemIntents.GetUserCurrentRestaurantReservationBookingsIntent) async throws
    -> SystemIntents.GetUserCurrentRestaurantReservationBookingsIntentResponse
  {
    let response = await handler.confirm(
      getUserCurrentRestaurantReservationBookings:
        INGetUserCurrentRestaurantReservationBookingsIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.GetUserCurrentRestaurantReservationBookingsIntentResponse(
        code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.GetUserCurrentRestaurantReservationBookingsIntent) async throws
    -> SystemIntents.GetUserCurrentRestaurantReservationBookingsIntentResponse
  {
    try await handler.handle(
      getUserCurrentRestaurantReservationBookings:
        INGetUserCurrentRestaurantReservationBookingsIntent.make(intent)
    ).systemResponse()
  }
}

extension INGetUserCurrentRestaurantReservationBookingsIntent {
  static func make(_ value: SystemIntents.GetUserCurrentRestaurantReservationBookingsIntent)
    -> INGetUserCurrentRestaurantReservationBookingsIntent
  {
    let intent = INGetUserCurrentRestaurantReservationBookingsIntent()
    intent.restaurant = value.restaurant.map { INRestaurant.make($0) }
    intent.reservationIdentifier = value.reservationIdentifier
    intent.maximumNumberOfResults = value.maximumNumberOfResults.map {
      Bridging.Integer.property(of: $0)
    }
    intent.earliestBookingDateForResults = value.earliestBookingDateForResults
    return intent
  }
}

extension INGetUserCurrentRestaurantReservationBookingsIntentResponse {
  func systemResponse() throws
    -> SystemIntents.GetUserCurrentRestaurantReservationBookingsIntentResponse
  {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.GetUserCurrentRestaurantReservationBookingsIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.userCurrentBookings = userCurrentBookings.map {
      SystemIntents.RestaurantReservationUserBooking($0)
    }
    return response
  }
}
