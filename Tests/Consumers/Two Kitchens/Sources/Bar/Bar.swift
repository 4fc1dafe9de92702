import IntentRuntime
import Kitchen

/// What the bar has of its definition.
public func bar() -> String {
  let intent = ServeDrinkIntent(drink: "tea", with: Soup(identifier: "1", display: "broth"))
  return "\(intent.drink ?? "") with \(intent.with?.displayString ?? "")"
}
