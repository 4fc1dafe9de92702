public import Foundation

/// Get restaurant guest: its handler.
public protocol INGetRestaurantGuestIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    getRestaurantGuest intent: INGetRestaurantGuestIntent,
    completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async
    -> INGetRestaurantGuestIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    getRestaurantGuest guestIntent: INGetRestaurantGuestIntent,
    completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(getRestaurantGuest guestIntent: INGetRestaurantGuestIntent) async
    -> INGetRestaurantGuestIntentResponse
}

extension INGetRestaurantGuestIntentHandling {
  /// Carries the intent out.
  public func handle(
    getRestaurantGuest intent: INGetRestaurantGuestIntent,
    completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "handle(getRestaurantGuest: INGetRestaurantGuestIntent, completion:)", completion
    ) { await self.handle(getRestaurantGuest: intent) }
  }

  /// Carries the intent out.
  public func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async
    -> INGetRestaurantGuestIntentResponse
  {
    await Bridging.answer(
      self, "handle(getRestaurantGuest: INGetRestaurantGuestIntent, completion:)"
    ) { self.handle(getRestaurantGuest: intent, completion: $0) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    getRestaurantGuest guestIntent: INGetRestaurantGuestIntent,
    completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "confirm(getRestaurantGuest: INGetRestaurantGuestIntent, completion:)", completion
    ) { await self.confirm(getRestaurantGuest: guestIntent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(getRestaurantGuest guestIntent: INGetRestaurantGuestIntent) async
    -> INGetRestaurantGuestIntentResponse
  {
    await Bridging.answer(
      self, "confirm(getRestaurantGuest: INGetRestaurantGuestIntent, completion:)"
    ) { self.confirm(getRestaurantGuest: guestIntent, completion: $0) }
  }
}
