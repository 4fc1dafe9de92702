import Foundation
import Testing

@testable import IntentRuntime

@Suite("A measure")
struct MeasureTests {
  private func parameter(_ limits: ParameterLimits) -> ParameterDescriptor {
    ParameterDescriptor(
      "distance", displayName: LocalizedText("Distance"), typeName: "Length", limits: limits)
  }

  @Test(
    "is held against the limits in their unit, whatever unit it has",
    arguments: [
      (20, .miles, "greaterThanMaximumValue"), (15, .miles, nil), (9_000, .meters, nil),
      (25, .kilometers, nil), (25_000, .meters, nil),
      (25.001, .kilometers, "greaterThanMaximumValue"),
      (999, .meters, "lessThanMinimumValue"), (1_000, .meters, nil),
    ] as [(Double, UnitLength, String?)])
  func isConverted(_ value: Double, _ unit: UnitLength, code: String?) throws {
    let json = try JSONValue(encoding: Measurement(value: value, unit: unit))
    let limits = ParameterLimits(minimum: 1, maximum: 25, unit: "Kilometers")
    #expect(parameter(limits).violatedLimit(of: json) == code)
  }

  @Test("is refused as unsupported where its unit is not known")
  func refusesUnknownUnit() {
    let limits = ParameterLimits(maximum: 25, unit: "Kilometers")
    let violations = parameter(limits).violations(of: ["value": 1, "unit": "league"])
    #expect(violations.map(\.resolution) == [.unsupported(reason: nil)])
    // Where nothing is compared, nothing is converted.
    #expect(parameter(ParameterLimits(unit: "Kilometers")).violations(of: ["value": 1]).isEmpty)
  }

  @Test(
    "of time has limits in the unit of the definition, and values in seconds",
    arguments: [
      ("Minutes", 299, "lessThanMinimumValue"), ("Minutes", 300, nil), ("Minutes", 3_600, nil),
      ("Minutes", 3_601, "greaterThanMaximumValue"), ("Seconds", 5, nil),
      ("Seconds", 61, "greaterThanMaximumValue"), ("hours", 18_000, nil),
      ("hours", 17_999, "lessThanMinimumValue"), ("Days", 432_000, nil), ("Multiple", 60, nil),
      ("Multiple", 61, "greaterThanMaximumValue"),
    ] as [(String, JSONValue, String?)])
  func isTime(_ unit: String, _ seconds: JSONValue, code: String?) {
    let time = ParameterDescriptor(
      "delay", displayName: LocalizedText("Delay"), typeName: "TimeInterval",
      limits: ParameterLimits(minimum: 5, maximum: 60, unit: unit))
    #expect(time.violatedLimit(of: seconds) == code)
  }

  @Test(
    "of days keeps to a day alone, or to a time alone, where that is asked for",
    arguments: [
      (["year": 2026, "month": 1, "day": 31], .date, nil), ("2026-01-31", .date, nil),
      (["year": 2026, "month": 1, "day": 31, "hour": 3], .date, "unsupportedDate"),
      ("2026-01-31T08:30", .date, "unsupportedDate"), ("08:30", .date, "unsupportedDate"),
      (["hour": 3, "minute": 30], .time, nil), ("08:30", .time, nil),
      (["day": 4], .time, "unsupportedDate"), ("2026-01-31T08:30", nil, nil),
    ] as [(JSONValue, ParameterLimits.DateMode?, String?)])
  func isDay(_ value: JSONValue, _ mode: ParameterLimits.DateMode?, code: String?) {
    let day = ParameterDescriptor(
      "day", displayName: LocalizedText("Day"), typeName: "DateComponents",
      limits: ParameterLimits(dateMode: mode))
    #expect(day.violatedLimit(of: value) == code)
    #expect(day.hasLimits == (mode != nil))
  }

  @Test("begins with the value of the definition in its unit")
  func beginsInUnit() throws {
    func initial(
      _ typeName: String, _ unit: String?, isArray: Bool = false, _ value: JSONValue = 30
    ) -> JSONValue? {
      ParameterDescriptor(
        "a", displayName: LocalizedText("A"), typeName: typeName, isArray: isArray,
        limits: ParameterLimits(unit: unit), defaultValue: value
      ).initialValue
    }
    #expect(initial("TimeInterval", "Minutes") == 1_800)
    #expect(initial("TimeInterval", "Seconds", 0.5) == 0.5)
    #expect(initial("TimeInterval", nil) == 30)
    #expect(initial("Integer", "Minutes") == 30)
    #expect(initial("String", "Kilometers", "far") == "far")
    #expect(initial("Decimal", nil, isArray: true) == [30])
    #expect(initial("Decimal", nil, isArray: true, [1, 2]) == [1, 2])
    let length = try #require(initial("Length", "Kilometers"))
    #expect(
      try length.decoded(as: Measurement<UnitLength>.self, for: "a", of: PackBreadIntent.self)
        == Measurement(value: 30, unit: .kilometers))
  }

  @Test("is as large in the other unit, also where that is rounded")
  func isRounded() throws {
    let json = try JSONValue(encoding: Measurement(value: 77, unit: UnitTemperature.fahrenheit))
    for limits in [
      ParameterLimits(maximum: 25, unit: "Celsius"), ParameterLimits(minimum: 25, unit: "Celsius"),
    ] {
      #expect(parameter(limits).violatedLimit(of: json) == nil)
    }
  }

  @Test(
    "is the same value once it was written and read, as every number is",
    arguments: [5, -0.0, 5.5, 1e15, 9_007_199_254_740_992, 1e19, -1e300, 1e-7])
  func isTheSameOnceRead(_ number: Double) throws {
    for value in [
      JSONValue.number(number), try JSONValue(encoding: [number]),
      try JSONValue(encoding: Measurement(value: number, unit: UnitLength.meters)),
    ] {
      let read = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
      #expect(read == value && value == read)
      #expect(read.hashValue == value.hashValue)
    }
  }

  @Test("has the unit of its symbol, whatever it says of how that is converted")
  func hasKnownUnit() throws {
    for unit: JSONValue in [
      ["symbol": "km", "converter": ["coefficient": 1_000_000_000, "constant": 0]],
      ["symbol": "km"],
    ] {
      let value: JSONValue = ["value": 1, "unit": unit]
      let read = try value.decoded(
        as: Measurement<UnitLength>.self, for: "a", of: PackBreadIntent.self)
      #expect(read?.converted(to: .meters).value == 1_000)
      #expect(read?.unit == .kilometers)
    }
  }

  @Test(
    "is refused where nobody knows its unit, whoever gives it",
    arguments: ["league", "kg", "", "KM"])
  func refusesUnit(_ symbol: String) throws {
    let unit = UnitLength(symbol: symbol, converter: UnitConverterLinear(coefficient: 4_828))
    #expect(throws: EncodingError.self) {
      try JSONValue(encoding: [Measurement(value: 1, unit: unit)])
    }
    let value: JSONValue = [
      "value": 1,
      "unit": ["symbol": .string(symbol), "converter": ["coefficient": 4_828, "constant": 0]],
    ]
    let error = #expect(throws: IntentError.self) {
      try value.decoded(as: Measurement<UnitLength>.self, for: "a", of: PackBreadIntent.self)
    }
    guard case .invalidValue("a", "PackBread", "an object", _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("is refused where a known symbol is converted otherwise than everybody does")
  func refusesOtherConverter() {
    let unit = UnitLength(symbol: "km", converter: UnitConverterLinear(coefficient: 1e9))
    #expect(throws: EncodingError.self) {
      try JSONValue(encoding: Measurement(value: 1, unit: unit))
    }
  }

  @Test("has stones of fourteen pounds each, whatever Foundation makes of its own")
  func weighsStones() throws {
    let read = try JSONValue(encoding: Measurement(value: 11, unit: UnitMass.stones))
      .decoded(as: Measurement<UnitMass>.self, for: "a", of: PackBreadIntent.self)
    let kilograms = try #require(read).converted(to: .kilograms).value
    #expect(abs(kilograms - 69.85) < 0.01)
  }

  @Test("keeps each unit that Foundation has for what definitions measure")
  func keepsUnits() throws {
    func keeps<Kind: Dimension>(_ units: [Kind]) throws {
      #expect(Set(units.map(\.symbol)).count == units.count)
      for unit in units {
        let measure = Measurement(value: 1.5, unit: unit)
        let read = try JSONValue(encoding: measure).decoded(
          as: Measurement<Kind>.self, for: "a", of: PackBreadIntent.self)
        #expect(read?.unit == unit && read == measure, "\(unit.symbol)")
      }
    }
    try keeps([
      UnitLength.kilometers, .meters, .miles, .lightyears, .parsecs, .fathoms, .nauticalMiles,
      .scandinavianMiles,
    ])
    try keeps([UnitMass.kilograms, .pounds, .ounces, .ouncesTroy, .carats, .slugs])
    try keeps([
      UnitVolume.liters, .cups, .metricCups, .pints, .imperialPints, .gallons, .imperialGallons,
      .fluidOunces, .imperialFluidOunces, .cubicDecimeters, .milliliters, .cubicCentimeters,
    ])
    try keeps([UnitTemperature.celsius, .fahrenheit, .kelvin])
    try keeps([UnitSpeed.knots, .kilometersPerHour, .metersPerSecond, .milesPerHour])
    try keeps([UnitEnergy.calories, .kilocalories, .joules, .kilojoules, .kilowattHours])
    // What no definition has, Foundation reads.
    try keeps([UnitDuration.hours, .minutes])
  }

  @Test("equals no other value")
  func equalsNoOther() {
    #expect(JSONValue.number(5) == .integer(5))
    #expect(JSONValue.number(5.5) != .integer(5))
    #expect(JSONValue.number(9_007_199_254_740_992) != .integer(9_007_199_254_740_993))
    #expect(JSONValue.boolean(true) != .integer(1))
    #expect(JSONValue.null != .integer(0))
    #expect(JSONValue.number(1e19) != .integer(.max))
  }

  @Test("shows a parameter whose parent has exactly the value, however it was written")
  func holdsForParent() {
    let relationship = RelationshipDescriptor(
      parent: "price", predicate: "DoubleHasExactValue", value: 5)
    #expect(relationship.holds(for: .number(5)))
    #expect(!relationship.holds(for: .number(5.5)))
  }
}
