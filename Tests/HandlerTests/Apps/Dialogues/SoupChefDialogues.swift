import IntentRuntime
import Intents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.intents)
    try provider.register(extension: IntentHandler())
    try await converse(
      provider, "OrderSoup", ["soup": "tomatoSoup"], .value(9), .value(6), .yes, .value([]),
      .value("pickup"), .value("Ferry Building"), .yes)
    try await converse(
      provider, "OrderSoup", ["soup": "clamChowder", "quantity": 1, "orderType": "delivery"],
      .value([]), .value("Home"), .yes)
  }
}
