public import Foundation

/// Get ride status: its handler.
public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
  /// Sends what changes, from now on or no more.
  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)
  /// Sends what changes, from now on or no more.
  func stopSendingUpdates(for intent: INGetRideStatusIntent)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
}

extension INGetRideStatusIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INGetRideStatusIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    await Bridging.answer(self, "handle(intent: INGetRideStatusIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Sends nothing.
  public func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {}

  /// Sends nothing.
  public func stopSendingUpdates(for intent: INGetRideStatusIntent) {}

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INGetRideStatusIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    await Bridging.answer(self, "confirm(intent: INGetRideStatusIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }
}
