import Diagnostics
import IntentDefinition

/// What changed about an intent.
struct IntentComparison {
  let old: Placed<Intent>
  let new: Placed<Intent>
  let types: TypePairs
  /// What the placeholders of its texts are called now.
  let placeholders: PlaceholderNames

  init(_ old: Placed<Intent>, _ new: Placed<Intent>, _ types: TypePairs) {
    (self.old, self.new) = (old, new)
    self.types = types
    placeholders = PlaceholderNames(old.value, new.value, types)
  }

  /// What messages call it.
  var label: String { new.value.label }

  func run(_ findings: inout ChangeFindings) {
    compareNames(&findings)
    compareParameters(&findings)
    ResponseComparison(self).run(&findings)
    compareBehaviour(&findings)
  }

  private func compareNames(_ findings: inout ChangeFindings) {
    let isRenamed =
      old.value.name.value != new.value.name.value
      || old.value.domain?.value != new.value.domain?.value
    if isRenamed {
      findings.add(
        .renamedIntent,
        "\(old.value.label) is \(label) now: what was stored of it has the old name",
        old: old.location, new: new.location)
    } else if old.value.typeName != new.value.typeName {
      findings.add(
        .renamedSwiftType,
        "the Swift type '\(old.value.typeName)' of \(label) is called '\(new.value.typeName)' now",
        old: old.location, new: new.location)
    }
  }

  private func compareParameters(_ findings: inout ChangeFindings) {
    let parameters = Pairing(old.value.parameters, new.value.parameters)
    for (was, now) in parameters.pairs {
      ParameterComparison(was, now, of: self).run(&findings)
    }
    for gone in parameters.gone {
      findings.add(
        .removedParameter,
        "parameter '\(gone.name.value)' of \(label) is gone: requests that have it are refused",
        old: old.place(gone.name.position), new: new.location)
    }
    for added in parameters.added {
      let place = new.place(added.name.position)
      if added.requiresMethod(in: new.value) {
        findings.add(
          .addedMethod,
          "parameter '\(added.name.value)' of \(label) is new, and its handler has to have a method for it",
          new: place)
      } else {
        findings.add(
          .addedParameter, "parameter '\(added.name.value)' of \(label) is new", new: place)
      }
    }
    let pairs = parameters.pairs
    let names = Dictionary(pairs.map { ($0.old.name.value, $0.new.name.value) }) { $1 }
    let was = old.value.parametersInDisplayOrder.compactMap { names[$0.name.value] }
    let kept = Set(pairs.map(\.new.name.value))
    let now = new.value.parametersInDisplayOrder.map(\.name.value).filter(kept.contains)
    if was != now {
      findings.add(
        .changedOrder,
        "\(label) asks for its parameters in another order: \(now.joined(separator: ", "))",
        old: old.location, new: new.location)
    }
  }

  private func compareBehaviour(_ findings: inout ChangeFindings) {
    let (was, now) = (old.value, new.value)
    func add(_ rule: Rule, _ message: String) {
      findings.add(rule, message, old: old.location, new: new.location)
    }
    if was.isUserConfirmationRequired != now.isUserConfirmationRequired {
      add(
        .changedConfirmation,
        now.isUserConfirmationRequired
          ? "\(label) asks for confirmation now"
          : "\(label) is carried out without asking for confirmation now")
    }
    if was.restriction != now.restriction {
      add(
        .changedLock,
        now.restriction == .whileLocked
          ? "\(label) needs the device to be unlocked now"
          : "\(label) is carried out on a locked device now")
    }
    if was.response.output?.value != now.response.output?.value {
      add(.changedOutput, "\(label) gives shortcuts another value, or none, as its output")
    }
    let (before, after) = (was.supportsBackgroundExecution, now.supportsBackgroundExecution)
    if before != after {
      add(
        .changedBackgroundExecution,
        after
          ? "\(label) can be carried out without its app in front now"
          : "\(label) needs its app in front now")
    }
    let places = (old: old.location, new: new.location)
    findings.compare(
      was.title, now.title, "the title of \(label)", places, renaming: placeholders.renamed(phrase:)
    )
    findings.compare(
      was.summary, now.summary, "the description of \(label)", places,
      renaming: placeholders.renamed(phrase:))
  }
}

extension Intent {
  /// Whether any way to offer it does without the app in front; so does one that does not say.
  fileprivate var supportsBackgroundExecution: Bool {
    combinations.isEmpty || combinations.contains(where: \.supportsBackgroundExecution)
  }
}

extension Parameter {
  /// Whether a handler that has no method for it does not compile.
  func requiresMethod(in intent: Intent) -> Bool {
    (supportsResolution && intent.kind == .custom) || supportsDynamicEnumeration
  }
}
