import IntentRuntime
import Intents
import SystemIntents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.media)
    try provider.register(PlayMediaHandler())
    try provider.register(AddMediaHandler())
    try await converse(
      provider, "PlayMedia",
      ["mediaItems": [["identifier": "t1", "title": "Bananas", "type": "song"]]], .yes)
    try await converse(
      provider, "AddMedia",
      [
        "mediaItems": [["identifier": "t1", "title": "Bananas", "type": "song"]],
        "mediaDestination": ["mediaDestinationType": "playlist", "playlistName": "Jungle"],
      ], .yes)
    var siri = HandlerProvider(.media)
    try siri.register(extension: IntentHandler())
    try await converse(
      siri, "SearchForMedia", ["mediaSearch": ["mediaType": "song", "mediaName": "Banana"]], .yes)
  }
}
