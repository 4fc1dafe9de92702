import IntentRuntime
import Intents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.intents)
    try provider.register(extension: IntentHandler())
    let cheese: JSONValue = ["identifier": "Cheese", "displayString": "Cheese"]
    try await converse(
      provider, "OrderSoup", ["soup": "tomatoSoup", "quantity": 9], .value(6), .yes,
      .value([cheese]), .value("Ferry Building"), .yes)
    try await converse(
      provider, "OrderSoup",
      ["soup": "clamChowder", "quantity": 1, "orderType": "delivery", "toppings": [cheese]],
      .value("Home"), .yes)
  }
}
