public import Foundation

/// End workout: its handler.
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the workout name.
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INEndWorkoutIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INEndWorkoutIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    await Bridging.answer(self, "handle(intent: INEndWorkoutIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INEndWorkoutIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    await Bridging.answer(self, "confirm(intent: INEndWorkoutIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the workout name.
  public func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveWorkoutName(for: INEndWorkoutIntent, with:)", completion) {
      await self.resolveWorkoutName(for: intent)
    }
  }

  /// Resolves the workout name.
  public func resolveWorkoutName(for intent: INEndWorkoutIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveWorkoutName(for: INEndWorkoutIntent, with:)") {
      self.resolveWorkoutName(for: intent, with: $0)
    }
  }
}
