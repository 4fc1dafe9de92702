import Diagnostics
import IntentDefinition

/// Something of a definition, with where it stands.
struct Placed<Value> {
  let value: Value
  let definition: Definition
  let location: SourceLocation

  init(_ value: Value, in definition: Definition, at position: SourcePosition) {
    self.value = value
    self.definition = definition
    location = definition.location(position)
  }

  /// A place in the same file.
  func place(_ position: SourcePosition) -> SourceLocation { definition.location(position) }
}

extension Placed where Value == Intent {
  /// The intents that become types of their own.
  static func intents(of definition: Definition) -> [Placed<Intent>] {
    definition.intents.filter(definition.generates)
      .map { Placed($0, in: definition, at: $0.name.position) }
  }
}

/// Which of the new things is which of the old ones.
struct Pairing<Thing> {
  /// What is there in both, in the new order.
  private(set) var pairs: [(old: Thing, new: Thing)] = []
  /// What is there no more, in the old order.
  private(set) var gone: [Thing] = []
  /// What was not there, in the new order.
  private(set) var added: [Thing] = []

  /// - Parameter ways: How two things may be the same, the surest first.
  init(_ old: [Thing], _ new: [Thing], ways: [(Thing, Thing) -> Bool]) {
    var rest = Array(old.indices)
    var found: [Int: Int] = [:]
    for isSame in ways {
      for index in new.indices where found[index] == nil {
        guard let match = rest.firstIndex(where: { isSame(old[$0], new[index]) }) else { continue }
        found[index] = rest.remove(at: match)
      }
    }
    for (index, thing) in new.enumerated() {
      if let match = found[index] { pairs.append((old[match], thing)) } else { added.append(thing) }
    }
    gone = rest.map { old[$0] }
  }
}

extension Pairing where Thing == Parameter {
  /// Parameters, by their names, which requests and code have; then by their tags, which outlive names.
  init(_ old: [Parameter], _ new: [Parameter]) {
    self.init(
      old, new,
      ways: [
        { $0.name.value == $1.name.value },
        { $0.tag != nil && $0.tag?.value == $1.tag?.value },
      ])
  }
}
