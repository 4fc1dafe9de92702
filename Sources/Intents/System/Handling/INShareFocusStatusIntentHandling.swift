public import Foundation

/// Share focus status: its handler.
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INShareFocusStatusIntent,
    completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INShareFocusStatusIntent,
    completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
}

extension INShareFocusStatusIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INShareFocusStatusIntent,
    completion: @escaping (INShareFocusStatusIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INShareFocusStatusIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    await Bridging.answer(self, "handle(intent: INShareFocusStatusIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INShareFocusStatusIntent,
    completion: @escaping (INShareFocusStatusIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INShareFocusStatusIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    await Bridging.answer(self, "confirm(intent: INShareFocusStatusIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }
}
