import SystemIntents

/// Sends messages to a small circle of friends.
struct MessageHandler: SendMessageIntentHandling {
  let contacts = ["Bobo the Great", "Bobo Jr.", "Coco"].map { Person(displayName: $0) }

  func resolveRecipients(
    for intent: SendMessageIntent
  ) async throws -> [SendMessageRecipientsResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { recipient in
      let name = recipient.displayName.lowercased()
      let matches = contacts.filter { $0.displayName.lowercased().contains(name) }
      switch matches.count {
      case 0: return .unsupported(forReason: .noAccount)
      case 1: return .success(with: matches[0])
      default: return .disambiguation(with: matches)
      }
    }
  }

  func resolveContent(for intent: SendMessageIntent) async throws -> ResolutionResult<String> {
    guard let content = intent.content, !content.isEmpty else { return .needsValue() }
    return .success(with: content)
  }

  func handle(intent: SendMessageIntent) async throws -> SendMessageIntentResponse {
    let message = Message(content: intent.content, recipients: intent.recipients)
    return SendMessageIntentResponse(code: .success, sentMessages: [message])
  }
}
