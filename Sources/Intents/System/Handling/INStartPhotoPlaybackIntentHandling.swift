public import Foundation

/// Start photo playback: its handler.
public protocol INStartPhotoPlaybackIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
  /// Resolves the date created.
  func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the date created.
  func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async
    -> INDateComponentsRangeResolutionResult
  /// Resolves the location created.
  func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Resolves the location created.
  func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async
    -> INPlacemarkResolutionResult
  /// Resolves the album name.
  func resolveAlbumName(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the album name.
  func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult
  /// Resolves the people in photo.
  func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Resolves the people in photo.
  func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async
    -> [INPersonResolutionResult]
}

extension INStartPhotoPlaybackIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INStartPhotoPlaybackIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
  {
    await Bridging.answer(self, "handle(intent: INStartPhotoPlaybackIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INStartPhotoPlaybackIntent, completion:)", completion)
    { await self.confirm(intent: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INStartPhotoPlaybackIntent) async
    -> INStartPhotoPlaybackIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INStartPhotoPlaybackIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the date created.
  public func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveDateCreated(for: INStartPhotoPlaybackIntent, with:)", completion
    ) { await self.resolveDateCreated(for: intent) }
  }

  /// Resolves the date created.
  public func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(self, "resolveDateCreated(for: INStartPhotoPlaybackIntent, with:)") {
      self.resolveDateCreated(for: intent, with: $0)
    }
  }

  /// Resolves the location created.
  public func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveLocationCreated(for: INStartPhotoPlaybackIntent, with:)", completion
    ) { await self.resolveLocationCreated(for: intent) }
  }

  /// Resolves the location created.
  public func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async
    -> INPlacemarkResolutionResult
  {
    await Bridging.answer(self, "resolveLocationCreated(for: INStartPhotoPlaybackIntent, with:)") {
      self.resolveLocationCreated(for: intent, with: $0)
    }
  }

  /// Resolves the album name.
  public func resolveAlbumName(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveAlbumName(for: INStartPhotoPlaybackIntent, with:)", completion)
    { await self.resolveAlbumName(for: intent) }
  }

  /// Resolves the album name.
  public func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async
    -> INStringResolutionResult
  {
    await Bridging.answer(self, "resolveAlbumName(for: INStartPhotoPlaybackIntent, with:)") {
      self.resolveAlbumName(for: intent, with: $0)
    }
  }

  /// Resolves the people in photo.
  public func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    Bridging.complete(
      self, "resolvePeopleInPhoto(for: INStartPhotoPlaybackIntent, with:)", completion
    ) { await self.resolvePeopleInPhoto(for: intent) }
  }

  /// Resolves the people in photo.
  public func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async
    -> [INPersonResolutionResult]
  {
    await Bridging.answer(self, "resolvePeopleInPhoto(for: INStartPhotoPlaybackIntent, with:)") {
      self.resolvePeopleInPhoto(for: intent, with: $0)
    }
  }
}
