public import Foundation

/// Set radio station: its handler.
public protocol INSetRadioStationIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void
  )
  /// Carries the intent out.
  func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void
  )
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse
  /// Resolves the radio type.
  func resolveRadioType(
    for intent: INSetRadioStationIntent,
    with completion: @escaping (INRadioTypeResolutionResult) -> Void)
  /// Resolves the radio type.
  func resolveRadioType(for intent: INSetRadioStationIntent) async -> INRadioTypeResolutionResult
  /// Resolves the frequency.
  func resolveFrequency(
    for intent: INSetRadioStationIntent,
    with completion: @escaping (INDoubleResolutionResult) -> Void)
  /// Resolves the frequency.
  func resolveFrequency(for intent: INSetRadioStationIntent) async -> INDoubleResolutionResult
  /// Resolves the station name.
  func resolveStationName(
    for intent: INSetRadioStationIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the station name.
  func resolveStationName(for intent: INSetRadioStationIntent) async -> INStringResolutionResult
  /// Resolves the channel.
  func resolveChannel(
    for intent: INSetRadioStationIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the channel.
  func resolveChannel(for intent: INSetRadioStationIntent) async -> INStringResolutionResult
  /// Resolves the preset number.
  func resolvePresetNumber(
    for intent: INSetRadioStationIntent,
    with completion: @escaping (INIntegerResolutionResult) -> Void)
  /// Resolves the preset number.
  func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> INIntegerResolutionResult
}

extension INSetRadioStationIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSetRadioStationIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse {
    await Bridging.answer(self, "handle(intent: INSetRadioStationIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSetRadioStationIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse {
    await Bridging.answer(self, "confirm(intent: INSetRadioStationIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the radio type.
  public func resolveRadioType(
    for intent: INSetRadioStationIntent,
    with completion: @escaping (INRadioTypeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveRadioType(for: INSetRadioStationIntent, with:)", completion) {
      await self.resolveRadioType(for: intent)
    }
  }

  /// Resolves the radio type.
  public func resolveRadioType(for intent: INSetRadioStationIntent) async
    -> INRadioTypeResolutionResult
  {
    await Bridging.answer(self, "resolveRadioType(for: INSetRadioStationIntent, with:)") {
      self.resolveRadioType(for: intent, with: $0)
    }
  }

  /// Resolves the frequency.
  public func resolveFrequency(
    for intent: INSetRadioStationIntent,
    with completion: @escaping (INDoubleResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveFrequency(for: INSetRadioStationIntent, with:)", completion) {
      await self.resolveFrequency(for: intent)
    }
  }

  /// Resolves the frequency.
  public func resolveFrequency(for intent: INSetRadioStationIntent) async
    -> INDoubleResolutionResult
  {
    await Bridging.answer(self, "resolveFrequency(for: INSetRadioStationIntent, with:)") {
      self.resolveFrequency(for: intent, with: $0)
    }
  }

  /// Resolves the station name.
  public func resolveStationName(
    for intent: INSetRadioStationIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveStationName(for: INSetRadioStationIntent, with:)", completion) {
      await self.resolveStationName(for: intent)
    }
  }

  /// Resolves the station name.
  public func resolveStationName(for intent: INSetRadioStationIntent) async
    -> INStringResolutionResult
  {
    await Bridging.answer(self, "resolveStationName(for: INSetRadioStationIntent, with:)") {
      self.resolveStationName(for: intent, with: $0)
    }
  }

  /// Resolves the channel.
  public func resolveChannel(
    for intent: INSetRadioStationIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveChannel(for: INSetRadioStationIntent, with:)", completion) {
      await self.resolveChannel(for: intent)
    }
  }

  /// Resolves the channel.
  public func resolveChannel(for intent: INSetRadioStationIntent) async -> INStringResolutionResult
  {
    await Bridging.answer(self, "resolveChannel(for: INSetRadioStationIntent, with:)") {
      self.resolveChannel(for: intent, with: $0)
    }
  }

  /// Resolves the preset number.
  public func resolvePresetNumber(
    for intent: INSetRadioStationIntent,
    with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolvePresetNumber(for: INSetRadioStationIntent, with:)", completion)
    { await self.resolvePresetNumber(for: intent) }
  }

  /// Resolves the preset number.
  public func resolvePresetNumber(for intent: INSetRadioStationIntent) async
    -> INIntegerResolutionResult
  {
    await Bridging.answer(self, "resolvePresetNumber(for: INSetRadioStationIntent, with:)") {
      self.resolvePresetNumber(for: intent, with: $0)
    }
  }
}
