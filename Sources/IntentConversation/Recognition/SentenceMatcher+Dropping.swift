/// Words that are left out, since they mean nothing where they stand: `please`, `now`.
extension SentenceMatcher {
  /// Leaves out words that mean nothing, but for those beside what is dictated.
  mutating func drop(_ cell: Cell, _ number: Int32) {
    guard !cell.trail.contains(.dictated) else { return }
    if cell.trail.contains(.timed), let end = endOfRetraction(Int(cell.position)) {
      add(
        node: cell.node, position: end, cost: cell.cost + MatchCost.dropped, previous: number,
        filled: cell.filled, trail: cell.trail)
    }
    let position = Int(cell.position)
    if isBehindColon, cell.trail.contains(.worded) || leadsToTitle(cell.node, behind: 0) { return }
    // 'Alors on danse' is a title, and a text behind a colon is kept as it is.
    var end =
      fillerEnd > 0 && position > 0
        && (sentence.isCapitalized(position) || sentence.isAnnounced(position))
        && leadsToTitle(cell.node, behind: 0)
      ? 0 : fillerEnd
    if end == 0, cell.node == 0 {
      end = max(
        junctions.end(of: spoken.openings, at: position),
        junctions.end(of: spoken.courtesies, at: position))
    } else if end == 0, isCourtesy,
      !cell.trail.contains(.worded) || sentence.hasMark(before: position)
    {
      end = sentence.words.count
    }
    if end == 0, cell.trail.contains(.timed), isClosing(position) { end = sentence.words.count }
    if end == 0, adverbEnd > 0, !beginsText(at: adverbEnd, from: cell) { end = adverbEnd }
    guard end > 0 else { return }
    // 'Text Coco hurry up please': such words belong to a text rather than to a name that nothing knows.
    let cost =
      isBehindName(cell)
      ? MatchCost.textWord * Int32(truncatingIfNeeded: end - position) : MatchCost.dropped
    add(
      node: cell.node, position: end, cost: cell.cost + cost, previous: number,
      filled: cell.filled, trail: cell.trail.union(.dropped))
  }

  /// Whether nothing is left but a yes behind when it is to be, which asks for nothing: `ok`, `👍`.
  private func isClosing(_ position: Int) -> Bool {
    let (words, rules) = (sentence.words, junctions.shared.rules)
    guard position < words.count else { return false }
    let yes = rules.commands.match(words, at: position).flatMap {
      $0.meaning == .yes ? $0.end : nil
    }
    let thumb = sentence.isEmoji(position) ? rules.dialogue.goingOn.match(words, at: position) : nil
    return [yes, thumb?.end].contains(words.count)
  }

  /// Whether a colon stands between what a request begins with and a word: behind 'hey:' all of it is still to come.
  func isAnnouncedByRequest(_ position: Int) -> Bool {
    sentence.isAnnouncedByColon(position)
      && sentence.words[..<position].contains { automaton.begins(with: $0.hash) }
  }

  /// Whether words that say to do something at once may as well begin a text or a title, `now it starts`, or are in one.
  private func beginsText(at end: Int, from cell: Cell) -> Bool {
    if cell.trail.contains(.worded) { return true }
    let isLast = end >= sentence.words.count || junctions.isLastMeaning(end - 1)
    // 'Try again' is a title, and 'right now by Bobo', while 'jazz now' is played now.
    if isBehindTitle(cell),
      !isLast || spoken.adverbs.match(sentence.words, at: Int(cell.position))?.meaning == false
    {
      return true
    }
    return !isLast && spoken.textMarks.match(sentence.words, at: end) == nil
      && leadsToTitle(cell.node, behind: 0)
  }

  /// Whether any words may follow that are nobody's name: `the song now or never` has some, `call now Bobo` has not.
  ///
  /// - Parameter count: How many values without words lead there, which may lead on in a circle.
  private func leadsToTitle(_ node: Int32, behind count: Int) -> Bool {
    automaton.slotEdges(of: node).contains {
      let way = automaton.slotEdges[$0]
      let traits = automaton.rules[Int(way.slot)].traits
      return traits.contains(.constant) && count < Self.mostConstants
        && leadsToTitle(way.target, behind: count + 1)
        || traits.contains(.open) && traits.isDisjoint(with: [.people, .payee, .any])
    }
  }

  /// More values without words than templates have before a title, `the song {mediaType=song}`.
  private static let mostConstants = 2
}
