import IntentRuntime
import Intents
import SystemIntents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.focusStatus)
    try provider.register(extension: IntentHandler())
    try await converse(
      provider, "ShareFocusStatus", ["focusStatus": ["isFocused": true]], .yes)
  }
}
