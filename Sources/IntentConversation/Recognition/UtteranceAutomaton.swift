/// All sentences of an app in one language, compiled.
///
/// A node is what may follow: words, each with one node behind it, and slots. Words that several
/// sentences share are followed once. It is a value without any state: all that is known while a
/// sentence is read is in ``SentenceMatcher``.
struct UtteranceAutomaton: Sendable {
  /// A way on from a node through a slot.
  struct SlotEdge: Sendable {
    /// The slot, by its place in ``slots``.
    let slot: Int32
    /// The node behind it.
    let target: Int32
  }

  /// A sentence that may end at a node.
  struct Ending: Sendable {
    /// The intent, by its place.
    let intent: Int32
    /// The template, by its place among all; the earlier one is preferred.
    let template: Int32
  }

  /// The slots, all of them.
  var slots: [Slot] = []
  /// The nodes behind words, by node and word.
  var words = HashTable()
  /// The ways through slots of a node.
  var slotEdges: [Range<Int32>] = []
  var allSlotEdges: [SlotEdge] = []
  /// The sentences that may end at a node.
  var endings: [Range<Int32>] = []
  var allEndings: [Ending] = []

  var nodeCount: Int { slotEdges.count }

  /// The node behind a word; none where the word does not fit.
  @inline(__always)
  func node(behind word: UInt64, from node: Int32) -> Int32? {
    words[Self.key(node, word)].map { Int32(truncatingIfNeeded: $0) }
  }

  @inline(__always)
  static func key(_ node: Int32, _ word: UInt64) -> UInt64 {
    WordHash.joined(UInt64(UInt32(bitPattern: node)) &+ 1, word)
  }
}
