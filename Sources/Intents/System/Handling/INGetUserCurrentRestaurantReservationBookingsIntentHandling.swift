public import Foundation

/// Get user current restaurant reservation bookings: its handler.
public protocol INGetUserCurrentRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    getUserCurrentRestaurantReservationBookings intent:
      INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(
    getUserCurrentRestaurantReservationBookings intent:
      INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    getUserCurrentRestaurantReservationBookings intent:
      INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    getUserCurrentRestaurantReservationBookings intent:
      INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse
  /// Resolves the restaurant.
  func resolveRestaurant(
    for intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping (INRestaurantResolutionResult) -> Void)
  /// Resolves the restaurant.
  func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent) async
    -> INRestaurantResolutionResult
}

extension INGetUserCurrentRestaurantReservationBookingsIntentHandling {
  /// Carries the intent out.
  public func handle(
    getUserCurrentRestaurantReservationBookings intent:
      INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    Bridging.complete(
      self,
      "handle(getUserCurrentRestaurantReservationBookings: INGetUserCurrentRestaurantReservationBookingsIntent, completion:)",
      completion
    ) { await self.handle(getUserCurrentRestaurantReservationBookings: intent) }
  }

  /// Carries the intent out.
  public func handle(
    getUserCurrentRestaurantReservationBookings intent:
      INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse {
    await Bridging.answer(
      self,
      "handle(getUserCurrentRestaurantReservationBookings: INGetUserCurrentRestaurantReservationBookingsIntent, completion:)"
    ) { self.handle(getUserCurrentRestaurantReservationBookings: intent, completion: $0) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    getUserCurrentRestaurantReservationBookings intent:
      INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    Bridging.complete(
      self,
      "confirm(getUserCurrentRestaurantReservationBookings: INGetUserCurrentRestaurantReservationBookingsIntent, completion:)",
      completion
    ) { await self.confirm(getUserCurrentRestaurantReservationBookings: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    getUserCurrentRestaurantReservationBookings intent:
      INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse {
    await Bridging.answer(
      self,
      "confirm(getUserCurrentRestaurantReservationBookings: INGetUserCurrentRestaurantReservationBookingsIntent, completion:)"
    ) { self.confirm(getUserCurrentRestaurantReservationBookings: intent, completion: $0) }
  }

  /// Resolves the restaurant.
  public func resolveRestaurant(
    for intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping (INRestaurantResolutionResult) -> Void
  ) {
    Bridging.complete(
      self,
      "resolveRestaurant(for: INGetUserCurrentRestaurantReservationBookingsIntent, completion:)",
      completion
    ) { await self.resolveRestaurant(for: intent) }
  }

  /// Resolves the restaurant.
  public func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent)
    async -> INRestaurantResolutionResult
  {
    await Bridging.answer(
      self,
      "resolveRestaurant(for: INGetUserCurrentRestaurantReservationBookingsIntent, completion:)"
    ) { self.resolveRestaurant(for: intent, completion: $0) }
  }
}
