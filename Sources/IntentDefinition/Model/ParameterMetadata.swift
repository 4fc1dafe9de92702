/// Limits, defaults and how a parameter is edited; each key's meaning depends on the type.
package struct ParameterMetadata: Equatable, Sendable, Encodable {
  package var defaultValue: Located<MetadataValue>?
  package var defaultValueID: String?
  package var minimumValue: Located<Double>?
  package var maximumValue: Located<Double>?
  package var supportsNegativeNumbers: Bool?
  /// How it is edited: `Field`, `Slider`, `Stepper`; for a file `Custom`, `Image`, …; for a date what of it is asked for:
  /// `Date`, `Time`, `DateTime`.
  package var kind: String?
  package var unit: String?
  package var defaultUnit: String?
  package var minimumUnit: String?
  package var maximumUnit: String?
  package var capitalization: String?
  package var isMultiline: Bool?
  package var disablesAutocorrect: Bool?
  package var disablesSmartDashes: Bool?
  package var disablesSmartQuotes: Bool?
  package var dateStyle: String?
  package var timeStyle: String?
  package var format: String?
  package var template: LocalizedText?
  package var trueDisplayName: LocalizedText?
  package var falseDisplayName: LocalizedText?
  package var currencyCodes: [String] = []
  /// The uniform type identifiers of the files that it takes.
  package var contentTypes: [String] = []
  /// Keys without a field of their own, as written.
  package var others: [String: MetadataValue] = [:]

  /// Whether people call both values of a Boolean something.
  var namesBothValues: Bool {
    trueDisplayName?.nonempty != nil && falseDisplayName?.nonempty != nil
  }
}

/// A value whose type depends on a parameter's.
package enum MetadataValue: Equatable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case string(String)

  /// The value as a number, if it is one or reads as one.
  package var number: Double? {
    switch self {
    case .boolean: nil
    case .integer(let value): Double(value)
    case .real(let value): value
    case .string(let text): Double(text)
    }
  }
}

extension MetadataValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .real(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    }
  }
}
