import IntentGenerator

extension HandlerRecord {
  /// The same with the tags that things have by now: they may have others since the handlers were brought up to
  /// date, as where a merge of two branches gave one tag to two parameters, and a fix another to one of them.
  ///
  /// - Parameter definitions: What the definitions are before the change that handlers are to follow.
  func tagged(as definitions: [HandlerDefinition]) -> HandlerRecord {
    var record = self
    let protocols = definitions.flatMap(\.protocols)
    for index in record.intents.indices {
      let entry = record.intents[index]
      let handler = protocols.first {
        $0.definition == entry.definition && $0.intent == entry.intent
      }
      if let handler { record.intents[index] = entry.tagged(as: handler) }
    }
    let types = definitions.flatMap { definition in definition.types.map { (definition.name, $0) } }
    record.definitions = record.definitions?.map { definition in
      var definition = definition
      for index in definition.types.indices {
        let type = definition.types[index]
        let now = types.first {
          $0 == definition.name && $1.name == type.name && $1.kind == type.kind
        }
        guard let members = now?.1.members else { continue }
        definition.types[index].members = HandlerMember.tagged(type.members, as: members)
      }
      return definition
    }
    return record
  }
}

extension HandlerRecord.Entry {
  fileprivate func tagged(as handler: HandlerProtocol) -> HandlerRecord.Entry {
    var entry = self
    let tagged = TaggedPairs(parameters, handler.parameters)
    let pairs = tagged.pairs.filter { then, now in
      then.name == now.name && (then.key != now.key || !tagged.isUnique(then.key))
    }
    let outdated = pairs.flatMap { roles($0.then.key) + roles($0.now.key) }
    entry.types.removeAll { outdated.contains($0.role) }
    for (then, now) in pairs {
      guard let index = entry.parameters.firstIndex(of: then) else { continue }
      entry.parameters[index].key = now.key
      entry.parameters[index].methods = now.methods
      entry.types += roles(now.key).compactMap { role in
        handler.types[role].map { HandlerRecord.TypeName(role: role, name: $0) }
      }
    }
    entry.responseProperties = responseProperties.map {
      HandlerMember.tagged($0, as: handler.responseProperties)
    }
    return entry
  }

  /// What types of a parameter's own are to its intent.
  private func roles(_ key: String) -> [HandlerProtocol.Role] { [.reasons(key), .result(key)] }
}

extension HandlerMember {
  /// Members as they were, with the tags of now where their name is the same.
  fileprivate static func tagged(
    _ members: [HandlerMember], as now: [HandlerMember]
  ) -> [HandlerMember] {
    let pairs = pairs(members, now).filter { $0.then.name == $0.now.name }
    return members.map { member in
      var member = member
      member.key = pairs.first { $0.then == member }?.now.key ?? member.key
      return member
    }
  }
}
