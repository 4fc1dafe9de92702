import Diagnostics

/// No two declarations of a module, in whatever files, become the same Swift type.
struct ClashingTypes: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    var first: [String: DeclaredType] = [:]
    var reported: Set<[SourceLocation]> = []
    for linked in set.definitions {
      for type in linked.definition.declaredTypes {
        guard let earlier = first[type.name] else {
          first[type.name] = type
          continue
        }
        // The same declaration twice is a duplicate name, which another rule reports.
        guard earlier.owner != type.owner || earlier.location.file != type.location.file else {
          continue
        }
        // Two declarations may clash in several types, and one word of it is enough.
        guard reported.insert([earlier.location, type.location]).inserted else { continue }
        let note = Diagnostic.Note("\(earlier.owner) is here", at: earlier.location)
        let problem = DefinitionProblem.clashingTypes(type.name, other: earlier.owner)
        findings.add(problem, at: type.location, notes: [note])
      }
    }
  }
}
