import Diagnostics
import IntentDefinition

/// What changed about a parameter.
struct ParameterComparison {
  private let was: Parameter
  private let now: Parameter
  private let intent: IntentComparison
  private let places: (old: SourceLocation, new: SourceLocation)

  init(_ was: Parameter, _ now: Parameter, of intent: IntentComparison) {
    (self.was, self.now, self.intent) = (was, now, intent)
    places = (intent.old.place(was.name.position), intent.new.place(now.name.position))
  }

  private var label: String { "parameter '\(now.name.value)' of \(intent.label)" }

  func run(_ findings: inout ChangeFindings) {
    if was.name.value != now.name.value {
      add(
        .renamedParameter,
        "parameter '\(was.name.value)' of \(intent.label) is called '\(now.name.value)' now: "
          + "requests that have the old name are refused", &findings)
    }
    compareTypes(&findings)
    compareMethods(&findings)
    compareReasons(&findings)
    compareBehaviour(&findings)
    findings.compare(was.vocabularyKinds, now.vocabularyKinds, label, places)
    findings.compare(
      was.details(of: intent.old.value.kind), now.details(of: intent.new.value.kind), of: label,
      places)
  }

  private func add(_ rule: Rule, _ message: String, _ findings: inout ChangeFindings) {
    findings.add(rule, message, old: places.old, new: places.new)
  }

  private func compareTypes(_ findings: inout ChangeFindings) {
    let isArray = was.supportsMultipleValues == now.supportsMultipleValues
    guard !isArray || !intent.types.isSame(was.type.value, now.type.value) else { return }
    let isRead = isArray && TypePairs.reads(now.type.value, was.type.value)
    add(
      isRead ? .widenedParameterType : .changedParameterType,
      "\(label) was \(was.typeLabel) and is \(now.typeLabel) now", &findings)
  }

  private func compareMethods(_ findings: inout ChangeFindings) {
    let kinds = (intent.old.value.kind, intent.new.value.kind)
    let methods = [
      (
        "resolves it", was.supportsResolution && kinds.0 == .custom,
        now.supportsResolution && kinds.1 == .custom
      ),
      ("provides its options", was.supportsDynamicEnumeration, now.supportsDynamicEnumeration),
    ]
    for (purpose, before, after) in methods where before != after {
      add(
        after ? .addedMethod : .removedMethod,
        after
          ? "the handler of \(label) has to have a method that \(purpose) now"
          : "the handler's method that \(purpose), \(label), is not called any more", &findings)
    }
    if was.supportsDynamicEnumeration, now.supportsDynamicEnumeration,
      was.supportsSearch != now.supportsSearch
    {
      add(
        .changedMethod,
        "the handler's method that provides options of \(label) "
          + (now.supportsSearch ? "has to take" : "no longer takes") + " a search term", &findings)
    }
  }

  private func compareReasons(_ findings: inout ChangeFindings) {
    let before = was.unsupportedReasons
    let after = now.unsupportedReasons
    if before.isEmpty != after.isEmpty, was.supportsResolution, now.supportsResolution {
      add(
        .changedMethod,
        "the handler's method that resolves \(label) has another result, since there are reasons to "
          + "refuse a value or are none any more", &findings)
    }
    for (index, reason) in before.enumerated() {
      let location = intent.old.place(reason.code.position)
      guard let match = after.firstIndex(where: { $0.code.value == reason.code.value }) else {
        findings.add(
          .removedReason, "the reason '\(reason.code.value)' to refuse \(label) is gone",
          old: location, new: places.new)
        continue
      }
      let numbers = (reason.value?.value ?? index + 1, after[match].value?.value ?? match + 1)
      guard numbers.0 != numbers.1 else { continue }
      findings.add(
        .renumberedReason,
        "the reason '\(reason.code.value)' to refuse \(label) had the number \(numbers.0) and has \(numbers.1) now: "
          + "sessions that were stored with it mean another one",
        old: location, new: intent.new.place(after[match].code.position))
    }
    for reason in after where !before.contains(where: { $0.code.value == reason.code.value }) {
      findings.add(
        .addedReason, "the reason '\(reason.code.value)' to refuse \(label) is new",
        new: intent.new.place(reason.code.position))
    }
  }

  private func compareBehaviour(_ findings: inout ChangeFindings) {
    let values = (was.defaultLabel, now.defaultLabel)
    if values.0 != values.1 {
      add(
        .changedDefault,
        "the default of \(label) was \(values.0 ?? "nothing") and is \(values.1 ?? "nothing") now",
        &findings)
    }
    let (before, after) = (was.metadata, now.metadata)
    let limits =
      !was.numberLimits.isSame(as: now.numberLimits)
      || before.supportsNegativeNumbers != after.supportsNegativeNumbers
      || before.contentTypes != after.contentTypes || was.fixedSizes != now.fixedSizes
      || was.dateMode != now.dateMode
    if limits { add(.changedLimits, "\(label) takes other values than it did", &findings) }
    if values.0 == values.1, !limits {
      findings.compare(was.detailsOfValues, now.detailsOfValues, of: label, places)
    }
    let relations = (was.relationship, now.relationship)
    let parent = relations.0.map { intent.placeholders.newName(ofParameter: $0.parent.value) }
    if parent != relations.1?.parent.value
      || relations.0?.predicate.value != relations.1?.predicate.value
      || relations.0?.value?.value != relations.1?.value?.value
    {
      add(.changedRelationship, "\(label) is asked for under other conditions", &findings)
    }
    comparePrompts(&findings)
  }

  private func comparePrompts(_ findings: inout ChangeFindings) {
    findings.compare(was.displayName, now.displayName, "the name of \(label)", places)
    let none = LocalizedText(nil)
    let texts = [
      ("true", was.metadata.trueDisplayName, now.metadata.trueDisplayName),
      ("false", was.metadata.falseDisplayName, now.metadata.falseDisplayName),
      ("template", was.metadata.template, now.metadata.template),
    ]
    for (name, old, new) in texts {
      findings.compare(old ?? none, new ?? none, "what '\(name)' of \(label) is called", places)
    }
    var kinds: [String] = []
    for kind in (was.prompts + now.prompts).map(\.kind) where !kinds.contains(kind) {
      kinds.append(kind)
      let old = was.prompts.first { $0.kind == kind }?.format ?? none
      let new = now.prompts.first { $0.kind == kind }?.format ?? none
      findings.compare(
        old, new, "the prompt '\(kind)' of \(label)", places,
        renaming: intent.placeholders.renamed(phrase:))
    }
    for reason in now.unsupportedReasons {
      let old = was.unsupportedReasons.first { $0.code.value == reason.code.value }?.format
      guard let old else { continue }
      findings.compare(
        old, reason.format, "the text of the reason '\(reason.code.value)' of \(label)", places,
        renaming: intent.placeholders.renamed(phrase:))
    }
  }
}

extension Parameter {
  /// The default, with its unit.
  fileprivate var defaultLabel: String? {
    guard let value = metadata.defaultValue?.value else { return nil }
    return "'\(value.text)'" + (numberLimits.unit.map { " \($0)" } ?? "")
  }
}
