/// What days and times say of the words beside them.
extension SentenceMatcher {
  /// Notes where a day or a time ends, and whether another value is joined with it.
  mutating func noteMoment(_ meaning: SlotMeanings.Meaning, at position: Int) {
    let end = Int(meaning.end)
    momentEnd = max(momentEnd, end)
    if joinedMoments.last != position, junctions.isJoined(end) { joinedMoments.append(position) }
  }

  /// The word behind what takes back another day or time, `not 6pm` of `at 5pm not 6pm`; none where nothing does.
  mutating func endOfRetraction(_ position: Int) -> Int? {
    guard
      let begin = spoken.retractions.match(sentence.words, at: position)?.end
        ?? junctions.shared.endOfDenial(sentence, position)
    else { return nil }
    let end = meanings.endOfMoment(at: begin)
    return end > begin ? end : nil
  }

  /// Whether a day that is over begins at the word, where one may be said as well as text: it is then no text, but
  /// what is to be asked about.
  mutating func hasPastMoment(_ node: Int32) -> Bool {
    for edge in automaton.slotEdges(of: node) {
      let slot = automaton.slotEdges[edge].slot
      let rule = automaton.rules[Int(slot)]
      guard rule.traits.contains(.reminder) else { continue }
      let range = meanings.meanings(of: slot, rule)
      if range.contains(where: { meanings.found[$0].isPast }) { return true }
    }
    return false
  }

  /// Whether the text before a day or a time does not end there: with `every other`, or as one that has another time,
  /// `tomorrow at 5 and dad` before `at 6`.
  mutating func isDoubtfulMoment(at cell: Cell) -> Bool {
    guard let end = cellBehindText(at: cell) else { return false }
    let position = Int(end.position)
    if junctions.isMomentUnfinished(position) || meanings.isBehindPastDay(position) { return true }
    guard !joinedMoments.isEmpty else { return false }
    let start = startOfWords(behind: end)
    return joinedMoments.contains { (start..<position).contains($0) }
  }

  /// The cell behind words that were only taken as they are, right before a cell or with a word of the template between them:
  /// `for tomorrow`.
  private func cellBehindText(at cell: Cell) -> Cell? {
    var end = cell
    if !end.trail.contains(.loose), end.edge < 0, end.previous >= 0 { end = cells[end.previous] }
    return end.trail.contains(.loose) && end.node < nodes ? end : nil
  }

  /// Whether a number goes on with the text before it and says how many or how long, though a day behind it would make an
  /// hour of it: `a table for 4 tonight`, `study 2 hours tonight`; or with what leads to it, `pour 4`, which may be at four
  /// as well.
  mutating func isCountInText(at cell: Cell) -> Bool {
    let (start, reader) = (Int(cell.position), meanings.reader)
    let counts = reader.rules.times.countMarks
    guard junctions.isSpaced, let end = cellBehindText(at: cell), end.edge >= 0,
      automaton.rules[Int(automaton.slotEdges[Int(end.edge)].slot)].traits.contains(.text),
      !reader.isBehindTimeMark(sentence, start)
        || counts.match(sentence.words, endingAt: start) != nil
    else { return false }
    let mark = counts.match(sentence.words, at: start)
    let begin = mark?.end ?? start
    guard reader.mayBeginNumber(sentence, begin), let number = reader.number(sentence, begin) else {
      return false
    }
    let whole = meanings.endOfMoment(at: start)
    let isHour = reader.isNumberOfMoment(sentence, begin)
    let isMany = !isHour && endsWithDay(whole, from: number.end)
    let isLength = reader.durations(sentence, begin).contains {
      $0.end > number.end && endsWithDay(whole, from: $0.end)
    }
    let isLed = !isHour && mark != nil && whole == number.end
    return isMany || isLength || isLed
  }

  /// Whether a day or a part of one begins at a word and ends where another moment does, which would have what stands before
  /// it.
  private mutating func endsWithDay(_ end: Int, from start: Int) -> Bool {
    end > start && meanings.endOfMoment(at: start) == end
  }

  /// Whether words are something else than the text that a slot takes, where one may begin.
  mutating func isMeantOtherwise(
    _ way: UtteranceAutomaton.SlotEdge, _ rule: SlotRule, at cell: Cell
  ) -> Bool {
    if rule.traits.contains(.dictated),
      cell.trail.contains(.dropped) || isMeantOtherwise(at: cell) || isSurname(at: cell)
        || isPersonInstead(of: way, at: cell)
    {
      return true
    }
    return rule.traits.contains(.text)
      && (hasPastMoment(cell.node) || isDenial(rule, at: Int(cell.position)))
  }

  /// Whether what begins at a word, with nothing to mark that it is dictated, is all a day or a time, so that it is
  /// when rather than what to write, `at 5 saying hi`; or takes back the name before it for another, `no, Bobo`.
  mutating func isMeantOtherwise(at cell: Cell) -> Bool {
    let position = Int(cell.position)
    guard !sentence.isAnnounced(position) else { return false }
    let end = meanings.endOfMomentHere()
    if end > position, spoken.textMarks.match(sentence.words, at: end) != nil { return true }
    if junctions.isListBeforeSpeaker(position) { return true }
    guard !cell.trail.isDisjoint(with: [.loose, .valued]) else { return false }
    if end > position { return end == sentence.words.count || junctions.isClauseStart(end) }
    return meanings.isOtherName(at: position)
  }

  /// Whether a number begins at a word that tells apart what stands before it, `chapter 3`, and is no part of a time.
  mutating func isNumbered(_ position: Int) -> Bool {
    junctions.isNumbered(position)
      && (sentence.beginsWithDigit(position) || meanings.isNumberWord)
      && !meanings.isNumberOfMoment
  }

  /// Whether what begins at a word goes on with the day or the time before it: `or Tuesday`, `vor halb acht`.
  mutating func isTail(_ position: Int) -> Bool {
    guard let mark = junctions.endOfTail(position) else { return false }
    return mark.isCertain || meanings.endOfTime(at: mark.end) > mark.end
  }

  /// Whether a text would begin with what denies the verb before it: `nicht daran`, `pas d'acheter`.
  mutating func isDenial(_ rule: SlotRule, at position: Int) -> Bool {
    guard spoken.deniesVerbs, !rule.traits.contains(.dictated), position > 0 else {
      return false
    }
    // 'An nichts', whose first word the template has.
    if let whole = spoken.denials.match(sentence.words, at: position - 1), whole.meaning,
      whole.end > position
    {
      return true
    }
    // 'Morgen nicht daran'
    let moment = meanings.endOfMoment(at: position)
    guard spoken.denials.match(sentence.words, at: moment)?.meaning == true else { return false }
    return spoken.clauseMarks.match(sentence.words, at: position - 1) == nil
  }
}
