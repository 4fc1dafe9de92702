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

  /// The number that meets both and is nearest to one.
  func nearest(to number: Double) -> Double {
    min(max(number, minimum ?? number), maximum ?? .infinity)
  }
}

/// A limit that is not taken, since it is none in the unit of the values.
package struct UnusableLimit: Equatable, Sendable {
  /// Why it is none.
  package enum Reason: Hashable, Sendable {
    /// Its unit measures something else than the values do.
    case otherMeasure
    /// It is more than a number can hold there.
    case notFinite
  }

  /// The number, as it is written.
  package var value: Located<Double>
  /// The unit that it is written in, if any.
  package var unit: String?
  /// Why it is none.
  package var reason: Reason
}

extension Parameter {
  /// The limits, which a definition may give each in a unit of its own, in the unit of the default.
  package var numberLimits: NumberLimits {
    let limits = [writtenMinimum, writtenMaximum].map { $0.flatMap { try? $0.get() } }
    return NumberLimits(
      unit: isMeasured ? valueUnit : metadata.defaultUnit ?? metadata.unit, minimum: limits[0],
      maximum: limits[1])
  }

  /// The limits that are not taken.
  package var unusableLimits: [UnusableLimit] {
    [writtenMinimum, writtenMaximum].compactMap { limit in
      if case .failure(let unusable) = limit { unusable } else { nil }
    }
  }

  /// The units of a measure that nobody knows, each once. Of several that may be meant none is named.
  package var unknownUnits: [String] {
    guard isMeasured else { return [] }
    let units = [metadata.unit, metadata.defaultUnit, metadata.minimumUnit, metadata.maximumUnit]
      .compactMap(\.self).filter { $0 != Self.severalUnits && !MeasureUnits.has(named: $0) }
    return units.indices.filter { !units[..<$0].contains(units[$0]) }.map { units[$0] }
  }

  /// What stands for a unit where any of several may be meant.
  private static let severalUnits = "Multiple"

  /// Whether a unit is one of something else than the values are.
  func isForeign(_ unit: String) -> Bool {
    isMeasured && MeasureUnits.type(ofUnit: unit).map { $0 != type.value.name } == true
  }

  private var isMeasured: Bool {
    if case .basic(let type) = type.value { type.isMeasured } else { false }
  }

  /// The unit of the values: a known one, where any is.
  private var valueUnit: String? {
    let units = [metadata.defaultUnit, metadata.unit, metadata.minimumUnit, metadata.maximumUnit]
      .compactMap(\.self).filter { !isForeign($0) }
    return units.first(where: MeasureUnits.has(named:)) ?? units.first
  }

  private typealias WrittenLimit = Result<Double, UnusableLimit>

  private var writtenMinimum: WrittenLimit? {
    limit(metadata.minimumValue, in: metadata.minimumUnit)
  }

  private var writtenMaximum: WrittenLimit? {
    limit(metadata.maximumValue, in: metadata.maximumUnit)
  }

  /// A limit in the unit of the values.
  private func limit(_ written: Located<Double>?, in own: String?) -> WrittenLimit? {
    guard let written else { return nil }
    // Editors leave units behind where a measure has become a mere number.
    let common = [metadata.unit].compactMap(\.self).first { !isForeign($0) }
    let unit = isMeasured ? own ?? common ?? valueUnit : nil
    func unusable(_ reason: UnusableLimit.Reason) -> WrittenLimit {
      .failure(UnusableLimit(value: written, unit: unit, reason: reason))
    }
    guard let unit, let valueUnit else {
      return written.value.isFinite ? .success(written.value) : unusable(.notFinite)
    }
    guard !isForeign(unit) else { return unusable(.otherMeasure) }
    // What is in one of several units that may be meant is taken as it stands.
    let value =
      MeasureUnits.converted(written.value, from: unit, toUnit: valueUnit) ?? written.value
    return value.isFinite ? .success(value) : unusable(.notFinite)
  }
}

extension UnusableLimit: Error {}
