public import Foundation

/// Get available restaurant reservation bookings: its handler.
public protocol INGetAvailableRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    getAvailableRestaurantReservationBookings intent:
      INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(
    getAvailableRestaurantReservationBookings intent:
      INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    getAvailableRestaurantReservationBookings intent:
      INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    getAvailableRestaurantReservationBookings intent:
      INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse
  /// Resolves the restaurant.
  func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INRestaurantResolutionResult) -> Void)
  /// Resolves the restaurant.
  func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
    -> INRestaurantResolutionResult
  /// Resolves the party size.
  func resolvePartySize(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INIntegerResolutionResult) -> Void)
  /// Resolves the party size.
  func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
    -> INIntegerResolutionResult
  /// Resolves the preferred booking date components.
  func resolvePreferredBookingDateComponents(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INDateComponentsResolutionResult) -> Void)
  /// Resolves the preferred booking date components.
  func resolvePreferredBookingDateComponents(
    for intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INDateComponentsResolutionResult
}

extension INGetAvailableRestaurantReservationBookingsIntentHandling {
  /// Carries the intent out.
  public func handle(
    getAvailableRestaurantReservationBookings intent:
      INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    Bridging.complete(
      self,
      "handle(getAvailableRestaurantReservationBookings: INGetAvailableRestaurantReservationBookingsIntent, completion:)",
      completion
    ) { await self.handle(getAvailableRestaurantReservationBookings: intent) }
  }

  /// Carries the intent out.
  public func handle(
    getAvailableRestaurantReservationBookings intent:
      INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse {
    await Bridging.answer(
      self,
      "handle(getAvailableRestaurantReservationBookings: INGetAvailableRestaurantReservationBookingsIntent, completion:)"
    ) { self.handle(getAvailableRestaurantReservationBookings: intent, completion: $0) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    getAvailableRestaurantReservationBookings intent:
      INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
  ) {
    Bridging.complete(
      self,
      "confirm(getAvailableRestaurantReservationBookings: INGetAvailableRestaurantReservationBookingsIntent, completion:)",
      completion
    ) { await self.confirm(getAvailableRestaurantReservationBookings: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    getAvailableRestaurantReservationBookings intent:
      INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse {
    await Bridging.answer(
      self,
      "confirm(getAvailableRestaurantReservationBookings: INGetAvailableRestaurantReservationBookingsIntent, completion:)"
    ) { self.confirm(getAvailableRestaurantReservationBookings: intent, completion: $0) }
  }

  /// Resolves the restaurant.
  public func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INRestaurantResolutionResult) -> Void
  ) {
    Bridging.complete(
      self,
      "resolveRestaurant(for: INGetAvailableRestaurantReservationBookingsIntent, completion:)",
      completion
    ) { await self.resolveRestaurant(for: intent) }
  }

  /// Resolves the restaurant.
  public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
    -> INRestaurantResolutionResult
  {
    await Bridging.answer(
      self, "resolveRestaurant(for: INGetAvailableRestaurantReservationBookingsIntent, completion:)"
    ) { self.resolveRestaurant(for: intent, completion: $0) }
  }

  /// Resolves the party size.
  public func resolvePartySize(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolvePartySize(for: INGetAvailableRestaurantReservationBookingsIntent, completion:)",
      completion
    ) { await self.resolvePartySize(for: intent) }
  }

  /// Resolves the party size.
  public func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
    -> INIntegerResolutionResult
  {
    await Bridging.answer(
      self, "resolvePartySize(for: INGetAvailableRestaurantReservationBookingsIntent, completion:)"
    ) { self.resolvePartySize(for: intent, completion: $0) }
  }

  /// Resolves the preferred booking date components.
  public func resolvePreferredBookingDateComponents(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping (INDateComponentsResolutionResult) -> Void
  ) {
    Bridging.complete(
      self,
      "resolvePreferredBookingDateComponents(for: INGetAvailableRestaurantReservationBookingsIntent, completion:)",
      completion
    ) { await self.resolvePreferredBookingDateComponents(for: intent) }
  }

  /// Resolves the preferred booking date components.
  public func resolvePreferredBookingDateComponents(
    for intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INDateComponentsResolutionResult {
    await Bridging.answer(
      self,
      "resolvePreferredBookingDateComponents(for: INGetAvailableRestaurantReservationBookingsIntent, completion:)"
    ) { self.resolvePreferredBookingDateComponents(for: intent, completion: $0) }
  }
}
