public import Foundation

/// Search call history: its handler.
public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  /// Resolves the date created.
  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the date created.
  func resolveDateCreated(for intent: INSearchCallHistoryIntent) async
    -> INDateComponentsRangeResolutionResult
  /// Resolves the recipient.
  func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INPersonResolutionResult) -> Void)
  /// Resolves the recipient.
  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult
  /// Resolves the call types.
  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void)
  /// Resolves the call types.
  func resolveCallTypes(for intent: INSearchCallHistoryIntent) async
    -> INCallRecordTypeOptionsResolutionResult
  /// Resolves the unseen.
  func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the unseen.
  func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult
}

extension INSearchCallHistoryIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSearchCallHistoryIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    await Bridging.answer(self, "handle(intent: INSearchCallHistoryIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSearchCallHistoryIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INSearchCallHistoryIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the date created.
  public func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveDateCreated(for: INSearchCallHistoryIntent, with:)", completion)
    { await self.resolveDateCreated(for: intent) }
  }

  /// Resolves the date created.
  public func resolveDateCreated(for intent: INSearchCallHistoryIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(self, "resolveDateCreated(for: INSearchCallHistoryIntent, with:)") {
      self.resolveDateCreated(for: intent, with: $0)
    }
  }

  /// Resolves the recipient.
  public func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INPersonResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveRecipient(for: INSearchCallHistoryIntent, with:)", completion) {
      await self.resolveRecipient(for: intent)
    }
  }

  /// Resolves the recipient.
  public func resolveRecipient(for intent: INSearchCallHistoryIntent) async
    -> INPersonResolutionResult
  {
    await Bridging.answer(self, "resolveRecipient(for: INSearchCallHistoryIntent, with:)") {
      self.resolveRecipient(for: intent, with: $0)
    }
  }

  /// Resolves the call types.
  public func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveCallTypes(for: INSearchCallHistoryIntent, with:)", completion) {
      await self.resolveCallTypes(for: intent)
    }
  }

  /// Resolves the call types.
  public func resolveCallTypes(for intent: INSearchCallHistoryIntent) async
    -> INCallRecordTypeOptionsResolutionResult
  {
    await Bridging.answer(self, "resolveCallTypes(for: INSearchCallHistoryIntent, with:)") {
      self.resolveCallTypes(for: intent, with: $0)
    }
  }

  /// Resolves the unseen.
  public func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveUnseen(for: INSearchCallHistoryIntent, with:)", completion) {
      await self.resolveUnseen(for: intent)
    }
  }

  /// Resolves the unseen.
  public func resolveUnseen(for intent: INSearchCallHistoryIntent) async
    -> INBooleanResolutionResult
  {
    await Bridging.answer(self, "resolveUnseen(for: INSearchCallHistoryIntent, with:)") {
      self.resolveUnseen(for: intent, with: $0)
    }
  }
}
