import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents

/// A message app to talk to, which asks a service where no template fits: the one of the first argument.
@main
struct OwnRecognizer {
  static func main() async {
    let text = CommandLine.arguments.dropFirst().first ?? "http://127.0.0.1:8080/recognize"
    guard let address = URL(string: text), address.host != nil else {
      print("usage: OwnRecognizer [ADDRESS]    an address such as http://127.0.0.1:8080/recognize")
      exit(64)
    }
    exit(await ConversationConsole.run(name: "Messenger") { [try app(asking: address)] })
  }

  /// The app, with a service for what its templates do not say.
  static func app(asking address: URL) throws -> ConversationApp {
    var provider = HandlerProvider(.messages)
    try provider.register(MessageHandler())
    var app = ConversationApp("Messenger", provider: provider)
    app.otherRecognizer = OtherRecognizer(RecognitionService(address: address))
    return app
  }
}
