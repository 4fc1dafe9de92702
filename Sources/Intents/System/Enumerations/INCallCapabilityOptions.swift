/// Call capability options.
public struct INCallCapabilityOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Audio call.
  public static var audioCall: INCallCapabilityOptions { INCallCapabilityOptions(rawValue: 1) }

  /// Video call.
  public static var videoCall: INCallCapabilityOptions { INCallCapabilityOptions(rawValue: 2) }
}
