/// Where names and texts begin and end.
///
/// What only tells something is `mutating`, here and beside: some of it is read when it is first asked for, and a function
/// that might change what is known is called without a copy of it.
extension SentenceMatcher {
  /// Whether what a slot takes may end before a word: a name does not end with `and`, a text not with `not`.
  mutating func mayEnd(_ rule: SlotRule, at cell: Cell) -> Bool {
    let position = Int(cell.position)
    if rule.traits.contains(.any) { return true }
    if position < momentEnd { return false }
    if rule.traits.contains(.text), !rule.traits.contains(.dictated),
      junctions.isBehindCopula(position), !junctions.isBehindPlace(position),
      !junctions.hasQuestion(startOfWords(behind: cell)..<position)
    {
      // Nor does it end within the time that stands there: 'es a' of 'es a las 8'.
      momentEnd = max(momentEnd, meanings.endOfMomentHere())
      return false
    }
    if rule.traits.contains(.text), !rule.traits.contains(.dictated),
      junctions.isArticle(position), junctions.isBehindCount(position)
    {
      // 'Ask Coco about' does not end before 'the 20th', nor within it.
      let end = meanings.endOfMomentHere()
      if end > position {
        momentEnd = max(momentEnd, end)
        return false
      }
    }
    if rule.traits.contains(.people), junctions.beginsCopula(position),
      junctions.isSubject(startOfWords(behind: cell)..<position)
    {
      return false
    }
    if rule.traits.contains(.person),
      junctions.isInsideName(position) || junctions.beginsEpithets(position)
    {
      return false
    }
    if !rule.traits.contains(.dictated), junctions.isInsideHonorific(position) { return false }
    if rule.traits.contains(.payee), junctions.isBehindFunctionWord(position) { return false }
    return (!isUnfinished(position) || isPlace(rule, before: position)) && !isNumbered(position)
  }

  /// Whether what is no person ends with whose it is, `Luigi's`, before a day, a time or what leads to another value:
  /// `at Luigi's tonight`, `to Luigi's for two`.
  private mutating func isPlace(_ rule: SlotRule, before position: Int) -> Bool {
    guard rule.traits.isDisjoint(with: [.people, .dictated]), junctions.isPossessive(position - 1)
    else { return false }
    let isBeforeMoment = meanings.endOfMomentHere() > position
    guard !rule.traits.contains(.text) else {
      return isBeforeMoment && junctions.isBehindPlace(position)
    }
    return isFunctionWord || isBeforeMoment
  }

  /// Whether a day with its time begins at the word, a picture, or an amount beside a payee, so that no name that
  /// nothing knows begins or goes on there: `Coco tomorrow at five`, `Coco 👍`, `Coco $5 and Bobo`.
  ///
  /// - Parameter isInside: Whether it goes on; a name may begin with a number, as `555 1234` is.
  mutating func isOutsideName(_ rule: SlotRule, isInside: Bool) -> Bool {
    let traits = rule.traits.intersection([.people, .payee, .person])
    guard !traits.isSubset(of: .person) else { return false }
    // Several ways ask the same of a word.
    if traits == outsideNames.traits, isInside == outsideNames.isInside {
      return outsideNames.isOutside
    }
    let isOutside = isOutside(traits, isInside: isInside)
    outsideNames = (traits, isInside, isOutside)
    return isOutside
  }

  private mutating func isOutside(_ traits: SlotRule.Traits, isInside: Bool) -> Bool {
    let position = Int(meanings.position)
    if traits.contains(.payee) {
      let amount = meanings.readAmountHere()
      let goesOn = !isInside || position > 0 && sentence.beginsWithDigit(position - 1)
      if amount.isMoney || amount.isNumber && !goesOn { return true }
      // What is corrected to a number is no name: 'pay 30'.
      if !isInside, junctions.isLastMeaning(position), sentence.beginsWithDigit(position),
        sentence.words[position].end - sentence.words[position].start < Self.lettersOfNumberedName
      {
        return true
      }
      if isInside, junctions.isOutsidePayee(position) || meanings.isWordOfNumber { return true }
    }
    // 'Zelda tomorrow' is nobody, while a group may be called 'Monday night football'.
    if isInside, traits.contains(.person), junctions.isDay(position) { return true }
    guard traits.contains(.people) else { return false }
    if isInside, junctions.isBehindRelation(position) { return true }
    if sentence.isEmoji(position) || junctions.isObjectMark(position) { return true }
    if isInside, sentence.isAnnounced(position) || junctions.isClauseStart(position) { return true }
    if isWhen(position, isInside: isInside) { return true }
    let end = meanings.endOfCertainMomentHere()
    return end > position + 1 && (junctions.isSpaced || sentence.hasGap(end - 1))
  }

  /// Whether a day or a time at a word is when rather than a part of somebody's name: within one, right before what they
  /// are told, `Coco tomorrow that`; at its beginning, before somebody who is known, `morgen Coco`, or written in digits.
  private mutating func isWhen(_ position: Int, isInside: Bool) -> Bool {
    let end = meanings.endOfMomentHere()
    guard end > position, junctions.isSpaced else { return false }
    if isInside {
      return junctions.isClauseStart(end)
        || spoken.textMarks.match(sentence.words, at: end) != nil
    }
    return sentence.beginsWithDigit(position) && !sentence.isDigits(position)
      || meanings.isName(at: end)
  }

  /// What the third word of a name that nothing knows costs besides, where its first is a part of a known one: `text Bobo running
  /// late`, not `text Bobo Van Damme`, nor `a message to Bobo from work`.
  func costOfGoingOn(_ cell: Cell) -> Int32 {
    // A long way back is none that is looked at for every word.
    guard junctions.isSpaced, cell.previous >= 0, cells[cell.previous].node >= nodes else {
      return 0
    }
    let before = cells[cell.previous].previous
    guard before >= 0, cells[before].node < nodes else { return 0 }
    let start = Int(cells[before].position)
    guard meanings.isPartOfName(start), !sentence.isCapitalized(start + 1),
      spoken.personMarks.match(sentence.words, endingAt: start) == nil
    else { return 0 }
    return MatchCost.behindPartOfName
  }

  /// Whether somebody's name that nothing knows, or what may be one, ends before a word, or before others that mean nothing.
  func isBehindName(_ cell: Cell) -> Bool {
    // What stands for no intent is to cost no less for such words than what does.
    traitsOfWords(behind: cell).map { !$0.isDisjoint(with: [.people, .any]) } ?? false
  }

  /// Whether a title ends before a word, or before others that mean nothing.
  func isBehindTitle(_ cell: Cell) -> Bool {
    traitsOfWords(behind: cell)?.contains(.title) ?? false
  }

  /// What the slot is like whose words, only taken as they are, end before a word, or before others that mean nothing; none
  /// where there is none.
  private func traitsOfWords(behind cell: Cell) -> SlotRule.Traits? {
    // Before the first word of a template there are none.
    guard cell.node > 0 else { return nil }
    var cell = cell
    while cell.edge < 0, cell.trail.contains(.dropped), cell.previous >= 0 {
      cell = cells[cell.previous]
    }
    guard cell.edge >= 0, cell.trail.contains(.loose) else { return nil }
    return automaton.rules[Int(automaton.slotEdges[Int(cell.edge)].slot)].traits
  }

  /// The letters of the shortest number that may stand for somebody by itself, as that of a telephone does.
  private static let lettersOfNumberedName = 5

  /// Whether a name that nothing knows would end with what leads to a clause, `doctor que`, or be no more than an
  /// article, or what stands in the name of somebody and alone names nobody: `the`, of `tell the truth`.
  mutating func isNoName(_ rule: SlotRule, behind cell: Cell) -> Bool {
    guard !rule.traits.isDisjoint(with: [.people, .payee]), cell.previous >= 0,
      junctions.isSpaced
    else { return false }
    let word = Int(cell.position) - 1
    if spoken.clauseStarts.match(sentence.words, at: word)?.end == word + 1 { return true }
    // 'Coco and little' of 'Coco and Little Bobo'
    if (max(0, word - 1)...word).contains(where: { meanings.endOfName(at: $0) > word + 1 }) {
      return true
    }
    guard cells[cell.previous].node < nodes else { return false }
    return junctions.isArticle(word) || junctions.isEpithet(word) && meanings.isPartOfName(word)
  }

  /// Whether somebody who is known is named where a text may begin as well, `coco` of `text coco we are to talk to bobo`:
  /// whoever is meant to get it stands there, and what stands behind, as far as `to bobo`, is the text, where a text may
  /// stand there. Of somebody's things, `coco's photos`, of what somebody is, `coco is here`, and of a name alone,
  /// `say coco to bobo`, a text may be.
  ///
  /// - Parameter text: The way through the slot of the text.
  mutating func isPersonInstead(of text: UtteranceAutomaton.SlotEdge, at cell: Cell) -> Bool {
    let position = Int(cell.position)
    guard junctions.isSpaced, !sentence.isAnnounced(position) else { return false }
    for edge in automaton.slotEdges(of: cell.node) {
      let slot = automaton.slotEdges[edge].slot
      let rule = automaton.rules[Int(slot)]
      guard rule.traits.contains(.people),
        leadsToText(automaton.slotEdges[edge].target)
      else { continue }
      // 'Text mom I talked to Coco'
      if !isFunctionWord, position + 2 < sentence.words.count, junctions.isSpeaker(position + 1),
        !junctions.isExclamation(position), meanings.endOfMomentHere() <= position
      {
        return true
      }
      for index in meanings.meanings(of: slot, rule) {
        let end = Int(meanings.found[index].end)
        guard meanings.found[index].isWhole || junctions.isSpeaker(end) else { continue }
        if end + 1 < sentence.words.count, !junctions.isContinuation(end),
          spoken.copulas.match(sentence.words, at: end) == nil,
          automaton.node(behind: automaton.word(sentence.words[end].hash), from: text.target) < 0
        {
          return true
        }
      }
    }
    return false
  }

  /// Whether a name goes on at a word, behind somebody who is known, rather than what is said to them: with a capital
  /// letter, and what leads to a clause behind it, `Martínez que` of `dile a Coco Martínez que voy`.
  mutating func isSurname(at cell: Cell) -> Bool {
    guard cell.trail.contains(.valued), cell.edge >= 0, !spoken.capitalizesNouns, !isFunctionWord,
      junctions.isSpaced
    else { return false }
    let (first, slot) = (Int(cell.position), automaton.slotEdges[Int(cell.edge)].slot)
    guard automaton.rules[Int(slot)].traits.contains(.people), sentence.isCapitalized(first),
      spoken.courtesies.match(sentence.words, at: first) == nil
    else { return false }
    return junctions.isClauseStart(first + 1)
      || sentence.isCapitalized(first + 1) && junctions.isClauseStart(first + 2)
  }

  /// Whether a text that is kept as it is said may begin at a node.
  private mutating func leadsToText(_ node: Int32) -> Bool {
    automaton.slotEdges(of: node).contains {
      automaton.rules[Int(automaton.slotEdges[$0].slot)].traits.contains(.dictated)
    }
  }
}
