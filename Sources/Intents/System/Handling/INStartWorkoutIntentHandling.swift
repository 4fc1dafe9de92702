public import Foundation

/// Start workout: its handler.
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the workout name.
  func resolveWorkoutName(for intent: INStartWorkoutIntent) async
    -> INSpeakableStringResolutionResult
  /// Resolves the goal value.
  func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
  /// Resolves the goal value.
  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult
  /// Resolves the workout goal unit type.
  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void)
  /// Resolves the workout goal unit type.
  func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async
    -> INWorkoutGoalUnitTypeResolutionResult
  /// Resolves the workout location type.
  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void)
  /// Resolves the workout location type.
  func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async
    -> INWorkoutLocationTypeResolutionResult
  /// Resolves the is open ended.
  func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  )
  /// Resolves the is open ended.
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult
}

extension INStartWorkoutIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INStartWorkoutIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    await Bridging.answer(self, "handle(intent: INStartWorkoutIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INStartWorkoutIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    await Bridging.answer(self, "confirm(intent: INStartWorkoutIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the workout name.
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveWorkoutName(for: INStartWorkoutIntent, with:)", completion) {
      await self.resolveWorkoutName(for: intent)
    }
  }

  /// Resolves the workout name.
  public func resolveWorkoutName(for intent: INStartWorkoutIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveWorkoutName(for: INStartWorkoutIntent, with:)") {
      self.resolveWorkoutName(for: intent, with: $0)
    }
  }

  /// Resolves the goal value.
  public func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveGoalValue(for: INStartWorkoutIntent, with:)", completion) {
      await self.resolveGoalValue(for: intent)
    }
  }

  /// Resolves the goal value.
  public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    await Bridging.answer(self, "resolveGoalValue(for: INStartWorkoutIntent, with:)") {
      self.resolveGoalValue(for: intent, with: $0)
    }
  }

  /// Resolves the workout goal unit type.
  public func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveWorkoutGoalUnitType(for: INStartWorkoutIntent, with:)", completion
    ) { await self.resolveWorkoutGoalUnitType(for: intent) }
  }

  /// Resolves the workout goal unit type.
  public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async
    -> INWorkoutGoalUnitTypeResolutionResult
  {
    await Bridging.answer(self, "resolveWorkoutGoalUnitType(for: INStartWorkoutIntent, with:)") {
      self.resolveWorkoutGoalUnitType(for: intent, with: $0)
    }
  }

  /// Resolves the workout location type.
  public func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveWorkoutLocationType(for: INStartWorkoutIntent, with:)", completion
    ) { await self.resolveWorkoutLocationType(for: intent) }
  }

  /// Resolves the workout location type.
  public func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async
    -> INWorkoutLocationTypeResolutionResult
  {
    await Bridging.answer(self, "resolveWorkoutLocationType(for: INStartWorkoutIntent, with:)") {
      self.resolveWorkoutLocationType(for: intent, with: $0)
    }
  }

  /// Resolves the is open ended.
  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveIsOpenEnded(for: INStartWorkoutIntent, with:)", completion) {
      await self.resolveIsOpenEnded(for: intent)
    }
  }

  /// Resolves the is open ended.
  public func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async
    -> INBooleanResolutionResult
  {
    await Bridging.answer(self, "resolveIsOpenEnded(for: INStartWorkoutIntent, with:)") {
      self.resolveIsOpenEnded(for: intent, with: $0)
    }
  }
}
