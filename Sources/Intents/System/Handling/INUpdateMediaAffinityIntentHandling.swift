public import Foundation

/// Update media affinity: its handler.
public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
  /// Resolves the media items.
  func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)
  /// Resolves the media items.
  func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async
    -> [INUpdateMediaAffinityMediaItemResolutionResult]
  /// Resolves the affinity type.
  func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void)
  /// Resolves the affinity type.
  func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async
    -> INMediaAffinityTypeResolutionResult
}

extension INUpdateMediaAffinityIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INUpdateMediaAffinityIntent, completion:)", completion)
    { await self.handle(intent: intent) }
  }

  /// Carries the intent out.
  public func handle(intent: INUpdateMediaAffinityIntent) async
    -> INUpdateMediaAffinityIntentResponse
  {
    await Bridging.answer(self, "handle(intent: INUpdateMediaAffinityIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INUpdateMediaAffinityIntent, completion:)", completion)
    { await self.confirm(intent: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INUpdateMediaAffinityIntent) async
    -> INUpdateMediaAffinityIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INUpdateMediaAffinityIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the media items.
  public func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
  ) {
    Bridging.complete(
      self, "resolveMediaItems(for: INUpdateMediaAffinityIntent, with:)", completion
    ) { await self.resolveMediaItems(for: intent) }
  }

  /// Resolves the media items.
  public func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async
    -> [INUpdateMediaAffinityMediaItemResolutionResult]
  {
    await Bridging.answer(self, "resolveMediaItems(for: INUpdateMediaAffinityIntent, with:)") {
      self.resolveMediaItems(for: intent, with: $0)
    }
  }

  /// Resolves the affinity type.
  public func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveAffinityType(for: INUpdateMediaAffinityIntent, with:)", completion
    ) { await self.resolveAffinityType(for: intent) }
  }

  /// Resolves the affinity type.
  public func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async
    -> INMediaAffinityTypeResolutionResult
  {
    await Bridging.answer(self, "resolveAffinityType(for: INUpdateMediaAffinityIntent, with:)") {
      self.resolveAffinityType(for: intent, with: $0)
    }
  }
}
