public import Foundation

/// Set message attribute: its handler.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  /// Resolves the attribute.
  func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping (INMessageAttributeResolutionResult) -> Void)
  /// Resolves the attribute.
  func resolveAttribute(for intent: INSetMessageAttributeIntent) async
    -> INMessageAttributeResolutionResult
}

extension INSetMessageAttributeIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSetMessageAttributeIntent, completion:)", completion)
    { await self.handle(intent: intent) }
  }

  /// Carries the intent out.
  public func handle(intent: INSetMessageAttributeIntent) async
    -> INSetMessageAttributeIntentResponse
  {
    await Bridging.answer(self, "handle(intent: INSetMessageAttributeIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSetMessageAttributeIntent, completion:)", completion)
    { await self.confirm(intent: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSetMessageAttributeIntent) async
    -> INSetMessageAttributeIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INSetMessageAttributeIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the attribute.
  public func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping (INMessageAttributeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveAttribute(for: INSetMessageAttributeIntent, with:)", completion)
    { await self.resolveAttribute(for: intent) }
  }

  /// Resolves the attribute.
  public func resolveAttribute(for intent: INSetMessageAttributeIntent) async
    -> INMessageAttributeResolutionResult
  {
    await Bridging.answer(self, "resolveAttribute(for: INSetMessageAttributeIntent, with:)") {
      self.resolveAttribute(for: intent, with: $0)
    }
  }
}
