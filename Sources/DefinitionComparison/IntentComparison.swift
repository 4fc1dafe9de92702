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
    CombinationComparison(self).run(&findings)
    findings.compare(
      old.value.details, new.value.details, of: label, (old: old.location, new: new.location))
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
    } else {
      findings.compare(
        Details(prefix: old.value.classPrefix, className: old.value.className),
        Details(prefix: new.value.classPrefix, className: new.value.className), of: label,
        (old: old.location, new: new.location))
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
    compareOrder(parameters.pairs, &findings)
  }

  private func compareOrder(
    _ pairs: [(old: Parameter, new: Parameter)], _ findings: inout ChangeFindings
  ) {
    let names = Dictionary(pairs.map { ($0.old.name.value, $0.new.name.value) }) { $1 }
    let was = old.value.parametersInDisplayOrder.compactMap { names[$0.name.value] }
    let kept = Set(pairs.map(\.new.name.value))
    let now = new.value.parametersInDisplayOrder.map(\.name.value).filter(kept.contains)
    if was != now {
      findings.add(
        .changedOrder,
        "\(label) asks for its parameters in another order: \(now.joined(separator: ", "))",
        old: old.location, new: new.location)
    } else {
      findings.compare(
        old.value.priorities, new.value.priorities, of: label,
        (old: old.location, new: new.location))
    }
  }

  /// What kind of a thing it does, and what it is known by.
  private func compareMeaning(_ add: (Rule, String) -> Void) {
    let (was, now) = (old.value, new.value)
    if was.category != now.category || was.verb != now.verb {
      add(.changedCategory, "\(label) has another category or verb")
    }
    // What is not said is no promise.
    if was.isIdempotent ?? false != now.isIdempotent ?? false {
      add(
        .changedIdempotence,
        now.isIdempotent ?? false
          ? "\(label) may be handled twice as if it were once now"
          : "\(label) may not be handled twice as if it were once now")
    }
    func newName(_ name: Located<String>?) -> String? {
      name.map { placeholders.newName(ofParameter: $0.value) }
    }
    func quoted(_ name: Located<String>?) -> String {
      name.map { "'\($0.value)'" } ?? "no parameter"
    }
    if newName(was.keyParameter) != now.keyParameter?.value {
      add(
        .changedKeyParameter,
        "\(quoted(now.keyParameter)) tells one request of \(label) from another now")
    }
    if newName(was.input) != now.input?.value {
      add(.changedInput, "shortcuts give their input to \(quoted(now.input)) of \(label) now")
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
    compareMeaning(add)
    if placeholders.newName(ofResponseProperty: was.response.output?.value)
      != now.response.output?.value
    {
      add(.changedOutput, "\(label) gives shortcuts another value, or none, as its output")
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
  /// The numbers by which its parameters are in an order.
  fileprivate var priorities: Details {
    var details = Details()
    details.add(
      "display priorities", of: parameters.map { ($0.name.value, $0.displayPriority) })
    return details
  }

  /// Where it is offered, and what editors know of it.
  fileprivate var details: Details {
    var details = Details()
    details.add("the type", kind.rawValue)
    details.add("since when it is there", introduced)
    details.add("eligibility", eligibility)
    details.add("whether it says to be idempotent", isIdempotent == false)
    details.add("the image", defaultImageName)
    details.add("the last tag", lastParameterTag?.value)
    details.add("managed combinations", managedCombinations.map(\.everything))
    details.add(
      "links of combinations",
      of: combinations.map {
        ($0.parameters.value.joined(separator: ","), [$0.isLinked, $0.updatesLinked])
      })
    return details
  }
}

extension ParameterCombination {
  /// All that it says.
  fileprivate var everything: [String] {
    [
      parameters.value.joined(separator: ","), title.nonempty ?? "", title.id ?? "",
      subtitle.nonempty ?? "", subtitle.id ?? "",
      "\([supportsBackgroundExecution, isPrimary, isLinked, updatesLinked])",
    ]
  }
}

extension Parameter {
  /// Whether a handler that has no method for it does not compile.
  func requiresMethod(in intent: Intent) -> Bool {
    (supportsResolution && intent.kind == .custom) || supportsDynamicEnumeration
  }
}
