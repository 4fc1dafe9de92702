/// Shortcut availability options.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sleep mindfulness.
  public static var sleepMindfulness: INShortcutAvailabilityOptions {
    INShortcutAvailabilityOptions(rawValue: 1)
  }

  /// Sleep journaling.
  public static var sleepJournaling: INShortcutAvailabilityOptions {
    INShortcutAvailabilityOptions(rawValue: 2)
  }

  /// Sleep music.
  public static var sleepMusic: INShortcutAvailabilityOptions {
    INShortcutAvailabilityOptions(rawValue: 4)
  }

  /// Sleep podcasts.
  public static var sleepPodcasts: INShortcutAvailabilityOptions {
    INShortcutAvailabilityOptions(rawValue: 8)
  }

  /// Sleep reading.
  public static var sleepReading: INShortcutAvailabilityOptions {
    INShortcutAvailabilityOptions(rawValue: 16)
  }

  /// Sleep wrap up your day.
  public static var sleepWrapUpYourDay: INShortcutAvailabilityOptions {
    INShortcutAvailabilityOptions(rawValue: 32)
  }

  /// Sleep yoga and stretching.
  public static var sleepYogaAndStretching: INShortcutAvailabilityOptions {
    INShortcutAvailabilityOptions(rawValue: 64)
  }
}
