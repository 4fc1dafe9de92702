import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `BookRestaurantReservationIntent` of SystemIntents.
final class BookRestaurantReservationAdapter: SystemHandlerAdapter,
  BookRestaurantReservationIntentHandling, @unchecked Sendable
{
  private let handler: any INBookRestaurantReservationIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INBookRestaurantReservationIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.BookRestaurantReservationIntent) -> INIntent {
    INBookRestaurantReservationIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any BookRestaurantReservationIntentHandling)? {
    BookRestaurantReservationAdapter(object)
  }

  func resolveRestaurant(for intent: SystemIntents.BookRestaurantReservationIntent) async throws
    -> IntentRuntime.ResolutionResult<Restaurant>
  {
    let result = await handler.resolveRestaurant(
      for: INBookRestaurantReservationIntent.make(intent))
    return try Bridging.resolution(result, of: intent.restaurant) {
      ($0 as? INRestaurant).map { SystemIntents.Restaurant($0) }
    }
  }

  func resolveBookingDateComponents(for intent: SystemIntents.BookRestaurantReservationIntent)
    async throws -> IntentRuntime.ResolutionResult<Foundation.DateComponents>
  {
    let result = await handler.resolveBookingDateComponents(
      for: INBookRestaurantReservationIntent.make(intent))
    return try Bridging.resolution(result, of: intent.bookingDateComponents) {
      $0 as? DateComponents
    }
  }

  func resolvePartySize(for intent: SystemIntents.BookRestaurantReservationIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Int>
  {
    let result = await handler.resolvePartySize(for: INBookRestaurantReservationIntent.make(intent))
    return try Bridging.resolution(result, of: intent.partySize) {
      Bridging.Integer.value(given: $0)
    }
  }

  func resolveGuest(for intent: SystemIntents.BookRestaurantReservationIntent) async throws
    -> IntentRuntime.ResolutionResult<RestaurantGuest>
  {
    let result = await handler.resolveGuest(for: INBookRestaurantReservationIntent.make(intent))
    return try Bridging.resolution(result, of: intent.guest) {
      ($0 as? INRestaurantGuest).map { SystemIntents.RestaurantGuest($0) }
    }
  }

  func resolveGuestProvidedSpecialRequestText(
    for intent: SystemIntents.BookRestaurantReservationIntent
  ) async throws -> IntentRuntime.ResolutionResult<Swift.String> {
    let result = await handler.resolveGuestProvidedSpecialRequestText(
      for: INBookRestaurantReservationIntent.make(intent))
    return try Bridging.resolution(result, of: intent.guestProvidedSpecialRequestText) {
      Bridging.String.value(given: $0)
    }
  }

  func confirm(intent: SystemIntents.BookRestaurantReservationIntent) async throws
    -> SystemIntents.BookRestaurantReservationIntentResponse
  {
    let response = await handler.confirm(
      bookRestaurantReservation: INBookRestaurantReservationIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.BookRestaurantReservationIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.BookRestaurantReservationIntent) async throws
    -> SystemIntents.BookRestaurantReservationIntentResponse
  {
    try await handler.handle(
      bookRestaurantReservation: INBookRestaurantReservationIntent.make(intent)
    ).systemResponse()
  }
}

extension INBookRestaurantReservationIntent {
  static func make(_ value: SystemIntents.BookRestaurantReservationIntent)
    -> INBookRestaurantReservationIntent
  {
    let intent = INBookRestaurantReservationIntent()
    if let given = (value.restaurant.map { INRestaurant.make($0) }) { intent.restaurant = given }
    if let given = (value.bookingDateComponents) { intent.bookingDateComponents = given }
    if let given = (value.partySize) { intent.partySize = given }
    intent.bookingIdentifier = value.bookingIdentifier
    intent.guest = value.guest.map { INRestaurantGuest.make($0) }
    intent.selectedOffer = value.selectedOffer.map { INRestaurantOffer.make($0) }
    intent.guestProvidedSpecialRequestText = value.guestProvidedSpecialRequestText
    return intent
  }
}

extension INBookRestaurantReservationIntentResponse {
  func systemResponse() throws -> SystemIntents.BookRestaurantReservationIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.BookRestaurantReservationIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.userBooking = userBooking.map { SystemIntents.RestaurantReservationUserBooking($0) }
    return response
  }
}
