import SwiftSyntax

/// Sources on their way through the steps of a regeneration, and what was done to them.
struct HandlerDraft: Sendable {
  private(set) var index: SourceIndex
  private(set) var actions: [[HandlerAction]]
  /// What there is to look at, at the places where the code stands by now.
  private(set) var remarks: [SourceRemark] = []

  init(_ sources: [ParsedSource]) {
    index = SourceIndex(sources)
    actions = sources.map { _ in [] }
  }

  /// The draft after one more step.
  func applying(_ step: some MergeStep) -> HandlerDraft {
    let changes = step.changes(to: index)
    var draft = self
    draft.remarks = (remarks + changes.remarks).map { $0.moved(by: changes.edits[$0.source] ?? []) }
    guard !changes.edits.isEmpty else { return draft }
    draft.index = SourceIndex(
      index.sources.enumerated().map { $1.applying(changes.edits[$0] ?? []) }
    )
    for (source, actions) in changes.actions { draft.actions[source] += actions }
    return draft
  }
}

extension HandlerDraft {
  /// What each file says now, and what was done to it.
  var files: [(text: String, actions: [HandlerAction])] {
    zip(index.sources, actions).map { ($0.text, $1) }
  }
}

extension HandlerDraft {
  /// Whether no code has another name or signature for what changed, so that it can be looked at once more.
  var followsNothing: Bool {
    !actions.joined().contains { action in
      switch action.kind {
      case .renamedMethod, .renamedProperty, .renamedCase, .renamedType, .changedSignature: true
      case .createdFile, .addedMethod, .addedImport, .markedMethod, .unmarkedMethod: false
      }
    }
  }
}

/// A step of a regeneration: it looks at all sources and says what to change in which.
protocol MergeStep: Sendable {
  func changes(to index: SourceIndex) -> SourceChanges
}

/// What a step changes, by source.
struct SourceChanges: Sendable {
  private(set) var edits: [Int: [TextEdit]] = [:]
  private(set) var actions: [Int: [HandlerAction]] = [:]
  private(set) var remarks: [SourceRemark] = []

  /// Says what there is to look at; the same only once.
  mutating func remark(_ message: String, at token: TokenSyntax, in source: Int) {
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let remark = SourceRemark(source: source, offset: offset, message: message)
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// Adds an edit.
  mutating func add(_ edit: TextEdit, to source: Int) {
    edits[source, default: []].append(edit)
  }

  /// Says what was done; the same only once.
  mutating func report(_ action: HandlerAction, in source: Int) {
    guard actions[source]?.contains(action) != true else { return }
    actions[source, default: []].append(action)
  }
}

/// What there is to look at in a source.
struct SourceRemark: Hashable, Sendable {
  let source: Int
  /// The byte at which the code in question begins.
  private(set) var offset: Int
  let message: String

  init(source: Int, offset: Int, message: String) {
    (self.source, self.offset, self.message) = (source, offset, message)
  }

  /// The same after some edits, each of which counts once.
  func moved(by edits: [TextEdit]) -> SourceRemark {
    var moved = self
    for edit in Set(edits) where edit.range.upperBound <= offset {
      moved.offset += edit.replacement.utf8.count - edit.range.count
    }
    return moved
  }
}
