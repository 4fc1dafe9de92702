public import Foundation

/// List ride options: its handler.
public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  )
  /// Carries the intent out.
  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  )
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
  /// Resolves the pickup location.
  func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Resolves the pickup location.
  func resolvePickupLocation(for intent: INListRideOptionsIntent) async
    -> INPlacemarkResolutionResult
  /// Resolves the drop off location.
  func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Resolves the drop off location.
  func resolveDropOffLocation(for intent: INListRideOptionsIntent) async
    -> INPlacemarkResolutionResult
}

extension INListRideOptionsIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INListRideOptionsIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    await Bridging.answer(self, "handle(intent: INListRideOptionsIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INListRideOptionsIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    await Bridging.answer(self, "confirm(intent: INListRideOptionsIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the pickup location.
  public func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolvePickupLocation(for: INListRideOptionsIntent, with:)", completion
    ) { await self.resolvePickupLocation(for: intent) }
  }

  /// Resolves the pickup location.
  public func resolvePickupLocation(for intent: INListRideOptionsIntent) async
    -> INPlacemarkResolutionResult
  {
    await Bridging.answer(self, "resolvePickupLocation(for: INListRideOptionsIntent, with:)") {
      self.resolvePickupLocation(for: intent, with: $0)
    }
  }

  /// Resolves the drop off location.
  public func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveDropOffLocation(for: INListRideOptionsIntent, with:)", completion
    ) { await self.resolveDropOffLocation(for: intent) }
  }

  /// Resolves the drop off location.
  public func resolveDropOffLocation(for intent: INListRideOptionsIntent) async
    -> INPlacemarkResolutionResult
  {
    await Bridging.answer(self, "resolveDropOffLocation(for: INListRideOptionsIntent, with:)") {
      self.resolveDropOffLocation(for: intent, with: $0)
    }
  }
}
