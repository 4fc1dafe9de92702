import IntentRuntime

/// Words that stand where a name does, and say something else: when, who is not meant, or all but some.
extension Recognizer {
  /// Whether what would be a name that nothing knows, a place or a list says who or what is not meant, `Bobo but not Coco`,
  /// which of several, `Bobo or Coco`, or all of which some are left out, `everything except milk`.
  ///
  /// - Parameter intent: The place of the intent that the sentence is read as.
  func isNoName(_ filling: SentenceMatcher.Filling, of intent: Int, _ sentence: Sentence) -> Bool {
    let (slot, range) = (filling.slot, filling.words)
    guard filling.value == nil, let first = range.first else { return false }
    guard slot.isNamedInSentence else {
      return slot.property != nil && isOtherThan(range, of: slot, sentence)
    }
    let words = sentence.words
    if leavesOut(range, sentence) { return true }
    // '今すぐではなく花子' is not now.
    if rules.numbers.isUnspaced, let denial = rules.dialogue.negations.match(words, at: first),
      denial.end > first + 2, denial.end < range.upperBound
    {
      return true
    }
    // 'And honk the horn' is no name.
    if slot.isSpeakable, !slot.isList, !rules.numbers.isUnspaced,
      shared.joints.match(words, at: first) != nil
    {
      return true
    }
    guard !slot.isList else {
      return range.contains { index in
        guard let denial = rules.dialogue.negations.match(words, at: index) else { return false }
        // 'Milk but no eggs'; 'don't forget the milk' is what there is to do.
        return denial.end == range.upperBound && index > first
          || rules.dialogue.contrasts.match(words, endingAt: index).map { $0.start > first }
            ?? false
      }
    }
    var isJoined = false
    let isOne = slot.isPeople || slot.isPayee || isKnownThing(slot, of: intent)
    return range.dropFirst(rules.numbers.isUnspaced ? 1 : 0).contains { index in
      // 'Bobo and tell him I am late'
      if slot.isPeople, isJoined, rules.dialogue.speakers.match(words, at: index) != nil {
        return true
      }
      isJoined = isJoined || shared.joints.match(words, at: index) != nil
      if isOne, index > first,
        let joint = rules.dialogue.alternatives.match(words, at: index),
        joint.end < range.upperBound
      {
        return true
      }
      // 'Pas-de-Calais' is one word, and 'Ani' somebody.
      return range.count > 1 && rules.dialogue.negations.match(words, at: index) != nil
        && !sentence.isCapitalized(index)
        && (index + 1 == range.upperBound || !sentence.isTight(index))
    }
  }

  /// Whether words say that some are left out of all: `alles außer Milch`, `牛乳以外`, or `außer Milch` behind the template's
  /// own `alle Aufgaben`.
  private func leavesOut(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let (words, choices) = (sentence.words, rules.dialogue.choices)
    guard !rules.numbers.isUnspaced else {
      return range.contains { index in
        choices.exceptions.match(words, at: index, before: range.upperBound).map {
          // '말고기' is meat.
          index > range.lowerBound || $0.end == range.upperBound || sentence.hasGap($0.end - 1)
        } ?? false
      }
    }
    if choices.exceptions.match(words, at: range.lowerBound) != nil { return true }
    guard let all = choices.all.match(words, at: range.lowerBound), all.end < range.upperBound
    else {
      return false
    }
    return (all.end..<range.upperBound).contains { choices.exceptions.match(words, at: $0) != nil }
  }

  /// Whether what would be another place has no more than an article before it, `the wrong one`, or begins with a word that
  /// names seldom have: `to be honest`.
  func isNoPlace(_ filling: SentenceMatcher.Filling, behind first: Int, _ sentence: Sentence)
    -> Bool
  {
    guard filling.value == nil, filling.slot.type == .place else { return false }
    let (words, start) = (sentence.words, filling.words.lowerBound)
    return start > first && rules.articles.match(words, at: first)?.end == start
      || rules.spoken.functionWords.match(words, at: start) != nil
  }

  /// Whether words for a property say what it is not to be: `keine` of `spiel keine Musik`, `mais pas Stromae`. Titles begin
  /// with many such words, `Without Me`: of these only what denies the verb is none, `joue pas Stromae`.
  private func isOtherThan(_ range: Range<Int>, of slot: Slot, _ sentence: Sentence) -> Bool {
    let (words, first) = (sentence.words, range.lowerBound)
    guard !rules.numbers.isUnspaced else { return leavesOut(range, sentence) }
    let exceptions = rules.dialogue.choices.exceptions
    if slot.isPropertyArray,
      exceptions.match(words, at: first) != nil
        || rules.dialogue.negations.match(words, at: first) != nil
        || rules.commands.match(words, at: first).map({
          $0.end == range.upperBound && ($0.meaning == .no || $0.meaning == .neither)
        }) ?? false
    {
      return true
    }
    return !sentence.isCapitalized(first)
      && rules.spoken.denials.match(words, at: first)?.meaning == true
      || range.contains { index in
        exceptions.match(words, at: index, before: range.upperBound).map { $0.end > index + 1 }
          ?? false
      }
  }

  /// Whether a slot names something that is there, of an intent with no room for a time: a car, a workout.
  private func isKnownThing(_ slot: Slot, of intent: Int) -> Bool {
    slot.isSpeakable && !intents[intent].takesMoments && !intents[intent].isCreating
  }

  // MARK: - When

  /// Whether what would be a name or a place is no more than when: `in ten minutes`, `last week`; or has it at an end,
  /// `Bobo tomorrow at 5`, where the intent has no room for that.
  ///
  /// - Parameter intent: The place of the intent that the sentence is read as.
  func isMoment(_ filling: SentenceMatcher.Filling, of intent: Int, _ sentence: Sentence) -> Bool {
    let (slot, range) = (filling.slot, filling.words)
    guard filling.value == nil else { return false }
    if slot.isNamedInSentence {
      return slot.isList
        ? isMomentOfItems(range, slot, sentence)
        : isMomentOfName(range, slot, of: intent, sentence)
    }
    return slot.property != nil && !slot.isList && endsWithHour(range, sentence)
  }

  /// Whether a title ends with a time that its words say is one, `jazz at 5`, where nothing is played later; not with the
  /// hour of `after midnight`.
  private func endsWithHour(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let (reader, times) = (reader, rules.times)
    guard !rules.numbers.isUnspaced else { return false }
    return range.dropFirst().contains { index in
      [times.timeMarks, times.fromNow].contains { $0.match(sentence.words, at: index) != nil }
        && !sentence.isCapitalized(index)
        && reader.moments(sentence, index).contains {
          $0.end == range.upperBound && !$0.isGuess && $0.components.hour != nil
        }
    }
  }

  /// Whether what there is to do would be called `tomorrow`, `until 5` or `vom Montag`.
  private func isMomentOfItems(_ range: Range<Int>, _ slot: Slot, _ sentence: Sentence) -> Bool {
    let (reader, start) = (reader, range.lowerBound)
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

  private func isMomentOfName(
    _ range: Range<Int>, _ slot: Slot, of intent: Int, _ sentence: Sentence
  ) -> Bool {
    let (reader, start) = (reader, range.lowerBound)
    let isPerson = slot.isPeople || slot.isPayee
    let isPlace = slot.type == .place
    let isKnown = isKnownThing(slot, of: intent)
    if isPerson || isPlace, beginsWithMoment(range, sentence) { return true }
    func isMoment(_ start: Int, needsHour: Bool) -> Bool {
      let moment = reader.moments(sentence, start).first { $0.end == range.upperBound }
      return needsHour
        ? moment?.components.hour != nil
        : moment != nil
          || rules.times.periods.match(sentence.words, at: start)?.end == range.upperBound
    }
    // A list may be called 'tomorrow', 'my Friday playlist' and a car as well.
    let mayBeDay =
      !isPerson && !isPlace
      && (!(slot.isNamedObject || isKnown) || sentence.isCapitalized(start)
        || range.upperBound < sentence.words.count)
    if isMoment(start, needsHour: mayBeDay)
      || isKnown
        && reader.durations(sentence, start).contains(where: { $0.end == range.upperBound })
      // Its hour may have no mark, where the template has what leads to it: `pick me up at 5`.
      || reader.mayBeginNumber(sentence, start)
        && (reader.bareRange(sentence, start)?.end == range.upperBound
          || reader.isBehindTimeMark(sentence, start)
            && reader.time(sentence, start, needsMark: false)?.end == range.upperBound)
    {
      return true
    }
    // A place may end with a day, 'Avenida 9 de Julio', and so may what is new.
    guard isPerson || isPlace || slot.isSpeakable && !intents[intent].takesMoments,
      !rules.numbers.isUnspaced
    else { return false }
    return range.dropFirst().contains {
      isMoment($0, needsHour: !isPerson && !isKnown)
        || isPlace && endOfDay($0, in: sentence) == range.upperBound
    }
  }

  /// Whether a day or an hour stands before a name, and is no part of it: `morgen Anna`, `8時に花子`.
  private func beginsWithMoment(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let start = range.lowerBound
    guard range.count > 1 else { return false }
    let isDay = nameOfDay(at: start, in: sentence) != nil
    return reader.moments(sentence, start).contains { moment in
      !moment.isGuess && (isDay || moment.components.hour != nil)
        // '明日香' is somebody.
        && moment.end + (rules.numbers.isUnspaced ? 1 : 0) < range.upperBound
        // 'The Sunday Times'
        && (rules.spoken.capitalizesNouns
          || !(start..<moment.end).contains { sentence.isCapitalized($0) })
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
