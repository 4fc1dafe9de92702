import Diagnostics
import IntentDefinition

/// What changed about the domains and the files of some definitions.
struct DomainComparison {
  private let old: [Definition]
  private let new: [Definition]

  init(_ old: DefinitionSet, _ new: DefinitionSet) {
    self.old = old.definitions.map(\.definition)
    self.new = new.definitions.map(\.definition)
  }

  func run(_ findings: inout ChangeFindings) {
    let domains = Pairing(
      old.flatMap(placed), new.flatMap(placed),
      ways: [{ $0.value.name.value == $1.value.name.value }])
    for (was, now) in domains.pairs {
      let before = handled(was)
      let added = handled(now).filter { !before.contains($0) }
      guard !added.isEmpty else { continue }
      findings.add(
        .widenedHandling,
        "whoever handles the domain '\(now.value.name.value)' has to handle "
          + "\(added.joined(separator: ", ")) too",
        old: was.location, new: now.location)
    }
    for gone in domains.gone {
      findings.add(
        .removedDomain, "the domain '\(gone.value.name.value)' is gone, and so is its protocol",
        old: gone.location, new: new.first.map { SourceLocation(file: $0.file) })
    }
    compareFiles(&findings)
  }

  /// The file's name is that of the catalog with which handlers are registered.
  private func compareFiles(_ findings: inout ChangeFindings) {
    let names = Set(new.map(\.name))
    for definition in old where !names.contains(definition.name) && !definition.intents.isEmpty {
      // Where one file is compared with one, they may lie about under any name.
      guard old.count > 1 || new.count > 1 else { continue }
      findings.add(
        .renamedDefinition,
        "there is no definition '\(definition.name)' any more, and so no catalog '.\(definition.memberName)'",
        old: SourceLocation(file: definition.file),
        new: new.first.map { SourceLocation(file: $0.file) })
    }
  }

  private func placed(_ definition: Definition) -> [Placed<Domain>] {
    definition.domains.map { Placed($0, in: definition, at: $0.name.position) }
  }

  /// The intents that whoever handles the domain has to handle.
  private func handled(_ domain: Placed<Domain>) -> [String] {
    if let names = domain.value.handlingIntents { return names.map(\.value) }
    return domain.definition.intents
      .filter { $0.domain?.value == domain.value.name.value }.map(\.name.value)
  }
}
