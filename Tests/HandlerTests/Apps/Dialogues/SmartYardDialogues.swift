import IntentRuntime
import Intents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.intents)
    try provider.register(extension: IntentHandler())
    let elm: JSONValue = ["identifier": "Elm Street 1", "displayString": "Elm Street 1"]
    let moon: JSONValue = ["identifier": "Moon", "displayString": "Moon"]
    let back: JSONValue = [
      "identifier": "Back door", "displayString": "Back door", "domophoneId": 7, "doorId": 2,
    ]
    try await converse(
      provider, "SYOpenDoor", ["doorType": "entrance"], .value(moon), .value(elm), .value(back),
      .yes)
  }
}
