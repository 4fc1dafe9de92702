import Diagnostics
import IntentDefinition

/// What changed about an enumeration or an option set.
///
/// A case is written by its name and read by its number too; an option set is written as a number.
struct EnumerationComparison {
  private let old: Placed<Enumeration>
  private let new: Placed<Enumeration>

  init(_ pair: (old: Placed<Enumeration>, new: Placed<Enumeration>)) {
    (old, new) = pair
  }

  func run(_ findings: inout ChangeFindings) {
    let label = "enumeration '\(new.value.name.value)'"
    if old.value.typeName != new.value.typeName {
      findings.add(
        .renamedSwiftType,
        "the Swift type '\(old.value.typeName)' is called '\(new.value.typeName)' now",
        old: old.location, new: new.location)
    } else {
      findings.compare(
        Details(prefix: old.value.classPrefix, className: old.value.className),
        Details(prefix: new.value.classPrefix, className: new.value.className), of: label,
        (old: old.location, new: new.location))
    }
    if old.value.kind != new.value.kind {
      findings.add(
        .changedEnumerationKind,
        new.value.kind == .optionSet
          ? "the \(label) was one of its values and is any set of them now"
          : "the \(label) was any set of its values and is one of them now",
        old: old.location, new: new.location)
    }
    findings.compare(
      old.value.details, new.value.details, of: label, (old: old.location, new: new.location))
    compareValues(label, &findings)
  }

  private func compareValues(_ label: String, _ findings: inout ChangeFindings) {
    let values = Pairing(
      old.value.values, new.value.values,
      ways: [
        { $0.name.value == $1.name.value },
        { $0.index?.value == $1.index?.value && $0.displayName.id == $1.displayName.id },
        { $0.index?.value == $1.index?.value },
      ])
    for (was, now) in values.pairs { compare(was, now, label, &findings) }
    for gone in values.gone {
      findings.add(
        .removedCase,
        "'\(gone.name.value)' of \(label) is gone: a stored value of it cannot be read any more",
        old: old.place(gone.name.position), new: new.location)
    }
    for added in values.added {
      findings.add(
        .addedCase,
        "'\(added.name.value)' of \(label) is new: a 'switch' over it that has no 'default' no longer compiles",
        new: new.place(added.name.position))
    }
  }

  private func compare(
    _ was: EnumerationValue, _ now: EnumerationValue, _ label: String,
    _ findings: inout ChangeFindings
  ) {
    let places = (old: old.place(was.name.position), new: new.place(now.name.position))
    if was.name.value != now.name.value {
      findings.add(
        .renamedCase,
        "'\(was.name.value)' of \(label) is called '\(now.name.value)' now, and stored values have the old name",
        old: places.old, new: places.new)
    } else if was.index?.value != now.index?.value {
      findings.add(
        .renumberedCase,
        "'\(now.name.value)' of \(label) had the number \(was.index?.value ?? 0) and has \(now.index?.value ?? 0) now: "
          + "what was stored by number means something else",
        old: places.old, new: places.new)
    }
    let name = "'\(now.name.value)' of \(label)"
    findings.compare(was.displayName, now.displayName, "the name of \(name)", places)
    if was.words != now.words {
      findings.add(
        .changedSynonyms, "\(name) is known by other synonyms, or under another pronunciation",
        old: places.old, new: places.new)
    }
  }
}

extension EnumerationValue {
  /// What it is called besides, and how that is pronounced.
  fileprivate var words: [[String?]] {
    synonyms.map {
      [$0.text.nonempty, $0.text.id, $0.pronunciationHint.nonempty, $0.pronunciationHint.id]
    }
  }
}

extension Enumeration {
  fileprivate var details: Details {
    var details = Details()
    details.add("display name", displayName)
    details.add("header", generatesHeader)
    return details
  }
}

extension ChangeFindings {
  /// Says that people read or hear another text; one in which only placeholders have other names is the same.
  mutating func compare(
    _ old: LocalizedText, _ new: LocalizedText, _ name: String,
    _ places: (old: SourceLocation, new: SourceLocation),
    renaming: (String) -> String = { $0 }
  ) {
    let isSame = old.nonempty == new.nonempty || old.nonempty.map(renaming) == new.nonempty
    if !isSame {
      add(
        .changedText,
        "\(name) was \(Self.quoted(old.nonempty)) and is \(Self.quoted(new.nonempty)) now",
        old: places.old, new: places.new)
    }
    // A text that is new, or gone, has been told of.
    guard old.id != new.id, isSame || old.nonempty != nil && new.nonempty != nil else { return }
    add(
      .changedTextIdentifier,
      "the ID under which \(name) is translated was \(Self.quoted(old.id)) and is \(Self.quoted(new.id)) now",
      old: places.old, new: places.new)
  }

  private static func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "nothing" }
}
