import Intents

/// The entry into the extension.
public class IntentHandler: INExtension {
  /// Who handles an intent.
  override public func handler(for intent: INIntent) -> Any {
    switch intent {
    case is OrderSoupIntent: return OrderSoupIntentHandler()
    default: return self
    }
  }
}
