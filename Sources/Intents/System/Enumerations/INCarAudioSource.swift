/// Car audio source.
public enum INCarAudioSource: Int, Sendable {
  /// Source unknown.
  case sourceUnknown = 0
  /// Source car play.
  case sourceCarPlay = 1
  /// Sourcei pod.
  case sourceiPod = 2
  /// Source radio.
  case sourceRadio = 3
  /// Source bluetooth.
  case sourceBluetooth = 4
  /// Source AUX.
  case sourceAUX = 5
  /// Source USB.
  case sourceUSB = 6
  /// Source memory card.
  case sourceMemoryCard = 7
  /// Source optical drive.
  case sourceOpticalDrive = 8
  /// Source hard drive.
  case sourceHardDrive = 9
}

/// What a handler makes of a value: car audio source.
open class INCarAudioSourceResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedCarAudioSource: INCarAudioSource) -> Self {
    Self(outcome: .success(resolvedCarAudioSource))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with carAudioSourceToConfirm: INCarAudioSource) -> Self {
    Self(outcome: .confirmationRequired(carAudioSourceToConfirm))
  }
}
