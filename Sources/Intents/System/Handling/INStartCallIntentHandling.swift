public import Foundation

/// Start call: its handler.
public protocol INStartCallIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Resolves the call record to call back.
  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void
  )
  /// Resolves the call record to call back.
  func resolveCallRecordToCallBack(for intent: INStartCallIntent) async
    -> INCallRecordResolutionResult
  /// Resolves the destination type.
  func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
  /// Resolves the destination type.
  func resolveDestinationType(for intent: INStartCallIntent) async
    -> INCallDestinationTypeResolutionResult
  /// Resolves the contacts.
  func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping ([INStartCallContactResolutionResult]) -> Void)
  /// Resolves the contacts.
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]
  /// Resolves the call capability.
  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void)
  /// Resolves the call capability.
  func resolveCallCapability(for intent: INStartCallIntent) async
    -> INStartCallCallCapabilityResolutionResult
}

extension INStartCallIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INStartCallIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    await Bridging.answer(self, "handle(intent: INStartCallIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INStartCallIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    await Bridging.answer(self, "confirm(intent: INStartCallIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the call record to call back.
  public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveCallRecordToCallBack(for: INStartCallIntent, with:)", completion
    ) { await self.resolveCallRecordToCallBack(for: intent) }
  }

  /// Resolves the call record to call back.
  public func resolveCallRecordToCallBack(for intent: INStartCallIntent) async
    -> INCallRecordResolutionResult
  {
    await Bridging.answer(self, "resolveCallRecordToCallBack(for: INStartCallIntent, with:)") {
      self.resolveCallRecordToCallBack(for: intent, with: $0)
    }
  }

  /// Resolves the destination type.
  public func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveDestinationType(for: INStartCallIntent, with:)", completion) {
      await self.resolveDestinationType(for: intent)
    }
  }

  /// Resolves the destination type.
  public func resolveDestinationType(for intent: INStartCallIntent) async
    -> INCallDestinationTypeResolutionResult
  {
    await Bridging.answer(self, "resolveDestinationType(for: INStartCallIntent, with:)") {
      self.resolveDestinationType(for: intent, with: $0)
    }
  }

  /// Resolves the contacts.
  public func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveContacts(for: INStartCallIntent, with:)", completion) {
      await self.resolveContacts(for: intent)
    }
  }

  /// Resolves the contacts.
  public func resolveContacts(for intent: INStartCallIntent) async
    -> [INStartCallContactResolutionResult]
  {
    await Bridging.answer(self, "resolveContacts(for: INStartCallIntent, with:)") {
      self.resolveContacts(for: intent, with: $0)
    }
  }

  /// Resolves the call capability.
  public func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveCallCapability(for: INStartCallIntent, with:)", completion) {
      await self.resolveCallCapability(for: intent)
    }
  }

  /// Resolves the call capability.
  public func resolveCallCapability(for intent: INStartCallIntent) async
    -> INStartCallCallCapabilityResolutionResult
  {
    await Bridging.answer(self, "resolveCallCapability(for: INStartCallIntent, with:)") {
      self.resolveCallCapability(for: intent, with: $0)
    }
  }
}
