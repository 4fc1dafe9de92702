import IntentGenerator
import SwiftSyntax

/// Gives properties of intents, responses and values, cases of enumerations, and reasons, their new names
/// wherever a value of the type is used, and says where one holds values of another type now.
struct MemberRenaming: MergeStep {
  let comparison: ProtocolComparison
  /// The new names by the old ones, by the type.
  let names: [String: [String: String]]
  /// What was called otherwise and has the name of something else now, which is gone, by the type.
  private let reused: [String: [String: String]]
  /// What holds values of another type now, by its old name, by the type that has it.
  private let retyped: [String: [String: Retyping]]
  let enumerations: Set<String>

  init(_ comparison: ProtocolComparison) {
    self.comparison = comparison
    var names: [String: [String: String]] = [:]
    var reused: [String: [String: String]] = [:]
    func add(_ old: String, _ new: String, _ type: String, before: some Sequence<String>) {
      guard old != new else { return }
      names[type, default: [:]][old.withoutBackticks] = new
      if before.contains(new) { reused[type, default: [:]][new.withoutBackticks] = old }
    }
    func add(_ then: [HandlerMember], _ now: [HandlerMember], to type: String) {
      for pair in HandlerMember.pairs(then, now) {
        add(pair.then.name, pair.now.name, type, before: then.map(\.name))
      }
    }
    for pair in comparison.pairs {
      for (old, new) in pair.renamedProperties {
        let before = (pair.then?.parameters ?? []).map(\.property)
        add(old, new, pair.now.intentType, before: before)
      }
      let before = pair.then?.responseProperties ?? []
      add(before, pair.now.responseProperties, to: pair.now.responseType)
      for reasons in pair.reasons { add(reasons.then, reasons.now, to: reasons.type) }
      for code in pair.renamedCodes {
        add(code.then, code.now, pair.now.types[.responseCode] ?? "", before: [])
        // A code whose text names properties has a function that makes the response.
        if !before.contains(where: { $0.name == code.then }) {
          add(code.then, code.now, pair.now.responseType, before: [])
        }
      }
    }
    for type in comparison.types { add(type.then.members, type.now.members, to: type.now.name) }
    self.names = names
    self.reused = reused
    retyped = comparison.retypedProperties
    enumerations = Set(comparison.types.map(\.now).filter { $0.kind == .enumeration }.map(\.name))
      .union(comparison.pairs.flatMap { $0.reasons.map(\.type) })
      .union(comparison.pairs.compactMap { $0.now.types[.responseCode] })
  }

  func changes(to index: SourceIndex) -> SourceChanges {
    var (changes, doubts) = changesAndDoubts(in: index)
    for doubt in doubts {
      let meant = doubt.meant.map { "'\($0.type).\(doubt.member.text)', which is '\($0.name)' now" }
      changes.remark(
        "this may be \(meant.joined(separator: ", or ")); the code here does not say of what type it is"
          + "\(doubt.isCase ? "" : " asked"): rename it where that is meant",
        at: doubt.member, in: doubt.source)
    }
    remarkRequirements(in: index, &changes)
    return changes
  }

  /// What to change, and where it cannot be told whether anything is.
  func changesAndDoubts(in index: SourceIndex) -> (SourceChanges, [Doubt]) {
    var changes = SourceChanges()
    var doubts: [Doubt] = []
    guard !names.isEmpty || !retyped.isEmpty else { return (changes, doubts) }
    let known = comparison.knownTypes(in: index)
    let (properties, cases) = (renamedProperties(known), renamedCases(known))
    let (fileLevel, newNames) = (FileLevelNames(index.sources), newNames)
    let words = Set(known.properties.keys).union(comparison.pairs.map(\.now.name))
    for (number, source) in index.sources.enumerated() {
      // Where nothing of a definition is named, its values are hardly found, and words as common as 'name' are.
      let isConcerned = source.tree.tokens(viewMode: .sourceAccurate)
        .contains { words.contains($0.identifierText) }
      let finder = MemberUseFinder(
        typeNames: index.typeNames, known: known,
        doubtingProperties: isConcerned ? Set(properties.keys) : [],
        doubtingCases: isConcerned ? Set(cases.keys) : [],
        hiding: newNames.mapValues { fileLevel.known($0.keys, in: number) })
      finder.walk(source.tree)
      for use in finder.uses { add(use, in: number, &changes) }
      for capture in finder.captures {
        let old = newNames[capture.type]?[capture.name.identifierText] ?? ""
        changes.remark(
          "this '\(capture.name.text)' is declared outside of types, and in an extension of '\(capture.type)' the name "
            + "now stands for what was '\(old)': write the name of its module before it, or give it another one",
          at: capture.name, in: number)
      }
      doubts += finder.doubts.map { member, isCase in
        let meant = (isCase ? cases : properties)[member.identifierText] ?? []
        return Doubt(source: number, member: member, isCase: isCase, meant: meant)
      }
    }
    return (changes, doubts)
  }

  /// What has a name now that nothing of its type had, with what it was called, by the type.
  private var newNames: [String: [String: String]] {
    names.mapValues { renamed in
      Dictionary(renamed.map { ($1.withoutBackticks, $0) }) { first, _ in first }
    }
    .reduce(into: [:]) { found, entry in
      found[entry.key] = entry.value.filter { new, _ in reused[entry.key]?[new] == nil }
    }
  }

  /// A place where a property or a case may be meant that has another name now.
  struct Doubt {
    let source: Int
    let member: TokenSyntax
    let isCase: Bool
    /// The types that have such a member, with its new name.
    let meant: [(type: String, name: String)]
  }

  /// The types that have a property of a name, with its new one, by the old one.
  private func renamedProperties(_ known: KnownTypes) -> [String: [(type: String, name: String)]] {
    var properties: [String: [(type: String, name: String)]] = [:]
    for type in names.keys.sorted() where !enumerations.contains(type) && known.contains(type) {
      for (old, new) in names[type] ?? [:] where known.property(old, of: type) != nil {
        properties[old, default: []].append((type, new))
      }
    }
    return properties
  }

  /// The types that have a case of a name, with its new one, by the old one.
  private func renamedCases(_ known: KnownTypes) -> [String: [(type: String, name: String)]] {
    var cases: [String: [(type: String, name: String)]] = [:]
    for type in names.keys.sorted() where enumerations.contains(type) && known.contains(type) {
      for (old, new) in names[type] ?? [:] { cases[old, default: []].append((type, new)) }
    }
    return cases
  }

  private func add(_ use: MemberUseFinder.Use, in source: Int, _ changes: inout SourceChanges) {
    let old = use.member.text
    if let types = retyped[use.type]?[use.member.identifierText] {
      changes.remark(types.message, at: use.member, in: source)
    }
    guard let new = names[use.type]?[use.member.identifierText] else {
      return remark(use, in: source, &changes)
    }
    changes.add(
      TextEdit(range: use.member.textRange, replacement: use.renamed(to: new)), to: source)
    changes.report(
      HandlerAction(
        kind: enumerations.contains(use.type) ? .renamedCase : .renamedProperty,
        subject: "\(use.type).\(old)",
        before: old,
        after: new
      ),
      in: source
    )
  }

  private func remark(_ use: MemberUseFinder.Use, in source: Int, _ changes: inout SourceChanges) {
    guard let old = reused[use.type]?[use.member.identifierText] else { return }
    changes.remark(
      "this '\(use.member.text)' of '\(use.type)' is gone; the name now stands for what was '\(old)': "
        + "see which of them is meant",
      at: use.member,
      in: source
    )
  }
}

extension ProtocolComparison {
  /// The types whose values can be followed: those of the definitions, under the names that they have
  /// now, with the properties that they had.
  func knownTypes(in index: SourceIndex) -> KnownTypes {
    var known = KnownTypes(ownMembers: index.ownMembers)
    // A type of the user's own with the same name is meant, then.
    let scopes = index.typeNames.scopes
    func add(
      _ type: String, _ properties: [String: String], makesItself: Bool,
      functions: [String] = []
    ) {
      guard !type.isEmpty, !scopes.hasOwnType(type) else { return }
      known.add(
        type, properties: properties, makesItself: makesItself,
        functions: Set(functions.map(\.withoutBackticks)))
    }
    func held(_ members: [(then: HandlerMember, now: HandlerMember)]) -> [String: String] {
      members.reduce(into: [:]) { $0[$1.then.name.withoutBackticks] = $1.now.type }
    }
    for pair in pairs {
      let parameters = pair.parameters.reduce(into: [String: String]()) { types, parameter in
        types[parameter.then.property.withoutBackticks] = parameter.now.type
      }
      add(pair.now.intentType, parameters, makesItself: false)
      let codes = pair.now.types[.responseCode] ?? ""
      add(codes, [:], makesItself: true)
      add(
        pair.now.responseType,
        held(pair.responseProperties).merging(["code": codes]) { own, _ in own },
        makesItself: true,
        functions: ((pair.then?.responseCodes ?? []) + pair.now.responseCodes).map(\.name)
          + pair.now.responseFactories.map(\.name))
      for reasons in pair.reasons { add(reasons.type, [:], makesItself: true) }
    }
    for pair in types {
      add(pair.now.name, held(pair.members), makesItself: pair.now.kind == .enumeration)
    }
    return known
  }
}

extension String {
  /// An identifier without back-ticks.
  var withoutBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
