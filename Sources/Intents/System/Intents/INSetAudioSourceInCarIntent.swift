public import Foundation

/// Set audio source in car.
public class INSetAudioSourceInCarIntent: INIntent, @unchecked Sendable {
  /// The audio source.
  public internal(set) var audioSource = INCarAudioSource.sourceUnknown
  /// The relative audio source reference.
  public internal(set) var relativeAudioSourceReference = INRelativeReference.unknown

  /// An intent of these values.
  public convenience init(
    audioSource: INCarAudioSource,
    relativeAudioSourceReference: INRelativeReference
  ) {
    self.init()
    self.audioSource = audioSource
    self.relativeAudioSourceReference = relativeAudioSourceReference
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSetAudioSourceInCarIntent()
    copy.audioSource = audioSource
    copy.relativeAudioSourceReference = relativeAudioSourceReference
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSetAudioSourceInCarIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSetAudioSourceInCarIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INSetAudioSourceInCarIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSetAudioSourceInCarIntentResponseCode: Int, Sendable {
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
