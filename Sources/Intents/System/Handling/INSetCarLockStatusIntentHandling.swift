public import Foundation

/// Set car lock status: its handler.
public protocol INSetCarLockStatusIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSetCarLockStatusIntent,
    completion: @escaping (INSetCarLockStatusIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSetCarLockStatusIntent,
    completion: @escaping (INSetCarLockStatusIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse
  /// Resolves the locked.
  func resolveLocked(
    for intent: INSetCarLockStatusIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the locked.
  func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult
  /// Resolves the car name.
  func resolveCarName(
    for intent: INSetCarLockStatusIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the car name.
  func resolveCarName(for intent: INSetCarLockStatusIntent) async
    -> INSpeakableStringResolutionResult
}

extension INSetCarLockStatusIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSetCarLockStatusIntent,
    completion: @escaping (INSetCarLockStatusIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSetCarLockStatusIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse {
    await Bridging.answer(self, "handle(intent: INSetCarLockStatusIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSetCarLockStatusIntent,
    completion: @escaping (INSetCarLockStatusIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSetCarLockStatusIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse {
    await Bridging.answer(self, "confirm(intent: INSetCarLockStatusIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the locked.
  public func resolveLocked(
    for intent: INSetCarLockStatusIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveLocked(for: INSetCarLockStatusIntent, with:)", completion) {
      await self.resolveLocked(for: intent)
    }
  }

  /// Resolves the locked.
  public func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult
  {
    await Bridging.answer(self, "resolveLocked(for: INSetCarLockStatusIntent, with:)") {
      self.resolveLocked(for: intent, with: $0)
    }
  }

  /// Resolves the car name.
  public func resolveCarName(
    for intent: INSetCarLockStatusIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveCarName(for: INSetCarLockStatusIntent, with:)", completion) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Resolves the car name.
  public func resolveCarName(for intent: INSetCarLockStatusIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveCarName(for: INSetCarLockStatusIntent, with:)") {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}
