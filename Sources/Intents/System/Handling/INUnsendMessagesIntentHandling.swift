public import Foundation

/// Unsend messages: its handler.
public protocol INUnsendMessagesIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
}

extension INUnsendMessagesIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INUnsendMessagesIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    await Bridging.answer(self, "handle(intent: INUnsendMessagesIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INUnsendMessagesIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    await Bridging.answer(self, "confirm(intent: INUnsendMessagesIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }
}
