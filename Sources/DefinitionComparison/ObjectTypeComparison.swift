import Diagnostics
import IntentDefinition

/// What changed about an object type.
struct ObjectTypeComparison {
  private let old: Placed<ObjectType>
  private let new: Placed<ObjectType>
  private let types: TypePairs

  init(_ pair: (old: Placed<ObjectType>, new: Placed<ObjectType>), _ types: TypePairs) {
    (old, new) = pair
    self.types = types
  }

  func run(_ findings: inout ChangeFindings) {
    let label = "type '\(new.value.name.value)'"
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
    if old.value.isPlainValue != new.value.isPlainValue {
      findings.add(
        .changedPropertyType,
        "the \(label) \(new.value.isPlainValue ? "lost" : "got") identifier and display string",
        old: old.location, new: new.location)
    }
    let properties = Pairing(old.value.ownProperties, new.value.ownProperties)
    compareSpeech(properties, label, &findings)
    let places = (old: old.location, new: new.location)
    findings.compare(old.value.details, new.value.details, of: label, places)
    for (was, now) in properties.pairs { compare(was, now, label, &findings) }
    for gone in properties.gone {
      findings.add(
        .removedProperty,
        "'\(gone.name.value)' of \(label) is gone, with what was stored in it",
        old: old.place(gone.name.position), new: new.location)
    }
    for added in properties.added {
      findings.add(
        .addedProperty, "'\(added.name.value)' of \(label) is new",
        new: new.place(added.name.position))
    }
  }

  private func compareSpeech(
    _ properties: Pairing<Parameter>, _ label: String, _ findings: inout ChangeFindings
  ) {
    let spoken = old.value.spokenProperty.map { property in
      properties.pairs.first { $0.old.name.value == property.value }?.new.name.value
        ?? property.value
    }
    if spoken != new.value.spokenProperty?.value {
      findings.add(
        .changedSpokenProperty,
        "people name values of \(label) by \(new.value.spokenProperty.map { "'\($0.value)'" } ?? "the display string") now",
        old: old.location, new: new.location)
    }
    findings.compare(
      old.value.vocabularyKinds, new.value.vocabularyKinds, label,
      (old: old.location, new: new.location))
  }

  private func compare(
    _ was: Parameter, _ now: Parameter, _ label: String, _ findings: inout ChangeFindings
  ) {
    let places = (old: old.place(was.name.position), new: new.place(now.name.position))
    if was.name.value != now.name.value {
      findings.add(
        .renamedProperty,
        "'\(was.name.value)' of \(label) is called '\(now.name.value)' now, and what was stored has the old name",
        old: places.old, new: places.new)
    }
    if !types.isSame(was.type.value, now.type.value)
      || was.supportsMultipleValues != now.supportsMultipleValues
    {
      findings.add(
        .changedPropertyType,
        "'\(now.name.value)' of \(label) was \(was.typeLabel) and is \(now.typeLabel) now",
        old: places.old, new: places.new)
    }
    findings.compare(
      was.detailsOfProperty, now.detailsOfProperty, of: "'\(now.name.value)' of \(label)", places)
  }
}

extension ObjectType {
  fileprivate var details: Details {
    var details = Details()
    details.add("display name", displayName)
    details.add("the last tag", lastPropertyTag?.value)
    // The four that every object has.
    details.add(
      "the properties that every object has",
      properties.filter { !isPlainValue && $0.isDefaultProperty }.map(\.everything))
    return details
  }
}

extension ChangeFindings {
  /// Says that values are named by other words of the user's.
  mutating func compare(
    _ old: [Located<String>], _ new: [Located<String>], _ label: String,
    _ places: (old: SourceLocation, new: SourceLocation)
  ) {
    guard old.map(\.value) != new.map(\.value) else { return }
    let kinds = new.map { "'\($0.value)'" }.joined(separator: ", ")
    add(
      .changedVocabularyKinds,
      "values of \(label) are named by the user's vocabulary of \(kinds.isEmpty ? "no kind" : kinds) now",
      old: places.old, new: places.new)
  }
}

extension Parameter {
  /// `Integer`, or `several Integer`.
  var typeLabel: String {
    (supportsMultipleValues ? "several " : "") + "'\(type.value.name)'"
  }
}
