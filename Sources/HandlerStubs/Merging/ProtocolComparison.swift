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
  /// The types that definitions declare, with what they were.
  let types: [TypePair]
  /// What these definitions had, and have no more.
  let gone: [HandlerRecord.Entry]
  /// What other definitions had when handlers were written for them.
  let others: [HandlerRecord.Entry]
  /// What is to be remembered of definitions that were not read.
  private let otherDefinitions: [HandlerRecord.Definition]
  private let definitions: [HandlerDefinition]
  /// What was gone before of these definitions, by the definition and the type that had it.
  let formerCases: [String: [String: [String]]]
  /// The same of definitions that were not read.
  private let otherFormerCases: [String: [String: [String]]]
  /// The definitions that do not exist any more.
  private let goneDefinitions: Set<String>
  /// What the record is to say further.
  private let record: HandlerRecord

  /// Compares by what stays with an intent, then by its name.
  ///
  /// - Parameter goneDefinitions: The definitions that do not exist any more.
  init(
    _ definitions: [HandlerDefinition],
    gone goneDefinitions: Set<String>,
    with record: HandlerRecord
  ) {
    let protocols = definitions.flatMap(\.protocols)
    let names = goneDefinitions.union(definitions.map(\.name))
    let known = Set((record.definitions ?? []).map(\.name))
    var rest = record.intents
    var found: [Int: HandlerRecord.Entry] = [:]
    func match(_ isMatch: (HandlerProtocol, HandlerRecord.Entry) -> Bool) {
      for (index, handler) in protocols.enumerated() where found[index] == nil {
        guard let match = rest.firstIndex(where: { isMatch(handler, $0) }) else { continue }
        found[index] = rest.remove(at: match)
      }
    }
    func isIdentical(_ now: HandlerProtocol, _ then: HandlerRecord.Entry) -> Bool {
      now.identity != nil && now.identity == then.identity
    }
    match { $0.definition == $1.definition && $0.intent == $1.intent && isIdentical($0, $1) }
    match { $0.definition == $1.definition && isIdentical($0, $1) }
    match { $0.definition == $1.definition && $0.intent == $1.intent }
    // The definition's file may have been renamed, or the intent moved to another one.
    match {
      isIdentical($0, $1) && (names.contains($1.definition) || !known.contains($1.definition))
    }
    types = TypePair.pairs(definitions, with: record, in: names)
    pairs = protocols.enumerated().map { Pair(now: $1, then: found[$0]) }
    gone = rest.filter { names.contains($0.definition) }
    others = rest.filter { !names.contains($0.definition) }
    otherDefinitions = (record.definitions ?? []).filter { definition in
      !definitions.contains { $0.name == definition.name }
    }
    let former = record.removedCases ?? [:]
    formerCases = former.filter { names.contains($0.key) }
    otherFormerCases = former.filter { !names.contains($0.key) }
    self.definitions = definitions
    self.goneDefinitions = goneDefinitions
    self.record = record
  }

  /// The names of the types that definitions declare, also of those that were not read.
  var typeNames: Set<String> {
    Set((definitions.flatMap(\.types) + otherDefinitions.flatMap(\.types)).map(\.name))
  }

  /// Whether a definition does not exist any more.
  func isGone(_ definition: String) -> Bool { goneDefinitions.contains(definition) }
}

extension ProtocolComparison.Pair {
  /// The properties of the response, with what they were.
  var responseProperties: [(then: HandlerMember, now: HandlerMember)] {
    HandlerMember.pairs(then?.responseProperties ?? [], now.responseProperties)
  }

  /// The codes of the response that have another name now.
  ///
  /// A code's number is its place among them, so that it says which one it was only where there are as many.
  var renamedCodes: [(then: String, now: String)] {
    let (before, after) = (then?.responseCodes ?? [], now.responseCodes)
    guard before.count == after.count else { return [] }
    let (gone, new) = (
      before.filter { code in !after.contains { $0.name == code.name } },
      after.filter { code in !before.contains { $0.name == code.name } }
    )
    return new.compactMap { code in gone.first { $0.key == code.key }.map { ($0.name, code.name) } }
  }

  /// The parameters that are there still, with what they were.
  var parameters: [(then: HandlerRecord.ParameterName, now: HandlerRecord.ParameterName)] {
    tagged.pairs
  }

  /// The parameters that kept what is written for their names, with those that have the tags that they had.
  var doubtfulParameters: [(kept: HandlerRecord.ParameterName, other: HandlerRecord.ParameterName)]
  { tagged.doubts }

  private var tagged: TaggedPairs<HandlerRecord.ParameterName> {
    TaggedPairs(then?.parameters ?? [], now.parameters)
  }

  /// The types of reasons that are there still, with what they were.
  ///
  /// Where two parameters have one tag, nobody knows whose a type is.
  var reasons: [(type: String, then: [HandlerMember], now: [HandlerMember])] {
    let tagged = tagged
    return tagged.pairs.compactMap { then, now in
      guard tagged.isUnique(now.key), let before = then.reasons,
        let type = self.now.types[.reasons(now.key)]
      else { return nil }
      return (type, before, now.reasons ?? [])
    }
  }

  /// The parameters that are gone.
  var removedParameters: [HandlerRecord.ParameterName] {
    let kept = parameters.map(\.then)
    return (then?.parameters ?? []).filter { parameter in
      !kept.contains { $0.key == parameter.key && $0.name == parameter.name }
    }
  }

  /// The generated types that have another name now.
  var renamedTypes: [String: String] {
    guard let then else { return [:] }
    let tagged = tagged
    let keys = Dictionary(tagged.pairs.map { ($0.then.key, $0.now.key) }) { first, _ in first }
    func key(_ then: String) -> String? {
      let now = keys[then] ?? then
      return tagged.isUnique(then) && tagged.isUnique(now) ? now : nil
    }
    var renamed: [String: String] = [:]
    for type in then.types {
      let role: HandlerProtocol.Role? =
        switch type.role {
        case .reasons(let then): key(then).map { .reasons($0) }
        case .result(let then): key(then).map { .result($0) }
        default: type.role
        }
      if let role, let name = now.types[role], name != type.name { renamed[type.name] = name }
    }
    return renamed
  }

  /// The methods that have another name now.
  var renamedMethods: [String: String] {
    var renamed: [String: String] = [:]
    for (then, now) in parameters {
      // A record may give the methods of two parameters with one tag to each of them.
      for method in now.methods where !then.methods.contains(method) {
        let old = then.methods.first { $0.kind == method.kind }
        if let old { renamed[old.name] = method.name }
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
  /// back. What an intent was is remembered while there is no handler to follow it, unless other code followed.
  ///
  /// - Parameter served: The intents that get a handler.
  func record(
    of draft: HandlerDraft, writesNewHandlers: Bool, serving served: Set<String>
  ) -> HandlerRecord {
    let index = draft.index
    let search = HandlerSearch(index: index)
    let unserved =
      draft.followsNothing ? unserved(search).filter { !served.contains($0.intent) } : []
    let recorded = pairs.filter { pair in
      writesNewHandlers || !pair.isNew || !search.conformances(to: pair.now).isEmpty
    }
    let entries = recorded.map { pair in
      if let then = unserved.first(where: { $0 == pair.then }) { return then }
      // What could not have its new name yet is to follow once it can.
      let obstacles = ObstructingMethods(comparison: self).find(of: pair, search)
      let names = obstacles.compactMap { found in found.awaiting.map { (found.expected.name, $0) } }
      return HandlerRecord.Entry(pair.now, formerMethods: pair.formerMethods)
        .renamingMethods(Dictionary(names) { first, _ in first })
    }
    let stale = StaleMethods(comparison: self)
    let remembered = stale.gone.filter { !stale.methods(of: $0, search).isEmpty }.map { entry in
      var entry = entry
      entry.isGone = true
      return entry
    }
    let intents = entries + remembered + others
    let current = definitions.map { definition in
      let then = record.definitions?.first { $0.name == definition.name }
      let isKept = unserved.contains { $0.definition == definition.name }
      return HandlerRecord.Definition(
        name: definition.name, file: definition.file,
        types: isKept ? then?.types ?? definition.types : definition.types)
    }
    let kept = otherDefinitions.filter { definition in
      intents.contains { $0.definition == definition.name }
    }
    let removed = removedCasesByDefinition.merging(otherFormerCases) { own, _ in own }
    return HandlerRecord(
      definitions: (current + kept).sorted { $0.name < $1.name },
      intents: intents.sorted { ($0.definition, $0.intent) < ($1.definition, $1.intent) },
      removedCases: removed.isEmpty ? nil : removed,
      sources: record.sources)
  }

  /// What was recorded of intents that had a handler, of which nothing is found.
  func unserved(_ search: HandlerSearch) -> [HandlerRecord.Entry] {
    pairs.compactMap { pair in
      guard let then = pair.then, !then.isGone, then.definition == pair.now.definition,
        search.conformances(to: pair.now).isEmpty
      else { return nil }
      return then
    }
  }

  /// The codes, reasons and cases that are gone, by the definition and the type that had them.
  private var removedCasesByDefinition: [String: [String: [String]]] {
    // What went before its definition's file was renamed is of the definition all the same.
    let renamed = pairs.reduce(into: [String: String]()) { renamed, pair in
      if let then = pair.then { renamed[then.definition] = pair.now.definition }
    }
    var owners = formerCases.reduce(into: [String: String]()) { owners, entry in
      for type in entry.value.keys { owners[type] = renamed[entry.key] ?? entry.key }
    }
    for pair in pairs {
      let types = (pair.then?.types.map(\.name) ?? []) + pair.now.types.values
      for type in types { owners[type] = pair.now.definition }
    }
    for definition in definitions {
      for type in definition.types { owners[type.name] = definition.name }
    }
    return removedCases.reduce(into: [:]) { cases, entry in
      if let owner = owners[entry.key] { cases[owner, default: [:]][entry.key] = entry.value }
    }
  }
}
