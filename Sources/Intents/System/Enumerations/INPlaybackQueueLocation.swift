/// Playback queue location.
public enum INPlaybackQueueLocation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Now.
  case now = 1
  /// Next.
  case next = 2
  /// Later.
  case later = 3
}

/// What a handler makes of a value: playback queue location.
open class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedPlaybackQueueLocation: INPlaybackQueueLocation) -> Self {
    Self(outcome: .success(resolvedPlaybackQueueLocation))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(
    with playbackQueueLocationToConfirm: INPlaybackQueueLocation
  ) -> Self {
    Self(outcome: .confirmationRequired(playbackQueueLocationToConfirm))
  }
}
