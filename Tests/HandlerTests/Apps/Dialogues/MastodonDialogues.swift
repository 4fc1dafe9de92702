import IntentRuntime
import Intents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.intents, .widgetExtension)
    try provider.register(extension: IntentHandler())
    try await converse(
      provider, "SendPost", [:], .value("Bananas!"),
      .value([["identifier": "2", "displayString": "jungle.example"]]), .value("public"), .yes)
    let engine = SessionEngine(provider: provider)
    let session = IntentSession(
      id: "1", request: IntentRequest(intent: "FollowersCount"), language: "en")
    let options = try await engine.options(of: session, for: "account", searchTerm: "ape")
    print("> options \(options.flatMap { $0.options.map(\.text) })")
  }
}
