import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `GetAvailableRestaurantReservationBookingsIntent` of SystemIntents.
final class GetAvailableRestaurantReservationBookingsAdapter: SystemHandlerAdapter,
  GetAvailableRestaurantReservationBookingsIntentHandling, @unchecked Sendable
{
  private let handler: any INGetAvailableRestaurantReservationBookingsIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INGetAvailableRestaurantReservationBookingsIntentHandling
    else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.GetAvailableRestaurantReservationBookingsIntent)
    -> INIntent
  { INGetAvailableRestaurantReservationBookingsIntent.make(value) }
  static func handler(_ object: AnyObject) -> (
    any GetAvailableRestaurantReservationBookingsIntentHandling
  )? { GetAvailableRestaurantReservationBookingsAdapter(object) }

  func confirm(intent: SystemIntents.GetAvailableRestaurantReservationBookingsIntent) async throws
    -> SystemIntents.GetAvailableRestaurantReservationBookingsIntentResponse
  {
    let response = await handler.confirm(
      getAvailableRestaurantReservationBookings:
        INGetAvailableRestaurantReservationBookingsIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.GetAvailableRestaurantReservationBookingsIntentResponse(
        code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.GetAvailableRestaurantReservationBookingsIntent) async throws
    -> SystemIntents.GetAvailableRestaurantReservationBookingsIntentResponse
  {
    try await handler.handle(
      getAvailableRestaurantReservationBookings:
        INGetAvailableRestaurantReservationBookingsIntent.make(intent)
    ).systemResponse()
  }
}

extension INGetAvailableRestaurantReservationBookingsIntent {
  static func make(_ value: SystemIntents.GetAvailableRestaurantReservationBookingsIntent)
    -> INGetAvailableRestaurantReservationBookingsIntent
  {
    let intent = INGetAvailableRestaurantReservationBookingsIntent()
    if let given = (value.restaurant.map { INRestaurant.make($0) }) { intent.restaurant = given }
    if let given = (value.partySize) { intent.partySize = given }
    intent.preferredBookingDateComponents = value.preferredBookingDateComponents
    intent.maximumNumberOfResults = value.maximumNumberOfResults.map {
      Bridging.Integer.property(of: $0)
    }
    intent.earliestBookingDateForResults = value.earliestBookingDateForResults
    intent.latestBookingDateForResults = value.latestBookingDateForResults
    return intent
  }
}

extension INGetAvailableRestaurantReservationBookingsIntentResponse {
  func systemResponse() throws
    -> SystemIntents.GetAvailableRestaurantReservationBookingsIntentResponse
  {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.GetAvailableRestaurantReservationBookingsIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.localizedRestaurantDescriptionText = localizedRestaurantDescriptionText
    response.localizedBookingAdvisementText = localizedBookingAdvisementText
    response.termsAndConditions = termsAndConditions.map { SystemIntents.TermsAndConditions($0) }
    response.availableBookings = availableBookings.map {
      SystemIntents.RestaurantReservationBooking($0)
    }
    return response
  }
}
