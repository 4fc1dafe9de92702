import IntentRuntime
import Intents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.intents)
    try provider.register(extension: IntentHandler())
    try await converse(provider, "PhotoOfTheDay", [:], .yes)
  }
}
