public import Foundation

/// Search for messages: its handler.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  /// Resolves the recipients.
  func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Resolves the recipients.
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  /// Resolves the senders.
  func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Resolves the senders.
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  /// Resolves the attributes.
  func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void)
  /// Resolves the attributes.
  func resolveAttributes(for intent: INSearchForMessagesIntent) async
    -> INMessageAttributeOptionsResolutionResult
  /// Resolves the date time range.
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the date time range.
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async
    -> INDateComponentsRangeResolutionResult
  /// Resolves the speakable group names.
  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
  /// Resolves the speakable group names.
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async
    -> [INSpeakableStringResolutionResult]
}

extension INSearchForMessagesIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSearchForMessagesIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    await Bridging.answer(self, "handle(intent: INSearchForMessagesIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSearchForMessagesIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INSearchForMessagesIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the recipients.
  public func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveRecipients(for: INSearchForMessagesIntent, with:)", completion)
    { await self.resolveRecipients(for: intent) }
  }

  /// Resolves the recipients.
  public func resolveRecipients(for intent: INSearchForMessagesIntent) async
    -> [INPersonResolutionResult]
  {
    await Bridging.answer(self, "resolveRecipients(for: INSearchForMessagesIntent, with:)") {
      self.resolveRecipients(for: intent, with: $0)
    }
  }

  /// Resolves the senders.
  public func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveSenders(for: INSearchForMessagesIntent, with:)", completion) {
      await self.resolveSenders(for: intent)
    }
  }

  /// Resolves the senders.
  public func resolveSenders(for intent: INSearchForMessagesIntent) async
    -> [INPersonResolutionResult]
  {
    await Bridging.answer(self, "resolveSenders(for: INSearchForMessagesIntent, with:)") {
      self.resolveSenders(for: intent, with: $0)
    }
  }

  /// Resolves the attributes.
  public func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveAttributes(for: INSearchForMessagesIntent, with:)", completion)
    { await self.resolveAttributes(for: intent) }
  }

  /// Resolves the attributes.
  public func resolveAttributes(for intent: INSearchForMessagesIntent) async
    -> INMessageAttributeOptionsResolutionResult
  {
    await Bridging.answer(self, "resolveAttributes(for: INSearchForMessagesIntent, with:)") {
      self.resolveAttributes(for: intent, with: $0)
    }
  }

  /// Resolves the date time range.
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveDateTimeRange(for: INSearchForMessagesIntent, with:)", completion
    ) { await self.resolveDateTimeRange(for: intent) }
  }

  /// Resolves the date time range.
  public func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(self, "resolveDateTimeRange(for: INSearchForMessagesIntent, with:)") {
      self.resolveDateTimeRange(for: intent, with: $0)
    }
  }

  /// Resolves the speakable group names.
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) {
    Bridging.complete(
      self, "resolveSpeakableGroupNames(for: INSearchForMessagesIntent, with:)", completion
    ) { await self.resolveSpeakableGroupNames(for: intent) }
  }

  /// Resolves the speakable group names.
  public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async
    -> [INSpeakableStringResolutionResult]
  {
    await Bridging.answer(self, "resolveSpeakableGroupNames(for: INSearchForMessagesIntent, with:)")
    { self.resolveSpeakableGroupNames(for: intent, with: $0) }
  }
}
