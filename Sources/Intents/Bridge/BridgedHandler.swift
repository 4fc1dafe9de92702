/// A handler of one of Apple's kind, as the runtime passes it about.
public struct BridgedHandler<Bridge: IntentBridge>: @unchecked Sendable {
  /// The handler. Apple's classes say nothing of threads; whoever registers one object for all
  /// requests has it asked by several at once, as with any service.
  let object: Bridge.Handler

  /// A handler for the runtime.
  init(_ object: Bridge.Handler) {
    self.object = object
  }
}
