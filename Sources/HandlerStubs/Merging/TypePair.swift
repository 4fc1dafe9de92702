import IntentGenerator

/// A type that a definition declares, and what it was.
struct TypePair: Sendable {
  let now: HandlerType
  let then: HandlerType

  /// The properties or cases, with what they were.
  var members: [(then: HandlerMember, now: HandlerMember)] {
    HandlerMember.pairs(then.members, now.members)
  }

  /// Compares by what stays with a type, then by its name; first within a definition, then between
  /// them, since a definition's file may have another name now.
  ///
  /// - Parameter names: The definitions that there is something to say about.
  static func pairs(
    _ definitions: [HandlerDefinition],
    with record: HandlerRecord,
    in names: Set<String>
  ) -> [TypePair] {
    let now = definitions.flatMap { definition in definition.types.map { (definition.name, $0) } }
    var rest = (record.definitions ?? []).filter { names.contains($0.name) }
      .flatMap { definition in definition.types.map { (definition.name, $0) } }
    var found: [Int: HandlerType] = [:]
    func isIdentical(_ now: HandlerType, _ then: HandlerType) -> Bool {
      now.identity != nil && now.identity == then.identity
    }
    let ways: [(HandlerType, HandlerType) -> Bool] = [
      { isIdentical($0, $1) && $0.name == $1.name }, isIdentical, { $0.name == $1.name },
    ]
    for isWithin in [true, false] {
      for isMatch in ways {
        for (index, (definition, type)) in now.enumerated() where found[index] == nil {
          let match = rest.firstIndex { other, then in
            (other == definition) == isWithin && then.kind == type.kind && isMatch(type, then)
          }
          if let match { found[index] = rest.remove(at: match).1 }
        }
      }
    }
    return now.enumerated().compactMap { index, now in
      found[index].map { TypePair(now: now.1, then: $0) }
    }
  }
}

extension HandlerMember {
  /// The members that are there still, with what they were.
  ///
  /// Of what has neither a tag nor an ID, as a reason without a text, its place says which one it was, where there are
  /// as many as before.
  static func pairs(
    _ then: [HandlerMember],
    _ now: [HandlerMember]
  ) -> [(then: HandlerMember, now: HandlerMember)] {
    let tagged = TaggedPairs(then, now).pairs
    guard then.count == now.count else { return tagged }
    return zip(then, now).compactMap { old, new in
      if let pair = tagged.first(where: { $0.now == new }) { return pair }
      let isRenamed =
        old.isKnownByName && new.isKnownByName && old.type == new.type
        && !tagged.contains { $0.then == old }
      return isRenamed ? (old, new) : nil
    }
  }

  /// Whether nothing stays with it when its name changes.
  private var isKnownByName: Bool { key == name.withoutBackticks }
}
