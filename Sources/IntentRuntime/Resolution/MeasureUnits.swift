import Foundation

/// The units in which definitions give limits, and values are measured.
enum MeasureUnits {
  /// The types of parameters whose values are measures.
  static let types: Set<String> = ["Energy", "Length", "Mass", "Speed", "Temperature", "Volume"]

  /// A measure in another unit; none where either is not known, or they measure different things.
  ///
  /// - Parameters:
  ///   - symbol: The unit of the value, as Foundation writes it, `km`.
  ///   - unit: The other one.
  static func converted(_ value: Double, from symbol: String, to unit: Dimension) -> Double? {
    let kind = all.first { $0.contains { $0.unit == unit } }
    guard let own = kind?.first(where: { $0.unit.symbol == symbol })?.unit else { return nil }
    if own == unit { return value }
    return unit.converter.value(fromBaseUnitValue: own.converter.baseUnitValue(fromValue: value))
  }

  /// The unit of a name as definitions have it, `Kilometers`; none where it is not known.
  static func unit(named name: String) -> Dimension? {
    let plain = name.lowercased().filter(\.isLetter)
    return all.lazy.joined().first { $0.name == plain }?.unit
  }

  /// How many seconds a unit of time has, by its name as definitions have it, `Minutes`; none where it
  /// is not known.
  static func seconds(in name: String) -> Double? {
    switch name.lowercased().filter(\.isLetter) {
    case "seconds": 1
    case "minutes": 60
    case "hours": 3_600
    case "days": 86_400
    case "weeks": 604_800
    default: nil
    }
  }

  /// By what they measure.
  private static let all: [[(name: String, unit: Dimension)]] = [
    [
      ("kilometers", UnitLength.kilometers), ("meters", UnitLength.meters),
      ("decimeters", UnitLength.decimeters), ("centimeters", UnitLength.centimeters),
      ("millimeters", UnitLength.millimeters), ("miles", UnitLength.miles),
      ("yards", UnitLength.yards), ("feet", UnitLength.feet), ("inches", UnitLength.inches),
      ("nauticalmiles", UnitLength.nauticalMiles),
    ],
    [
      ("kilograms", UnitMass.kilograms), ("grams", UnitMass.grams),
      ("milligrams", UnitMass.milligrams), ("metrictons", UnitMass.metricTons),
      ("shorttons", UnitMass.shortTons), ("pounds", UnitMass.pounds), ("ounces", UnitMass.ounces),
      ("stones", UnitMass.stones),
    ],
    [
      ("celsius", UnitTemperature.celsius), ("fahrenheit", UnitTemperature.fahrenheit),
      ("kelvin", UnitTemperature.kelvin),
    ],
    [
      ("liters", UnitVolume.liters), ("deciliters", UnitVolume.deciliters),
      ("centiliters", UnitVolume.centiliters), ("milliliters", UnitVolume.milliliters),
      ("cubicmeters", UnitVolume.cubicMeters), ("gallons", UnitVolume.gallons),
      ("quarts", UnitVolume.quarts), ("pints", UnitVolume.pints), ("cups", UnitVolume.cups),
      ("fluidounces", UnitVolume.fluidOunces), ("tablespoons", UnitVolume.tablespoons),
      ("teaspoons", UnitVolume.teaspoons),
    ],
    [
      ("meterspersecond", UnitSpeed.metersPerSecond),
      ("kilometersperhour", UnitSpeed.kilometersPerHour),
      ("milesperhour", UnitSpeed.milesPerHour), ("knots", UnitSpeed.knots),
    ],
    [
      ("joules", UnitEnergy.joules), ("kilojoules", UnitEnergy.kilojoules),
      ("calories", UnitEnergy.calories), ("kilocalories", UnitEnergy.kilocalories),
      ("kilowatthours", UnitEnergy.kilowattHours),
    ],
  ]
}
