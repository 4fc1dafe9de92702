import Diagnostics
import IntentDefinition

/// Writes the names of types in generated code.
///
/// Names stand bare as long as no definition declares a type that one of them could be confused
/// with; then every name is qualified by its module.
struct TypeWriter: Sendable {
  /// `Swift.` where names are qualified, else empty.
  let swift: String
  /// `IntentRuntime.` where names are qualified, else empty.
  let runtime: String
  /// `Foundation.` where names are qualified, else empty.
  let foundation: String

  init(for set: DefinitionSet) {
    let declared = set.all.flatMap(\.declaredTypes).map(\.name)
    let isQualified = declared.contains { Self.namesInUse.contains($0) }
    swift = isQualified ? "Swift." : ""
    runtime = isQualified ? "IntentRuntime." : ""
    foundation = isQualified ? "Foundation." : ""
  }

  /// The type of one value.
  func type(of type: ValueType) -> String {
    switch type {
    case .basic(let basic): self.type(of: basic)
    case .object: runtime + "IntentObject"
    case .objectType(let reference), .enumeration(let reference): self.type(of: reference)
    }
  }

  /// The type of a parameter's values, an array where it holds several.
  func valueType(of parameter: Parameter) -> String {
    let type = type(of: parameter.type.value)
    return parameter.supportsMultipleValues ? "[\(type)]" : type
  }

  private func type(of reference: TypeReference) -> String {
    switch reference.target {
    case .declared(let name), .system(let name): name
    case .runtime(let name) where name.hasPrefix("["): "[\(swift)String: \(runtime)JSONValue]"
    case .runtime(let name): runtime + name
    case .unresolved: reference.name
    }
  }

  private func type(of basic: BasicType) -> String {
    switch basic {
    case .string: swift + "String"
    case .integer: swift + "Int"
    case .decimal: swift + "Double"
    case .boolean: swift + "Bool"
    case .date, .dateComponents, .timeInterval, .url: foundation + basic.rawValue
    case .length, .mass, .temperature, .volume, .speed, .energy:
      "\(foundation)Measurement<\(foundation)Unit\(basic.rawValue)>"
    case .file: runtime + "FileValue"
    case .image: runtime + "IntentImage"
    case .dateComponentsRange, .person, .placemark, .speakableString, .currencyAmount,
      .paymentMethod:
      runtime + basic.rawValue
    }
  }

  /// Every name that generated code takes from elsewhere.
  private static let namesInUse: Set<String> = [
    "Any", "Bool", "Codable", "Double", "Hashable", "Int", "Optional", "Sendable", "Set", "String",
    "Date", "DateComponents", "TimeInterval", "URL", "Measurement", "UnitLength", "UnitMass",
    "UnitTemperature", "UnitVolume", "UnitSpeed", "UnitEnergy",
    "AppVocabulary", "ArrayParameter", "BooleanNames", "CombinationDescriptor", "CurrencyAmount",
    "DateComponentsRange",
    "DefaultResolution", "Domain", "GeneratedCodeVersion1", "Intent", "IntentCatalog",
    "IntentDescriptor", "IntentEnumeration", "FileValue", "IntentHandling", "IntentImage",
    "IntentDeclaredType", "IntentObject", "IntentObjectValue", "ObjectTypeDescriptor",
    "IntentOptionSet", "ParameterBinding",
    "IntentResolutionResult", "IntentResponse", "IntentResponseCode", "IntentUnsupportedReason",
    "JSONValue", "LocalizationTable", "LocalizedText", "NoUnsupportedReason", "OptionsCollection",
    "ParameterDescriptor",
    "ParameterLimits", "PaymentMethod", "Person", "Placemark", "Presentation", "PromptDescriptor",
    "RelationshipDescriptor", "ResolutionResult", "ResponseDescriptor", "ResponseOutcome",
    "ResponsePropertyDescriptor",
    "SingleParameter", "SpeakableString", "UnsupportedReasonDescriptor", "UserActivity",
  ]
}

extension ValueType {
  /// Whether its Swift type is Foundation's.
  var needsFoundation: Bool {
    guard case .basic(let basic) = self else { return false }
    switch basic {
    case .date, .dateComponents, .timeInterval, .url, .length, .mass, .temperature, .volume, .speed,
      .energy:
      return true
    default: return false
    }
  }

  /// Whether its Swift type is one of some declared types.
  func isDeclared(in types: Set<String>) -> Bool {
    switch self {
    case .objectType(let reference), .enumeration(let reference):
      if case .declared(let name) = reference.target { types.contains(name) } else { false }
    default: false
    }
  }

  /// Whether its Swift type is one of the system's domains.
  var needsSystemIntents: Bool {
    switch self {
    case .objectType(let reference), .enumeration(let reference):
      if case .system = reference.target { true } else { false }
    default: false
    }
  }
}
