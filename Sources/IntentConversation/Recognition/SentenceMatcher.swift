import IntentRuntime
import UtteranceTemplates

/// Fits a sentence to an automaton: the cheapest way to each place is followed, from left to right.
///
/// What a way costs is the rule by which sentences with several meanings are decided: see
/// ``MatchCost``. The order of the templates decides between equals. Templates whose words the sentence
/// does not have are not followed at all: see ``TemplateFilter``.
struct SentenceMatcher {
  /// What led to a place.
  struct Trail: OptionSet {
    let rawValue: UInt8
    /// Words of a slot ended here, with nothing to mark the end.
    static let loose = Trail(rawValue: 1)
    /// They are kept as they were said.
    static let dictated = Trail(rawValue: 2)
    /// Words were dropped that mean nothing.
    static let dropped = Trail(rawValue: 4)
    /// The words of a slot begin with one that names seldom have.
    static let doubtful = Trail(rawValue: 8)
    /// A value that is understood ended here.
    static let valued = Trail(rawValue: 16)
    /// Inside of a slot: its words are kept as they were said, and nothing marked where they begin.
    static let unmarked = Trail(rawValue: 32)
    /// The value is a day or a time.
    static let timed = Trail(rawValue: 64)
    /// Words of a text ended here, with nothing to mark the end.
    static let worded = Trail(rawValue: 128)
  }

  /// A place on the way: a node, or the inside of a slot, before a word.
  struct Cell {
    /// The node; for the inside of a slot, the number of nodes and of the edge.
    let node: Int32
    let position: Int32
    let cost: Int32
    /// The cell before; none for the first.
    let previous: Int32
    /// The next cell before the same word.
    var next: Int32
    /// The edge through a slot that led here; none for a word.
    let edge: Int32
    /// What was understood, by its place among the values.
    let value: Int32
    /// The slots that are filled.
    let filled: UInt16
    let trail: Trail
    /// Whether a cheaper way to the same place was found before it was followed.
    var isSurpassed = false
  }

  /// A slot with its words.
  struct Filling: Sendable {
    let slot: Slot
    let words: Range<Int>
    /// What was understood; none for words as they are.
    let value: UnderstoodValue?

    /// Whether a value can be made of it.
    var isUsable: Bool { if case .unusable? = value { false } else { true } }
  }

  /// A way through the whole sentence.
  struct Match: Sendable {
    let intent: Int
    let template: Int
    let cost: Int32
    /// The place that it leads to.
    let last: Int32
  }

  let automaton: UtteranceAutomaton
  let sentence: Sentence
  let spoken: SpokenForms
  let nodes: Int32
  var cells = WordChart()
  private var words: [Int32] = []
  private var feasible = FeasibleTemplates()
  var meanings: SlotMeanings
  let junctions: SentenceJunctions

  /// The word that ways are being followed from, and what is known of it.
  private var current = -1
  private var word: Int32 = -1
  private(set) var fillerEnd = 0
  private(set) var adverbEnd = 0
  /// Whether nothing but courtesies are left of the sentence.
  private(set) var isCourtesy = false
  /// Whether a colon stands somewhere before the word: a text is kept as it is behind it, `thanks` of `take a note: thanks`.
  private(set) var isBehindColon = false
  private(set) var isFunctionWord = false
  /// Whether what announces dictated words begins here.
  private var isTextMark = false
  /// Whether neither a name nor a text can end with the word before; none where nobody asked.
  private var isUnfinishedHere: Bool?
  /// Whether the word is outside of a name, by what the last slot is that asked.
  var outsideNames: (traits: SlotRule.Traits, isInside: Bool, isOutside: Bool) = ([], false, false)
  /// Where a moment ends that goes on with what is before it: `and 6pm on Saturday`.
  private var unfinishedEnd = 0
  /// Where the longest day or time ends that began before: nothing else ends within it.
  var momentEnd = 0
  /// Where days and times begin that another value is joined with, `at 5 and dad`.
  var joinedMoments: [Int] = []
  private var isAtEnd = false

  /// The most cells; a sentence that would need more is not understood.
  static let maximumCells = 600_000

  init(
    _ automaton: UtteranceAutomaton,
    _ sentence: Sentence,
    _ reader: ValueReader,
    _ names: Names
  ) {
    self.automaton = automaton
    self.sentence = sentence
    spoken = reader.shared.spoken
    nodes = Int32(truncatingIfNeeded: automaton.nodeCount)
    junctions = SentenceJunctions(sentence: sentence, shared: reader.shared)
    meanings = SlotMeanings(automaton.slots, junctions, reader, names)
    var notes = MatcherNotes()
    automaton.spareNotes.swap(with: &notes)
    swapNotes(&notes)
    meanings.notes.begin()
    cells.begin(wordCount: sentence.words.count)
    words.removeAll(keepingCapacity: true)
    for word in sentence.words { words.append(automaton.word(word.hash)) }
    feasible.begin(words, automaton.filter)
  }

  /// Leaves its notes to the next sentence.
  mutating func end() {
    guard cells.isOfUsualSize else { return }
    var notes = MatcherNotes()
    swapNotes(&notes)
    automaton.spareNotes.swap(with: &notes)
  }

  /// Gives its notes for others.
  private mutating func swapNotes(_ notes: inout MatcherNotes) {
    swap(&notes.cells, &cells)
    swap(&notes.words, &words)
    swap(&notes.feasible, &feasible)
    swap(&notes.meanings, &meanings.notes)
  }

  /// The ways through the sentence, the cheapest first.
  ///
  /// - Parameter first: The word to begin with.
  mutating func matches(from first: Int) -> [Match] {
    let count = sentence.words.count
    guard first < count, automaton.nodeCount > 0 else { return [] }
    add(node: 0, position: first, cost: 0, previous: -1)
    for position in first...count where cells.first(before: position) >= 0 {
      begin(position)
      var number = cells.first(before: position)
      while number >= 0 {
        let cell = cells[number]
        if cells.count > Self.maximumCells { return [] }
        if !cell.isSurpassed { advance(cell, number) }
        // What is found on the way, behind a slot's end, stands behind it.
        number = cells[number].next
      }
    }
    return endings(count)
  }

  /// Looks at the word at a position.
  private mutating func begin(_ position: Int) {
    current = position
    isAtEnd = position == words.count
    guard !isAtEnd else { return }
    word = words[position]
    isBehindColon = isBehindColon || isAnnouncedByRequest(position)
    fillerEnd = junctions.end(of: spoken.fillers, at: position)
    adverbEnd = junctions.endOfAdverb(at: position)
    // 'Este miércoles'
    if fillerEnd > 0, junctions.isInsideDay(fillerEnd, from: position) { fillerEnd = 0 }
    // 'Right Now' is a title.
    if fillerEnd > 0, adverbEnd == 0, junctions.end(of: spoken.adverbs, at: position) > 0 {
      fillerEnd = 0
    }
    isCourtesy =
      junctions.end(of: spoken.courtesies, at: position) == words.count
      && (sentence.hasMark(before: position) || !sentence.isCapitalized(position))
    isFunctionWord =
      spoken.functionWords.match(sentence.words, at: position) != nil
      && !junctions.isFirstName(position)
    isTextMark = spoken.textMarks.match(sentence.words, at: position) != nil
    isUnfinishedHere = nil
    outsideNames.traits = []
    meanings.begin(position)
  }

  @inline(__always)
  mutating func add(
    node: Int32,
    position: Int,
    cost: Int32,
    previous: Int32,
    edge: Int32 = -1,
    value: Int32 = -1,
    filled: UInt16 = 0,
    trail: Trail = []
  ) {
    cells.add(
      Cell(
        node: node, position: Int32(truncatingIfNeeded: position), cost: cost, previous: previous,
        next: -1, edge: edge, value: value, filled: filled, trail: trail),
      isAhead: position > current)
  }

  // MARK: - Steps

  /// Follows every way on from a place.
  private mutating func advance(_ cell: Cell, _ number: Int32) {
    let position = Int(cell.position)
    guard cell.node < nodes else { return goOn(cell, number) }
    if !isAtEnd {
      let node = automaton.node(behind: word, from: cell.node)
      if node >= 0, isFeasible(node) {
        add(
          node: node, position: position + 1, cost: cell.cost, previous: number,
          filled: cell.filled)
      }
      drop(cell, number)
    }
    for edge in automaton.slotEdges(of: cell.node)
    where isFeasible(automaton.slotEdges[edge].target) {
      enter(Int32(truncatingIfNeeded: edge), from: cell, number)
    }
  }

  /// Whether any template goes on from a node that the sentence may fit.
  @inline(__always)
  private mutating func isFeasible(_ node: Int32) -> Bool {
    feasible.contains(automaton.nodes[Int(node)].templates, automaton.filter)
  }

  /// Goes on inside a slot, or leaves it.
  private mutating func goOn(_ cell: Cell, _ number: Int32) {
    let position = Int(cell.position)
    let edge = cell.node - nodes
    let way = automaton.slotEdges[Int(edge)]
    let rule = automaton.rules[Int(way.slot)]
    if isAtEnd || canGoOn(from: way.target) && mayEnd(rule, at: cell),
      !isNoName(rule, behind: cell)
    {
      add(
        node: way.target, position: position, cost: cell.cost, previous: number, edge: edge,
        filled: cell.filled,
        trail: cell.trail.subtracting(.unmarked).union(Trail(behindWordsOf: rule)))
    }
    // What is announced later in the sentence begins there, and not with the words before.
    let isAnnounced = cell.trail.contains(.unmarked) || rule.traits.contains(.person)
    guard !isAtEnd, !(isTextMark && isAnnounced),
      !isOutsideName(rule, isInside: true)
    else { return }
    let cost = costOfWord(in: rule) + (rule.traits.contains(.people) ? costOfGoingOn(cell) : 0)
    add(
      node: cell.node, position: position + 1, cost: cell.cost + cost, previous: number,
      filled: cell.filled, trail: cell.trail)
  }

  mutating func isUnfinished(_ position: Int) -> Bool {
    if let known = isUnfinishedHere { return known }
    var isUnfinished = position < unfinishedEnd
    if junctions.isUnfinished(position) {
      isUnfinished = true
      unfinishedEnd = max(unfinishedEnd, meanings.endOfMoment(at: position))
    }
    isUnfinishedHere = isUnfinished
    return isUnfinished
  }

  /// Whether what was dictated may begin at the word with nothing to mark it.
  private mutating func mayBeginText(behind trail: Trail) -> Bool {
    let position = Int(meanings.position)
    // What is left of a time is no text: 'at 5 2026'.
    if trail.contains(.timed),
      sentence.beginsWithDigit(position) && !meanings.isCount || isTail(position)
    {
      return false
    }
    // The last word of a name that is known is no chapter: 'Jimmy Page 2 tickets left'.
    return !isTextMark
      && (!junctions.isContinuation(position) || junctions.beginsContrast(position))
      && !isUnfinished(position)
      && (trail.contains(.valued) || !isNumbered(position))
  }

  /// Whether the word fits what may follow a node.
  @inline(__always)
  private func canGoOn(from node: Int32) -> Bool {
    fillerEnd > 0 || adverbEnd > 0 || isCourtesy || !automaton.slotEdges(of: node).isEmpty
      || automaton.node(behind: word, from: node) >= 0
  }

  /// Enters a slot: with what its words are understood as, and with any words where those will do.
  private mutating func enter(_ edge: Int32, from cell: Cell, _ number: Int32) {
    let way = automaton.slotEdges[Int(edge)]
    let rule = automaton.rules[Int(way.slot)]
    let position = Int(cell.position)
    guard cell.filled & rule.mark == 0 else { return }
    let filled = cell.filled | rule.mark
    guard !rule.traits.contains(.constant) else {
      return add(
        node: way.target, position: position, cost: cell.cost, previous: number, edge: edge,
        value: meanings.constant, filled: filled, trail: cell.trail)
    }
    guard !isAtEnd else { return }
    let isMoment = rule.traits.contains(.moment)
    let found = meanings.meanings(of: way.slot, rule)
    if isMoment, !found.isEmpty {
      // 'Tomorrow: Monday report' is one day, and a title.
      let isAnnouncedText = cell.trail.contains(.timed) && sentence.isAnnounced(position)
      guard !isAnnouncedText, !isCountInText(at: cell) else { return }
      for index in found { noteMoment(meanings.found[index], at: position) }
      guard !isDoubtfulMoment(at: cell) else { return }
    }
    for index in found {
      let meaning = meanings.found[index]
      guard !meaning.isList || mayTakeList(rule, position..<Int(meaning.end)) else { continue }
      add(
        node: way.target, position: Int(meaning.end), cost: cell.cost + meaning.cost,
        previous: number, edge: edge, value: meaning.value, filled: filled,
        trail: isMoment ? [.valued, .timed] : .valued)
    }
    // 'No soup' is none of the app's soups.
    let isRefused = rule.traits.contains(.ownNames) && junctions.isQualifier(position)
    if rule.traits.contains(.open), !isRefused, !isMeantOtherwise(way, rule, at: cell) {
      enterWords(edge, rule, found, from: cell, number)
    }
  }

  /// Whether all of several names may fill a slot.
  private func mayTakeList(_ rule: SlotRule, _ names: Range<Int>) -> Bool {
    rule.traits.contains(.list)
      && !(rule.traits.contains(.people) && junctions.isSubject(names))
  }

  /// Enters a slot with the word as it is, whatever it may be.
  ///
  /// - Parameter known: What the word begins that is known.
  private mutating func enterWords(
    _ edge: Int32, _ rule: SlotRule, _ known: Range<Int>, from cell: Cell, _ number: Int32
  ) {
    let (isText, position) = (rule.traits.contains(.text), Int(cell.position))
    guard !junctions.endsContraction(position),
      !(isText && junctions.isInsideText(position)),
      !(rule.traits.contains(.dictated) && junctions.isLeadAlone(position))
    else { return }
    var cost = cell.cost + MatchCost.slot + costOfWord(in: rule)
    if isText { cost += MatchCost.text }
    // Where nothing else takes the words, it leads to them all the same: `dile que descanses`.
    if rule.traits.contains(.dictated), junctions.isInsideIdiom(position) {
      cost += MatchCost.insideIdiom
    }
    // Behind somebody who is known hardly anybody's name goes on.
    if rule.traits.contains(.people), known.contains(where: { meanings.found[$0].isWhole }) {
      cost += MatchCost.behindKnownName
    }
    var trail: Trail = []
    if !cell.trail.isDisjoint(with: [.loose, .valued]) {
      guard !cell.trail.contains(.doubtful) else { return }
      cost += MatchCost.unmarked(
        behindValue: cell.trail.contains(.valued),
        isFunctionWord: isFunctionWord)
      guard !isText || mayBeginText(behind: cell.trail) else { return }
      if rule.traits.contains(.dictated) { trail = .unmarked }
    }
    let isDoubtful = !isText && isFunctionWord && !rule.traits.contains(.any)
    // Nobody is called 'me' or 'that', or 'three'.
    guard !(rule.traits.contains(.person) && (isDoubtful || meanings.isNumberWord)),
      !isOutsideName(rule, isInside: false)
    else { return }
    add(
      node: nodes + edge, position: position + 1, cost: cost, previous: number,
      filled: cell.filled | rule.mark, trail: isDoubtful ? .doubtful : trail)
  }

  /// What the word costs that is taken as it is.
  @inline(__always)
  private func costOfWord(in rule: SlotRule) -> Int32 {
    if rule.traits.contains(.text) { return MatchCost.textWord }
    if rule.traits.contains(.any) { return MatchCost.any }
    return isFunctionWord ? MatchCost.functionWord : MatchCost.unknown
  }
}

extension SentenceMatcher.Trail {
  /// What is known where the words of a slot end.
  fileprivate init(behindWordsOf rule: SlotRule) {
    self = .loose
    if rule.traits.contains(.dictated) { insert(.dictated) }
    if rule.traits.contains(.text) { insert(.worded) }
  }
}
