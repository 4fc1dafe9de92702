public import Foundation

/// Search for photos: its handler.
public protocol INSearchForPhotosIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void
  )
  /// Carries the intent out.
  func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void
  )
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse
  /// Resolves the date created.
  func resolveDateCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the date created.
  func resolveDateCreated(for intent: INSearchForPhotosIntent) async
    -> INDateComponentsRangeResolutionResult
  /// Resolves the location created.
  func resolveLocationCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Resolves the location created.
  func resolveLocationCreated(for intent: INSearchForPhotosIntent) async
    -> INPlacemarkResolutionResult
  /// Resolves the album name.
  func resolveAlbumName(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the album name.
  func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult
  /// Resolves the search terms.
  func resolveSearchTerms(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping ([INStringResolutionResult]) -> Void)
  /// Resolves the search terms.
  func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult]
  /// Resolves the people in photo.
  func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Resolves the people in photo.
  func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult]
}

extension INSearchForPhotosIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSearchForPhotosIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
    await Bridging.answer(self, "handle(intent: INSearchForPhotosIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSearchForPhotosIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
    await Bridging.answer(self, "confirm(intent: INSearchForPhotosIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the date created.
  public func resolveDateCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveDateCreated(for: INSearchForPhotosIntent, with:)", completion) {
      await self.resolveDateCreated(for: intent)
    }
  }

  /// Resolves the date created.
  public func resolveDateCreated(for intent: INSearchForPhotosIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(self, "resolveDateCreated(for: INSearchForPhotosIntent, with:)") {
      self.resolveDateCreated(for: intent, with: $0)
    }
  }

  /// Resolves the location created.
  public func resolveLocationCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveLocationCreated(for: INSearchForPhotosIntent, with:)", completion
    ) { await self.resolveLocationCreated(for: intent) }
  }

  /// Resolves the location created.
  public func resolveLocationCreated(for intent: INSearchForPhotosIntent) async
    -> INPlacemarkResolutionResult
  {
    await Bridging.answer(self, "resolveLocationCreated(for: INSearchForPhotosIntent, with:)") {
      self.resolveLocationCreated(for: intent, with: $0)
    }
  }

  /// Resolves the album name.
  public func resolveAlbumName(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveAlbumName(for: INSearchForPhotosIntent, with:)", completion) {
      await self.resolveAlbumName(for: intent)
    }
  }

  /// Resolves the album name.
  public func resolveAlbumName(for intent: INSearchForPhotosIntent) async
    -> INStringResolutionResult
  {
    await Bridging.answer(self, "resolveAlbumName(for: INSearchForPhotosIntent, with:)") {
      self.resolveAlbumName(for: intent, with: $0)
    }
  }

  /// Resolves the search terms.
  public func resolveSearchTerms(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping ([INStringResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveSearchTerms(for: INSearchForPhotosIntent, with:)", completion) {
      await self.resolveSearchTerms(for: intent)
    }
  }

  /// Resolves the search terms.
  public func resolveSearchTerms(for intent: INSearchForPhotosIntent) async
    -> [INStringResolutionResult]
  {
    await Bridging.answer(self, "resolveSearchTerms(for: INSearchForPhotosIntent, with:)") {
      self.resolveSearchTerms(for: intent, with: $0)
    }
  }

  /// Resolves the people in photo.
  public func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolvePeopleInPhoto(for: INSearchForPhotosIntent, with:)", completion)
    { await self.resolvePeopleInPhoto(for: intent) }
  }

  /// Resolves the people in photo.
  public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async
    -> [INPersonResolutionResult]
  {
    await Bridging.answer(self, "resolvePeopleInPhoto(for: INSearchForPhotosIntent, with:)") {
      self.resolvePeopleInPhoto(for: intent, with: $0)
    }
  }
}
