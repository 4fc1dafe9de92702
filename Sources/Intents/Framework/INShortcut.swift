public import Foundation

/// What the user can begin with one phrase.
public enum INShortcut {
  /// An intent.
  case intent(INIntent)
  /// An activity of the app.
  case userActivity(NSUserActivity)

  /// A shortcut to an intent.
  public init?(intent: INIntent) {
    self = .intent(intent)
  }

  /// A shortcut to an activity.
  public init(userActivity: NSUserActivity) {
    self = .userActivity(userActivity)
  }

  /// The intent, where it is one.
  public var intent: INIntent? {
    if case .intent(let intent) = self { intent } else { nil }
  }

  /// The activity, where it is one.
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

extension INShortcut: Hashable, CustomStringConvertible {
  /// What it begins, as people read it where they do.
  public var description: String {
    switch self {
    case .intent(let intent): intent.description
    case .userActivity(let activity): activity.title ?? activity.activityType
    }
  }
}

/// What the user can begin with one phrase, as an object.
public class INShortcutReference: NSObject, @unchecked Sendable {
  /// The intent, where it is one.
  public let intent: INIntent?
  /// The activity, where it is one.
  public let userActivity: NSUserActivity?

  /// A shortcut to an intent.
  public init?(intent: INIntent) {
    self.intent = intent
    self.userActivity = nil
  }

  /// A shortcut to an activity.
  public init(userActivity: NSUserActivity) {
    self.intent = nil
    self.userActivity = userActivity
  }
}
