public import Foundation

/// Pause workout: its handler.
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the workout name.
  func resolveWorkoutName(for intent: INPauseWorkoutIntent) async
    -> INSpeakableStringResolutionResult
}

extension INPauseWorkoutIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INPauseWorkoutIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    await Bridging.answer(self, "handle(intent: INPauseWorkoutIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INPauseWorkoutIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    await Bridging.answer(self, "confirm(intent: INPauseWorkoutIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the workout name.
  public func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveWorkoutName(for: INPauseWorkoutIntent, with:)", completion) {
      await self.resolveWorkoutName(for: intent)
    }
  }

  /// Resolves the workout name.
  public func resolveWorkoutName(for intent: INPauseWorkoutIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveWorkoutName(for: INPauseWorkoutIntent, with:)") {
      self.resolveWorkoutName(for: intent, with: $0)
    }
  }
}
