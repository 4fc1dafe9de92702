public import IntentRuntime

/// A reason of any parameter, known by its raw value alone.
public struct AnyUnsupportedReason: IntentUnsupportedReason {
  /// The raw value, as the definition numbers its reasons.
  public let rawValue: Int

  /// A reason of a raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// None: a definition numbers the reasons of each parameter anew.
  public static var allCases: [AnyUnsupportedReason] { [] }
}
