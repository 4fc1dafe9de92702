import Foundation
import SystemIntents

/// Dispatches a structured request to a handler: the one of the first argument, or a message to Coco.
@main
struct SendMessage {
  static func main() async {
    let words = """
      {
        "domain": "Messages",
        "intent": "SendMessage",
        "parameters": { "recipients": ["Coco"], "content": "Please send more bananas" }
      }
      """
    do {
      var provider = HandlerProvider(.messages)
      try provider.register(MessageHandler())

      let request = CommandLine.arguments.dropFirst().first ?? words
      let reply = try await IntentDispatcher(provider: provider)
        .dispatch(JSONDecoder().decode(IntentRequest.self, from: Data(request.utf8)))

      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(reply), as: UTF8.self))
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }
}
