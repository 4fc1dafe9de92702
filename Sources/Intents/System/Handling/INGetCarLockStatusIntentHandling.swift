public import Foundation

/// Get car lock status: its handler.
public protocol INGetCarLockStatusIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INGetCarLockStatusIntent,
    completion: @escaping (INGetCarLockStatusIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INGetCarLockStatusIntent,
    completion: @escaping (INGetCarLockStatusIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse
  /// Resolves the car name.
  func resolveCarName(
    for intent: INGetCarLockStatusIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the car name.
  func resolveCarName(for intent: INGetCarLockStatusIntent) async
    -> INSpeakableStringResolutionResult
}

extension INGetCarLockStatusIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INGetCarLockStatusIntent,
    completion: @escaping (INGetCarLockStatusIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INGetCarLockStatusIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse {
    await Bridging.answer(self, "handle(intent: INGetCarLockStatusIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INGetCarLockStatusIntent,
    completion: @escaping (INGetCarLockStatusIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INGetCarLockStatusIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse {
    await Bridging.answer(self, "confirm(intent: INGetCarLockStatusIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the car name.
  public func resolveCarName(
    for intent: INGetCarLockStatusIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveCarName(for: INGetCarLockStatusIntent, with:)", completion) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Resolves the car name.
  public func resolveCarName(for intent: INGetCarLockStatusIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveCarName(for: INGetCarLockStatusIntent, with:)") {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}
