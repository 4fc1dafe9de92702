/// Call audio route.
public enum INCallAudioRoute: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Speakerphone audio route.
  case speakerphoneAudioRoute = 1
  /// Bluetooth audio route.
  case bluetoothAudioRoute = 2
}
