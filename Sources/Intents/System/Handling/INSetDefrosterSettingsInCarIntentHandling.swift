public import Foundation

/// Set defroster settings in car: its handler.
public protocol INSetDefrosterSettingsInCarIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSetDefrosterSettingsInCarIntent,
    completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSetDefrosterSettingsInCarIntent) async
    -> INSetDefrosterSettingsInCarIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSetDefrosterSettingsInCarIntent,
    completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSetDefrosterSettingsInCarIntent) async
    -> INSetDefrosterSettingsInCarIntentResponse
  /// Resolves the enable.
  func resolveEnable(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the enable.
  func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async
    -> INBooleanResolutionResult
  /// Resolves the defroster.
  func resolveDefroster(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping (INCarDefrosterResolutionResult) -> Void)
  /// Resolves the defroster.
  func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async
    -> INCarDefrosterResolutionResult
  /// Resolves the car name.
  func resolveCarName(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the car name.
  func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async
    -> INSpeakableStringResolutionResult
}

extension INSetDefrosterSettingsInCarIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSetDefrosterSettingsInCarIntent,
    completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "handle(intent: INSetDefrosterSettingsInCarIntent, completion:)", completion
    ) { await self.handle(intent: intent) }
  }

  /// Carries the intent out.
  public func handle(intent: INSetDefrosterSettingsInCarIntent) async
    -> INSetDefrosterSettingsInCarIntentResponse
  {
    await Bridging.answer(self, "handle(intent: INSetDefrosterSettingsInCarIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSetDefrosterSettingsInCarIntent,
    completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "confirm(intent: INSetDefrosterSettingsInCarIntent, completion:)", completion
    ) { await self.confirm(intent: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSetDefrosterSettingsInCarIntent) async
    -> INSetDefrosterSettingsInCarIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INSetDefrosterSettingsInCarIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the enable.
  public func resolveEnable(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveEnable(for: INSetDefrosterSettingsInCarIntent, with:)", completion
    ) { await self.resolveEnable(for: intent) }
  }

  /// Resolves the enable.
  public func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async
    -> INBooleanResolutionResult
  {
    await Bridging.answer(self, "resolveEnable(for: INSetDefrosterSettingsInCarIntent, with:)") {
      self.resolveEnable(for: intent, with: $0)
    }
  }

  /// Resolves the defroster.
  public func resolveDefroster(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping (INCarDefrosterResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveDefroster(for: INSetDefrosterSettingsInCarIntent, with:)", completion
    ) { await self.resolveDefroster(for: intent) }
  }

  /// Resolves the defroster.
  public func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async
    -> INCarDefrosterResolutionResult
  {
    await Bridging.answer(self, "resolveDefroster(for: INSetDefrosterSettingsInCarIntent, with:)") {
      self.resolveDefroster(for: intent, with: $0)
    }
  }

  /// Resolves the car name.
  public func resolveCarName(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveCarName(for: INSetDefrosterSettingsInCarIntent, with:)", completion
    ) { await self.resolveCarName(for: intent) }
  }

  /// Resolves the car name.
  public func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveCarName(for: INSetDefrosterSettingsInCarIntent, with:)") {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}
