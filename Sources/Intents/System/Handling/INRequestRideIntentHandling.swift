public import Foundation

/// Request ride: its handler.
public protocol INRequestRideIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
  /// Resolves the pickup location.
  func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Resolves the pickup location.
  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
  /// Resolves the drop off location.
  func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Resolves the drop off location.
  func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
  /// Resolves the ride option name.
  func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the ride option name.
  func resolveRideOptionName(for intent: INRequestRideIntent) async
    -> INSpeakableStringResolutionResult
  /// Resolves the party size.
  func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
  /// Resolves the party size.
  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult
  /// Resolves the scheduled pickup time.
  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the scheduled pickup time.
  func resolveScheduledPickupTime(for intent: INRequestRideIntent) async
    -> INDateComponentsRangeResolutionResult
}

extension INRequestRideIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INRequestRideIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    await Bridging.answer(self, "handle(intent: INRequestRideIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INRequestRideIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    await Bridging.answer(self, "confirm(intent: INRequestRideIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the pickup location.
  public func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolvePickupLocation(for: INRequestRideIntent, with:)", completion) {
      await self.resolvePickupLocation(for: intent)
    }
  }

  /// Resolves the pickup location.
  public func resolvePickupLocation(for intent: INRequestRideIntent) async
    -> INPlacemarkResolutionResult
  {
    await Bridging.answer(self, "resolvePickupLocation(for: INRequestRideIntent, with:)") {
      self.resolvePickupLocation(for: intent, with: $0)
    }
  }

  /// Resolves the drop off location.
  public func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveDropOffLocation(for: INRequestRideIntent, with:)", completion) {
      await self.resolveDropOffLocation(for: intent)
    }
  }

  /// Resolves the drop off location.
  public func resolveDropOffLocation(for intent: INRequestRideIntent) async
    -> INPlacemarkResolutionResult
  {
    await Bridging.answer(self, "resolveDropOffLocation(for: INRequestRideIntent, with:)") {
      self.resolveDropOffLocation(for: intent, with: $0)
    }
  }

  /// Resolves the ride option name.
  public func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveRideOptionName(for: INRequestRideIntent, with:)", completion) {
      await self.resolveRideOptionName(for: intent)
    }
  }

  /// Resolves the ride option name.
  public func resolveRideOptionName(for intent: INRequestRideIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveRideOptionName(for: INRequestRideIntent, with:)") {
      self.resolveRideOptionName(for: intent, with: $0)
    }
  }

  /// Resolves the party size.
  public func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolvePartySize(for: INRequestRideIntent, with:)", completion) {
      await self.resolvePartySize(for: intent)
    }
  }

  /// Resolves the party size.
  public func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    await Bridging.answer(self, "resolvePartySize(for: INRequestRideIntent, with:)") {
      self.resolvePartySize(for: intent, with: $0)
    }
  }

  /// Resolves the scheduled pickup time.
  public func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveScheduledPickupTime(for: INRequestRideIntent, with:)", completion
    ) { await self.resolveScheduledPickupTime(for: intent) }
  }

  /// Resolves the scheduled pickup time.
  public func resolveScheduledPickupTime(for intent: INRequestRideIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(self, "resolveScheduledPickupTime(for: INRequestRideIntent, with:)") {
      self.resolveScheduledPickupTime(for: intent, with: $0)
    }
  }
}
