import SystemIntents

/// Sends messages to whoever is named.
struct MessageHandler: SendMessageIntentHandling {
  func resolveContent(for intent: SendMessageIntent) async throws -> ResolutionResult<String> {
    guard let content = intent.content, !content.isEmpty else { return .needsValue() }
    return .success(with: content)
  }

  func handle(intent: SendMessageIntent) async throws -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}
