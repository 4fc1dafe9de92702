import Diagnostics
import IntentDefinition

/// What changed about the domains of some definitions.
struct DomainComparison {
  private let old: [Definition]
  private let new: [Definition]
  private let files: FilePairs

  init(_ old: DefinitionSet, _ new: DefinitionSet, _ files: FilePairs) {
    self.files = files
    self.old = old.definitions.map(\.definition)
    self.new = new.definitions.map(\.definition)
  }

  func run(_ findings: inout ChangeFindings) {
    let domains = Pairing(
      old.flatMap(placed), new.flatMap(placed),
      ways: [{ $0.value.name.value == $1.value.name.value }])
    for (was, now) in domains.pairs { compare(was, now, &findings) }
    for gone in domains.gone {
      findings.add(
        .removedDomain, "the domain '\(gone.value.name.value)' is gone, and so is its protocol",
        old: gone.location, new: files.place(of: gone.location))
    }
    for added in domains.added {
      findings.add(
        .addedDomain, "the domain '\(added.value.name.value)' is new", new: added.location)
    }
  }

  private func compare(
    _ was: Placed<Domain>, _ now: Placed<Domain>, _ findings: inout ChangeFindings
  ) {
    let label = "the domain '\(now.value.name.value)'"
    let (before, after) = (handled(was), handled(now))
    let added = after.filter { !before.contains($0) }
    let gone = before.filter { !after.contains($0) }
    if !added.isEmpty {
      findings.add(
        .widenedHandling,
        "whoever handles \(label) has to handle \(added.joined(separator: ", ")) too",
        old: was.location, new: now.location)
    }
    if !gone.isEmpty {
      findings.add(
        .narrowedHandling,
        "whoever handles \(label) no longer handles \(gone.joined(separator: ", "))",
        old: was.location, new: now.location)
    }
    let places = (old: was.location, new: now.location)
    let isSame = added.isEmpty && gone.isEmpty
    findings.compare(
      was.value.details(isSame), now.value.details(isSame), of: label, places)
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

extension Domain {
  /// - Parameter hasSameIntents: Whether it has the same intents as in the other version.
  fileprivate func details(_ hasSameIntents: Bool) -> Details {
    var details = Details()
    details.add("title", title)
    details.add("description", summary)
    details.add("since when it is there", introduced)
    if hasSameIntents { details.add("the list of its intents", handlingIntents != nil) }
    return details
  }
}
