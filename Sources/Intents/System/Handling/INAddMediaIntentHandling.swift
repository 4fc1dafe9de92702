public import Foundation

/// Add media: its handler.
public protocol INAddMediaIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
  /// Resolves the media items.
  func resolveMediaItems(
    for intent: INAddMediaIntent,
    with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void)
  /// Resolves the media items.
  func resolveMediaItems(for intent: INAddMediaIntent) async
    -> [INAddMediaMediaItemResolutionResult]
  /// Resolves the media destination.
  func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void)
  /// Resolves the media destination.
  func resolveMediaDestination(for intent: INAddMediaIntent) async
    -> INAddMediaMediaDestinationResolutionResult
}

extension INAddMediaIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INAddMediaIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    await Bridging.answer(self, "handle(intent: INAddMediaIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INAddMediaIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    await Bridging.answer(self, "confirm(intent: INAddMediaIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the media items.
  public func resolveMediaItems(
    for intent: INAddMediaIntent,
    with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveMediaItems(for: INAddMediaIntent, with:)", completion) {
      await self.resolveMediaItems(for: intent)
    }
  }

  /// Resolves the media items.
  public func resolveMediaItems(for intent: INAddMediaIntent) async
    -> [INAddMediaMediaItemResolutionResult]
  {
    await Bridging.answer(self, "resolveMediaItems(for: INAddMediaIntent, with:)") {
      self.resolveMediaItems(for: intent, with: $0)
    }
  }

  /// Resolves the media destination.
  public func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveMediaDestination(for: INAddMediaIntent, with:)", completion) {
      await self.resolveMediaDestination(for: intent)
    }
  }

  /// Resolves the media destination.
  public func resolveMediaDestination(for intent: INAddMediaIntent) async
    -> INAddMediaMediaDestinationResolutionResult
  {
    await Bridging.answer(self, "resolveMediaDestination(for: INAddMediaIntent, with:)") {
      self.resolveMediaDestination(for: intent, with: $0)
    }
  }
}
