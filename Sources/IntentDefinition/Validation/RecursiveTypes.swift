import Diagnostics

/// No type holds one value of itself, directly or through others: a structure cannot.
struct RecursiveTypes: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    let types = Dictionary(
      set.all.flatMap(\.types).map { ($0.typeName, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let suspects = Self.suspects(among: types)
    for linked in set.definitions {
      for type in linked.definition.types where suspects.contains(type.typeName) {
        for property in type.ownProperties {
          guard let held = Self.heldType(of: property),
            suspects.contains(held), reaches(type.typeName, from: held, types)
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

  /// The types that may hold themselves: without those that hold nothing, and those that then hold
  /// nothing any more, until all that are left hold each other.
  private static func suspects(among types: [String: ObjectType]) -> Set<String> {
    var holders: [String: [String]] = [:]
    var counts: [String: Int] = [:]
    for (name, type) in types {
      let held = Set(type.ownProperties.compactMap(heldType).filter { types[$0] != nil })
      counts[name] = held.count
      for other in held { holders[other, default: []].append(name) }
    }
    var open = counts.filter { $0.value == 0 }.map(\.key)
    while let name = open.popLast() {
      counts[name] = nil
      for holder in holders[name] ?? [] {
        counts[holder, default: 1] -= 1
        if counts[holder] == 0 { open.append(holder) }
      }
    }
    return Set(counts.keys)
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
