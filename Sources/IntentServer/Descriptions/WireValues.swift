#if Server
  import Foundation
  import IntentRuntime
  import IntentSchemas

  /// Takes values as other programs send them, and makes of them what the runtime takes: a thing by its
  /// name, a moment in ISO 8601, a measure by its unit's symbol. What is not such a value stays as it is,
  /// for the runtime to judge; a number is no case's name, though sessions may have kept one by it.
  enum WireValues {
    static func value(_ value: JSONValue, of parameter: ParameterOutline) -> JSONValue {
      guard parameter.isArray else { return element(value, of: parameter) }
      guard case .array(let elements) = value else { return value }
      return .array(elements.map { element($0, of: parameter) })
    }

    private static func element(_ value: JSONValue, of parameter: ParameterOutline) -> JSONValue {
      // No thing has no name.
      if value == "" { return value }
      if case .object(let spoken?) = parameter.kind, case .string = value {
        return .object([spoken: value])
      }
      if case .enumeration = parameter.kind { return named(value) }
      switch (parameter.typeName, value) {
      case ("Object", .string): return .object(["displayString": value])
      case ("DateComponents", .string): return kept(value, as: DateComponents.self) ?? value
      case ("DateComponentsRange", .object(let ends)): return range(ends) ?? value
      case (_, .object(let measure)): return self.measure(measure, of: parameter.typeName) ?? value
      default: return value
      }
    }

    /// A case by its name: a number as a name that no case has.
    private static func named(_ value: JSONValue) -> JSONValue {
      switch value {
      case .integer(let number): .string(String(number))
      case .number(let number): .string(String(number))
      default: value
      }
    }

    /// A value as sessions keep it; none where it is not of the type.
    private static func kept<Value: Codable>(_ value: JSONValue, as type: Value.Type) -> JSONValue?
    {
      try? JSONValue(encoding: value.decoded(as: type))
    }

    private static func range(_ ends: [String: JSONValue]) -> JSONValue? {
      guard ends.keys.allSatisfy({ $0 == "start" || $0 == "end" }) else { return nil }
      let range = ends.map { ("\($0)DateComponents", $1) }
      return kept(.object(Dictionary(uniqueKeysWithValues: range)), as: DateComponentsRange.self)
    }

    private static func measure(_ measure: [String: JSONValue], of type: String) -> JSONValue? {
      guard let value = measure["value"], case .string(let symbol)? = measure["unit"],
        ParameterOutline.units(of: type).contains(symbol)
      else { return nil }
      let written: JSONValue = ["value": value, "unit": ["symbol": .string(symbol)]]
      return switch type {
      case "Length": kept(written, as: Measurement<UnitLength>.self)
      case "Mass": kept(written, as: Measurement<UnitMass>.self)
      case "Temperature": kept(written, as: Measurement<UnitTemperature>.self)
      case "Volume": kept(written, as: Measurement<UnitVolume>.self)
      case "Speed": kept(written, as: Measurement<UnitSpeed>.self)
      case "Energy": kept(written, as: Measurement<UnitEnergy>.self)
      default: nil
      }
    }
  }
#endif
