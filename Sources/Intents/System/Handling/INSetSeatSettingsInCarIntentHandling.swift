public import Foundation

/// Set seat settings in car: its handler.
public protocol INSetSeatSettingsInCarIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSetSeatSettingsInCarIntent,
    completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSetSeatSettingsInCarIntent,
    completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse
  /// Resolves the enable heating.
  func resolveEnableHeating(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the enable heating.
  func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async
    -> INBooleanResolutionResult
  /// Resolves the enable cooling.
  func resolveEnableCooling(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the enable cooling.
  func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async
    -> INBooleanResolutionResult
  /// Resolves the enable massage.
  func resolveEnableMassage(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the enable massage.
  func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async
    -> INBooleanResolutionResult
  /// Resolves the seat.
  func resolveSeat(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INCarSeatResolutionResult) -> Void)
  /// Resolves the seat.
  func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult
  /// Resolves the level.
  func resolveLevel(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INIntegerResolutionResult) -> Void)
  /// Resolves the level.
  func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult
  /// Resolves the relative level setting.
  func resolveRelativeLevelSetting(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INRelativeSettingResolutionResult) -> Void)
  /// Resolves the relative level setting.
  func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async
    -> INRelativeSettingResolutionResult
  /// Resolves the car name.
  func resolveCarName(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the car name.
  func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async
    -> INSpeakableStringResolutionResult
}

extension INSetSeatSettingsInCarIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSetSeatSettingsInCarIntent,
    completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSetSeatSettingsInCarIntent, completion:)", completion)
    { await self.handle(intent: intent) }
  }

  /// Carries the intent out.
  public func handle(intent: INSetSeatSettingsInCarIntent) async
    -> INSetSeatSettingsInCarIntentResponse
  {
    await Bridging.answer(self, "handle(intent: INSetSeatSettingsInCarIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSetSeatSettingsInCarIntent,
    completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "confirm(intent: INSetSeatSettingsInCarIntent, completion:)", completion
    ) { await self.confirm(intent: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSetSeatSettingsInCarIntent) async
    -> INSetSeatSettingsInCarIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INSetSeatSettingsInCarIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the enable heating.
  public func resolveEnableHeating(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveEnableHeating(for: INSetSeatSettingsInCarIntent, with:)", completion
    ) { await self.resolveEnableHeating(for: intent) }
  }

  /// Resolves the enable heating.
  public func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async
    -> INBooleanResolutionResult
  {
    await Bridging.answer(self, "resolveEnableHeating(for: INSetSeatSettingsInCarIntent, with:)") {
      self.resolveEnableHeating(for: intent, with: $0)
    }
  }

  /// Resolves the enable cooling.
  public func resolveEnableCooling(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveEnableCooling(for: INSetSeatSettingsInCarIntent, with:)", completion
    ) { await self.resolveEnableCooling(for: intent) }
  }

  /// Resolves the enable cooling.
  public func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async
    -> INBooleanResolutionResult
  {
    await Bridging.answer(self, "resolveEnableCooling(for: INSetSeatSettingsInCarIntent, with:)") {
      self.resolveEnableCooling(for: intent, with: $0)
    }
  }

  /// Resolves the enable massage.
  public func resolveEnableMassage(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveEnableMassage(for: INSetSeatSettingsInCarIntent, with:)", completion
    ) { await self.resolveEnableMassage(for: intent) }
  }

  /// Resolves the enable massage.
  public func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async
    -> INBooleanResolutionResult
  {
    await Bridging.answer(self, "resolveEnableMassage(for: INSetSeatSettingsInCarIntent, with:)") {
      self.resolveEnableMassage(for: intent, with: $0)
    }
  }

  /// Resolves the seat.
  public func resolveSeat(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INCarSeatResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveSeat(for: INSetSeatSettingsInCarIntent, with:)", completion) {
      await self.resolveSeat(for: intent)
    }
  }

  /// Resolves the seat.
  public func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async
    -> INCarSeatResolutionResult
  {
    await Bridging.answer(self, "resolveSeat(for: INSetSeatSettingsInCarIntent, with:)") {
      self.resolveSeat(for: intent, with: $0)
    }
  }

  /// Resolves the level.
  public func resolveLevel(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveLevel(for: INSetSeatSettingsInCarIntent, with:)", completion) {
      await self.resolveLevel(for: intent)
    }
  }

  /// Resolves the level.
  public func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async
    -> INIntegerResolutionResult
  {
    await Bridging.answer(self, "resolveLevel(for: INSetSeatSettingsInCarIntent, with:)") {
      self.resolveLevel(for: intent, with: $0)
    }
  }

  /// Resolves the relative level setting.
  public func resolveRelativeLevelSetting(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INRelativeSettingResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveRelativeLevelSetting(for: INSetSeatSettingsInCarIntent, with:)", completion
    ) { await self.resolveRelativeLevelSetting(for: intent) }
  }

  /// Resolves the relative level setting.
  public func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async
    -> INRelativeSettingResolutionResult
  {
    await Bridging.answer(
      self, "resolveRelativeLevelSetting(for: INSetSeatSettingsInCarIntent, with:)"
    ) { self.resolveRelativeLevelSetting(for: intent, with: $0) }
  }

  /// Resolves the car name.
  public func resolveCarName(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveCarName(for: INSetSeatSettingsInCarIntent, with:)", completion)
    { await self.resolveCarName(for: intent) }
  }

  /// Resolves the car name.
  public func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveCarName(for: INSetSeatSettingsInCarIntent, with:)") {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}
