import IntentRuntime
import Intents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.intents)
    try provider.register(extension: IntentHandler())
    try await converse(provider, "FlagOfTheDay", [:], .yes)
    try await converse(
      provider, "GetFlag", [:], .value("Atlantis"), .value("Guinea"), .choice(1), .yes)
  }
}
