public import Foundation

/// Get car power level status.
public class INGetCarPowerLevelStatusIntent: INIntent, @unchecked Sendable {
  /// The car name.
  public internal(set) var carName: INSpeakableString?

  /// An intent of these values.
  public convenience init(
    carName: INSpeakableString?
  ) {
    self.init()
    self.carName = carName
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INGetCarPowerLevelStatusIntent()
    copy.carName = carName
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INGetCarPowerLevelStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INGetCarPowerLevelStatusIntentResponseCode.unspecified
  /// The car identifier.
  public var carIdentifier: String?
  /// The fuel percent remaining.
  public var fuelPercentRemaining: Float?
  /// The charge percent remaining.
  public var chargePercentRemaining: Float?
  /// The distance remaining.
  public var distanceRemaining: Measurement<UnitLength>?
  /// The charging.
  public var charging: Bool?
  /// The minutes to full.
  public var minutesToFull: Int?
  /// The maximum distance.
  public var maximumDistance: Measurement<UnitLength>?
  /// The distance remaining electric.
  public var distanceRemainingElectric: Measurement<UnitLength>?
  /// The maximum distance electric.
  public var maximumDistanceElectric: Measurement<UnitLength>?
  /// The distance remaining fuel.
  public var distanceRemainingFuel: Measurement<UnitLength>?
  /// The maximum distance fuel.
  public var maximumDistanceFuel: Measurement<UnitLength>?
  /// The consumption formula arguments.
  public var consumptionFormulaArguments: [String: Any]?
  /// The charging formula arguments.
  public var chargingFormulaArguments: [String: Any]?
  /// The date of last state update.
  public var dateOfLastStateUpdate: DateComponents?
  /// The active connector.
  public var activeConnector: INCar.ChargingConnectorType?
  /// The maximum battery capacity.
  public var maximumBatteryCapacity: Measurement<UnitEnergy>?
  /// The current battery capacity.
  public var currentBatteryCapacity: Measurement<UnitEnergy>?
  /// The minimum battery capacity.
  public var minimumBatteryCapacity: Measurement<UnitEnergy>?

  /// A response without any property.
  public convenience init(
    code: INGetCarPowerLevelStatusIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INGetCarPowerLevelStatusIntentResponseCode: Int, Sendable {
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
