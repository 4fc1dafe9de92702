import IntentGenerator

/// Which protocol of now is which of then.
struct ProtocolComparison: Sendable {
  /// A protocol, and what it was.
  struct Pair: Sendable {
    let now: HandlerProtocol
    let then: HandlerRecord.Entry?
  }

  /// The protocols of now, in their order.
  let pairs: [Pair]
  /// What these definitions had, and have no more.
  let gone: [HandlerRecord.Entry]
  /// What other definitions had when handlers were written for them.
  let others: [HandlerRecord.Entry]

  /// Compares by what stays with an intent, then by its name.
  init(_ protocols: [HandlerProtocol], with record: HandlerRecord) {
    var rest = record.intents
    var found: [Int: HandlerRecord.Entry] = [:]
    func match(_ isMatch: (HandlerProtocol, HandlerRecord.Entry) -> Bool) {
      for (index, handler) in protocols.enumerated() where found[index] == nil {
        guard let match = rest.firstIndex(where: { isMatch(handler, $0) }) else { continue }
        found[index] = rest.remove(at: match)
      }
    }
    let definitions = Set(protocols.map(\.definition))
    func isIdentical(_ now: HandlerProtocol, _ then: HandlerRecord.Entry) -> Bool {
      now.identity != nil && now.identity == then.identity
    }
    match { $0.definition == $1.definition && $0.intent == $1.intent && isIdentical($0, $1) }
    match { $0.definition == $1.definition && isIdentical($0, $1) }
    match { $0.definition == $1.definition && $0.intent == $1.intent }
    // The definition's file may have been renamed.
    match { isIdentical($0, $1) && !definitions.contains($1.definition) }
    pairs = protocols.enumerated().map { Pair(now: $1, then: found[$0]) }
    gone = rest.filter { definitions.contains($0.definition) }
    others = rest.filter { !definitions.contains($0.definition) }
  }
}

extension ProtocolComparison.Pair {
  /// The parameters that have another name now, or another method.
  var parameters: [(then: HandlerRecord.ParameterName, now: HandlerRecord.ParameterName)] {
    guard let then else { return [] }
    var rest = then.parameters
    let current = now.parameters
    var found: [Int: HandlerRecord.ParameterName] = [:]
    for isMatch: (HandlerRecord.ParameterName, HandlerRecord.ParameterName) -> Bool in [
      { $0.key == $1.key }, { $0.name == $1.name },
    ] {
      for (index, parameter) in current.enumerated() where found[index] == nil {
        guard let match = rest.firstIndex(where: { isMatch(parameter, $0) }) else { continue }
        found[index] = rest.remove(at: match)
      }
    }
    return current.enumerated().compactMap { index, now in found[index].map { ($0, now) } }
  }

  /// The generated types that have another name now.
  var renamedTypes: [String: String] {
    guard let then else { return [:] }
    let keys = Dictionary(parameters.map { ($0.then.key, $0.now.key) }) { first, _ in first }
    var renamed: [String: String] = [:]
    for type in then.types {
      let role =
        switch type.role {
        case .reasons(let key): HandlerProtocol.Role.reasons(keys[key] ?? key)
        case .result(let key): HandlerProtocol.Role.result(keys[key] ?? key)
        default: type.role
        }
      if let name = now.types[role], name != type.name { renamed[type.name] = name }
    }
    return renamed
  }

  /// The methods that have another name now.
  var renamedMethods: [String: String] {
    var renamed: [String: String] = [:]
    for (then, now) in parameters {
      for method in now.methods {
        let old = then.methods.first { $0.kind == method.kind }
        if let old, old.name != method.name { renamed[old.name] = method.name }
      }
    }
    return renamed
  }

  /// The properties that have another name now.
  var renamedProperties: [String: String] {
    var renamed: [String: String] = [:]
    for (then, now) in parameters where then.property != now.property {
      renamed[then.property] = now.property
    }
    return renamed
  }

  /// The methods that the protocol had once, and has no more.
  var formerMethods: [String] {
    guard let then else { return [] }
    let names = Set(now.methods.map(\.name))
    let renamed = renamedMethods
    let old = then.methods.map { renamed[$0] ?? $0 } + then.formerMethods.map { renamed[$0] ?? $0 }
    return Set(old).subtracting(names).sorted()
  }
}

extension ProtocolComparison {
  /// What to remember for the next time.
  ///
  /// What is gone is remembered as long as there is code for it, so that it is known when it comes
  /// back.
  func record(staleIn index: SourceIndex) -> HandlerRecord {
    let search = HandlerSearch(index: index)
    let current = pairs.map { HandlerRecord.Entry($0.now, formerMethods: $0.formerMethods) }
    let stale = StaleMethods(comparison: self)
    let remembered = gone.filter { !stale.methods(of: $0, search).isEmpty }.map { entry in
      var entry = entry
      entry.isGone = true
      return entry
    }
    let all = current + remembered + others
    return HandlerRecord(
      intents: all.sorted { ($0.definition, $0.intent) < ($1.definition, $1.intent) })
  }
}
