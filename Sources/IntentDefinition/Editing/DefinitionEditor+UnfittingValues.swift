import PropertyList

extension DefinitionEditor {
  /// Takes away what a parameter cannot have any more whose values are of another type now: a default that is none of
  /// them, and relationships of others that wait for one that never comes.
  mutating func dropUnfittingValues(of parameter: DefinitionPlace) {
    let metadata = parameter.path.appending(parameter.prefix + "Metadata")
    let standard = metadata.appending(parameter.prefix + "MetadataDefaultValue")
    if let value = root[path: standard], !canBe(value, of: parameter) {
      root[path: standard] = nil
      drop("the default of \(parameter), which is no value of its type")
    }
    let key = parameter.prefix + "Relationship"
    for child in places(.parameter, in: owner(of: parameter)) {
      let path = child.path.appending(key)
      guard let relationship = root[path: path],
        relationship[key + "ParentName"]?.text == parameter.name,
        !canBeFound(by: relationship, key: key, at: parameter)
      else { continue }
      root[path: path] = nil
      drop("the relationship of \(child), which waits for a value that \(parameter) cannot have")
    }
  }

  private func canBeFound(
    by relationship: PropertyListNode, key: String, at parameter: DefinitionPlace
  ) -> Bool {
    let node = node(at: parameter)
    let predicate = relationship[key + "PredicateName"]?.text ?? ""
    guard predicate.hasSuffix("ExactValue") else { return true }
    let isEnumeration = node[parameter.prefix + "EnumType"] != nil
    let isBoolean = typeName(of: node, at: parameter) == BasicType.boolean.rawValue
    if predicate == "EnumHasExactValue", !isEnumeration { return false }
    if predicate == "BooleanHasExactValue", !isBoolean { return false }
    return relationship[key + "PredicateValue"].map { canBe($0, of: parameter) } ?? true
  }

  /// Whether what is written is a value of a parameter's type; of what another definition declares nobody knows.
  private func canBe(_ value: PropertyListNode, of parameter: DefinitionPlace) -> Bool {
    let node = node(at: parameter)
    if let name = node[parameter.prefix + "EnumType"]?.text {
      let declared = places.first { $0.kind == .enumeration && $0.name == name }
      guard let declared, let text = value.text else { return value.text == nil || declared == nil }
      return places(.enumerationCase, in: declared).contains { $0.name == text }
    }
    let name = node[parameter.prefix + "Type"]?.text
    guard let type = name.flatMap(BasicType.init) else { return false }
    switch value.value {
    case .boolean: return type == .boolean
    // Of numbers, a Boolean is no more than 0 and 1.
    case .integer(let number): return type.isNumeric || type == .boolean && (0...1).contains(number)
    case .unsignedInteger, .real: return type.isNumeric
    case .string(let text):
      return type.isNumeric ? Double(text) != nil : type != .boolean
    default: return false
    }
  }
}
