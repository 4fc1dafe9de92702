import IntentDefinition

/// Turns the system's definitions into models of the classes that Apple's framework has for them.
struct FrameworkTranslator {
  let interface: AppleInterface
  let set: DefinitionSet
  private let enumerations: [String: Enumeration]
  /// The types that some intent's handler resolves.
  let resolved: Set<String>

  init(set: DefinitionSet, interface: AppleInterface) {
    self.set = set
    self.interface = interface
    let all = set.definitions.map(\.definition)
    enumerations = Dictionary(
      all.flatMap(\.enumerations).map { ($0.name.value, $0) },
      uniquingKeysWith: { first, _ in first })
    let parameters = all.flatMap(\.intents).flatMap(\.parameters)
    resolved = Set(parameters.filter(\.supportsResolution).map(\.type.value.name))
  }

  /// The properties of a class.
  func properties(
    _ parameters: [Parameter], of name: String, isMutable: Bool = false
  ) throws -> [ClassProperty] {
    let differences = interface[name]
    return try parameters.map {
      try property($0, of: name, differences, isMutable || differences.isMutable == true)
    }
  }

  private func property(
    _ parameter: Parameter, of owner: String, _ differences: ClassDifferences, _ isMutable: Bool
  ) throws -> ClassProperty {
    let name = parameter.name.value
    var element = try value(of: parameter.type.value)
    var isArray = parameter.supportsMultipleValues
    let isAlwaysThere = !isArray && element.absence != .none
    var isOptional = !isAlwaysThere && differences.required?.contains(name) != true
    var type = isArray ? "[\(element.type)]" : element.type
    if isOptional { type += "?" }
    if let written = differences.types?[name] {
      type = written
      isOptional = written.hasSuffix("?") || written.hasSuffix("!")
      let plain = isOptional ? String(written.dropLast()) : written
      isArray = plain.hasPrefix("[") && !plain.contains(":")
      guard let other = element.written(as: isArray ? String(plain.dropFirst().dropLast()) : plain)
      else { throw UnknownType(place: "\(owner).\(name)", type: written) }
      element = other
    }
    return ClassProperty(
      documentation: phrase(parameter.displayName, name),
      name: SwiftIdentifier.escaped(MemberScope.intent.identifier(name) ?? name),
      type: type, element: element, isArray: isArray, isOptional: isOptional, isMutable: isMutable)
  }

  /// What a class has for a value of a type.
  func value(of type: ValueType) throws -> ClassValue {
    switch type {
    case .basic(let basic): return ClassValue(basic)
    case .object: return .bridged("INObject", by: "Object<INObject>")
    case .enumeration(let reference): return try enumeration(reference)
    case .objectType(let reference):
      guard case .runtime = reference.target else { return objectValue(reference) }
      switch reference.name {
      case "Location": return .bridged("CLLocation", by: "Location")
      case "UserActivity":
        return ClassValue(
          type: "NSUserActivity", value: "UserActivity($0)", object: "NSUserActivity($0)")
      case "Dictionary":
        return ClassValue(
          type: "[String: Any]", value: "$0.mapValues(JSONValue.init(of:))",
          object: "$0.mapValues(\\.propertyListValue)")
      default: return .bridged("IN\(reference.name)", by: reference.name)
      }
    }
  }

  private func objectValue(_ reference: TypeReference) -> ClassValue {
    let type = "IN\(reference.name)"
    let own = "SystemIntents.\(reference.typeName)"
    // An enumeration of Apple's, for which an initializer stands where classes have a function.
    let isClass = reference.name != "MediaDestination"
    return ClassValue(
      type: type, value: "\(own)($0)", object: isClass ? "\(type).make($0)" : "\(type)($0)",
      isFallible: !isClass)
  }

  private func enumeration(_ reference: TypeReference) throws -> ClassValue {
    let type = "IN\(reference.name)"
    let own = "SystemIntents.\(reference.typeName)"
    guard let enumeration = enumerations[reference.name] else {
      throw UnknownType(place: "the definitions", type: reference.name)
    }
    if enumeration.kind == .optionSet {
      return ClassValue(
        type: type, value: "\(own)(rawValue: Int(bitPattern: $0.rawValue))",
        object: "\(type)(rawValue: UInt(bitPattern: $0.rawValue))", absence: .empty)
    }
    let cases = cases(of: enumeration)
    let first = cases.first { $0.number == 0 } ?? cases.first
    let isUnset =
      first?.number == 0 && ["unknown", "unspecified", "sourceUnknown"].contains(first?.name)
    return ClassValue(
      type: type, value: "\(own)(rawValue: $0.rawValue)", object: "\(type)(rawValue: $0.rawValue)",
      isFallible: true, absence: isUnset ? .zero : .never,
      first: first.map { "\(type).\(SwiftIdentifier.escaped($0.name))" })
  }

  /// The cases of an enumeration, as Apple names them.
  func cases(of enumeration: Enumeration) -> [(name: String, number: Int, label: String)] {
    let names = interface["IN" + enumeration.name.value].cases
    return enumeration.values.enumerated().map { index, value in
      let name = enumeration.memberScope.identifier(value.name.value) ?? value.name.value
      return (names?[name] ?? name, value.index?.value ?? index, phrase(value.displayName, name))
    }
  }

  /// A text of a definition for a comment, without the full stop that the template has.
  func phrase(_ text: LocalizedText, _ name: String) -> String {
    let line = (text.nonempty ?? name).split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }
}

extension TypeReference {
  /// The name of its Swift type in the runtime's style.
  var typeName: String {
    switch target {
    case .declared(let name), .system(let name), .runtime(let name): name
    case .unresolved: name
    }
  }
}
