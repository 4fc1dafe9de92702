import IntentRuntime

/// Names that are found by what is nearly one of them: the index is made when something is first looked for, which of
/// most that an app has never is.
final class NearNames: Sendable {
  private let entries: [NameTable.Entry]
  private let known = Locked<SpokenNameIndex<NameTable.Entry>?>(nil)

  init(_ entries: [NameTable.Entry]) {
    self.entries = entries
  }

  var index: SpokenNameIndex<NameTable.Entry> {
    known.withLock { known in
      let index = known ?? SpokenNameIndex(entries) { [$0.phrase] }
      known = index
      return index
    }
  }
}
