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

  /// Whether units of a type are among those that are known.
  static func has(_ type: Unit.Type) -> Bool {
    all.contains { $0.first.map { $0.unit.isKind(of: type) } ?? false }
  }

  /// The unit of a type that has a symbol, as Foundation writes it; none where it is not known.
  static func unit<UnitType: Unit>(of type: UnitType.Type, symbol: String) -> UnitType? {
    all.lazy.joined().first { $0.unit.symbol == symbol && $0.unit is UnitType }?.unit as? UnitType
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
      ("nauticalmiles", UnitLength.nauticalMiles), ("megameters", UnitLength.megameters),
      ("hectometers", UnitLength.hectometers), ("decameters", UnitLength.decameters),
      ("micrometers", UnitLength.micrometers), ("nanometers", UnitLength.nanometers),
      ("picometers", UnitLength.picometers),
      ("scandinavianmiles", UnitLength.scandinavianMiles), ("lightyears", UnitLength.lightyears),
      ("fathoms", UnitLength.fathoms), ("furlongs", UnitLength.furlongs),
      ("astronomicalunits", UnitLength.astronomicalUnits), ("parsecs", UnitLength.parsecs),
    ],
    [
      ("kilograms", UnitMass.kilograms), ("grams", UnitMass.grams),
      ("milligrams", UnitMass.milligrams), ("metrictons", UnitMass.metricTons),
      ("shorttons", UnitMass.shortTons), ("pounds", UnitMass.pounds), ("ounces", UnitMass.ounces),
      ("stones", UnitMass.stones), ("decigrams", UnitMass.decigrams),
      ("centigrams", UnitMass.centigrams), ("micrograms", UnitMass.micrograms),
      ("nanograms", UnitMass.nanograms), ("picograms", UnitMass.picograms),
      ("carats", UnitMass.carats), ("ouncestroy", UnitMass.ouncesTroy), ("slugs", UnitMass.slugs),
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
      ("teaspoons", UnitVolume.teaspoons), ("megaliters", UnitVolume.megaliters),
      ("kiloliters", UnitVolume.kiloliters), ("cubickilometers", UnitVolume.cubicKilometers),
      ("cubicdecimeters", UnitVolume.cubicDecimeters),
      ("cubiccentimeters", UnitVolume.cubicCentimeters),
      ("cubicmillimeters", UnitVolume.cubicMillimeters), ("cubicinches", UnitVolume.cubicInches),
      ("cubicfeet", UnitVolume.cubicFeet), ("cubicyards", UnitVolume.cubicYards),
      ("cubicmiles", UnitVolume.cubicMiles), ("acrefeet", UnitVolume.acreFeet),
      ("bushels", UnitVolume.bushels), ("metriccups", UnitVolume.metricCups),
      ("imperialteaspoons", UnitVolume.imperialTeaspoons),
      ("imperialtablespoons", UnitVolume.imperialTablespoons),
      ("imperialfluidounces", UnitVolume.imperialFluidOunces),
      ("imperialpints", UnitVolume.imperialPints), ("imperialquarts", UnitVolume.imperialQuarts),
      ("imperialgallons", UnitVolume.imperialGallons),
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
