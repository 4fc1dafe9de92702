/// Day of week options.
public struct INDayOfWeekOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Monday.
  public static var monday: INDayOfWeekOptions { INDayOfWeekOptions(rawValue: 1) }

  /// Tuesday.
  public static var tuesday: INDayOfWeekOptions { INDayOfWeekOptions(rawValue: 2) }

  /// Wednesday.
  public static var wednesday: INDayOfWeekOptions { INDayOfWeekOptions(rawValue: 4) }

  /// Thursday.
  public static var thursday: INDayOfWeekOptions { INDayOfWeekOptions(rawValue: 8) }

  /// Friday.
  public static var friday: INDayOfWeekOptions { INDayOfWeekOptions(rawValue: 16) }

  /// Saturday.
  public static var saturday: INDayOfWeekOptions { INDayOfWeekOptions(rawValue: 32) }

  /// Sunday.
  public static var sunday: INDayOfWeekOptions { INDayOfWeekOptions(rawValue: 64) }
}
