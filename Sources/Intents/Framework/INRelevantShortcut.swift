public import Foundation

/// When a shortcut is of use.
open class INRelevanceProvider: NSObject, @unchecked Sendable {
  override init() {}
}

/// A shortcut is of use at some time.
public class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// When it begins to be.
  public let startDate: Date
  /// When it ends to be.
  public let endDate: Date?

  /// Of use at some time.
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
  }
}

/// A shortcut is of use somewhere.
public class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// Where it is.
  public let region: CLRegion

  /// Of use somewhere.
  public init(region: CLRegion) {
    self.region = region
  }
}

/// A shortcut is of use in some part of the day.
public class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// A part of the day.
  public enum Situation: Int, Sendable {
    /// The morning.
    case morning = 0
    /// The evening.
    case evening = 1
    /// At home.
    case home = 2
    /// At work.
    case work = 3
    /// At school.
    case school = 4
    /// At the gym.
    case gym = 5
    /// While travelling to work.
    case commute = 6
    /// With headphones.
    case headphonesConnected = 7
    /// While a workout is going on.
    case activeWorkout = 8
    /// When too little was moved.
    case physicalActivityIncomplete = 9
  }

  /// The part of the day.
  public let situation: Situation

  /// Of use in some part of the day.
  public init(situation: Situation) {
    self.situation = situation
  }
}

/// A shortcut, and when it is of use.
public class INRelevantShortcut: NSObject, @unchecked Sendable {
  /// When it is of use.
  public var relevanceProviders: [INRelevanceProvider] = []
  /// How it is shown.
  public var watchTemplate: INDefaultCardTemplate?
  /// What it is for.
  public var shortcutRole = INRelevantShortcutRole.action
  /// What is begun.
  public let shortcut: INShortcut
  /// The kind of the widget that is shown for it.
  public var widgetKind: String?

  /// A shortcut.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
  }
}

/// The shortcuts that are of use at times. Nobody asks for them here.
public class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  private static let store = Transferred(INRelevantShortcutStore())

  private override init() {}

  /// The one of the process.
  public class var `default`: INRelevantShortcutStore { store.value }

  /// Sets all shortcuts.
  public func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Sets all shortcuts.
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}
