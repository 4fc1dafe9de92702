public import Foundation

/// Answer call: its handler.
public protocol INAnswerCallIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
}

extension INAnswerCallIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INAnswerCallIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    await Bridging.answer(self, "handle(intent: INAnswerCallIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INAnswerCallIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    await Bridging.answer(self, "confirm(intent: INAnswerCallIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }
}
