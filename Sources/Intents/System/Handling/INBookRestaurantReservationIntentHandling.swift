public import Foundation

/// Book restaurant reservation: its handler.
public protocol INBookRestaurantReservationIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async
    -> INBookRestaurantReservationIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async
    -> INBookRestaurantReservationIntentResponse
  /// Resolves the restaurant.
  func resolveRestaurant(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping (INRestaurantResolutionResult) -> Void)
  /// Resolves the restaurant.
  func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async
    -> INRestaurantResolutionResult
  /// Resolves the booking date components.
  func resolveBookingDateComponents(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping (INDateComponentsResolutionResult) -> Void)
  /// Resolves the booking date components.
  func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent) async
    -> INDateComponentsResolutionResult
  /// Resolves the party size.
  func resolvePartySize(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping (INIntegerResolutionResult) -> Void)
  /// Resolves the party size.
  func resolvePartySize(for intent: INBookRestaurantReservationIntent) async
    -> INIntegerResolutionResult
  /// Resolves the guest.
  func resolveGuest(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping (INRestaurantGuestResolutionResult) -> Void)
  /// Resolves the guest.
  func resolveGuest(for intent: INBookRestaurantReservationIntent) async
    -> INRestaurantGuestResolutionResult
  /// Resolves the guest provided special request text.
  func resolveGuestProvidedSpecialRequestText(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the guest provided special request text.
  func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent) async
    -> INStringResolutionResult
}

extension INBookRestaurantReservationIntentHandling {
  /// Carries the intent out.
  public func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "handle(bookRestaurantReservation: INBookRestaurantReservationIntent, completion:)",
      completion
    ) { await self.handle(bookRestaurantReservation: intent) }
  }

  /// Carries the intent out.
  public func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async
    -> INBookRestaurantReservationIntentResponse
  {
    await Bridging.answer(
      self, "handle(bookRestaurantReservation: INBookRestaurantReservationIntent, completion:)"
    ) { self.handle(bookRestaurantReservation: intent, completion: $0) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "confirm(bookRestaurantReservation: INBookRestaurantReservationIntent, completion:)",
      completion
    ) { await self.confirm(bookRestaurantReservation: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async
    -> INBookRestaurantReservationIntentResponse
  {
    await Bridging.answer(
      self, "confirm(bookRestaurantReservation: INBookRestaurantReservationIntent, completion:)"
    ) { self.confirm(bookRestaurantReservation: intent, completion: $0) }
  }

  /// Resolves the restaurant.
  public func resolveRestaurant(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping (INRestaurantResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveRestaurant(for: INBookRestaurantReservationIntent, completion:)", completion
    ) { await self.resolveRestaurant(for: intent) }
  }

  /// Resolves the restaurant.
  public func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async
    -> INRestaurantResolutionResult
  {
    await Bridging.answer(
      self, "resolveRestaurant(for: INBookRestaurantReservationIntent, completion:)"
    ) { self.resolveRestaurant(for: intent, completion: $0) }
  }

  /// Resolves the booking date components.
  public func resolveBookingDateComponents(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping (INDateComponentsResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveBookingDateComponents(for: INBookRestaurantReservationIntent, completion:)",
      completion
    ) { await self.resolveBookingDateComponents(for: intent) }
  }

  /// Resolves the booking date components.
  public func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent) async
    -> INDateComponentsResolutionResult
  {
    await Bridging.answer(
      self, "resolveBookingDateComponents(for: INBookRestaurantReservationIntent, completion:)"
    ) { self.resolveBookingDateComponents(for: intent, completion: $0) }
  }

  /// Resolves the party size.
  public func resolvePartySize(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolvePartySize(for: INBookRestaurantReservationIntent, completion:)", completion
    ) { await self.resolvePartySize(for: intent) }
  }

  /// Resolves the party size.
  public func resolvePartySize(for intent: INBookRestaurantReservationIntent) async
    -> INIntegerResolutionResult
  {
    await Bridging.answer(
      self, "resolvePartySize(for: INBookRestaurantReservationIntent, completion:)"
    ) { self.resolvePartySize(for: intent, completion: $0) }
  }

  /// Resolves the guest.
  public func resolveGuest(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping (INRestaurantGuestResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveGuest(for: INBookRestaurantReservationIntent, completion:)", completion
    ) { await self.resolveGuest(for: intent) }
  }

  /// Resolves the guest.
  public func resolveGuest(for intent: INBookRestaurantReservationIntent) async
    -> INRestaurantGuestResolutionResult
  {
    await Bridging.answer(self, "resolveGuest(for: INBookRestaurantReservationIntent, completion:)")
    { self.resolveGuest(for: intent, completion: $0) }
  }

  /// Resolves the guest provided special request text.
  public func resolveGuestProvidedSpecialRequestText(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(
      self,
      "resolveGuestProvidedSpecialRequestText(for: INBookRestaurantReservationIntent, completion:)",
      completion
    ) { await self.resolveGuestProvidedSpecialRequestText(for: intent) }
  }

  /// Resolves the guest provided special request text.
  public func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent)
    async -> INStringResolutionResult
  {
    await Bridging.answer(
      self,
      "resolveGuestProvidedSpecialRequestText(for: INBookRestaurantReservationIntent, completion:)"
    ) { self.resolveGuestProvidedSpecialRequestText(for: intent, completion: $0) }
  }
}
