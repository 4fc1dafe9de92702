public import Foundation

/// Set radio station.
public class INSetRadioStationIntent: INIntent, @unchecked Sendable {
  /// The radio type.
  public internal(set) var radioType = INRadioType.unknown
  /// The frequency.
  public internal(set) var frequency: Double?
  /// The station name.
  public internal(set) var stationName: String?
  /// The channel.
  public internal(set) var channel: String?
  /// The preset number.
  public internal(set) var presetNumber: Int?

  /// An intent of these values.
  public convenience init(
    radioType: INRadioType = .unknown,
    frequency: Double? = nil,
    stationName: String? = nil,
    channel: String? = nil,
    presetNumber: Int? = nil
  ) {
    self.init()
    self.radioType = radioType
    self.frequency = frequency
    self.stationName = stationName
    self.channel = channel
    self.presetNumber = presetNumber
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSetRadioStationIntent()
    copy.radioType = radioType
    copy.frequency = frequency
    copy.stationName = stationName
    copy.channel = channel
    copy.presetNumber = presetNumber
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSetRadioStationIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSetRadioStationIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INSetRadioStationIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSetRadioStationIntentResponseCode: Int, Sendable {
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
  /// Failure not subscribed.
  case failureNotSubscribed = 6
}
