public import Foundation

/// Set climate settings in car: its handler.
public protocol INSetClimateSettingsInCarIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSetClimateSettingsInCarIntent) async
    -> INSetClimateSettingsInCarIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSetClimateSettingsInCarIntent) async
    -> INSetClimateSettingsInCarIntentResponse
  /// Resolves the enable fan.
  func resolveEnableFan(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the enable fan.
  func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async
    -> INBooleanResolutionResult
  /// Resolves the enable air conditioner.
  func resolveEnableAirConditioner(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the enable air conditioner.
  func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async
    -> INBooleanResolutionResult
  /// Resolves the enable climate control.
  func resolveEnableClimateControl(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the enable climate control.
  func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async
    -> INBooleanResolutionResult
  /// Resolves the enable auto mode.
  func resolveEnableAutoMode(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the enable auto mode.
  func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async
    -> INBooleanResolutionResult
  /// Resolves the air circulation mode.
  func resolveAirCirculationMode(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INCarAirCirculationModeResolutionResult) -> Void)
  /// Resolves the air circulation mode.
  func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async
    -> INCarAirCirculationModeResolutionResult
  /// Resolves the fan speed index.
  func resolveFanSpeedIndex(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INIntegerResolutionResult) -> Void)
  /// Resolves the fan speed index.
  func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async
    -> INIntegerResolutionResult
  /// Resolves the fan speed percentage.
  func resolveFanSpeedPercentage(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INDoubleResolutionResult) -> Void)
  /// Resolves the fan speed percentage.
  func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async
    -> INDoubleResolutionResult
  /// Resolves the relative fan speed setting.
  func resolveRelativeFanSpeedSetting(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INRelativeSettingResolutionResult) -> Void)
  /// Resolves the relative fan speed setting.
  func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async
    -> INRelativeSettingResolutionResult
  /// Resolves the temperature.
  func resolveTemperature(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INTemperatureResolutionResult) -> Void)
  /// Resolves the temperature.
  func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async
    -> INTemperatureResolutionResult
  /// Resolves the relative temperature setting.
  func resolveRelativeTemperatureSetting(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INRelativeSettingResolutionResult) -> Void)
  /// Resolves the relative temperature setting.
  func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async
    -> INRelativeSettingResolutionResult
  /// Resolves the climate zone.
  func resolveClimateZone(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INCarSeatResolutionResult) -> Void)
  /// Resolves the climate zone.
  func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async
    -> INCarSeatResolutionResult
  /// Resolves the car name.
  func resolveCarName(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the car name.
  func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async
    -> INSpeakableStringResolutionResult
}

extension INSetClimateSettingsInCarIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "handle(intent: INSetClimateSettingsInCarIntent, completion:)", completion
    ) { await self.handle(intent: intent) }
  }

  /// Carries the intent out.
  public func handle(intent: INSetClimateSettingsInCarIntent) async
    -> INSetClimateSettingsInCarIntentResponse
  {
    await Bridging.answer(self, "handle(intent: INSetClimateSettingsInCarIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "confirm(intent: INSetClimateSettingsInCarIntent, completion:)", completion
    ) { await self.confirm(intent: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSetClimateSettingsInCarIntent) async
    -> INSetClimateSettingsInCarIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INSetClimateSettingsInCarIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the enable fan.
  public func resolveEnableFan(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveEnableFan(for: INSetClimateSettingsInCarIntent, with:)", completion
    ) { await self.resolveEnableFan(for: intent) }
  }

  /// Resolves the enable fan.
  public func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async
    -> INBooleanResolutionResult
  {
    await Bridging.answer(self, "resolveEnableFan(for: INSetClimateSettingsInCarIntent, with:)") {
      self.resolveEnableFan(for: intent, with: $0)
    }
  }

  /// Resolves the enable air conditioner.
  public func resolveEnableAirConditioner(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveEnableAirConditioner(for: INSetClimateSettingsInCarIntent, with:)", completion
    ) { await self.resolveEnableAirConditioner(for: intent) }
  }

  /// Resolves the enable air conditioner.
  public func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async
    -> INBooleanResolutionResult
  {
    await Bridging.answer(
      self, "resolveEnableAirConditioner(for: INSetClimateSettingsInCarIntent, with:)"
    ) { self.resolveEnableAirConditioner(for: intent, with: $0) }
  }

  /// Resolves the enable climate control.
  public func resolveEnableClimateControl(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveEnableClimateControl(for: INSetClimateSettingsInCarIntent, with:)", completion
    ) { await self.resolveEnableClimateControl(for: intent) }
  }

  /// Resolves the enable climate control.
  public func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async
    -> INBooleanResolutionResult
  {
    await Bridging.answer(
      self, "resolveEnableClimateControl(for: INSetClimateSettingsInCarIntent, with:)"
    ) { self.resolveEnableClimateControl(for: intent, with: $0) }
  }

  /// Resolves the enable auto mode.
  public func resolveEnableAutoMode(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveEnableAutoMode(for: INSetClimateSettingsInCarIntent, with:)", completion
    ) { await self.resolveEnableAutoMode(for: intent) }
  }

  /// Resolves the enable auto mode.
  public func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async
    -> INBooleanResolutionResult
  {
    await Bridging.answer(
      self, "resolveEnableAutoMode(for: INSetClimateSettingsInCarIntent, with:)"
    ) { self.resolveEnableAutoMode(for: intent, with: $0) }
  }

  /// Resolves the air circulation mode.
  public func resolveAirCirculationMode(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INCarAirCirculationModeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveAirCirculationMode(for: INSetClimateSettingsInCarIntent, with:)", completion
    ) { await self.resolveAirCirculationMode(for: intent) }
  }

  /// Resolves the air circulation mode.
  public func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async
    -> INCarAirCirculationModeResolutionResult
  {
    await Bridging.answer(
      self, "resolveAirCirculationMode(for: INSetClimateSettingsInCarIntent, with:)"
    ) { self.resolveAirCirculationMode(for: intent, with: $0) }
  }

  /// Resolves the fan speed index.
  public func resolveFanSpeedIndex(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveFanSpeedIndex(for: INSetClimateSettingsInCarIntent, with:)", completion
    ) { await self.resolveFanSpeedIndex(for: intent) }
  }

  /// Resolves the fan speed index.
  public func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async
    -> INIntegerResolutionResult
  {
    await Bridging.answer(self, "resolveFanSpeedIndex(for: INSetClimateSettingsInCarIntent, with:)")
    { self.resolveFanSpeedIndex(for: intent, with: $0) }
  }

  /// Resolves the fan speed percentage.
  public func resolveFanSpeedPercentage(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INDoubleResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveFanSpeedPercentage(for: INSetClimateSettingsInCarIntent, with:)", completion
    ) { await self.resolveFanSpeedPercentage(for: intent) }
  }

  /// Resolves the fan speed percentage.
  public func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async
    -> INDoubleResolutionResult
  {
    await Bridging.answer(
      self, "resolveFanSpeedPercentage(for: INSetClimateSettingsInCarIntent, with:)"
    ) { self.resolveFanSpeedPercentage(for: intent, with: $0) }
  }

  /// Resolves the relative fan speed setting.
  public func resolveRelativeFanSpeedSetting(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INRelativeSettingResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveRelativeFanSpeedSetting(for: INSetClimateSettingsInCarIntent, with:)",
      completion
    ) { await self.resolveRelativeFanSpeedSetting(for: intent) }
  }

  /// Resolves the relative fan speed setting.
  public func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async
    -> INRelativeSettingResolutionResult
  {
    await Bridging.answer(
      self, "resolveRelativeFanSpeedSetting(for: INSetClimateSettingsInCarIntent, with:)"
    ) { self.resolveRelativeFanSpeedSetting(for: intent, with: $0) }
  }

  /// Resolves the temperature.
  public func resolveTemperature(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INTemperatureResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveTemperature(for: INSetClimateSettingsInCarIntent, with:)", completion
    ) { await self.resolveTemperature(for: intent) }
  }

  /// Resolves the temperature.
  public func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async
    -> INTemperatureResolutionResult
  {
    await Bridging.answer(self, "resolveTemperature(for: INSetClimateSettingsInCarIntent, with:)") {
      self.resolveTemperature(for: intent, with: $0)
    }
  }

  /// Resolves the relative temperature setting.
  public func resolveRelativeTemperatureSetting(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INRelativeSettingResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveRelativeTemperatureSetting(for: INSetClimateSettingsInCarIntent, with:)",
      completion
    ) { await self.resolveRelativeTemperatureSetting(for: intent) }
  }

  /// Resolves the relative temperature setting.
  public func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async
    -> INRelativeSettingResolutionResult
  {
    await Bridging.answer(
      self, "resolveRelativeTemperatureSetting(for: INSetClimateSettingsInCarIntent, with:)"
    ) { self.resolveRelativeTemperatureSetting(for: intent, with: $0) }
  }

  /// Resolves the climate zone.
  public func resolveClimateZone(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INCarSeatResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveClimateZone(for: INSetClimateSettingsInCarIntent, with:)", completion
    ) { await self.resolveClimateZone(for: intent) }
  }

  /// Resolves the climate zone.
  public func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async
    -> INCarSeatResolutionResult
  {
    await Bridging.answer(self, "resolveClimateZone(for: INSetClimateSettingsInCarIntent, with:)") {
      self.resolveClimateZone(for: intent, with: $0)
    }
  }

  /// Resolves the car name.
  public func resolveCarName(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveCarName(for: INSetClimateSettingsInCarIntent, with:)", completion
    ) { await self.resolveCarName(for: intent) }
  }

  /// Resolves the car name.
  public func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveCarName(for: INSetClimateSettingsInCarIntent, with:)") {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}
