/// Sources on their way through the steps of a regeneration, and what was done to them.
struct HandlerDraft: Sendable {
  private(set) var index: SourceIndex
  private(set) var actions: [[HandlerAction]]

  init(_ sources: [ParsedSource]) {
    index = SourceIndex(sources)
    actions = sources.map { _ in [] }
  }

  /// The draft after one more step.
  func applying(_ step: some MergeStep) -> HandlerDraft {
    let changes = step.changes(to: index)
    guard !changes.edits.isEmpty else { return self }
    var draft = self
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

/// A step of a regeneration: it looks at all sources and says what to change in which.
protocol MergeStep: Sendable {
  func changes(to index: SourceIndex) -> SourceChanges
}

/// What a step changes, by source.
struct SourceChanges: Sendable {
  private(set) var edits: [Int: [TextEdit]] = [:]
  private(set) var actions: [Int: [HandlerAction]] = [:]

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
