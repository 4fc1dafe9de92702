import Diagnostics
import IntentDefinition

/// Writes the names of types.
struct TypeWriter: Sendable {
  /// The names that need their module before them; none where all have it.
  private let qualifiedNames: Set<String>?

  /// For generated code, which qualifies every name that it takes from elsewhere: no type of the
  /// user's own can then be meant instead.
  static let generatedCode = TypeWriter(qualifiedNames: nil)

  /// For handlers, which are the user's: they qualify what a definition has a type of its own for.
  static func handlers(of set: DefinitionSet) -> TypeWriter {
    TypeWriter(qualifiedNames: Set(set.all.flatMap(\.declaredTypes).map(\.name)))
  }

  /// A type of the runtime.
  func runtime(_ name: String) -> String { qualified(name, .runtime) }

  /// A type of the standard library.
  func swift(_ name: String) -> String { qualified(name, .standardLibrary) }

  /// The type of one value.
  func type(of type: ValueType) -> String {
    switch type {
    case .basic(let basic): self.type(of: basic)
    case .object: runtime("IntentObject")
    case .objectType(let reference), .enumeration(let reference): self.type(of: reference)
    }
  }

  /// The type of a parameter's values, an array where it holds several.
  func valueType(of parameter: Parameter) -> String {
    let type = type(of: parameter.type.value)
    return parameter.supportsMultipleValues ? "[\(type)]" : type
  }

  /// The type of an intent, its response or the like: `OrderSoupIntent`, and `Response` behind it.
  func type(of intent: Intent, in definition: Definition, _ suffix: String = "") -> String {
    let name = intent.typeName + suffix
    return definition.generates(intent)
      ? SwiftIdentifier.escaped(name) : qualified(name, .systemIntents)
  }

  private func qualified(_ name: String, _ module: SwiftModule) -> String {
    qualifiedNames?.contains(name) == false ? name : "\(module.rawValue).\(name)"
  }

  private func type(of reference: TypeReference) -> String {
    switch reference.target {
    case .declared(let name): SwiftIdentifier.escaped(name)
    case .system(let name): qualified(name, .systemIntents)
    case .runtime(let name) where name.hasPrefix("["):
      "[\(swift("String")): \(runtime("JSONValue"))]"
    case .runtime(let name): runtime(name)
    case .unresolved: reference.name
    }
  }

  private func type(of basic: BasicType) -> String {
    switch basic {
    case .string: swift("String")
    case .integer: swift("Int")
    case .decimal: swift("Double")
    case .boolean: swift("Bool")
    case .date, .dateComponents, .timeInterval, .url: qualified(basic.rawValue, .foundation)
    case .length, .mass, .temperature, .volume, .speed, .energy:
      qualified("Measurement", .foundation) + "<\(qualified("Unit\(basic.rawValue)", .foundation))>"
    case .file: runtime("FileValue")
    case .image: runtime("IntentImage")
    case .dateComponentsRange, .person, .placemark, .speakableString, .currencyAmount,
      .paymentMethod:
      runtime(basic.rawValue)
    }
  }
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
