import IntentGenerator

/// The types of a property's values before and after a change.
struct Retyping: Sendable {
  /// The property, as it is written behind a dot by now.
  let property: String
  let then: String
  let now: String

  /// What there is to say where code is about the property.
  var message: String {
    "'\(property)' had the type '\(then)', and has '\(now)' now; see whether this still fits"
  }
}

extension ProtocolComparison {
  /// The properties of intents, responses and values that have another type now, by their old names, by the type that
  /// has them.
  ///
  /// A type that is the same under another name is none, nor is one that the record does not know.
  var retypedProperties: [String: [String: Retyping]] {
    let names = Dictionary(types.map { ($0.then.name, $0.now.name) }) { first, _ in first }
    var retyped: [String: [String: Retyping]] = [:]
    func add(
      _ then: (name: String, type: String?), _ now: (name: String, type: String?), of type: String
    ) {
      guard let before = then.type, let after = now.type else { return }
      let renamed = before.elementType.map { "[\(names[$0] ?? $0)]" } ?? names[before] ?? before
      guard renamed != after else { return }
      retyped[type, default: [:]][then.name.withoutBackticks] = Retyping(
        property: now.name, then: before, now: after)
    }
    for pair in pairs {
      for (then, now) in pair.parameters {
        add((then.property, then.type), (now.property, now.type), of: pair.now.intentType)
      }
      for (then, now) in pair.responseProperties {
        add((then.name, then.type), (now.name, now.type), of: pair.now.responseType)
      }
    }
    for type in types {
      for (then, now) in type.members {
        add((then.name, then.type), (now.name, now.type), of: type.now.name)
      }
    }
    return retyped
  }
}
