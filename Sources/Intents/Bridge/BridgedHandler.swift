/// A handler of one of Apple's kind, as the runtime passes it about.
public struct BridgedHandler<Bridge: IntentBridge>: @unchecked Sendable {
  /// The handler. Apple's classes say nothing of threads; it is asked for one thing at a time.
  let object: Bridge.Handler

  /// A handler for the runtime.
  init(_ object: Bridge.Handler) {
    self.object = object
  }
}
