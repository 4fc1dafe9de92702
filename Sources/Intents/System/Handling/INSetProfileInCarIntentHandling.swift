public import Foundation

/// Set profile in car: its handler.
public protocol INSetProfileInCarIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void
  )
  /// Carries the intent out.
  func handle(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void
  )
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse
  /// Resolves the profile number.
  func resolveProfileNumber(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping (INIntegerResolutionResult) -> Void)
  /// Resolves the profile number.
  func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> INIntegerResolutionResult
  /// Resolves the profile name.
  func resolveProfileName(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the profile name.
  func resolveProfileName(for intent: INSetProfileInCarIntent) async -> INStringResolutionResult
  /// Resolves the car name.
  func resolveCarName(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the car name.
  func resolveCarName(for intent: INSetProfileInCarIntent) async
    -> INSpeakableStringResolutionResult
}

extension INSetProfileInCarIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSetProfileInCarIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse {
    await Bridging.answer(self, "handle(intent: INSetProfileInCarIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSetProfileInCarIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse {
    await Bridging.answer(self, "confirm(intent: INSetProfileInCarIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the profile number.
  public func resolveProfileNumber(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveProfileNumber(for: INSetProfileInCarIntent, with:)", completion)
    { await self.resolveProfileNumber(for: intent) }
  }

  /// Resolves the profile number.
  public func resolveProfileNumber(for intent: INSetProfileInCarIntent) async
    -> INIntegerResolutionResult
  {
    await Bridging.answer(self, "resolveProfileNumber(for: INSetProfileInCarIntent, with:)") {
      self.resolveProfileNumber(for: intent, with: $0)
    }
  }

  /// Resolves the profile name.
  public func resolveProfileName(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveProfileName(for: INSetProfileInCarIntent, with:)", completion) {
      await self.resolveProfileName(for: intent)
    }
  }

  /// Resolves the profile name.
  public func resolveProfileName(for intent: INSetProfileInCarIntent) async
    -> INStringResolutionResult
  {
    await Bridging.answer(self, "resolveProfileName(for: INSetProfileInCarIntent, with:)") {
      self.resolveProfileName(for: intent, with: $0)
    }
  }

  /// Resolves the car name.
  public func resolveCarName(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveCarName(for: INSetProfileInCarIntent, with:)", completion) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Resolves the car name.
  public func resolveCarName(for intent: INSetProfileInCarIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveCarName(for: INSetProfileInCarIntent, with:)") {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}
