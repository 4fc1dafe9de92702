public import Foundation

/// Create note: its handler.
public protocol INCreateNoteIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
  /// Resolves the title.
  func resolveTitle(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the title.
  func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
  /// Resolves the content.
  func resolveContent(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INNoteContentResolutionResult) -> Void)
  /// Resolves the content.
  func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult
  /// Resolves the group name.
  func resolveGroupName(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the group name.
  func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
}

extension INCreateNoteIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INCreateNoteIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    await Bridging.answer(self, "handle(intent: INCreateNoteIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INCreateNoteIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    await Bridging.answer(self, "confirm(intent: INCreateNoteIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the title.
  public func resolveTitle(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTitle(for: INCreateNoteIntent, with:)", completion) {
      await self.resolveTitle(for: intent)
    }
  }

  /// Resolves the title.
  public func resolveTitle(for intent: INCreateNoteIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveTitle(for: INCreateNoteIntent, with:)") {
      self.resolveTitle(for: intent, with: $0)
    }
  }

  /// Resolves the content.
  public func resolveContent(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INNoteContentResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveContent(for: INCreateNoteIntent, with:)", completion) {
      await self.resolveContent(for: intent)
    }
  }

  /// Resolves the content.
  public func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult
  {
    await Bridging.answer(self, "resolveContent(for: INCreateNoteIntent, with:)") {
      self.resolveContent(for: intent, with: $0)
    }
  }

  /// Resolves the group name.
  public func resolveGroupName(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveGroupName(for: INCreateNoteIntent, with:)", completion) {
      await self.resolveGroupName(for: intent)
    }
  }

  /// Resolves the group name.
  public func resolveGroupName(for intent: INCreateNoteIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveGroupName(for: INCreateNoteIntent, with:)") {
      self.resolveGroupName(for: intent, with: $0)
    }
  }
}
