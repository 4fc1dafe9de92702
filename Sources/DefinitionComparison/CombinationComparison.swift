import Diagnostics
import IntentDefinition

/// What changed about the ways to offer an intent.
struct CombinationComparison {
  private let intent: IntentComparison

  init(_ intent: IntentComparison) {
    self.intent = intent
  }

  private var places: (old: SourceLocation, new: SourceLocation) {
    (intent.old.location, intent.new.location)
  }

  func run(_ findings: inout ChangeFindings) {
    let (old, new) = (intent.old.value, intent.new.value)
    compareBackground(old, new, &findings)
    let combinations = Pairing(
      old.combinations, new.combinations, ways: [{ newNames(of: $0) == $1.parameters.value }])
    let isOther =
      !combinations.gone.isEmpty || !combinations.added.isEmpty
      || combinations.pairs.contains { was, now in
        was.isPrimary != now.isPrimary
          || was.supportsBackgroundExecution != now.supportsBackgroundExecution
            && old.supportsBackgroundExecution == new.supportsBackgroundExecution
      }
    if isOther {
      findings.add(
        .changedCombinations,
        "\(intent.label) is offered with other parameters, or in another way",
        old: places.old, new: places.new)
    }
    for (was, now) in combinations.pairs {
      let names = now.parameters.value.joined(separator: ", ")
      let name = "of the combination '\(names)' of \(intent.label)"
      let renaming = intent.placeholders.renamed(phrase:)
      findings.compare(was.title, now.title, "the title \(name)", places, renaming: renaming)
      findings.compare(
        was.subtitle, now.subtitle, "the second line \(name)", places, renaming: renaming)
    }
  }

  private func newNames(of combination: ParameterCombination) -> [String] {
    combination.parameters.value.map(intent.placeholders.newName(ofParameter:))
  }

  private func compareBackground(_ old: Intent, _ new: Intent, _ findings: inout ChangeFindings) {
    let (before, after) = (old.supportsBackgroundExecution, new.supportsBackgroundExecution)
    guard before != after else { return }
    findings.add(
      .changedBackgroundExecution,
      after
        ? "\(intent.label) can be carried out without its app in front now"
        : "\(intent.label) needs its app in front now",
      old: places.old, new: places.new)
  }
}

extension Intent {
  /// Whether any way to offer it does without the app in front; so does one that does not say.
  fileprivate var supportsBackgroundExecution: Bool {
    combinations.isEmpty || combinations.contains(where: \.supportsBackgroundExecution)
  }
}
