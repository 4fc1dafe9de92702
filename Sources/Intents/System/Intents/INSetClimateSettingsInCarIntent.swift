public import Foundation

/// Set climate settings in car.
public class INSetClimateSettingsInCarIntent: INIntent, @unchecked Sendable {
  /// The enable fan.
  public internal(set) var enableFan: Bool?
  /// The enable air conditioner.
  public internal(set) var enableAirConditioner: Bool?
  /// The enable climate control.
  public internal(set) var enableClimateControl: Bool?
  /// The enable auto mode.
  public internal(set) var enableAutoMode: Bool?
  /// The air circulation mode.
  public internal(set) var airCirculationMode = INCarAirCirculationMode.unknown
  /// The fan speed index.
  public internal(set) var fanSpeedIndex: Int?
  /// The fan speed percentage.
  public internal(set) var fanSpeedPercentage: Double?
  /// The relative fan speed setting.
  public internal(set) var relativeFanSpeedSetting = INRelativeSetting.unknown
  /// The temperature.
  public internal(set) var temperature: Measurement<UnitTemperature>?
  /// The relative temperature setting.
  public internal(set) var relativeTemperatureSetting = INRelativeSetting.unknown
  /// The climate zone.
  public internal(set) var climateZone = INCarSeat.unknown
  /// The car name.
  public internal(set) var carName: INSpeakableString?

  /// An intent of these values.
  public convenience init(
    enableFan: Bool? = nil,
    enableAirConditioner: Bool? = nil,
    enableClimateControl: Bool? = nil,
    enableAutoMode: Bool? = nil,
    airCirculationMode: INCarAirCirculationMode = .unknown,
    fanSpeedIndex: Int? = nil,
    fanSpeedPercentage: Double? = nil,
    relativeFanSpeedSetting: INRelativeSetting = .unknown,
    temperature: Measurement<UnitTemperature>? = nil,
    relativeTemperatureSetting: INRelativeSetting = .unknown,
    climateZone: INCarSeat = .unknown,
    carName: INSpeakableString? = nil
  ) {
    self.init()
    self.enableFan = enableFan
    self.enableAirConditioner = enableAirConditioner
    self.enableClimateControl = enableClimateControl
    self.enableAutoMode = enableAutoMode
    self.airCirculationMode = airCirculationMode
    self.fanSpeedIndex = fanSpeedIndex
    self.fanSpeedPercentage = fanSpeedPercentage
    self.relativeFanSpeedSetting = relativeFanSpeedSetting
    self.temperature = temperature
    self.relativeTemperatureSetting = relativeTemperatureSetting
    self.climateZone = climateZone
    self.carName = carName
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSetClimateSettingsInCarIntent()
    copy.enableFan = enableFan
    copy.enableAirConditioner = enableAirConditioner
    copy.enableClimateControl = enableClimateControl
    copy.enableAutoMode = enableAutoMode
    copy.airCirculationMode = airCirculationMode
    copy.fanSpeedIndex = fanSpeedIndex
    copy.fanSpeedPercentage = fanSpeedPercentage
    copy.relativeFanSpeedSetting = relativeFanSpeedSetting
    copy.temperature = temperature
    copy.relativeTemperatureSetting = relativeTemperatureSetting
    copy.climateZone = climateZone
    copy.carName = carName
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSetClimateSettingsInCarIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSetClimateSettingsInCarIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INSetClimateSettingsInCarIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSetClimateSettingsInCarIntentResponseCode: Int, Sendable {
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
