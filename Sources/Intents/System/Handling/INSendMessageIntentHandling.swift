public import Foundation

/// Send message: its handler.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Resolves the recipients.
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
  /// Resolves the recipients.
  func resolveRecipients(for intent: INSendMessageIntent) async
    -> [INSendMessageRecipientResolutionResult]
  /// Resolves the outgoing message type.
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)
  /// Resolves the outgoing message type.
  func resolveOutgoingMessageType(for intent: INSendMessageIntent) async
    -> INOutgoingMessageTypeResolutionResult
  /// Resolves the content.
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the content.
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
  /// Resolves the speakable group name.
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the speakable group name.
  func resolveSpeakableGroupName(for intent: INSendMessageIntent) async
    -> INSpeakableStringResolutionResult
}

extension INSendMessageIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSendMessageIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    await Bridging.answer(self, "handle(intent: INSendMessageIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSendMessageIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    await Bridging.answer(self, "confirm(intent: INSendMessageIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the recipients.
  public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveRecipients(for: INSendMessageIntent, with:)", completion) {
      await self.resolveRecipients(for: intent)
    }
  }

  /// Resolves the recipients.
  public func resolveRecipients(for intent: INSendMessageIntent) async
    -> [INSendMessageRecipientResolutionResult]
  {
    await Bridging.answer(self, "resolveRecipients(for: INSendMessageIntent, with:)") {
      self.resolveRecipients(for: intent, with: $0)
    }
  }

  /// Resolves the outgoing message type.
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveOutgoingMessageType(for: INSendMessageIntent, with:)", completion
    ) { await self.resolveOutgoingMessageType(for: intent) }
  }

  /// Resolves the outgoing message type.
  public func resolveOutgoingMessageType(for intent: INSendMessageIntent) async
    -> INOutgoingMessageTypeResolutionResult
  {
    await Bridging.answer(self, "resolveOutgoingMessageType(for: INSendMessageIntent, with:)") {
      self.resolveOutgoingMessageType(for: intent, with: $0)
    }
  }

  /// Resolves the content.
  public func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveContent(for: INSendMessageIntent, with:)", completion) {
      await self.resolveContent(for: intent)
    }
  }

  /// Resolves the content.
  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    await Bridging.answer(self, "resolveContent(for: INSendMessageIntent, with:)") {
      self.resolveContent(for: intent, with: $0)
    }
  }

  /// Resolves the speakable group name.
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveSpeakableGroupName(for: INSendMessageIntent, with:)", completion
    ) { await self.resolveSpeakableGroupName(for: intent) }
  }

  /// Resolves the speakable group name.
  public func resolveSpeakableGroupName(for intent: INSendMessageIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveSpeakableGroupName(for: INSendMessageIntent, with:)") {
      self.resolveSpeakableGroupName(for: intent, with: $0)
    }
  }
}
