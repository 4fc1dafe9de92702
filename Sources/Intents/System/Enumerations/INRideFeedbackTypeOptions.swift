/// Ride feedback type options.
public struct INRideFeedbackTypeOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Rate.
  public static var rate: INRideFeedbackTypeOptions { INRideFeedbackTypeOptions(rawValue: 1) }

  /// Tip.
  public static var tip: INRideFeedbackTypeOptions { INRideFeedbackTypeOptions(rawValue: 2) }
}
