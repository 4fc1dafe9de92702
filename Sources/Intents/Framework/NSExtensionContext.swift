public import Foundation

/// What an extension is called with.
open class NSExtensionContext: NSObject {
  /// The intent that it is called for.
  public internal(set) var intent: INIntent?
}
