public import Foundation

/// Start audio call: its handler.
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  /// Resolves the destination type.
  func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
  /// Resolves the destination type.
  func resolveDestinationType(for intent: INStartAudioCallIntent) async
    -> INCallDestinationTypeResolutionResult
  /// Resolves the contacts.
  func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Resolves the contacts.
  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]
}

extension INStartAudioCallIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INStartAudioCallIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await Bridging.answer(self, "handle(intent: INStartAudioCallIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INStartAudioCallIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await Bridging.answer(self, "confirm(intent: INStartAudioCallIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the destination type.
  public func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveDestinationType(for: INStartAudioCallIntent, with:)", completion
    ) { await self.resolveDestinationType(for: intent) }
  }

  /// Resolves the destination type.
  public func resolveDestinationType(for intent: INStartAudioCallIntent) async
    -> INCallDestinationTypeResolutionResult
  {
    await Bridging.answer(self, "resolveDestinationType(for: INStartAudioCallIntent, with:)") {
      self.resolveDestinationType(for: intent, with: $0)
    }
  }

  /// Resolves the contacts.
  public func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveContacts(for: INStartAudioCallIntent, with:)", completion) {
      await self.resolveContacts(for: intent)
    }
  }

  /// Resolves the contacts.
  public func resolveContacts(for intent: INStartAudioCallIntent) async
    -> [INPersonResolutionResult]
  {
    await Bridging.answer(self, "resolveContacts(for: INStartAudioCallIntent, with:)") {
      self.resolveContacts(for: intent, with: $0)
    }
  }
}
