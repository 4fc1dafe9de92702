public import Foundation

/// Save profile in car: its handler.
public protocol INSaveProfileInCarIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSaveProfileInCarIntent,
    completion: @escaping (INSaveProfileInCarIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSaveProfileInCarIntent,
    completion: @escaping (INSaveProfileInCarIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse
  /// Resolves the profile number.
  func resolveProfileNumber(
    for intent: INSaveProfileInCarIntent,
    with completion: @escaping (INIntegerResolutionResult) -> Void)
  /// Resolves the profile number.
  func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> INIntegerResolutionResult
  /// Resolves the profile name.
  func resolveProfileName(
    for intent: INSaveProfileInCarIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the profile name.
  func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> INStringResolutionResult
}

extension INSaveProfileInCarIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSaveProfileInCarIntent,
    completion: @escaping (INSaveProfileInCarIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSaveProfileInCarIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse {
    await Bridging.answer(self, "handle(intent: INSaveProfileInCarIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSaveProfileInCarIntent,
    completion: @escaping (INSaveProfileInCarIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSaveProfileInCarIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse {
    await Bridging.answer(self, "confirm(intent: INSaveProfileInCarIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the profile number.
  public func resolveProfileNumber(
    for intent: INSaveProfileInCarIntent,
    with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveProfileNumber(for: INSaveProfileInCarIntent, with:)", completion
    ) { await self.resolveProfileNumber(for: intent) }
  }

  /// Resolves the profile number.
  public func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async
    -> INIntegerResolutionResult
  {
    await Bridging.answer(self, "resolveProfileNumber(for: INSaveProfileInCarIntent, with:)") {
      self.resolveProfileNumber(for: intent, with: $0)
    }
  }

  /// Resolves the profile name.
  public func resolveProfileName(
    for intent: INSaveProfileInCarIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveProfileName(for: INSaveProfileInCarIntent, with:)", completion)
    { await self.resolveProfileName(for: intent) }
  }

  /// Resolves the profile name.
  public func resolveProfileName(for intent: INSaveProfileInCarIntent) async
    -> INStringResolutionResult
  {
    await Bridging.answer(self, "resolveProfileName(for: INSaveProfileInCarIntent, with:)") {
      self.resolveProfileName(for: intent, with: $0)
    }
  }
}
