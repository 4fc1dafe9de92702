/// All sentences of an app in one language, compiled.
///
/// A node is what may follow: words, each with one node behind it, and slots. Words that several
/// sentences share are followed once. It knows nothing of a sentence: all that is known while one is read is in
/// ``SentenceMatcher``. A class, since whatever reads a sentence holds it: a value of its size costs more to pass around.
final class UtteranceAutomaton: Sendable {
  /// A way on from a node through a word.
  struct WordEdge: Sendable {
    /// The word, by its place in ``vocabulary``.
    let word: Int32
    /// The node behind it.
    let target: Int32
  }

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

  /// Where what follows a node begins; it ends where that of the next begins.
  struct Node: Sendable {
    let firstWord: Int32
    let firstSlot: Int32
    let firstEnding: Int32
    /// The templates that go on from here, by their place in the filter.
    let templates: Int32
  }

  /// What leads on from each node.
  struct Graph: Sendable {
    /// The nodes, and an empty one behind the last.
    var nodes: [Node] = []
    /// The ways through words, those of a node in the order of the words.
    var wordEdges: [WordEdge] = []
    /// The ways through slots.
    var slotEdges: [SlotEdge] = []
    /// The sentences that may end at the nodes.
    var endings: [Ending] = []
  }

  /// The slots, all of them.
  let slots: [Slot]
  /// What decides whether words fit the slots, in the same order.
  let rules: [SlotRule]
  /// The places of the words of all templates, by their hashes.
  let vocabulary: HashTable
  let nodes: [Node]
  let wordEdges: [WordEdge]
  let slotEdges: [SlotEdge]
  let endings: [Ending]
  /// What tells from the words of a sentence which templates it cannot fit.
  let filter: TemplateFilter
  /// What the last sentence was read with.
  let spareNotes = SpareNotes()

  init(
    _ graph: Graph,
    slots: [Slot],
    rules: [SlotRule],
    vocabulary: HashTable,
    filter: TemplateFilter
  ) {
    (nodes, wordEdges, slotEdges) = (graph.nodes, graph.wordEdges, graph.slotEdges)
    endings = graph.endings
    (self.slots, self.rules) = (slots, rules)
    (self.vocabulary, self.filter) = (vocabulary, filter)
  }

  var nodeCount: Int { max(0, nodes.count - 1) }

  /// The place of a word; none of a word that no template has.
  @inline(__always)
  func word(_ hash: UInt64) -> Int32 {
    vocabulary[hash].map { Int32(truncatingIfNeeded: $0) } ?? -1
  }

  /// Whether a template begins with a word.
  func begins(with hash: UInt64) -> Bool {
    nodeCount > 0 && node(behind: word(hash), from: 0) >= 0
  }

  /// The node behind a word; -1 where the word does not fit, as none does that no template has.
  @inline(__always)
  func node(behind word: Int32, from node: Int32) -> Int32 {
    guard word >= 0 else { return -1 }
    var low = Int(nodes[Int(node)].firstWord)
    var high = Int(nodes[Int(node) + 1].firstWord)
    while high - low > 8 {
      let middle = (low + high) >> 1
      if wordEdges[middle].word <= word { low = middle } else { high = middle }
    }
    while low < high {
      if wordEdges[low].word == word { return wordEdges[low].target }
      low += 1
    }
    return -1
  }

  /// The ways through slots of a node.
  @inline(__always)
  func slotEdges(of node: Int32) -> Range<Int> {
    Int(nodes[Int(node)].firstSlot)..<Int(nodes[Int(node) + 1].firstSlot)
  }

  /// The places of the sentences that may end at a node.
  @inline(__always)
  func endings(of node: Int32) -> Range<Int> {
    Int(nodes[Int(node)].firstEnding)..<Int(nodes[Int(node) + 1].firstEnding)
  }
}
