public import Foundation

/// Get available restaurant reservation booking defaults: its handler.
public protocol INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    getAvailableRestaurantReservationBookingDefaults intent:
      INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
  )
  /// Carries the intent out.
  func handle(
    getAvailableRestaurantReservationBookingDefaults intent:
      INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    getAvailableRestaurantReservationBookingDefaults intent:
      INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
  )
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    getAvailableRestaurantReservationBookingDefaults intent:
      INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse
  /// Resolves the restaurant.
  func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping (INRestaurantResolutionResult) -> Void)
  /// Resolves the restaurant.
  func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async
    -> INRestaurantResolutionResult
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntentHandling {
  /// Carries the intent out.
  public func handle(
    getAvailableRestaurantReservationBookingDefaults intent:
      INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
  ) {
    Bridging.complete(
      self,
      "handle(getAvailableRestaurantReservationBookingDefaults: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion:)",
      completion
    ) { await self.handle(getAvailableRestaurantReservationBookingDefaults: intent) }
  }

  /// Carries the intent out.
  public func handle(
    getAvailableRestaurantReservationBookingDefaults intent:
      INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse {
    await Bridging.answer(
      self,
      "handle(getAvailableRestaurantReservationBookingDefaults: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion:)"
    ) { self.handle(getAvailableRestaurantReservationBookingDefaults: intent, completion: $0) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    getAvailableRestaurantReservationBookingDefaults intent:
      INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
  ) {
    Bridging.complete(
      self,
      "confirm(getAvailableRestaurantReservationBookingDefaults: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion:)",
      completion
    ) { await self.confirm(getAvailableRestaurantReservationBookingDefaults: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    getAvailableRestaurantReservationBookingDefaults intent:
      INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse {
    await Bridging.answer(
      self,
      "confirm(getAvailableRestaurantReservationBookingDefaults: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion:)"
    ) { self.confirm(getAvailableRestaurantReservationBookingDefaults: intent, completion: $0) }
  }

  /// Resolves the restaurant.
  public func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping (INRestaurantResolutionResult) -> Void
  ) {
    Bridging.complete(
      self,
      "resolveRestaurant(for: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion:)",
      completion
    ) { await self.resolveRestaurant(for: intent) }
  }

  /// Resolves the restaurant.
  public func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INRestaurantResolutionResult {
    await Bridging.answer(
      self,
      "resolveRestaurant(for: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion:)"
    ) { self.resolveRestaurant(for: intent, completion: $0) }
  }
}
