public import Foundation

/// Activate car signal: its handler.
public protocol INActivateCarSignalIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INActivateCarSignalIntent,
    completion: @escaping (INActivateCarSignalIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INActivateCarSignalIntent,
    completion: @escaping (INActivateCarSignalIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse
  /// Resolves the car name.
  func resolveCarName(
    for intent: INActivateCarSignalIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the car name.
  func resolveCarName(for intent: INActivateCarSignalIntent) async
    -> INSpeakableStringResolutionResult
  /// Resolves the signals.
  func resolveSignals(
    for intent: INActivateCarSignalIntent,
    with completion: @escaping (INCarSignalOptionsResolutionResult) -> Void)
  /// Resolves the signals.
  func resolveSignals(for intent: INActivateCarSignalIntent) async
    -> INCarSignalOptionsResolutionResult
}

extension INActivateCarSignalIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INActivateCarSignalIntent,
    completion: @escaping (INActivateCarSignalIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INActivateCarSignalIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse {
    await Bridging.answer(self, "handle(intent: INActivateCarSignalIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INActivateCarSignalIntent,
    completion: @escaping (INActivateCarSignalIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INActivateCarSignalIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INActivateCarSignalIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the car name.
  public func resolveCarName(
    for intent: INActivateCarSignalIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveCarName(for: INActivateCarSignalIntent, with:)", completion) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Resolves the car name.
  public func resolveCarName(for intent: INActivateCarSignalIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveCarName(for: INActivateCarSignalIntent, with:)") {
      self.resolveCarName(for: intent, with: $0)
    }
  }

  /// Resolves the signals.
  public func resolveSignals(
    for intent: INActivateCarSignalIntent,
    with completion: @escaping (INCarSignalOptionsResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveSignals(for: INActivateCarSignalIntent, with:)", completion) {
      await self.resolveSignals(for: intent)
    }
  }

  /// Resolves the signals.
  public func resolveSignals(for intent: INActivateCarSignalIntent) async
    -> INCarSignalOptionsResolutionResult
  {
    await Bridging.answer(self, "resolveSignals(for: INActivateCarSignalIntent, with:)") {
      self.resolveSignals(for: intent, with: $0)
    }
  }
}
