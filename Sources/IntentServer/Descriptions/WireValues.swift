#if Server
  import Foundation
  import IntentRuntime
  import IntentSchemas

  /// Takes values as other programs send them, and makes of them what the runtime takes: a thing by its
  /// name, a moment in ISO 8601, a measure by its unit's symbol. What is not such a value stays as it is,
  /// for the runtime to judge.
  enum WireValues {
    static func value(_ value: JSONValue, of parameter: ParameterOutline) -> JSONValue {
      guard parameter.isArray else { return element(value, of: parameter) }
      // One value by itself is a list of one.
      let elements: [JSONValue] = if case .array(let elements) = value { elements } else { [value] }
      return value == .null ? .null : .array(elements.map { element($0, of: parameter) })
    }

    private static func element(_ value: JSONValue, of parameter: ParameterOutline) -> JSONValue {
      if case .object(let spoken?) = parameter.kind, case .string = value {
        return .object([spoken: value])
      }
      switch (parameter.typeName, value) {
      case ("Object", .string): return .object(["displayString": value])
      case ("DateComponents", .string(let text)): return moment(text) ?? value
      case ("DateComponentsRange", .object(let ends)): return range(ends) ?? value
      case (_, .object(let measure)): return self.measure(measure, of: parameter.typeName) ?? value
      default: return value
      }
    }

    // MARK: - Moments

    /// The parts of `2026-01-31`, `08:30` or `2026-01-31T08:30`.
    private static func moment(_ text: String) -> JSONValue? {
      let halves = text.split(separator: "T", omittingEmptySubsequences: false)
      guard (1...2).contains(halves.count), let first = halves.first, let last = halves.last else {
        return nil
      }
      var parts: [String: JSONValue] = [:]
      let isTimeAlone = halves.count == 1 && first.contains(":")
      if !isTimeAlone {
        guard let day = numbers(first, "-", 3...3) else { return nil }
        for (name, number) in zip(["year", "month", "day"], day) { parts[name] = .integer(number) }
      }
      if isTimeAlone || halves.count == 2 {
        guard let time = numbers(last, ":", 2...3) else { return nil }
        for (name, number) in zip(["hour", "minute", "second"], time) {
          parts[name] = .integer(number)
        }
      }
      return .object(parts)
    }

    private static func numbers(
      _ text: Substring,
      _ separator: Character,
      _ count: ClosedRange<Int>
    ) -> [Int]? {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      let numbers = parts.compactMap { $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
      return numbers.count == parts.count && count.contains(parts.count) ? numbers : nil
    }

    private static func range(_ ends: [String: JSONValue]) -> JSONValue? {
      guard ends.keys.allSatisfy({ $0 == "start" || $0 == "end" }) else { return nil }
      var range: [String: JSONValue] = [:]
      for (name, value) in ends {
        guard case .string(let text) = value, let moment = moment(text) else { return nil }
        range["\(name)DateComponents"] = moment
      }
      return .object(range)
    }

    // MARK: - Measures

    private static func measure(_ measure: [String: JSONValue], of type: String) -> JSONValue? {
      guard case .string(let symbol)? = measure["unit"], let unit = units(of: type)[symbol] else {
        return nil
      }
      let number: Double
      switch measure["value"] {
      case .integer(let value): number = Double(value)
      case .number(let value): number = value
      default: return nil
      }
      return encoded(Measurement(value: number, unit: unit))
    }

    private static func encoded(_ measurement: Measurement<Dimension>) -> JSONValue? {
      func written(_ value: some Encodable) -> JSONValue? {
        (try? JSONEncoder().encode(value)).flatMap {
          try? JSONDecoder().decode(JSONValue.self, from: $0)
        }
      }
      return switch measurement.unit {
      case let unit as UnitLength: written(Measurement(value: measurement.value, unit: unit))
      case let unit as UnitMass: written(Measurement(value: measurement.value, unit: unit))
      case let unit as UnitTemperature: written(Measurement(value: measurement.value, unit: unit))
      case let unit as UnitVolume: written(Measurement(value: measurement.value, unit: unit))
      case let unit as UnitSpeed: written(Measurement(value: measurement.value, unit: unit))
      case let unit as UnitEnergy: written(Measurement(value: measurement.value, unit: unit))
      default: nil
      }
    }

    /// The units by the symbols of the schema.
    private static func units(of type: String) -> [String: Dimension] {
      switch type {
      case "Length":
        [
          "m": UnitLength.meters, "km": UnitLength.kilometers, "cm": UnitLength.centimeters,
          "mm": UnitLength.millimeters, "mi": UnitLength.miles, "yd": UnitLength.yards,
          "ft": UnitLength.feet, "in": UnitLength.inches,
        ]
      case "Mass":
        [
          "kg": UnitMass.kilograms, "g": UnitMass.grams, "mg": UnitMass.milligrams,
          "lb": UnitMass.pounds, "oz": UnitMass.ounces, "st": UnitMass.stones,
        ]
      case "Temperature":
        [
          "°C": UnitTemperature.celsius, "°F": UnitTemperature.fahrenheit,
          "K": UnitTemperature.kelvin,
        ]
      case "Volume":
        [
          "L": UnitVolume.liters, "mL": UnitVolume.milliliters, "m³": UnitVolume.cubicMeters,
          "gal": UnitVolume.gallons, "qt": UnitVolume.quarts, "pt": UnitVolume.pints,
          "cup": UnitVolume.cups, "fl oz": UnitVolume.fluidOunces,
        ]
      case "Speed":
        [
          "m/s": UnitSpeed.metersPerSecond, "km/h": UnitSpeed.kilometersPerHour,
          "mph": UnitSpeed.milesPerHour, "kn": UnitSpeed.knots,
        ]
      case "Energy":
        [
          "J": UnitEnergy.joules, "kJ": UnitEnergy.kilojoules, "cal": UnitEnergy.calories,
          "kCal": UnitEnergy.kilocalories, "kWh": UnitEnergy.kilowattHours,
        ]
      default: [:]
      }
    }
  }
#endif
