public import Foundation

/// Add media.
public class INAddMediaIntent: INIntent, @unchecked Sendable {
  /// The media items.
  public internal(set) var mediaItems: [INMediaItem]?
  /// The media search.
  public internal(set) var mediaSearch: INMediaSearch?
  /// The media destination.
  public internal(set) var mediaDestination: INMediaDestination?

  /// An intent of these values.
  public convenience init(
    mediaItems: [INMediaItem]?,
    mediaSearch: INMediaSearch?,
    mediaDestination: INMediaDestination?
  ) {
    self.init()
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    self.mediaDestination = mediaDestination
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INAddMediaIntent()
    copy.mediaItems = mediaItems
    copy.mediaSearch = mediaSearch
    copy.mediaDestination = mediaDestination
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INAddMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INAddMediaIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INAddMediaIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INAddMediaIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Handle in app.
  case handleInApp = 4
  /// Failure.
  case failure = 5
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 6
}

/// Add media media destination unsupported reason.
public enum INAddMediaMediaDestinationUnsupportedReason: Int, Sendable {
  /// Playlist name not found.
  case playlistNameNotFound = 1
  /// Playlist not editable.
  case playlistNotEditable = 2
}

/// Add media media item unsupported reason.
public enum INAddMediaMediaItemUnsupportedReason: Int, Sendable {
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

/// What a handler makes of a value: add media media destination.
open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason)
    -> Self
  {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(mediaDestinationResolutionResult: INMediaDestinationResolutionResult) {
    self.init(outcome: mediaDestinationResolutionResult.outcome)
  }
}

/// What a handler makes of a value: add media media item.
open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(outcome: mediaItemResolutionResult.outcome)
  }

  /// The values to use.
  public class func successes(with resolvedMediaItems: [INMediaItem])
    -> [INAddMediaMediaItemResolutionResult]
  {
    resolvedMediaItems.map { INAddMediaMediaItemResolutionResult.success(with: $0) }
  }
}
