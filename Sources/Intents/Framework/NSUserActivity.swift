public import Foundation

/// What the app knows an activity by.
public typealias NSUserActivityPersistentIdentifier = String

/// The kind of an activity that shows a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Whoever keeps an activity up to date.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device goes on with the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Leaves the activity as it is.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// What an app is opened with, so that the user can go on there.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity, in reverse domain notation.
  public let activityType: String
  /// What people read of it.
  open var title: String?
  /// What the app needs to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that it needs.
  open var requiredUserInfoKeys: Set<String>?
  /// A page with the same content.
  open var webpageURL: URL?
  /// The page that led here.
  open var referrerURL: URL?
  /// When it is of no more use.
  open var expirationDate: Date?
  /// Words by which people find it.
  open var keywords: Set<String> = []
  /// What the app shows.
  open var targetContentIdentifier: String?
  /// What the app knows it by.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// Whether streams can be opened to the device that goes on.
  open var supportsContinuationStreams = false
  /// Whoever keeps it up to date. Nobody asks for that here.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether the user can go on elsewhere.
  open var isEligibleForHandoff = true
  /// Whether people find it in searches.
  open var isEligibleForSearch = false
  /// Whether everybody finds it in searches.
  open var isEligibleForPublicIndexing = false
  /// Whether the assistant suggests it.
  open var isEligibleForPrediction = false
  /// Whether `userInfo` is out of date.
  open var needsSave = false
  /// The phrase that an app suggests for it.
  open var suggestedInvocationPhrase: String?
  /// When it is of use to people.
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  /// The interaction that it comes from.
  public internal(set) var interaction: INInteraction?

  /// An activity of a kind that the app's manifest lists.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to what the app needs to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that it is what the user does now. Nobody is told.
  open func becomeCurrent() {}

  /// Says that it is no more what the user does. Nobody is told.
  open func resignCurrent() {}

  /// Says that it is over. Nobody is told.
  open func invalidate() {}

  /// Forgets all activities that were saved: none are.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }

  /// Forgets all activities that were saved: none are.
  open class func deleteAllSavedUserActivities() async {}

  /// Forgets some of the activities that were saved: none are.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) {
    handler()
  }

  /// Forgets some of the activities that were saved: none are.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {}
}
