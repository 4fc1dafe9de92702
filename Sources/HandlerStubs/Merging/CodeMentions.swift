import Diagnostics
import Foundation
import IntentGenerator
import SwiftSyntax

/// Finds what code calls by a name that it no longer has: it is looked into, and left as it is.
struct CodeMentions {
  /// What became of what has a name.
  enum Fate {
    case renamed, removed
  }

  private let fate: Fate
  private let comparison: ProtocolComparison
  private let methods: [String: String]
  /// The new names of intents, parameters and cases, as requests and answers have them in quotes.
  private let names: [String: String]
  /// The new names of cases, codes and reasons, as they stand behind a dot where nobody can tell of what type that is.
  private let cases: [String: String]

  init(_ comparison: ProtocolComparison, _ fate: Fate = .renamed) {
    self.fate = fate
    self.comparison = comparison
    methods = comparison.pairs.reduce(into: [:]) { names, pair in
      names.merge(pair.renamedMethods) { first, _ in first }
    }
    let intents = comparison.pairs.compactMap { pair in
      pair.then.map { ($0.intent, pair.now.intent) }
    }
    let parameters = comparison.pairs.flatMap { pair in
      pair.parameters.map { ($0.then.name, $0.now.name) }
    }
    let members = comparison.types.filter { $0.now.kind == .enumeration }.flatMap(\.members)
      .map { ($0.then.name.withoutBackticks, $0.now.name.withoutBackticks) }
    let reasons = comparison.pairs.flatMap(\.reasons)
      .flatMap { HandlerMember.pairs($0.then, $0.now) }
      .map { ($0.then.name.withoutBackticks, $0.now.name.withoutBackticks) }
    let codes = comparison.pairs.flatMap(\.renamedCodes)
      .map { ($0.then.withoutBackticks, $0.now.withoutBackticks) }
    func changed(_ names: [(String, String)]) -> [String: String] {
      Dictionary(names.filter { $0 != $1 }, uniquingKeysWith: { first, _ in first })
    }
    names = changed(intents + parameters + members)
    cases = changed(members + reasons + codes)
  }

  /// A warning for each mention in the Swift files of a folder.
  ///
  /// - Parameters:
  ///   - drafts: What files will say, by their paths without links.
  ///   - module: What a file must import, for which it is looked into; none for every file.
  func find(
    in folder: String, drafts: [String: String] = [:], importing module: String? = nil
  ) -> [Diagnostic] {
    let sources = ParsedSource.written(in: folder, drafts: drafts)
    let index = SourceIndex(sources)
    let types = Dictionary(grouping: TypeRenaming(comparison).uses(in: index), by: \.source)
    let (changes, doubts) = MemberRenaming(comparison).changesAndDoubts(in: index)
    let members = changes.edits
    let doubtful = Dictionary(grouping: doubts, by: \.source)
    let known = comparison.knownTypes(in: index).adding(comparison.pairs.map(\.now.name))
    return sources.enumerated().flatMap { number, source -> [Diagnostic] in
      if let module, !source.imports.contains(module) { return [] }
      var found: [Int: String] = [:]
      for use in types[number] ?? [] {
        found[use.token.textRange.lowerBound] = message(
          "names", use.token.text, use.name, condition: use.isCertain ? "" : Self.condition)
      }
      for doubt in doubtful[number] ?? [] {
        found[doubt.member.textRange.lowerBound] = message(
          "names", doubt.member.text, doubt.meant.first?.name ?? "", condition: Self.condition)
      }
      for edit in members[number] ?? [] {
        let old = String(decoding: Array(source.text.utf8)[edit.range], as: UTF8.self)
        found[edit.range.lowerBound] = message("names", old, edit.replacement)
      }
      let finder = MethodCallFinder(
        names: Set(methods.keys), typeNames: index.typeNames, known: known)
      finder.walk(source.tree)
      for call in finder.calls where call.isOfProtocol {
        guard let name = methods[call.name.identifierText], !isOfOther(call) else { continue }
        let verb = call.name.call == nil ? "names" : "calls"
        found[call.name.textRange.lowerBound] = message(verb, call.name.text, name)
      }
      for token in source.tree.tokens(viewMode: .sourceAccurate) {
        let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        if let words = mention(token), found[offset] == nil { found[offset] = words }
      }
      return found.sorted { $0.key < $1.key }.map { offset, words in
        Diagnostic(.warning, .changedHandler, words, at: source.location(of: offset))
      }
    }
  }

  /// Whether a call is given another intent, or made of what handles that, whose method keeps its name.
  private func isOfOther(_ call: MethodCallFinder.Call) -> Bool {
    comparison.pairs.contains { pair in
      pair.renamedMethods[call.name.identifierText] == nil
        && (pair.now.intentType == call.argument
          || call.argument == nil && pair.now.name == call.base)
    }
  }

  /// What a case, or a text in quotes, is called otherwise now.
  private func mention(_ token: TokenSyntax) -> String? {
    if let name = cases[token.identifierText], token.isImplicitMember {
      return message("names", token.text, name, condition: Self.condition)
    }
    guard case .stringSegment(let text) = token.tokenKind, let name = names[text], token.isWholeText
    else { return nil }
    return message("says", text, name, condition: Self.condition)
  }

  /// What is said of what may be something else.
  private static let condition = ", where that is meant"

  private func message(
    _ verb: String, _ old: String, _ new: String, condition: String = ""
  ) -> String {
    switch fate {
    case .renamed: "this \(verb) '\(old)', which is '\(new)' now\(condition); rename it here too"
    case .removed: "this \(verb) '\(old)', which is gone\(condition); change it here too"
    }
  }
}

extension ParsedSource {
  /// The Swift files of a folder that somebody has written, but for those that do not parse.
  ///
  /// - Parameter drafts: What files will say, by their paths without links.
  static func written(in folder: String, drafts: [String: String]) -> [ParsedSource] {
    var walk = FolderWalk(fileExtension: "swift")
    walk.visit(folder)
    return walk.files.compactMap { file in
      let draft = drafts[file.realPath]
      guard let text = draft ?? (try? String(contentsOfFile: file.path, encoding: .utf8)),
        !GeneratedMark.isIn(text.utf8)
      else { return nil }
      return ParsedSource(HandlerSource(path: file.path, text: text)).checked.value
    }
  }
}

extension TokenSyntax {
  /// The call of what it names; none where that is not called.
  var call: FunctionCallExprSyntax? {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    let called = reference.parent?.as(MemberAccessExprSyntax.self).map { $0.id } ?? reference.id
    let call = (reference.parent?.as(MemberAccessExprSyntax.self)?.parent ?? reference.parent)?
      .as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id == called ? call : nil
  }

  /// Whether it stands behind a dot that has nothing before it: `.large`.
  fileprivate var isImplicitMember: Bool {
    guard case .identifier = tokenKind, let reference = parent?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
    else { return false }
    return access.base == nil && access.declName.id == reference.id
  }

  /// Whether nothing else stands in the quotes around it.
  fileprivate var isWholeText: Bool {
    parent?.parent?.as(StringLiteralSegmentListSyntax.self)?.count == 1
  }
}
