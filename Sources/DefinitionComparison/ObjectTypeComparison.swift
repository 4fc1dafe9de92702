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
    }
    if old.value.isPlainValue != new.value.isPlainValue {
      findings.add(
        .changedPropertyType,
        "the \(label) \(new.value.isPlainValue ? "lost" : "got") identifier and display string",
        old: old.location, new: new.location)
    }
    let properties = Pairing(old.value.ownProperties, new.value.ownProperties)
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
  }
}

extension Parameter {
  /// `Integer`, or `several Integer`.
  var typeLabel: String {
    (supportsMultipleValues ? "several " : "") + "'\(type.value.name)'"
  }
}
