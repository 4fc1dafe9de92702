import Dispatch
import IntentRuntime
import Intents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.intents)
    try provider.register(extension: IntentHandler())
    try await converse(
      provider, "Intent",
      [
        "input_file": [
          "data": "", "filename": "in.mp3", "fileURL": "file:///tmp/in.mp3",
          "removedOnCompletion": false,
        ]
      ], .yes)
  }
}
