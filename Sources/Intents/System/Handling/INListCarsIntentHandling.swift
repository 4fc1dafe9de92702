public import Foundation

/// List cars: its handler.
public protocol INListCarsIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INListCarsIntent) async -> INListCarsIntentResponse
}

extension INListCarsIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INListCarsIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse {
    await Bridging.answer(self, "handle(intent: INListCarsIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INListCarsIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INListCarsIntent) async -> INListCarsIntentResponse {
    await Bridging.answer(self, "confirm(intent: INListCarsIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }
}
