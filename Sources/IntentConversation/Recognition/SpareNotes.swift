import IntentRuntime

/// What the last sentence was read with, for whoever reads the next one.
///
/// Of several who read at once one gets it, and the others begin with nothing.
final class SpareNotes: Sendable {
  private let notes = Locked(MatcherNotes())

  /// Gives some notes for those that are there, which are empty where somebody has them. What is swapped is not copied.
  func swap(with others: inout MatcherNotes) {
    notes.withLock { Swift.swap(&$0, &others) }
  }
}
