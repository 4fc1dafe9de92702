import Foundation
import Measures

/// A measurement of any unit, as values have it.
protocol WrittenMeasurement {
  /// Whether whoever reads its unit by the symbol reads the same one.
  var hasKnownUnit: Bool { get }

  /// Reads one.
  static func read(from decoder: JSONValueDecoder) throws -> Self
}

extension Measurement: WrittenMeasurement {
  var hasKnownUnit: Bool {
    guard MeasureUnits.has(UnitType.self) else { return true }
    return MeasureUnits.unit(of: UnitType.self, symbol: unit.symbol) == unit
      || unit == UnitMass.stones
  }

  /// Reads one, whose unit is the one of its symbol: what a value says of how its unit is converted,
  /// nobody compares with limits and no user confirms.
  ///
  /// Foundation reads units of other kinds than definitions have.
  static func read(from decoder: JSONValueDecoder) throws -> Self {
    guard MeasureUnits.has(UnitType.self) else { return try Self(from: decoder) }
    let fields = try decoder.container(keyedBy: ValueKey.self)
    let value = try fields.decode(Double.self, forKey: ValueKey(stringValue: "value"))
    let key = ValueKey(stringValue: "unit")
    let symbol = try fields.decode(WrittenUnit.self, forKey: key).symbol
    guard let unit = MeasureUnits.unit(of: UnitType.self, symbol: symbol) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: fields, debugDescription: "'\(symbol)' is none of its units")
    }
    return Self(value: value, unit: unit)
  }
}

/// What counts of a unit.
private struct WrittenUnit: Decodable {
  var symbol: String
}
