/// What a handler says of a parameter that it need not resolve, as for the system's intents.
public enum DefaultResolution {
  /// Success with the value that there is, `notRequired` without one.
  public static func result<Value: Sendable, Reason: IntentUnsupportedReason>(
    for value: Value?
  ) -> IntentResolutionResult<Value, Reason> {
    value.map { .success(with: $0) } ?? .notRequired()
  }

  /// Success with each value that there is, `notRequired` without any.
  public static func results<Element: Sendable, Reason: IntentUnsupportedReason>(
    for values: [Element]?
  ) -> [IntentResolutionResult<Element, Reason>] {
    guard let values, !values.isEmpty else { return [.notRequired()] }
    return values.map { .success(with: $0) }
  }
}
