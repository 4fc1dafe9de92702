package import Foundation

/// The units in which definitions give limits, and values are measured.
package enum MeasureUnits {
  /// The types of parameters whose values are measures.
  package static let types: Set<String> = [
    "Energy", "Length", "Mass", "Speed", "Temperature", "Volume",
  ]

  /// A measure in another unit; none where either is not known, or they measure different things.
  ///
  /// - Parameters:
  ///   - symbol: The unit of the value, as Foundation writes it, `km`.
  ///   - unit: The other one.
  package static func converted(_ value: Double, from symbol: String, to unit: Dimension) -> Double?
  {
    let kind = all.first { $0.contains { $0.unit == unit } }
    guard let own = kind?.first(where: { $0.unit.symbol == symbol })?.unit else { return nil }
    if own == unit { return value }
    return unit.converter.value(fromBaseUnitValue: own.converter.baseUnitValue(fromValue: value))
  }

  /// A number in another unit, both by their names as definitions have them, `Kilometers`; none where either is not
  /// known, or they measure different things.
  package static func converted(_ value: Double, from name: String, toUnit other: String) -> Double?
  {
    if let own = seconds(in: name), let seconds = seconds(in: other) {
      let converted = value * own / seconds
      return own == seconds ? value : rounded(converted, digits: 14, of: converted)
    }
    guard let own = unit(named: name), let unit = unit(named: other),
      let converted = converted(value, from: own.symbol, to: unit)
    else { return nil }
    return own == unit
      ? value : rounded(converted, at: own.converter.baseUnitValue(fromValue: value), unit)
  }

  /// A converted number without what rounded converters added: 32 °F are 0 °C.
  private static func rounded(_ value: Double, at base: Double, _ unit: Dimension) -> Double {
    let converter = unit.converter
    let scale = converter.baseUnitValue(fromValue: 1) - converter.baseUnitValue(fromValue: 0)
    let magnitude = max(value.magnitude, (base / scale).magnitude)
    guard magnitude.isNormal, scale.isFinite else { return value }
    return rounded(value, digits: 10, of: magnitude)
  }

  /// A number with so many digits that count as another one as large as it would have.
  private static func rounded(_ value: Double, digits: Int, of magnitude: Double) -> Double {
    guard magnitude.magnitude.isNormal else { return value }
    let decimals = digits - Int(log10(magnitude.magnitude).rounded(.up))
    let factor = pow(10, Double(abs(decimals)))
    guard factor.isFinite else { return value }
    return decimals < 0 ? (value / factor).rounded() * factor : (value * factor).rounded() / factor
  }

  /// The unit of a name as definitions have it, `Kilometers`; none where it is not known.
  package static func unit(named name: String) -> Dimension? {
    let plain = name.lowercased().filter(\.isLetter)
    return all.lazy.joined().first { $0.name == plain }?.unit
  }

  /// Whether a name, as definitions have it, is that of a unit of time or of a measure.
  package static func has(named name: String) -> Bool {
    seconds(in: name) != nil || unit(named: name) != nil
  }

  /// The type of parameters whose values have a unit, by the unit's name as definitions have it; none where that is not
  /// known.
  package static func type(ofUnit name: String) -> String? {
    if seconds(in: name) != nil { return "TimeInterval" }
    return switch unit(named: name) {
    case is UnitEnergy: "Energy"
    case is UnitLength: "Length"
    case is UnitMass: "Mass"
    case is UnitSpeed: "Speed"
    case is UnitTemperature: "Temperature"
    case is UnitVolume: "Volume"
    default: nil
    }
  }

  /// Whether units of a type are among those that are known.
  package static func has(_ type: Unit.Type) -> Bool {
    all.contains { $0.first.map { $0.unit.isKind(of: type) } ?? false }
  }

  /// The unit of a type that has a symbol, as Foundation writes it; none where it is not known.
  package static func unit<UnitType: Unit>(of type: UnitType.Type, symbol: String) -> UnitType? {
    all.lazy.joined().first { $0.unit.symbol == symbol && $0.unit is UnitType }?.unit as? UnitType
  }

  /// How many seconds a unit of time has, by its name as definitions have it, `Minutes`; none where it
  /// is not known.
  package static func seconds(in name: String) -> Double? {
    switch name.lowercased().filter(\.isLetter) {
    case "seconds": 1
    case "minutes": 60
    case "hours": 3_600
    case "days": 86_400
    case "weeks": 604_800
    default: nil
    }
  }
}
