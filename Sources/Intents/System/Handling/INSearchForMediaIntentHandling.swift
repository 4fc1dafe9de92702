public import Foundation

/// Search for media: its handler.
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  /// Resolves the media items.
  func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void)
  /// Resolves the media items.
  func resolveMediaItems(for intent: INSearchForMediaIntent) async
    -> [INSearchForMediaMediaItemResolutionResult]
}

extension INSearchForMediaIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSearchForMediaIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    await Bridging.answer(self, "handle(intent: INSearchForMediaIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSearchForMediaIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    await Bridging.answer(self, "confirm(intent: INSearchForMediaIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the media items.
  public func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveMediaItems(for: INSearchForMediaIntent, with:)", completion) {
      await self.resolveMediaItems(for: intent)
    }
  }

  /// Resolves the media items.
  public func resolveMediaItems(for intent: INSearchForMediaIntent) async
    -> [INSearchForMediaMediaItemResolutionResult]
  {
    await Bridging.answer(self, "resolveMediaItems(for: INSearchForMediaIntent, with:)") {
      self.resolveMediaItems(for: intent, with: $0)
    }
  }
}
