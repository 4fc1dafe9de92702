import Foundation
import Measures

extension ParameterDescriptor {
  /// The value that the parameter begins with, as its type has it: a definition writes a mere number, in
  /// the unit of the parameter, and one value for an array.
  package var initialValue: JSONValue? {
    guard let value = defaultValue.map(inUnit) else { return nil }
    if isArray, value != .null {
      if case .array = value { return value }
      return .array([value])
    }
    return value
  }

  /// How many seconds the unit of the definition's numbers has, where the values are times in seconds.
  package var secondsInUnit: Double? {
    guard typeName == "TimeInterval" else { return nil }
    return limits.unit.flatMap(MeasureUnits.seconds)
  }

  /// A number as a value of the parameter, in the unit that the definition gives it; none where it gives none, or the values
  /// are no measures.
  package func measure(of number: Double) -> JSONValue? {
    guard MeasureUnits.types.contains(typeName), limits.unit != nil else { return nil }
    let measure = inUnit(.number(number))
    if case .object = measure { return measure }
    return nil
  }

  private func inUnit(_ value: JSONValue) -> JSONValue {
    let number: Double
    switch value {
    case .integer(let value): number = Double(value)
    case .number(let value): number = value
    case .null, .boolean, .string, .array, .object: return value
    }
    if let secondsInUnit { return secondsInUnit == 1 ? value : .number(number * secondsInUnit) }
    guard MeasureUnits.types.contains(typeName),
      let unit = limits.unit.flatMap({ MeasureUnits.unit(named: $0) }),
      let measure = try? JSONValue(encoding: Measurement(value: number, unit: unit))
    else { return value }
    return measure
  }
}
