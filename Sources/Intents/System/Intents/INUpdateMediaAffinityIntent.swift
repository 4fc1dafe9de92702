public import Foundation

/// Update media affinity.
public class INUpdateMediaAffinityIntent: INIntent, @unchecked Sendable {
  /// The media items.
  public internal(set) var mediaItems: [INMediaItem]?
  /// The media search.
  public internal(set) var mediaSearch: INMediaSearch?
  /// The affinity type.
  public internal(set) var affinityType = INMediaAffinityType.unknown

  /// An intent of these values.
  public convenience init(
    mediaItems: [INMediaItem]?,
    mediaSearch: INMediaSearch?,
    affinityType: INMediaAffinityType
  ) {
    self.init()
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    self.affinityType = affinityType
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INUpdateMediaAffinityIntent()
    copy.mediaItems = mediaItems
    copy.mediaSearch = mediaSearch
    copy.affinityType = affinityType
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INUpdateMediaAffinityIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INUpdateMediaAffinityIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INUpdateMediaAffinityIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INUpdateMediaAffinityIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
}

/// Update media affinity media item unsupported reason.
public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int, Sendable {
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

/// What a handler makes of a value: update media affinity media item.
open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason)
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
    -> [INUpdateMediaAffinityMediaItemResolutionResult]
  {
    resolvedMediaItems.map { INUpdateMediaAffinityMediaItemResolutionResult.success(with: $0) }
  }
}
