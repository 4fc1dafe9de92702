public import Foundation

/// Hands out handlers of intents.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// The object that handles an intent; none where nobody does.
  func handler(for intent: INIntent) -> Any?
}

/// The entry into an app's handlers: a subclass says who handles an intent.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// An extension.
  public override init() {}

  /// The object that handles an intent; the extension itself, where a subclass says nothing else.
  open func handler(for intent: INIntent) -> Any? { self }
}
