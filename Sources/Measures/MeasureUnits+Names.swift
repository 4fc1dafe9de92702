import Foundation

extension MeasureUnits {
  /// Stones of fourteen pounds each: Foundation's `UnitMass.stones` has the factor of the way back, and makes 1.7 kg of
  /// eleven.
  static let stones = UnitMass(
    symbol: UnitMass.stones.symbol, converter: UnitConverterLinear(coefficient: 6.350_293_18))

  /// By what they measure.
  static let all: [[(name: String, unit: Dimension)]] = [
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
      ("stones", stones), ("decigrams", UnitMass.decigrams),
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
