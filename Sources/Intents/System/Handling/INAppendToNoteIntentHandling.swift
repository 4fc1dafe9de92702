public import Foundation

/// Append to note: its handler.
public protocol INAppendToNoteIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
  /// Resolves the target note.
  func resolveTargetNote(
    for intent: INAppendToNoteIntent, with completion: @escaping (INNoteResolutionResult) -> Void)
  /// Resolves the target note.
  func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult
  /// Resolves the content.
  func resolveContent(
    for intent: INAppendToNoteIntent,
    with completion: @escaping (INNoteContentResolutionResult) -> Void)
  /// Resolves the content.
  func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult
}

extension INAppendToNoteIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INAppendToNoteIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
    await Bridging.answer(self, "handle(intent: INAppendToNoteIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INAppendToNoteIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
    await Bridging.answer(self, "confirm(intent: INAppendToNoteIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the target note.
  public func resolveTargetNote(
    for intent: INAppendToNoteIntent, with completion: @escaping (INNoteResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTargetNote(for: INAppendToNoteIntent, with:)", completion) {
      await self.resolveTargetNote(for: intent)
    }
  }

  /// Resolves the target note.
  public func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult {
    await Bridging.answer(self, "resolveTargetNote(for: INAppendToNoteIntent, with:)") {
      self.resolveTargetNote(for: intent, with: $0)
    }
  }

  /// Resolves the content.
  public func resolveContent(
    for intent: INAppendToNoteIntent,
    with completion: @escaping (INNoteContentResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveContent(for: INAppendToNoteIntent, with:)", completion) {
      await self.resolveContent(for: intent)
    }
  }

  /// Resolves the content.
  public func resolveContent(for intent: INAppendToNoteIntent) async
    -> INNoteContentResolutionResult
  {
    await Bridging.answer(self, "resolveContent(for: INAppendToNoteIntent, with:)") {
      self.resolveContent(for: intent, with: $0)
    }
  }
}
