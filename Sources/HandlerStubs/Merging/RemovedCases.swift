import Diagnostics
import IntentGenerator
import SwiftSyntax

/// Says where code names a code, reason or case that its definition has no more, for as long as it does.
struct RemovedCases: MergeStep {
  private let comparison: ProtocolComparison
  /// What is gone, by the type of which code names it: functions that make responses have the names of codes.
  private let names: [String: Set<String>]
  /// What another one was called that has such a name now, by the type and the name.
  private var former: [String: [String: String]]

  init(_ comparison: ProtocolComparison) {
    self.init(comparison, names: comparison.removedCases.mapValues(Set.init), former: [:])
  }

  /// Those of which another one has the name from now on, in code that has no new names yet: behind that nobody can tell which
  /// of the two was meant.
  static func retaken(_ comparison: ProtocolComparison) -> RemovedCases {
    let former = comparison.retakenCases
    return RemovedCases(comparison, names: former.mapValues { Set($0.keys) }, former: former)
  }

  private init(
    _ comparison: ProtocolComparison, names: [String: Set<String>],
    former: [String: [String: String]]
  ) {
    (self.comparison, self.former) = (comparison, former)
    var names = names
    for pair in comparison.pairs {
      guard let type = pair.now.types[.responseCode], let codes = names[type] else { continue }
      let properties = pair.now.responseProperties.map(\.name.withoutBackticks)
      names[pair.now.responseType] = codes.subtracting(properties)
      self.former[pair.now.responseType] = former[type]
    }
    self.names = names
  }

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    for use in uses(in: index) { changes.remark(use.message, at: use.name, in: use.source) }
    return changes
  }

  /// A warning for each place in the Swift files of a folder.
  func find(in folder: String) -> [Diagnostic] {
    guard !names.isEmpty else { return [] }
    let sources = ParsedSource.written(in: folder, drafts: [:])
    return uses(in: SourceIndex(sources)).map { use in
      let offset = use.name.positionAfterSkippingLeadingTrivia.utf8Offset
      return Diagnostic(
        .warning, .changedHandler, use.message, at: sources[use.source].location(of: offset))
    }
  }

  /// A place in code that names what is gone.
  private struct Use {
    let source: Int
    let name: TokenSyntax
    let message: String
  }

  private func uses(in index: SourceIndex) -> [Use] {
    guard !names.isEmpty else { return [] }
    var known = comparison.knownTypes(in: index)
    // A parameter whose last reason went has no such type any more, and code may name it still.
    let goneTypes = names.keys.filter { !known.contains($0) }
    for type in goneTypes where !index.typeNames.scopes.hasOwnType(type) {
      known.add(type, makesItself: true)
    }
    let declared = names.keys.reduce(into: [:]) { $0[$1] = index.declared(in: $1) }
    let reasons = comparison.reasonsWithoutTypes(goneTypes)
    return index.sources.enumerated().flatMap { number, source -> [Use] in
      let finder = MemberUseFinder(typeNames: index.typeNames, known: known)
      finder.walk(source.tree)
      let named = finder.uses.filter { use in
        let name = use.member.identifierText
        return names[use.type]?.contains(name) == true && declared[use.type]?.contains(name) != true
      }
      .map { ($0.member, $0.type) }
      let refusals = RefusalFinder(viewMode: .sourceAccurate)
      refusals.walk(source.tree)
      let refused = refusals.reasons.compactMap { name in
        reasons[name.identifierText].map { (name, $0) }
      }
      var seen: Set<TokenSyntax> = []
      return (named + refused).filter { seen.insert($0.0).inserted }.map { name, type in
        let other = former[type]?[name.identifierText]
        let message =
          other.map {
            "this named '\(name.text)', which was gone, and names what '\($0)' is called now; see which of them is meant"
          } ?? "this names '\(name.text)', which '\(type)' has no more; change it here too"
        return Use(source: number, name: name, message: message)
      }
    }
  }
}

/// Finds the reasons with which values are refused, whatever their types: `.odd` in `.unsupported(forReason: .odd)`.
private final class RefusalFinder: SyntaxVisitor {
  private(set) var reasons: [TokenSyntax] = []

  override func visitPost(_ node: LabeledExprSyntax) {
    guard node.label?.identifierText == "forReason",
      let reason = node.expression.as(MemberAccessExprSyntax.self), reason.base == nil
    else { return }
    reasons.append(reason.declName.baseName)
  }
}

extension ProtocolComparison {
  /// The codes, reasons and cases that definitions had once and have no more, by the type that had them.
  var removedCases: [String: [String]] {
    let renamed = renamedTypes
    var former = formerCases.values.joined().reduce(into: [String: Set<String>]()) {
      former, entry in
      former[renamed[entry.key] ?? entry.key, default: []].formUnion(entry.value)
    }
    var present: [String: Set<String>] = [:]
    func add(_ then: [HandlerMember], _ now: [HandlerMember], renamed: [String], of type: String?) {
      guard let type else { return }
      let names = Set(now.map(\.name.withoutBackticks))
      present[type, default: []].formUnion(names)
      let gone = Set(then.map(\.name)).subtracting(renamed).map(\.withoutBackticks)
      former[type, default: []].formUnion(gone)
    }
    for pair in pairs {
      add(
        pair.then?.responseCodes ?? [], pair.now.responseCodes,
        renamed: pair.renamedCodes.map(\.then), of: pair.now.types[.responseCode])
      for (then, now) in pair.parameters {
        let (before, after) = (then.reasons ?? [], now.reasons ?? [])
        let type = pair.now.types[.reasons(now.key)] ?? pair.then?.type(.reasons(then.key))
        let kept = HandlerMember.pairs(before, after).map(\.then.name)
        add(before, after, renamed: kept, of: type.map { renamed[$0] ?? $0 })
      }
    }
    for pair in types where pair.now.kind == .enumeration {
      add(
        pair.then.members, pair.now.members, renamed: pair.members.map(\.then.name),
        of: pair.now.name)
    }
    return former.map { ($0, $1.subtracting(present[$0] ?? []).sorted()) }
      .filter { !$1.isEmpty }
      .reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  /// The names of codes, reasons and cases that were gone and that another one has now, with what that was called, by the type.
  fileprivate var retakenCases: [String: [String: String]] {
    let renamed = renamedTypes
    let former = formerCases.values.joined().reduce(into: [String: Set<String>]()) {
      former, entry in
      former[renamed[entry.key] ?? entry.key, default: []].formUnion(entry.value)
    }
    var taken: [String: [String: String]] = [:]
    func add(_ renamings: [(then: String, now: String)], of type: String?) {
      guard let type, let former = former[type] else { return }
      for (then, now) in renamings
      where then != now && former.contains(now.withoutBackticks) {
        taken[type, default: [:]][now.withoutBackticks] = then.withoutBackticks
      }
    }
    func names(_ pairs: [(then: HandlerMember, now: HandlerMember)]) -> [(String, String)] {
      pairs.map { ($0.then.name, $0.now.name) }
    }
    for pair in pairs {
      add(pair.renamedCodes, of: pair.now.types[.responseCode])
      for (then, now) in pair.parameters {
        add(
          names(HandlerMember.pairs(then.reasons ?? [], now.reasons ?? [])),
          of: pair.now.types[.reasons(now.key)])
      }
    }
    for pair in types where pair.now.kind == .enumeration {
      add(names(pair.members), of: pair.now.name)
    }
    return taken
  }

  /// The types of reasons that are gone, by the reasons that nothing else has, in whatever definition: where the last one
  /// of a parameter goes, its method has the result of every other, by which nobody can tell whose reasons its body gives.
  fileprivate func reasonsWithoutTypes(_ types: [String]) -> [String: String] {
    let own = pairs.flatMap(\.now.subjects).flatMap(\.reasons)
    let present =
      (own.map(\.name) + others.flatMap(\.parameters).flatMap { $0.reasons ?? [] }.map(\.name))
      .map(\.withoutBackticks)
    let reasons = removedCases.filter { types.contains($0.key) }.sorted { $0.key < $1.key }
      .flatMap { type, names in names.map { ($0, type) } }
    return Dictionary(reasons.filter { !present.contains($0.0) }) { first, _ in first }
  }

  /// The new names of types by the old ones.
  private var renamedTypes: [String: String] {
    let ofIntents = pairs.flatMap { Array($0.renamedTypes) }.map { ($0.key, $0.value) }
    return Dictionary(ofIntents + types.map { ($0.then.name, $0.now.name) }) { first, _ in first }
  }
}

extension SourceIndex {
  /// The members that the user's own code declares for a type, by their names.
  fileprivate func declared(in type: String) -> Set<String> {
    let members = blocks.filter { $0.simpleName == type }.flatMap(\.members.members)
    return members.reduce(into: []) { names, member in
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        names.insert(function.name.identifierText)
      }
      for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
        let name = binding.pattern.as(IdentifierPatternSyntax.self)
        if let name { names.insert(name.identifier.identifierText) }
      }
      for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        names.insert(element.name.identifierText)
      }
    }
  }
}
