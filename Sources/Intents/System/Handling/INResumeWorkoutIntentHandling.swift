public import Foundation

/// Resume workout: its handler.
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the workout name.
  func resolveWorkoutName(for intent: INResumeWorkoutIntent) async
    -> INSpeakableStringResolutionResult
}

extension INResumeWorkoutIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INResumeWorkoutIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    await Bridging.answer(self, "handle(intent: INResumeWorkoutIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INResumeWorkoutIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    await Bridging.answer(self, "confirm(intent: INResumeWorkoutIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the workout name.
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveWorkoutName(for: INResumeWorkoutIntent, with:)", completion) {
      await self.resolveWorkoutName(for: intent)
    }
  }

  /// Resolves the workout name.
  public func resolveWorkoutName(for intent: INResumeWorkoutIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveWorkoutName(for: INResumeWorkoutIntent, with:)") {
      self.resolveWorkoutName(for: intent, with: $0)
    }
  }
}
