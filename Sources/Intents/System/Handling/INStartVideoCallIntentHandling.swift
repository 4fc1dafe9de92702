public import Foundation

/// Start video call: its handler.
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  /// Resolves the contacts.
  func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Resolves the contacts.
  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]
}

extension INStartVideoCallIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INStartVideoCallIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await Bridging.answer(self, "handle(intent: INStartVideoCallIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INStartVideoCallIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await Bridging.answer(self, "confirm(intent: INStartVideoCallIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the contacts.
  public func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveContacts(for: INStartVideoCallIntent, with:)", completion) {
      await self.resolveContacts(for: intent)
    }
  }

  /// Resolves the contacts.
  public func resolveContacts(for intent: INStartVideoCallIntent) async
    -> [INPersonResolutionResult]
  {
    await Bridging.answer(self, "resolveContacts(for: INStartVideoCallIntent, with:)") {
      self.resolveContacts(for: intent, with: $0)
    }
  }
}
