import IntentRuntime
import Intents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.intents)
    try provider.register(extension: IntentHandler())
    try await converse(provider, "CreateDate", ["day": 1, "month": 2, "year": 3], .yes)
    try await converse(provider, "CreateDate", ["day": 31, "month": 2, "year": 3], .value(30))
    try await converse(provider, "Conversion", [:], .yes)
  }
}
