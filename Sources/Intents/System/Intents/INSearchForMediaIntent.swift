public import Foundation

/// Search for media.
public class INSearchForMediaIntent: INIntent, @unchecked Sendable {
  /// The media items.
  public internal(set) var mediaItems: [INMediaItem]?
  /// The media search.
  public internal(set) var mediaSearch: INMediaSearch?

  /// An intent of these values.
  public convenience init(
    mediaItems: [INMediaItem]?,
    mediaSearch: INMediaSearch?
  ) {
    self.init()
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSearchForMediaIntent()
    copy.mediaItems = mediaItems
    copy.mediaSearch = mediaSearch
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSearchForMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSearchForMediaIntentResponseCode.unspecified
  /// The media items.
  public var mediaItems: [INMediaItem]?

  /// A response without any property.
  public convenience init(
    code: INSearchForMediaIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSearchForMediaIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// In progress.
  case inProgress = 3
  /// Success.
  case success = 4
  /// Failure.
  case failure = 5
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 6
}

/// Search for media media item unsupported reason.
public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable {
  /// Login required.
  case loginRequired = 1
  /// Subscription required.
  case subscriptionRequired = 2
  /// Unsupported media type.
  case unsupportedMediaType = 3
  /// Explicit content settings.
  case explicitContentSettings = 4
  /// Cellular data settings.
  case cellularDataSettings = 5
  /// Restricted content.
  case restrictedContent = 6
  /// Service unavailable.
  case serviceUnavailable = 7
  /// Region restriction.
  case regionRestriction = 8
}

/// What a handler makes of a value: search for media media item.
open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason)
    -> Self
  {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(outcome: mediaItemResolutionResult.outcome)
  }

  /// The values to use.
  public class func successes(with resolvedMediaItems: [INMediaItem])
    -> [INSearchForMediaMediaItemResolutionResult]
  {
    resolvedMediaItems.map { INSearchForMediaMediaItemResolutionResult.success(with: $0) }
  }
}
