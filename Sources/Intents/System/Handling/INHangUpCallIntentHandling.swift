public import Foundation

/// Hang up call: its handler.
public protocol INHangUpCallIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
}

extension INHangUpCallIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INHangUpCallIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    await Bridging.answer(self, "handle(intent: INHangUpCallIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INHangUpCallIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    await Bridging.answer(self, "confirm(intent: INHangUpCallIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }
}
