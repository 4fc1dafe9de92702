public import Foundation

/// What is true of the user of an app.
open class INUserContext: NSObject, @unchecked Sendable {
  /// Says what is true now. Nobody is told.
  open func becomeCurrent() {}
}

/// What is true of the user of an app for media.
public class INMediaUserContext: INUserContext, @unchecked Sendable {
  /// Whether the user has a subscription.
  public enum SubscriptionStatus: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// The user has none.
    case notSubscribed = 1
    /// The user has one.
    case subscribed = 2
  }

  /// Whether the user has a subscription.
  public var subscriptionStatus = SubscriptionStatus.unknown
  /// How many items the user's library has.
  public var numberOfLibraryItems: Int?
}

/// What media the system expects the user to want. Nobody asks here.
public class INUpcomingMediaManager: NSObject, @unchecked Sendable {
  private static let manager = Transferred(INUpcomingMediaManager())

  private override init() {}

  /// The one of the process.
  public class var shared: INUpcomingMediaManager { manager.value }

  /// Suggests intents.
  public func setSuggestedMediaIntents(_ intents: NSOrderedSet) {}

  /// Says what may be expected.
  public func setPredictionMode(
    _ mode: INUpcomingMediaPredictionMode,
    for type: INMediaItemType
  ) {}
}
