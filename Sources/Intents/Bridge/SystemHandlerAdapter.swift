import IntentRuntime

/// Has a handler of Apple's kind serve an intent of `SystemIntents`.
protocol SystemHandlerAdapter: SendableMetatype {
  /// The intent as the runtime has it.
  associatedtype Value: Intent

  /// The intent as handlers have it.
  static func intent(_ value: Value) -> INIntent

  /// What serves the runtime's intent with an object; none where that does not handle it.
  static func handler(_ object: AnyObject) -> Value.IntentHandlerType?
}
