public import Foundation

/// A colour, where there are no graphics.
open class CGColor: NSObject, @unchecked Sendable {}

/// A car of the user's.
public class INCar: NSObject, @unchecked Sendable {
  /// What a car is charged with.
  public struct ChargingConnectorType: RawRepresentable, Hashable, Sendable {
    /// What it is written as.
    public let rawValue: String

    /// One that is written in a certain way.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// SAE J1772.
    public static let j1772 = Self(rawValue: "j1772")
    /// CCS 1.
    public static let ccs1 = Self(rawValue: "ccs1")
    /// CCS 2.
    public static let ccs2 = Self(rawValue: "ccs2")
    /// CHAdeMO.
    public static let chaDeMo = Self(rawValue: "chaDeMo")
    /// GB/T with alternating current.
    public static let gbtAC = Self(rawValue: "gbtAC")
    /// GB/T with direct current.
    public static let gbtDC = Self(rawValue: "gbtDC")
    /// Tesla's.
    public static let tesla = Self(rawValue: "tesla")
    /// Type 2.
    public static let mennekes = Self(rawValue: "mennekes")
  }

  /// What a phone in the car is connected to.
  public class HeadUnit: NSObject, @unchecked Sendable {
    /// What Bluetooth knows it by.
    public let bluetoothIdentifier: String?
    /// What accessories know it by.
    public let iAP2Identifier: String?

    /// A head unit.
    public init(bluetoothIdentifier: String?, iAP2Identifier: String?) {
      self.bluetoothIdentifier = bluetoothIdentifier
      self.iAP2Identifier = iAP2Identifier
    }
  }

  /// What tells it from others.
  public let carIdentifier: String
  /// What people call it.
  public let displayName: String?
  /// When it was made.
  public let year: String?
  /// Who made it.
  public let make: String?
  /// The model.
  public let model: String?
  /// The colour.
  public let color: CGColor?
  /// What a phone in it is connected to.
  public let headUnit: HeadUnit?
  /// What it is charged with.
  public let supportedChargingConnectors: [ChargingConnectorType]
  private var powers: [ChargingConnectorType: Measurement<UnitPower>] = [:]

  /// A car.
  public init(
    carIdentifier: String,
    displayName: String?,
    year: String?,
    make: String?,
    model: String?,
    color: CGColor?,
    headUnit: INCar.HeadUnit?,
    supportedChargingConnectors: [INCar.ChargingConnectorType]
  ) {
    self.carIdentifier = carIdentifier
    self.displayName = displayName
    self.year = year
    self.make = make
    self.model = model
    self.color = color
    self.headUnit = headUnit
    self.supportedChargingConnectors = supportedChargingConnectors
  }

  /// Sets how fast it is charged with a connector.
  public func setMaximumPower(
    _ power: Measurement<UnitPower>,
    for chargingConnectorType: INCar.ChargingConnectorType
  ) {
    powers[chargingConnectorType] = power
  }

  /// How fast it is charged with a connector.
  public func maximumPower(
    for chargingConnectorType: INCar.ChargingConnectorType
  ) -> Measurement<UnitPower>? {
    powers[chargingConnectorType]
  }
}
