public import Foundation

/// Set seat settings in car.
public class INSetSeatSettingsInCarIntent: INIntent, @unchecked Sendable {
  /// The enable heating.
  public internal(set) var enableHeating: Bool?
  /// The enable cooling.
  public internal(set) var enableCooling: Bool?
  /// The enable massage.
  public internal(set) var enableMassage: Bool?
  /// The seat.
  public internal(set) var seat = INCarSeat.unknown
  /// The level.
  public internal(set) var level: Int?
  /// The relative level setting.
  public internal(set) var relativeLevelSetting = INRelativeSetting.unknown
  /// The car name.
  public internal(set) var carName: INSpeakableString?

  /// An intent of these values.
  public convenience init(
    enableHeating: Bool? = nil,
    enableCooling: Bool? = nil,
    enableMassage: Bool? = nil,
    seat: INCarSeat = .unknown,
    level: Int? = nil,
    relativeLevel relativeLevelSetting: INRelativeSetting = .unknown,
    carName: INSpeakableString? = nil
  ) {
    self.init()
    self.enableHeating = enableHeating
    self.enableCooling = enableCooling
    self.enableMassage = enableMassage
    self.seat = seat
    self.level = level
    self.relativeLevelSetting = relativeLevelSetting
    self.carName = carName
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSetSeatSettingsInCarIntent()
    copy.enableHeating = enableHeating
    copy.enableCooling = enableCooling
    copy.enableMassage = enableMassage
    copy.seat = seat
    copy.level = level
    copy.relativeLevelSetting = relativeLevelSetting
    copy.carName = carName
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSetSeatSettingsInCarIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSetSeatSettingsInCarIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INSetSeatSettingsInCarIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSetSeatSettingsInCarIntentResponseCode: Int, Sendable {
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
