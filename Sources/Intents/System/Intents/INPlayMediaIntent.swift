public import Foundation

/// Play media.
public class INPlayMediaIntent: INIntent, @unchecked Sendable {
  /// The media items.
  public internal(set) var mediaItems: [INMediaItem]?
  /// The media container.
  public internal(set) var mediaContainer: INMediaItem?
  /// The play shuffled.
  public internal(set) var playShuffled: Bool?
  /// The playback repeat mode.
  public internal(set) var playbackRepeatMode = INPlaybackRepeatMode.unknown
  /// The resume playback.
  public internal(set) var resumePlayback: Bool?
  /// The playback queue location.
  public internal(set) var playbackQueueLocation = INPlaybackQueueLocation.unknown
  /// The playback speed.
  public internal(set) var playbackSpeed: Double?
  /// The media search.
  public internal(set) var mediaSearch: INMediaSearch?

  /// An intent of these values.
  public convenience init(
    mediaItems: [INMediaItem]? = nil,
    mediaContainer: INMediaItem? = nil,
    playShuffled: Bool? = nil,
    playbackRepeatMode: INPlaybackRepeatMode = .unknown,
    resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown,
    playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) {
    self.init()
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled
    self.playbackRepeatMode = playbackRepeatMode
    self.resumePlayback = resumePlayback
    self.playbackQueueLocation = playbackQueueLocation
    self.playbackSpeed = playbackSpeed
    self.mediaSearch = mediaSearch
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INPlayMediaIntent()
    copy.mediaItems = mediaItems
    copy.mediaContainer = mediaContainer
    copy.playShuffled = playShuffled
    copy.playbackRepeatMode = playbackRepeatMode
    copy.resumePlayback = resumePlayback
    copy.playbackQueueLocation = playbackQueueLocation
    copy.playbackSpeed = playbackSpeed
    copy.mediaSearch = mediaSearch
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INPlayMediaIntentResponseCode.unspecified
  /// The now playing info.
  public var nowPlayingInfo: [String: Any]?

  /// A response without any property.
  public convenience init(
    code: INPlayMediaIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
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
  /// Handle in app.
  case handleInApp = 5
  /// Failure.
  case failure = 6
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 7
  /// Failure unknown media type.
  case failureUnknownMediaType = 8
  /// Failure no unplayed content.
  case failureNoUnplayedContent = 9
  /// Failure restricted content.
  case failureRestrictedContent = 10
  /// Failure max stream limit reached.
  case failureMaxStreamLimitReached = 11
}

/// Play media media item unsupported reason.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
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

/// Play media playback speed unsupported reason.
public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
  /// Below minimum.
  case belowMinimum = 1
  /// Above maximum.
  case aboveMaximum = 2
}

/// What a handler makes of a value: play media media item.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(outcome: mediaItemResolutionResult.outcome)
  }

  /// The values to use.
  public class func successes(with resolvedMediaItems: [INMediaItem])
    -> [INPlayMediaMediaItemResolutionResult]
  {
    resolvedMediaItems.map { INPlayMediaMediaItemResolutionResult.success(with: $0) }
  }
}

/// What a handler makes of a value: play media playback speed.
open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self
  {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(doubleResolutionResult: INDoubleResolutionResult) {
    self.init(outcome: doubleResolutionResult.outcome)
  }
}
