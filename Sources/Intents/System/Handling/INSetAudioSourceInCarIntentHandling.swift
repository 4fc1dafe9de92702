public import Foundation

/// Set audio source in car: its handler.
public protocol INSetAudioSourceInCarIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSetAudioSourceInCarIntent,
    completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSetAudioSourceInCarIntent,
    completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse
  /// Resolves the audio source.
  func resolveAudioSource(
    for intent: INSetAudioSourceInCarIntent,
    with completion: @escaping (INCarAudioSourceResolutionResult) -> Void)
  /// Resolves the audio source.
  func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async
    -> INCarAudioSourceResolutionResult
  /// Resolves the relative audio source reference.
  func resolveRelativeAudioSourceReference(
    for intent: INSetAudioSourceInCarIntent,
    with completion: @escaping (INRelativeReferenceResolutionResult) -> Void)
  /// Resolves the relative audio source reference.
  func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async
    -> INRelativeReferenceResolutionResult
}

extension INSetAudioSourceInCarIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSetAudioSourceInCarIntent,
    completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSetAudioSourceInCarIntent, completion:)", completion)
    { await self.handle(intent: intent) }
  }

  /// Carries the intent out.
  public func handle(intent: INSetAudioSourceInCarIntent) async
    -> INSetAudioSourceInCarIntentResponse
  {
    await Bridging.answer(self, "handle(intent: INSetAudioSourceInCarIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSetAudioSourceInCarIntent,
    completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSetAudioSourceInCarIntent, completion:)", completion)
    { await self.confirm(intent: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSetAudioSourceInCarIntent) async
    -> INSetAudioSourceInCarIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INSetAudioSourceInCarIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the audio source.
  public func resolveAudioSource(
    for intent: INSetAudioSourceInCarIntent,
    with completion: @escaping (INCarAudioSourceResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveAudioSource(for: INSetAudioSourceInCarIntent, with:)", completion
    ) { await self.resolveAudioSource(for: intent) }
  }

  /// Resolves the audio source.
  public func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async
    -> INCarAudioSourceResolutionResult
  {
    await Bridging.answer(self, "resolveAudioSource(for: INSetAudioSourceInCarIntent, with:)") {
      self.resolveAudioSource(for: intent, with: $0)
    }
  }

  /// Resolves the relative audio source reference.
  public func resolveRelativeAudioSourceReference(
    for intent: INSetAudioSourceInCarIntent,
    with completion: @escaping (INRelativeReferenceResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveRelativeAudioSourceReference(for: INSetAudioSourceInCarIntent, with:)",
      completion
    ) { await self.resolveRelativeAudioSourceReference(for: intent) }
  }

  /// Resolves the relative audio source reference.
  public func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async
    -> INRelativeReferenceResolutionResult
  {
    await Bridging.answer(
      self, "resolveRelativeAudioSourceReference(for: INSetAudioSourceInCarIntent, with:)"
    ) { self.resolveRelativeAudioSourceReference(for: intent, with: $0) }
  }
}
