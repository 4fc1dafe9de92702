import IntentRuntime

/// Words that stand where a name does, and say something else: when, who is not meant, or all but some.
extension Recognizer {
  /// Whether what would be a name that nothing knows, a place or a list says who or what is not meant, `Bobo but not Coco`,
  /// which of several, `Bobo or Coco`, or all of which some are left out, `everything except milk`.
  func isNoName(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (slot, range) = (sentences.slots[filling.slot], filling.words)
    guard filling.value == nil, slot.isNamedInSentence, let first = range.first else {
      return false
    }
    let (words, dialogue) = (sentence.words, rules.dialogue)
    if leavesOut(range, sentence) { return true }
    // 'And honk the horn' is no name.
    if slot.isSpeakable, !slot.isList, !rules.numbers.isUnspaced,
      shared.joints.match(words, at: first) != nil
    {
      return true
    }
    guard !slot.isList else {
      return range.contains { index in
        guard let denial = dialogue.negations.match(words, at: index) else { return false }
        // 'Milk but no eggs'; 'don't forget the milk' is what there is to do.
        return denial.end == range.upperBound && index > first
          || dialogue.contrasts.match(words, endingAt: index).map { $0.start > first } ?? false
      }
    }
    var isJoined = false
    return range.dropFirst(rules.numbers.isUnspaced ? 1 : 0).contains { index in
      // 'Bobo and tell him I am late'
      if slot.isPeople, isJoined, dialogue.speakers.match(words, at: index) != nil { return true }
      isJoined = isJoined || shared.joints.match(words, at: index) != nil
      if slot.isPeople, index > first,
        let joint = dialogue.alternatives.match(words, at: index), joint.end < range.upperBound
      {
        return true
      }
      // 'Pas-de-Calais' is one word, and 'Ani' somebody.
      return range.count > 1 && dialogue.negations.match(words, at: index) != nil
        && sentence.text(index..<index + 1).first?.isUppercase == false
        && (index + 1 == range.upperBound || !sentence.isTight(index))
    }
  }

  /// Whether words say that some are left out of all: `alles außer Milch`, `牛乳以外`, or `außer Milch` behind the template's
  /// own `alle Aufgaben`.
  private func leavesOut(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let (words, choices) = (sentence.words, rules.dialogue.choices)
    guard !rules.numbers.isUnspaced else {
      return range.dropFirst().contains { choices.exceptions.match(words, at: $0) != nil }
    }
    if choices.exceptions.match(words, at: range.lowerBound) != nil { return true }
    guard let all = choices.all.match(words, at: range.lowerBound), all.end < range.upperBound
    else {
      return false
    }
    return (all.end..<range.upperBound).contains { choices.exceptions.match(words, at: $0) != nil }
  }

  /// Whether what would be a name or a place is no more than when: `in ten minutes`, `last week`; or ends with it,
  /// `Bobo tomorrow at 5`, where the intent has no room for that.
  ///
  /// - Parameter intent: The place of the intent that the sentence is read as.
  func isMoment(_ filling: SentenceMatcher.Filling, of intent: Int, _ sentence: Sentence) -> Bool {
    let (slot, range) = (sentences.slots[filling.slot], filling.words)
    guard filling.value == nil, slot.isNamedInSentence else { return false }
    let (reader, start) = (reader, range.lowerBound)
    // There is nothing to do that is called 'tomorrow', 'until 5' or 'vom Montag'.
    guard !slot.isList else {
      return (start..<min(start + 2, range.upperBound)).contains { index in
        (index == start || isLeadIn(sentence, start))
          && reader.moments(sentence, index).contains { $0.end == range.upperBound }
      }
        // What is there already is not called 'milk until 5', and what there is to do may be.
        || range.prefix(slot.isSpeakable ? 1 : range.count).contains { index in
          rules.times.endMarks.match(sentence.words, at: index) != nil
            && reader.ends(sentence, index).contains { $0.end == range.upperBound }
        }
    }
    // A list may be called 'tomorrow', and a place end with a day, 'Avenida 9 de Julio'.
    let isPerson = slot.isPeople || slot.isPayee
    let isPlace = slot.type == .place
    func isMoment(_ start: Int, needsHour: Bool) -> Bool {
      let moment = reader.moments(sentence, start).first { $0.end == range.upperBound }
      return needsHour
        ? moment?.components.hour != nil
        : moment != nil
          || rules.times.periods.match(sentence.words, at: start)?.end == range.upperBound
    }
    // Its hour may have no mark, where the template has what leads to it: `pick me up at 5`.
    if isMoment(start, needsHour: !isPerson && !isPlace && !slot.isNamedObject)
      || reader.mayBeginNumber(sentence, start)
        && (reader.bareRange(sentence, start)?.end == range.upperBound
          || reader.isBehindTimeMark(sentence, start)
            && reader.time(sentence, start, needsMark: false)?.end == range.upperBound)
    {
      return true
    }
    let isThing = slot.isSpeakable && !intents[intent].takesMoments
    guard isPerson || isPlace || isThing, !rules.numbers.isUnspaced else { return false }
    return range.dropFirst().contains {
      isMoment($0, needsHour: !isPerson)
        || isPlace && endOfDay($0, in: sentence) == range.upperBound
    }
  }

  /// Whether a word leads to a day or a time, and to no name.
  private func isLeadIn(_ sentence: Sentence, _ index: Int) -> Bool {
    let times = rules.times
    return [times.timeMarks, times.dayMarks, times.rangeBegins].contains {
      $0.match(sentence.words, at: index)?.end == index + 1
    }
  }
}
