public import Foundation

/// Cancel workout: its handler.
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the workout name.
  func resolveWorkoutName(for intent: INCancelWorkoutIntent) async
    -> INSpeakableStringResolutionResult
}

extension INCancelWorkoutIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INCancelWorkoutIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    await Bridging.answer(self, "handle(intent: INCancelWorkoutIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INCancelWorkoutIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    await Bridging.answer(self, "confirm(intent: INCancelWorkoutIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the workout name.
  public func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveWorkoutName(for: INCancelWorkoutIntent, with:)", completion) {
      await self.resolveWorkoutName(for: intent)
    }
  }

  /// Resolves the workout name.
  public func resolveWorkoutName(for intent: INCancelWorkoutIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveWorkoutName(for: INCancelWorkoutIntent, with:)") {
      self.resolveWorkoutName(for: intent, with: $0)
    }
  }
}
