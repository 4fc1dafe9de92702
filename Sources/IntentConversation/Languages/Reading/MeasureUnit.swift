import Foundation
import IntentRuntime

/// A unit of a measure that people say.
enum MeasureUnit: Sendable {
  case kilometer, meter, centimeter, millimeter, mile, yard, foot, inch
  /// What is short for a kilogram as well as for a kilometer.
  case kilo
  case kilogram, gram, milligram, tonne, pound, ounce, stone
  case liter, deciliter, milliliter, gallon, pint, cup, fluidOunce
  /// Degrees of the scale that is used where the language is spoken.
  case degree
  case celsius, fahrenheit, kelvin
  case kilometersPerHour, milesPerHour, metersPerSecond, knot
  case kilocalorie, kilojoule, joule, kilowattHour

  /// The symbols, which are the same in all languages.
  static let symbols: [(phrases: [String], meaning: MeasureUnit)] = [
    (["km"], .kilometer), (["m"], .meter), (["cm"], .centimeter), (["mm"], .millimeter),
    (["mi"], .mile), (["yd"], .yard), (["ft"], .foot), (["kg"], .kilogram), (["g"], .gram),
    (["mg"], .milligram), (["t"], .tonne), (["lb", "lbs"], .pound), (["oz"], .ounce),
    (["l"], .liter), (["dl"], .deciliter), (["ml"], .milliliter), (["gal"], .gallon),
    (["pt"], .pint), (["°"], .degree), (["°c", "℃"], .celsius), (["°f", "℉"], .fahrenheit),
    (["km/h", "kmh"], .kilometersPerHour), (["mph"], .milesPerHour), (["m/s"], .metersPerSecond),
    (["kcal"], .kilocalorie), (["kj"], .kilojoule), (["j"], .joule), (["kwh"], .kilowattHour),
  ]

  /// A measure as the runtime's values have it in JSON; none where the unit is of another kind.
  ///
  /// - Parameters:
  ///   - kind: What is measured, `Length`.
  ///   - usesFahrenheit: Whether a degree is one of Fahrenheit's.
  func json(_ value: Double, kind: String, usesFahrenheit: Bool) -> JSONValue? {
    switch kind {
    case "Length": length.flatMap { Self.encoded(Measurement(value: value, unit: $0)) }
    case "Mass": mass.flatMap { Self.encoded(Measurement(value: value, unit: $0)) }
    case "Volume": volume.flatMap { Self.encoded(Measurement(value: value, unit: $0)) }
    case "Temperature":
      temperature(usesFahrenheit).flatMap { Self.encoded(Measurement(value: value, unit: $0)) }
    case "Speed": speed.flatMap { Self.encoded(Measurement(value: value, unit: $0)) }
    case "Energy": energy.flatMap { Self.encoded(Measurement(value: value, unit: $0)) }
    default: nil
    }
  }

  private var length: UnitLength? {
    switch self {
    case .kilometer, .kilo: .kilometers
    case .meter: .meters
    case .centimeter: .centimeters
    case .millimeter: .millimeters
    case .mile: .miles
    case .yard: .yards
    case .foot: .feet
    case .inch: .inches
    default: nil
    }
  }

  private var mass: UnitMass? {
    switch self {
    case .kilogram, .kilo: .kilograms
    case .gram: .grams
    case .milligram: .milligrams
    case .tonne: .metricTons
    case .pound: .pounds
    case .ounce: .ounces
    case .stone: .stones
    default: nil
    }
  }

  private var volume: UnitVolume? {
    switch self {
    case .liter: .liters
    case .deciliter: .deciliters
    case .milliliter: .milliliters
    case .gallon: .gallons
    case .pint: .pints
    case .cup: .cups
    case .fluidOunce: .fluidOunces
    default: nil
    }
  }

  private func temperature(_ usesFahrenheit: Bool) -> UnitTemperature? {
    switch self {
    case .degree: usesFahrenheit ? .fahrenheit : .celsius
    case .celsius: .celsius
    case .fahrenheit: .fahrenheit
    case .kelvin: .kelvin
    default: nil
    }
  }

  private var speed: UnitSpeed? {
    switch self {
    case .kilometersPerHour: .kilometersPerHour
    case .milesPerHour: .milesPerHour
    case .metersPerSecond: .metersPerSecond
    case .knot: .knots
    default: nil
    }
  }

  private var energy: UnitEnergy? {
    switch self {
    case .kilocalorie: .kilocalories
    case .kilojoule: .kilojoules
    case .joule: .joules
    case .kilowattHour: .kilowattHours
    default: nil
    }
  }

  private static func encoded(_ value: some Encodable) -> JSONValue? {
    (try? JSONEncoder().encode(value)).flatMap {
      try? JSONDecoder().decode(JSONValue.self, from: $0)
    }
  }
}
