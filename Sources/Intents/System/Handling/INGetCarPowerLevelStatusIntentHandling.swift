public import Foundation

/// Get car power level status: its handler.
public protocol INGetCarPowerLevelStatusIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INGetCarPowerLevelStatusIntent) async
    -> INGetCarPowerLevelStatusIntentResponse
  /// Sends what changes, from now on or no more.
  func startSendingUpdates(
    for intent: INGetCarPowerLevelStatusIntent,
    to observer: any INGetCarPowerLevelStatusIntentResponseObserver)
  /// Sends what changes, from now on or no more.
  func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INGetCarPowerLevelStatusIntent) async
    -> INGetCarPowerLevelStatusIntentResponse
  /// Resolves the car name.
  func resolveCarName(
    for intent: INGetCarPowerLevelStatusIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the car name.
  func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async
    -> INSpeakableStringResolutionResult
}

extension INGetCarPowerLevelStatusIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "handle(intent: INGetCarPowerLevelStatusIntent, completion:)", completion
    ) { await self.handle(intent: intent) }
  }

  /// Carries the intent out.
  public func handle(intent: INGetCarPowerLevelStatusIntent) async
    -> INGetCarPowerLevelStatusIntentResponse
  {
    await Bridging.answer(self, "handle(intent: INGetCarPowerLevelStatusIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Sends nothing.
  public func startSendingUpdates(
    for intent: INGetCarPowerLevelStatusIntent,
    to observer: any INGetCarPowerLevelStatusIntentResponseObserver
  ) {}

  /// Sends nothing.
  public func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent) {}

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "confirm(intent: INGetCarPowerLevelStatusIntent, completion:)", completion
    ) { await self.confirm(intent: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INGetCarPowerLevelStatusIntent) async
    -> INGetCarPowerLevelStatusIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INGetCarPowerLevelStatusIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the car name.
  public func resolveCarName(
    for intent: INGetCarPowerLevelStatusIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveCarName(for: INGetCarPowerLevelStatusIntent, with:)", completion
    ) { await self.resolveCarName(for: intent) }
  }

  /// Resolves the car name.
  public func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveCarName(for: INGetCarPowerLevelStatusIntent, with:)") {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}
