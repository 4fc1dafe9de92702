import Diagnostics

/// A parameter depends on another one that exists, by a value that this can have.
struct Relationships: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    let enumerations = Dictionary(
      set.all.flatMap(\.enumerations).map { ($0.typeName, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for intent in definition.intents where definition.generates(intent) {
      let tree = ParameterTree(intent)
      for parameter in intent.parameters {
        guard let relationship = parameter.relationship else { continue }
        let name = parameter.name.value
        guard let parent = tree.parent(of: parameter) else {
          let problem = DefinitionProblem.unknownParent(relationship.parent.value, parameter: name)
          leftOut(problem, relationship, definition, &findings)
          continue
        }
        if let problem = cycle(from: parameter, in: tree) {
          leftOut(problem, relationship, definition, &findings)
          continue
        }
        if let problem = problem(of: relationship, name, parent, enumerations) {
          let position = relationship.value?.position ?? relationship.predicate.position
          findings.add(problem, in: definition, at: position)
        }
      }
    }
  }

  /// Reports a relationship that leads nowhere, and can go.
  private func leftOut(
    _ problem: DefinitionProblem,
    _ relationship: Relationship,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    let position = relationship.parent.position
    let fix = Fix("remove the relationship", [.remove(at: position, levelsUp: 1)])
    findings.add(problem, in: definition, at: position, fix: fix)
  }

  /// Whether a parameter's relationship, if it has one, leads to something.
  static func counts(_ parameter: Parameter, in tree: ParameterTree) -> Bool {
    guard let relationship = parameter.relationship else { return true }
    guard let parent = tree.parent(of: parameter), !tree.isCircular(parameter) else { return false }
    return relationship.value != nil || !needsValue(relationship, parent)
  }

  /// Whether a relationship cannot be without a value; that of a Boolean means true then.
  private static func needsValue(_ relationship: Relationship, _ parent: Parameter) -> Bool {
    relationship.predicate.value.hasSuffix("ExactValue") && parent.type.value != .basic(.boolean)
  }

  /// Whether a parent can have a value that a predicate looks for.
  private static func fits(_ predicate: String, _ parent: Parameter) -> Bool {
    switch (predicate, parent.type.value) {
    case (_, .objectType), (_, .object): false
    case ("EnumHasExactValue", .basic): false
    case ("BooleanHasExactValue", .basic(let type)): type == .boolean
    case ("BooleanHasExactValue", .enumeration): false
    default: true
    }
  }

  private func cycle(from parameter: Parameter, in tree: ParameterTree) -> DefinitionProblem? {
    guard tree.isCircular(parameter) else { return nil }
    let name = parameter.name.value
    return parameter.relationship?.parent.value == name ? .selfParent(name) : .cyclicParents(name)
  }

  /// What is wrong with the value that the parent must have.
  private func problem(
    of relationship: Relationship,
    _ name: String,
    _ parent: Parameter,
    _ enumerations: [String: Enumeration]
  ) -> DefinitionProblem? {
    let predicate = relationship.predicate.value
    guard predicate.hasSuffix("ExactValue") else { return nil }
    guard Self.fits(predicate, parent) else {
      return .relationshipPredicate(
        predicate, parameter: name, parent: parent.name.value, type: parent.type.value.name)
    }
    func mismatch(_ expected: String) -> DefinitionProblem {
      let value = relationship.value.map { "\($0.value.text)" } ?? ""
      return .relationshipValue(
        value, parameter: name, parent: parent.name.value, expected: expected)
    }
    switch (parent.type.value, relationship.value?.value) {
    case (.basic(.boolean), .boolean), (.basic(.boolean), nil): return nil
    case (_, nil): return .relationshipWithoutValue(parameter: name, predicate: predicate)
    case (.basic(.boolean), _): return mismatch("true or false")
    case (.enumeration(let reference), .string(let value)?):
      guard case .declared(let typeName) = reference.target,
        let enumeration = enumerations[typeName]
      else { return nil }
      let names = enumeration.values.map(\.name.value)
      return names.contains(value) ? nil : mismatch("one of " + names.joined(separator: ", "))
    case (.enumeration, .integer): return nil
    case (.enumeration(let reference), _): return mismatch("a value of '\(reference.name)'")
    case (.basic(let type), let value?) where type.isNumeric:
      return value.number == nil ? mismatch("a number") : nil
    default: return nil
    }
  }
}

extension MetadataValue {
  /// The value as people write it.
  package var text: String {
    switch self {
    case .boolean(let value): String(value)
    case .integer(let value): String(value)
    case .real(let value): Int(exactly: value).map(String.init) ?? String(value)
    case .string(let value): value
    }
  }
}
