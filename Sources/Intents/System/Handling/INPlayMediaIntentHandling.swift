public import Foundation

/// Play media: its handler.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  /// Resolves the media items.
  func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
  /// Resolves the media items.
  func resolveMediaItems(for intent: INPlayMediaIntent) async
    -> [INPlayMediaMediaItemResolutionResult]
  /// Resolves the play shuffled.
  func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the play shuffled.
  func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
  /// Resolves the playback repeat mode.
  func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void)
  /// Resolves the playback repeat mode.
  func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async
    -> INPlaybackRepeatModeResolutionResult
  /// Resolves the resume playback.
  func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the resume playback.
  func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
  /// Resolves the playback queue location.
  func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void)
  /// Resolves the playback queue location.
  func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async
    -> INPlaybackQueueLocationResolutionResult
  /// Resolves the playback speed.
  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void)
  /// Resolves the playback speed.
  func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async
    -> INPlayMediaPlaybackSpeedResolutionResult
}

extension INPlayMediaIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INPlayMediaIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    await Bridging.answer(self, "handle(intent: INPlayMediaIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INPlayMediaIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    await Bridging.answer(self, "confirm(intent: INPlayMediaIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the media items.
  public func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveMediaItems(for: INPlayMediaIntent, with:)", completion) {
      await self.resolveMediaItems(for: intent)
    }
  }

  /// Resolves the media items.
  public func resolveMediaItems(for intent: INPlayMediaIntent) async
    -> [INPlayMediaMediaItemResolutionResult]
  {
    await Bridging.answer(self, "resolveMediaItems(for: INPlayMediaIntent, with:)") {
      self.resolveMediaItems(for: intent, with: $0)
    }
  }

  /// Resolves the play shuffled.
  public func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolvePlayShuffled(for: INPlayMediaIntent, with:)", completion) {
      await self.resolvePlayShuffled(for: intent)
    }
  }

  /// Resolves the play shuffled.
  public func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
  {
    await Bridging.answer(self, "resolvePlayShuffled(for: INPlayMediaIntent, with:)") {
      self.resolvePlayShuffled(for: intent, with: $0)
    }
  }

  /// Resolves the playback repeat mode.
  public func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolvePlaybackRepeatMode(for: INPlayMediaIntent, with:)", completion)
    { await self.resolvePlaybackRepeatMode(for: intent) }
  }

  /// Resolves the playback repeat mode.
  public func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async
    -> INPlaybackRepeatModeResolutionResult
  {
    await Bridging.answer(self, "resolvePlaybackRepeatMode(for: INPlayMediaIntent, with:)") {
      self.resolvePlaybackRepeatMode(for: intent, with: $0)
    }
  }

  /// Resolves the resume playback.
  public func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveResumePlayback(for: INPlayMediaIntent, with:)", completion) {
      await self.resolveResumePlayback(for: intent)
    }
  }

  /// Resolves the resume playback.
  public func resolveResumePlayback(for intent: INPlayMediaIntent) async
    -> INBooleanResolutionResult
  {
    await Bridging.answer(self, "resolveResumePlayback(for: INPlayMediaIntent, with:)") {
      self.resolveResumePlayback(for: intent, with: $0)
    }
  }

  /// Resolves the playback queue location.
  public func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolvePlaybackQueueLocation(for: INPlayMediaIntent, with:)", completion
    ) { await self.resolvePlaybackQueueLocation(for: intent) }
  }

  /// Resolves the playback queue location.
  public func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async
    -> INPlaybackQueueLocationResolutionResult
  {
    await Bridging.answer(self, "resolvePlaybackQueueLocation(for: INPlayMediaIntent, with:)") {
      self.resolvePlaybackQueueLocation(for: intent, with: $0)
    }
  }

  /// Resolves the playback speed.
  public func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolvePlaybackSpeed(for: INPlayMediaIntent, with:)", completion) {
      await self.resolvePlaybackSpeed(for: intent)
    }
  }

  /// Resolves the playback speed.
  public func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async
    -> INPlayMediaPlaybackSpeedResolutionResult
  {
    await Bridging.answer(self, "resolvePlaybackSpeed(for: INPlayMediaIntent, with:)") {
      self.resolvePlaybackSpeed(for: intent, with: $0)
    }
  }
}
