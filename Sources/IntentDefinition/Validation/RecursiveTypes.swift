import Diagnostics

/// No type holds one value of itself, directly or through others: a structure cannot.
struct RecursiveTypes: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    let types = Dictionary(
      set.all.flatMap(\.types).map { ($0.typeName, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for linked in set.definitions {
      for type in linked.definition.types {
        for property in type.ownProperties {
          guard let held = Self.heldType(of: property),
            reaches(type.typeName, from: held, types)
          else { continue }
          let problem = DefinitionProblem.recursiveType(
            type.name.value,
            property: property.name.value
          )
          findings.add(problem, in: linked.definition, at: property.position)
        }
      }
    }
  }

  /// The declared type of which a property holds one value.
  private static func heldType(of property: Parameter) -> String? {
    guard !property.supportsMultipleValues,
      case .objectType(let reference) = property.type.value,
      case .declared(let typeName) = reference.target
    else { return nil }
    return typeName
  }

  /// Whether values of a type hold, however deep, one of another.
  private func reaches(_ wanted: String, from start: String, _ types: [String: ObjectType]) -> Bool
  {
    var open = [start]
    var seen: Set<String> = []
    while let name = open.popLast() {
      if name == wanted { return true }
      guard seen.insert(name).inserted else { continue }
      open += types[name]?.ownProperties.compactMap(Self.heldType) ?? []
    }
    return false
  }
}
