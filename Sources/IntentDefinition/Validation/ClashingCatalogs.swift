import Diagnostics

/// No two definitions of a module give their catalogs the same name in Swift, and no two domains theirs.
///
/// Nor do two files differ in case alone: on many disks their output would be one file.
struct ClashingCatalogs: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    let definitions = set.definitions.map(\.definition)
    for (index, other) in duplicates(in: definitions.map { $0.memberName.lowercased() }) {
      let (definition, earlier) = (definitions[index], definitions[other])
      report(
        "definition '\(definition.name)'", at: definition.location(.start),
        other: "definition '\(earlier.name)'", at: earlier.location(.start),
        member: definition.memberName, &findings)
    }
    let domains = definitions.flatMap { definition in definition.domains.map { (definition, $0) } }
    for (index, other) in duplicates(in: domains.map(\.1.memberName)) {
      let ((definition, domain), (origin, earlier)) = (domains[index], domains[other])
      // Of one name in one file another rule tells.
      guard definition.file != origin.file || domain.name.value != earlier.name.value else {
        continue
      }
      report(
        "domain '\(domain.name.value)'", at: definition.location(domain.name.position),
        other: "domain '\(earlier.name.value)'", at: origin.location(earlier.name.position),
        member: domain.memberName, &findings)
    }
  }

  private func report(
    _ name: String,
    at location: SourceLocation,
    other: String,
    at otherLocation: SourceLocation,
    member: String,
    _ findings: inout Findings
  ) {
    let note = Diagnostic.Note("\(other) is here", at: otherLocation)
    findings.add(
      .clashingCatalogs(name, other: other, member: member), at: location, notes: [note])
  }
}
