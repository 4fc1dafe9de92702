#if Server
  import IntentConversation
  import IntentRuntime
  import SystemIntents

  /// Takes messages without a question to confirm them, and remembers what goes to whom; 'nobody' it does not
  /// know.
  actor Courier: SendMessageIntentHandling {
    private(set) var sent: [String] = []

    func resolveRecipients(
      for intent: SendMessageIntent
    ) async -> [SendMessageRecipientsResolutionResult] {
      (intent.recipients ?? []).map {
        $0.displayName == "nobody" ? .unsupported() : .success(with: $0)
      }
    }

    func resolveContent(for intent: SendMessageIntent) async -> ResolutionResult<String> {
      intent.content.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      let names = (intent.recipients ?? []).map(\.displayName).joined(separator: ", ")
      sent.append("\(names): \(intent.content ?? "")")
      return SendMessageIntentResponse(code: .success)
    }

    /// An app that sends messages.
    nonisolated func app() throws -> ConversationApp {
      var provider = HandlerProvider(.messages)
      try provider.register(self)
      return ConversationApp("Courier", provider: provider)
    }
  }
#endif
