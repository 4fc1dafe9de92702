import IntentRuntime
import Intents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.intents)
    try provider.register(extension: IntentHandler())
    for code in ["BEL", "ZOO"] {
      let stop: JSONValue = ["identifier": .string(code), "displayString": "Bel-Air"]
      try await converse(provider, "Departures", ["stop": stop], .yes)
    }
  }
}
