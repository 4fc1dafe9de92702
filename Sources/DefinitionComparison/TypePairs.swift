import Diagnostics
import IntentDefinition

/// Which of the new types is which of the old ones.
struct TypePairs {
  let objects: [(old: Placed<ObjectType>, new: Placed<ObjectType>)]
  let enumerations: [(old: Placed<Enumeration>, new: Placed<Enumeration>)]
  /// The types that are there no more.
  let gone: [(label: String, location: SourceLocation)]
  /// The types that were not there.
  let added: [(label: String, location: SourceLocation)]
  private let newNames: [String: String]

  init(_ old: DefinitionSet, _ new: DefinitionSet) {
    let objects = Pairing(
      Self.objects(of: old), Self.objects(of: new),
      ways: [
        { $0.value.name.value == $1.value.name.value },
        { $0.value.displayName.id != nil && $0.value.displayName.id == $1.value.displayName.id },
      ])
    let enumerations = Pairing(
      Self.enumerations(of: old), Self.enumerations(of: new),
      ways: [
        { $0.value.name.value == $1.value.name.value },
        { $0.value.displayName.id != nil && $0.value.displayName.id == $1.value.displayName.id },
      ])
    self.objects = objects.pairs
    self.enumerations = enumerations.pairs
    gone =
      objects.gone.map { ("type '\($0.value.name.value)'", $0.location) }
      + enumerations.gone.map { ("enumeration '\($0.value.name.value)'", $0.location) }
    let names =
      objects.pairs.map { ($0.old.value.typeName, $0.new.value.typeName) }
      + enumerations.pairs.map { ($0.old.value.typeName, $0.new.value.typeName) }
    newNames = Dictionary(names) { first, _ in first }
    added =
      objects.added.map { ("type '\($0.value.name.value)'", $0.location) }
      + enumerations.added.map { ("enumeration '\($0.value.name.value)'", $0.location) }
  }

  /// Whether two types are the same, whatever they are called now.
  func isSame(_ old: ValueType, _ new: ValueType) -> Bool {
    switch (old, new) {
    case (.objectType(let old), .objectType(let new)),
      (.enumeration(let old), .enumeration(let new)):
      if case .declared(let oldName) = old.target, case .declared(let newName) = new.target {
        return newNames[oldName].map { $0 == newName } ?? (oldName == newName)
      }
      return old.target == new.target
    default: return old == new
    }
  }

  /// Whether what was stored as one type is read as another, and means the same.
  static func reads(_ new: ValueType, _ old: ValueType) -> Bool {
    guard case .basic(let old) = old, case .basic(let new) = new else { return false }
    switch (old, new) {
    case (.integer, .decimal), (.integer, .timeInterval), (.decimal, .timeInterval),
      (.timeInterval, .decimal), (.url, .string):
      return true
    default: return false
    }
  }

  private static func objects(of set: DefinitionSet) -> [Placed<ObjectType>] {
    set.definitions.map(\.definition).flatMap { definition in
      definition.types.map { Placed($0, in: definition, at: $0.name.position) }
    }
  }

  private static func enumerations(of set: DefinitionSet) -> [Placed<Enumeration>] {
    set.definitions.map(\.definition).flatMap { definition in
      definition.enumerations.map { Placed($0, in: definition, at: $0.name.position) }
    }
  }
}
