/// Playback repeat mode.
public enum INPlaybackRepeatMode: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// None.
  case none = 1
  /// All.
  case all = 2
  /// One.
  case one = 3
}

/// What a handler makes of a value: playback repeat mode.
open class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedPlaybackRepeatMode: INPlaybackRepeatMode) -> Self {
    Self(outcome: .success(resolvedPlaybackRepeatMode))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with playbackRepeatModeToConfirm: INPlaybackRepeatMode)
    -> Self
  {
    Self(outcome: .confirmationRequired(playbackRepeatModeToConfirm))
  }
}
