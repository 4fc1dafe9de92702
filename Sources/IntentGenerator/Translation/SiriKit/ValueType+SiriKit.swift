import IntentDefinition

extension BasicType {
  /// The unit that its values are measured in, as Foundation calls it; none for any other type.
  var unit: String? {
    switch self {
    case .length, .mass, .temperature, .volume, .speed, .energy: "Unit\(rawValue)"
    default: nil
    }
  }
}

extension ValueType {
  /// Whether its values are those of an enumeration or option set.
  var isEnumeration: Bool {
    if case .enumeration = self { true } else { false }
  }

  /// Whether a handler can change what its values have inside: those are of classes with properties to set.
  var isChangeable: Bool {
    switch self {
    case .object, .basic(.file): true
    case .objectType(let reference):
      if case .declared = reference.target { true } else { reference.name == "Object" }
    default: false
    }
  }

  /// Whether Apple's framework has had parameters of this type from its second year on only.
  var isOfSecondYear: Bool {
    guard case .basic(let basic) = self else { return false }
    return switch basic {
    case .boolean, .file, .timeInterval, .url: true
    default: basic.unit != nil
    }
  }
}

extension Parameter {
  /// Whether its value is one of an enumeration, which is there always: `unknown` is one.
  var isEnumerationAlone: Bool { type.value.isEnumeration && !supportsMultipleValues }
}

extension Enumeration {
  /// The case that stands for no value: the one whose number is 0, which Objective-C begins with.
  var unsetCase: String {
    let unset = values.first { $0.index?.value == 0 }
    return unset.map { memberScope.identifier($0.name.value) ?? $0.name.value } ?? missingUnsetCase
  }

  /// The name of a case for no value, where the definition has none.
  var missingUnsetCase: String {
    let names = Set(values.compactMap { memberScope.identifier($0.name.value) })
    return ["unknown", "unknownValue"].first { !names.contains($0) } ?? "unknown_"
  }
}
