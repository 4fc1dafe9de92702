package import Diagnostics
package import IntentDefinition

/// Says what changed between two versions of some definitions, for those who call the intents, handle
/// them, or have stored them.
///
/// Each finding is a diagnostic whose rule has a verdict (`Rule.verdicts`), and whose place is that of
/// the new version, with a note at the old one.
package struct DefinitionComparer: Sendable {
  package init() {}

  /// Everything that changed, target by target, in the order of the new version; what is gone comes where it was missed.
  ///
  /// - Parameter fileNamesCount: Whether a file of another name is another definition.
  package func compare(
    _ old: DefinitionSet, _ new: DefinitionSet, fileNamesCount: Bool = true
  ) -> [Diagnostic] {
    ModulePairs(old, new).pairs.flatMap { old, new in
      compareModule(old, new, fileNamesCount: fileNamesCount)
    }
  }

  private func compareModule(
    _ old: DefinitionSet, _ new: DefinitionSet, fileNamesCount: Bool
  ) -> [Diagnostic] {
    var findings = ChangeFindings()
    let files = FilePairs(old, new)
    let types = TypePairs(old, new)
    compareTypes(types, files, &findings)
    compareIntents(old, new, types, files, &findings)
    DomainComparison(old, new, files).run(&findings)
    files.compare(namesCount: fileNamesCount, &findings)
    return findings.diagnostics
  }

  private func compareTypes(
    _ types: TypePairs, _ files: FilePairs, _ findings: inout ChangeFindings
  ) {
    for pair in types.enumerations { EnumerationComparison(pair).run(&findings) }
    for pair in types.objects { ObjectTypeComparison(pair, types).run(&findings) }
    for gone in types.gone {
      findings.add(
        .removedType, "the \(gone.label) is gone, and code that names it no longer compiles",
        old: gone.location, new: files.place(of: gone.location))
    }
    for added in types.added {
      findings.add(.addedType, "the \(added.label) is new", new: added.location)
    }
  }

  private func compareIntents(
    _ old: DefinitionSet, _ new: DefinitionSet, _ types: TypePairs, _ files: FilePairs,
    _ findings: inout ChangeFindings
  ) {
    let intents = Pairing(
      old.definitions.flatMap { Placed.intents(of: $0.definition) },
      new.definitions.flatMap { Placed.intents(of: $0.definition) },
      ways: [
        {
          $0.value.name.value == $1.value.name.value
            && $0.value.domain?.value == $1.value.domain?.value
        },
        { $0.value.title.id != nil && $0.value.title.id == $1.value.title.id },
        { $0.value.name.value == $1.value.name.value },
      ])
    for pair in intents.pairs { IntentComparison(pair.0, pair.1, types).run(&findings) }
    for gone in intents.gone {
      findings.add(
        .removedIntent,
        "\(gone.value.label) is gone: what was stored of it cannot be read, and its handler no longer compiles",
        old: gone.location, new: files.place(of: gone.location))
    }
    for added in intents.added {
      findings.add(.addedIntent, "\(added.value.label) is new", new: added.location)
    }
  }
}
