public import Foundation

/// Edit message: its handler.
public protocol INEditMessageIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse
  /// Resolves the edited content.
  func resolveEditedContent(
    for intent: INEditMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the edited content.
  func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult
}

extension INEditMessageIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INEditMessageIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    await Bridging.answer(self, "handle(intent: INEditMessageIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INEditMessageIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    await Bridging.answer(self, "confirm(intent: INEditMessageIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the edited content.
  public func resolveEditedContent(
    for intent: INEditMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveEditedContent(for: INEditMessageIntent, with:)", completion) {
      await self.resolveEditedContent(for: intent)
    }
  }

  /// Resolves the edited content.
  public func resolveEditedContent(for intent: INEditMessageIntent) async
    -> INStringResolutionResult
  {
    await Bridging.answer(self, "resolveEditedContent(for: INEditMessageIntent, with:)") {
      self.resolveEditedContent(for: intent, with: $0)
    }
  }
}
