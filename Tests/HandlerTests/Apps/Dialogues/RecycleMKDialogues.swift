import IntentRuntime
import Intents
import SystemIntents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.intents)
    try provider.register(extension: IntentHandler())
    try await converse(
      provider, "IsItRecyclable", ["item": "bottle"], .choice(0), .yes)
    try await converse(provider, "IsItRecyclable", ["item": "moon"], .yes, .yes)
    var messages = HandlerProvider(.messages)
    try messages.register(IntentHandler())
    try await converse(
      messages, "SendMessage", ["recipients": [["displayName": "Anna"]]], .value("Hello"), .yes)
  }
}
