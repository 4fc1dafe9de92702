import IntentGenerator
import SwiftSyntax

/// Gives generated types their new names, wherever the sources name them.
struct TypeRenaming: MergeStep {
  /// The new names by the old ones, of an intent's own types: no other code has such names.
  let ofIntents: [String: String]
  /// The new names by the old ones, of types that definitions declare: `Soup` may be anything where
  /// it is no type, or where code of the user's own declares one.
  let declared: [String: String]

  init(_ comparison: ProtocolComparison) {
    ofIntents = comparison.pairs.reduce(into: [:]) { names, pair in
      names.merge(pair.renamedTypes) { first, _ in first }
    }
    declared = comparison.types.reduce(into: [:]) { names, pair in
      guard pair.then.name != pair.now.name else { return }
      for suffix in ["", "ResolutionResult"] {
        names[pair.then.name + suffix] = pair.now.name + suffix
      }
    }
  }

  /// A place that names a type by its old name.
  struct Use {
    let source: Int
    let token: TokenSyntax
    let name: String
    /// Why it cannot take the new name; none where it can.
    let obstacle: Obstacle?

    /// Whether the type of the definition is meant, and nothing else.
    var isCertain: Bool {
      if case .doubtful = obstacle { false } else { true }
    }
  }

  /// Why a place keeps the old name.
  enum Obstacle {
    /// The new name stands for something of the user's own there.
    case hidden
    /// It stands behind a name that may be a module's or a type's.
    case doubtful(base: String)
  }

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    for use in uses(in: index) {
      let old = use.token.identifierText
      if let obstacle = use.obstacle {
        changes.remark(obstacle.message(old, use.name), at: use.token, in: use.source)
        continue
      }
      changes.add(TextEdit(range: use.token.textRange, replacement: use.name), to: use.source)
      changes.report(
        HandlerAction(kind: .renamedType, subject: old, before: old, after: use.name),
        in: use.source)
    }
    return changes
  }

  /// All places that name types by their old names.
  func uses(in index: SourceIndex) -> [Use] {
    guard !ofIntents.isEmpty || !declared.isEmpty else { return [] }
    return index.sources.enumerated().flatMap { number, source in
      source.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
        use(token, in: number, index.typeNames)
      }
    }
  }

  private func use(_ token: TokenSyntax, in source: Int, _ names: TypeNames) -> Use? {
    guard case .identifier = token.tokenKind else { return nil }
    let old = token.identifierText
    guard let name = ofIntents[old] ?? declared[old] else { return nil }
    let place = token.typePlace
    var obstacle: Obstacle?
    if ofIntents[old] == nil {
      guard let place else { return nil }
      switch names.meaning(of: old, behind: place.base, at: token) {
      case .declared, .member: return nil
      case .imported: break
      case .doubtful: obstacle = place.base.map { .doubtful(base: $0) }
      }
    }
    if let place, place.base == nil,
      names.scopes.declaration(of: name.withoutBackticks, at: token) != nil
    {
      obstacle = .hidden
    }
    return Use(source: source, token: token, name: name, obstacle: obstacle)
  }
}

extension TypeRenaming.Obstacle {
  fileprivate func message(_ old: String, _ new: String) -> String {
    switch self {
    case .hidden:
      "this names '\(old)', which is '\(new)' now, but '\(new)' is something else of your own here: write it behind the "
        + "name of its module, or give one of them another name"
    case .doubtful(let base):
      "this names '\(base).\(old)'; where '\(base)' is the module of the definition's '\(old)', which is '\(new)' now, "
        + "rename it here too"
    }
  }
}

/// How a name stands where a type can stand.
private enum TypePlace {
  /// As in `Soup`, `Soup(…)` and `Soup.self`.
  case alone
  /// Behind the name of a module or of a type, as in `Kitchen.Soup`.
  case behind(String)

  var base: String? {
    if case .behind(let base) = self { base } else { nil }
  }
}

extension TokenSyntax {
  /// How it stands where a type can stand; none for `.Soup`, and for the name of an argument or of something that is
  /// declared.
  fileprivate var typePlace: TypePlace? {
    if parent?.is(IdentifierTypeSyntax.self) == true { return .alone }
    if let path = parent?.parent?.as(ImportPathComponentListSyntax.self) {
      guard path.count == 2, path.last?.name == self else { return nil }
      return path.first.map { .behind($0.name.identifierText) }
    }
    if let member = parent?.as(MemberTypeSyntax.self) {
      let base = member.name == self ? member.baseType.as(IdentifierTypeSyntax.self) : nil
      return base.map { .behind($0.name.identifierText) }
    }
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    else { return .alone }
    let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    guard let base, base.first?.isUppercase == true else { return nil }
    return .behind(base)
  }
}

extension SyntaxProtocol {
  /// Its bytes, without the trivia around it.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
