import Measures

/// The numbers that a parameter takes, all in one unit.
package struct NumberLimits: Equatable, Sendable {
  /// The unit, which is that of the default too; none for mere numbers.
  package var unit: String?
  /// The least number.
  package var minimum: Double?
  /// The greatest number.
  package var maximum: Double?

  package init(unit: String?, minimum: Double?, maximum: Double?) {
    (self.unit, self.minimum, self.maximum) = (unit, minimum, maximum)
  }

  /// Whether the same numbers meet both, whatever the units.
  package func isSame(as other: NumberLimits) -> Bool {
    guard let unit, let otherUnit = other.unit, unit != otherUnit else {
      return minimum == other.minimum && maximum == other.maximum
        && (unit == other.unit || minimum == nil && maximum == nil)
    }
    func inUnit(_ value: Double?) -> Double? {
      value.flatMap { MeasureUnits.converted($0, from: otherUnit, toUnit: unit) }
    }
    return minimum == inUnit(other.minimum) && maximum == inUnit(other.maximum)
  }

  /// Whether no number meets both.
  var areInverted: Bool {
    guard let minimum, let maximum else { return false }
    return minimum > maximum
  }

  /// Whether a number meets both.
  func contain(_ number: Double) -> Bool {
    number >= minimum ?? number && number <= maximum ?? number
  }
}

extension Parameter {
  /// The limits, which a definition may give each in a unit of its own, in the unit of the default.
  package var numberLimits: NumberLimits {
    let written = (metadata.minimumValue?.value, metadata.maximumValue?.value)
    // Editors leave units behind where a measure has become a mere number.
    guard case .basic(let type) = type.value, type.isMeasured,
      let unit = [metadata.defaultUnit, metadata.unit, metadata.minimumUnit, metadata.maximumUnit]
        .compactMap(\.self).first(where: MeasureUnits.has(named:))
    else {
      return NumberLimits(
        unit: metadata.defaultUnit ?? metadata.unit, minimum: written.0, maximum: written.1)
    }
    func inUnit(_ value: Double?, _ own: String?) -> Double? {
      let own = own ?? metadata.unit ?? unit
      return value.map { MeasureUnits.converted($0, from: own, toUnit: unit) ?? $0 }
    }
    return NumberLimits(
      unit: unit, minimum: inUnit(written.0, metadata.minimumUnit),
      maximum: inUnit(written.1, metadata.maximumUnit))
  }
}
