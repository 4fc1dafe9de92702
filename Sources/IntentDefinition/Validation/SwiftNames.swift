import Diagnostics

/// Every name can become a Swift name.
struct SwiftNames: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    let catalogMembers = SwiftIdentifier.catalogMembers
      .union(set.definitions.map(\.definition.memberName))
    for intent in definition.intents {
      check(intent, definition, &findings)
      guard catalogMembers.contains(intent.typeName) else { continue }
      let problem = DefinitionProblem.reservedTypeName(
        intent.typeName, owner: intent.label, reason: "a catalog has a member of that name")
      findings.add(problem, in: definition, at: (intent.className ?? intent.name).position)
    }
    for type in definition.types {
      checkType(
        type.typeName, type.className ?? type.name, of: "type '\(type.name.value)'", definition,
        &findings)
      checkMembers(
        type.properties.map(\.name), of: "type '\(type.name.value)'", definition, &findings)
    }
    for enumeration in definition.enumerations {
      let name = enumeration.className ?? enumeration.name
      checkType(
        enumeration.typeName, name, of: "enumeration '\(enumeration.name.value)'", definition,
        &findings)
      checkMembers(
        enumeration.values.map(\.name), of: "enumeration '\(enumeration.name.value)'", definition,
        &findings)
    }
    for domain in definition.domains {
      checkType(
        domain.handlingProtocolName, domain.name, of: "domain '\(domain.name.value)'", definition,
        &findings)
    }
  }

  private func check(_ intent: Intent, _ definition: Definition, _ findings: inout Findings) {
    let name = intent.className ?? intent.name
    checkType(intent.typeName, name, of: intent.label, definition, &findings)
    checkMembers(intent.parameters.map(\.name), of: intent.label, definition, &findings)
    checkMembers(intent.response.codes.map(\.name), of: intent.label, definition, &findings)
    let properties = intent.response.properties.map(\.name)
    checkMembers(properties, of: "the response of \(intent.label)", definition, &findings)
    for parameter in intent.parameters {
      checkMembers(
        parameter.unsupportedReasons.map(\.code), of: "parameter '\(parameter.name.value)'",
        definition, &findings)
    }
  }

  private func checkType(
    _ typeName: String,
    _ source: Located<String>,
    of owner: @autoclosure () -> String,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    if !SwiftIdentifier.isValid(typeName) {
      findings.add(.invalidTypeName(typeName, owner: owner()), in: definition, at: source.position)
    } else if let reason = SwiftIdentifier.reasonAgainstType(typeName) {
      let problem = DefinitionProblem.reservedTypeName(typeName, owner: owner(), reason: reason)
      findings.add(problem, in: definition, at: source.position)
    }
  }

  private func checkMembers(
    _ names: [Located<String>],
    of owner: @autoclosure () -> String,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    for name in names where SwiftIdentifier.member(name.value) == nil {
      findings.add(
        .invalidMemberName(name.value, owner: owner()), in: definition, at: name.position)
    }
  }
}
