import IntentRuntime

/// Words that stand where a name does, and say something else: who is not meant, or all but some.
extension Recognizer {
  /// Whether what would be a name that nothing knows, a place or a list says who or what is not meant, `Bobo but not Coco`,
  /// which of several, `Bobo or Coco`, or all of which some are left out, `everything except milk`.
  ///
  /// - Parameter intent: The place of the intent that the sentence is read as.
  func isNoName(_ filling: SentenceMatcher.Filling, of intent: Int, _ sentence: Sentence) -> Bool {
    let (slot, range) = (filling.slot, filling.words)
    if slot.isPeople, SentenceJunctions(sentence: sentence, shared: shared).isSubject(range) {
      return true
    }
    guard filling.value == nil, let first = range.first else { return false }
    if slot.isOpenTitle, goesOnWithRequest(range, sentence) { return true }
    if slot.isNamed, endsWithNext(range, sentence) { return true }
    guard slot.isNamedInSentence else {
      if slot.isNameInText, intents[intent].isRemoving || intents[intent].isPuttingOff,
        takesBack(range, sentence)
      {
        return true
      }
      return slot.property != nil
        && (isOtherThan(range, of: slot, sentence) || isOneOfOthers(filling, of: intent, sentence))
    }
    let words = sentence.words
    if leavesOut(range, sentence) || slot.isPeople && saysWhatToDo(range, sentence) { return true }
    // '今すぐではなく花子' is not now.
    if rules.numbers.isUnspaced, let denial = rules.dialogue.negations.match(words, at: first),
      denial.end > first + 2, denial.end < range.upperBound
    {
      return true
    }
    // 'And honk the horn' is no name, nor is 'or three aspirin' behind 'two'.
    if !slot.isList, !rules.numbers.isUnspaced,
      slot.isSpeakable && shared.joints.match(words, at: first) != nil
        || first > 0 && rules.dialogue.alternatives.match(words, at: first) != nil
          && !sentence.isCapitalized(first)
    {
      return true
    }
    // '응 민수' is a yes, and somebody.
    if slot.isPeople || slot.isPayee, rules.numbers.isUnspaced,
      let answer = rules.commands.match(words, at: first),
      answer.meaning == .yes || answer.meaning == .no, sentence.hasGap(answer.end - 1)
    {
      return true
    }
    if slot.isListOfPeople, range.contains(where: { leavesOutOthers($0, sentence) }) { return true }
    guard !slot.isList else {
      // 'Everything' is no item.
      if rules.dialogue.choices.all.match(words, at: first)?.end == range.upperBound { return true }
      return range.contains { index in
        // 'Eggs, not milk'
        if index > first, sentence.hasMark(before: index), !rules.numbers.isUnspaced,
          rules.spoken.retractions.match(words, at: index) != nil
            || shared.endOfDenial(sentence, index) != nil
        {
          return true
        }
        // 'Photos of Coco not Bobo'
        if intents[intent].isReading, index > first, index + 1 < range.upperBound,
          !sentence.isCapitalized(index), !rules.numbers.isUnspaced,
          rules.spoken.retractions.match(words, at: index) != nil
        {
          return true
        }
        guard let denial = rules.dialogue.negations.match(words, at: index) else { return false }
        // 'Milk but no eggs'; 'don't forget the milk' is what there is to do.
        return denial.end == range.upperBound && index > first
          || rules.dialogue.contrasts.match(words, endingAt: index).map { $0.start > first }
            ?? false
      }
    }
    if slot.isPeople || slot.isPayee || isNameOfThing(slot, of: intent),
      goesOnWithClause(range, sentence)
    {
      return true
    }
    // 'My tesla for ten minutes', 'my car no'
    if isNameOfThing(slot, of: intent),
      endsWithCount(range, sentence) || endsWithCommand(range, sentence)
    {
      return true
    }
    if slot.isPeople || slot.isPayee || isKnownThing(slot, of: intent),
      speaksOfOthers(range, sentence)
    {
      return true
    }
    if isKnownThing(slot, of: intent),
      namesAnotherThing(range, sentence) || changesMind(range, sentence)
    {
      return true
    }
    if slot.isPayee, isNoPayee(range, sentence) { return true }
    if slot.isPeople, isNoPerson(range, sentence) { return true }
    if slot.isPayee || slot.type == .place,
      isTakenBack(range, sentence) || isQuestion(range, sentence)
    {
      return true
    }
    // 'My electricity bill and my rent'
    if slot.isPayee, startOfTail(in: range, of: slot, sentence) != nil { return true }
    // 'The zoo for 4'
    if slot.type == .place, endsWithCount(range, sentence) || isNoPlace(range, sentence) {
      return true
    }
    // 'Na lotnisko, tylko na dworzec'
    if range.dropFirst().contains(where: {
      sentence.hasMark(before: $0) && rules.dialogue.contrasts.match(words, at: $0) != nil
    }) {
      return true
    }
    var isJoined = false
    let isOne =
      slot.isPeople || slot.isPayee || slot.isNamedObject || isKnownThing(slot, of: intent)
    // 'Half my phone bill'
    if intents[intent].takesMoney, !sentence.isCapitalized(first),
      [rules.spoken.qualifiers, rules.spoken.approximations].contains(where: {
        $0.match(words, at: first) != nil
      })
    {
      return true
    }
    return range.dropFirst(rules.numbers.isUnspaced ? 1 : 0).contains { index in
      // 'Bobo and tell him I am late'
      if slot.isPeople, isJoined, rules.dialogue.speakers.match(words, at: index) != nil {
        return true
      }
      isJoined = isJoined || shared.joints.match(words, at: index) != nil
      if isOne, index > first,
        let joint = rules.dialogue.alternatives.match(words, at: index),
        joint.end <= range.upperBound
      {
        return true
      }
      // 'The tesla no the truck'
      if isOne, index > first, index + 1 < range.upperBound, !sentence.isCapitalized(index),
        rules.commands.match(words, at: index)?.meaning == .no
      {
        return true
      }
      // 'Pas-de-Calais' is one word, and 'Ani' somebody.
      return range.count > 1 && rules.dialogue.negations.match(words, at: index) != nil
        && !sentence.isCapitalized(index)
        && (index + 1 == range.upperBound || !sentence.isTight(index))
    }
  }

  /// Whether the words of one thing's name deny it, `die Aufgabe Milch nicht`, leave something out, `everything but milk`, or
  /// take it back for another one: `milk, no, eggs`, `milk i mean eggs`, `lait mais pas oeufs`.
  private func takesBack(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let (words, spoken) = (sentence.words, rules.spoken)
    if leavesOut(range, sentence) { return true }
    guard !rules.numbers.isUnspaced else { return false }
    if spoken.denials.match(words, endingAt: range.upperBound) != nil { return true }
    return range.dropFirst().contains { index in
      guard !sentence.isCapitalized(index) else { return false }
      let contrast = rules.dialogue.contrasts.match(words, at: index)
      if spoken.secondThoughts.match(words, at: index) != nil
        || contrast.map({ rules.dialogue.negations.match(words, at: $0.end) != nil }) ?? false
      {
        return true
      }
      let correction = rules.corrections.match(words, at: index)
      return correction.map { $0.end > index + 1 || sentence.hasMark(before: index) } ?? false
        || sentence.hasMark(before: index)
          && (rules.commands.match(words, at: index)?.meaning == .no
            || spoken.retractions.match(words, at: index) != nil)
        // 'The milk reminder not the egg'
        || spoken.retractions.match(words, at: index).map {
          rules.articles.match(words, at: $0.end) != nil
        } ?? false
    }
  }

  /// Whether a name would end with what takes back the whole, `mom cancel`.
  func endsWithCommand(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    (filling.slot.isPeople || filling.slot.isPayee) && filling.value == nil
      && endsWithCommand(filling.words, sentence)
  }

  private func endsWithCommand(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    !rules.numbers.isUnspaced
      && range.dropFirst().contains { index in
        guard let command = rules.commands.match(sentence.words, at: index),
          command.end == range.upperBound, !sentence.isCapitalized(index)
        else { return false }
        return command.meaning == .no || command.meaning == .cancel
      }
  }

  /// Whether a name would have what says that somebody comes beside or in place of others, or behind them: `aussi Coco`,
  /// `Coco instead`, `Coco then Bobo`.
  private func speaksOfOthers(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard !rules.numbers.isUnspaced else { return false }
    let (words, dialogue) = (sentence.words, rules.dialogue)
    // 'Coco then Bobo', 'Coco as well as Bobo'
    let isInside = range.contains { index in
      [rules.spoken.sequels, dialogue.additionEndings].contains {
        $0.match(words, at: index) != nil && !sentence.isCapitalized(index)
      }
    }
    if isInside { return true }
    let others = dialogue.correctionEndings
    return [
      others.match(words, at: range.lowerBound).map { _ in range.lowerBound },
      others.match(words, endingAt: range.upperBound)?.start,
    ].contains { $0.map { !sentence.isCapitalized($0) } ?? false }
  }

  /// Whether somebody's name would end with an article, `Coco from my` before `work phone`, or, where no space parts words, have
  /// the particle of somebody else in it: `Cocoに送ってBobo`, `10分後にCoco`.
  private func isNoPerson(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let (words, junctions) = (
      sentence.words, SentenceJunctions(sentence: sentence, shared: shared)
    )
    guard range.count > 1 else { return false }
    guard !rules.numbers.isUnspaced else {
      return range.dropFirst().contains { index in
        guard let mark = rules.spoken.recipientMarks.match(words, at: index)?.end,
          mark < range.upperBound
        else { return false }
        return mark > index + 1 || junctions.isEdge(index) && junctions.isEdge(mark)
      }
    }
    return rules.articles.match(words, endingAt: range.upperBound) != nil
  }

  /// Whether whom money is sent to would be no more than `moi`, or have an amount of somebody else's, `花子に千円、太郎`, or how
  /// often: `毎月太郎`.
  private func isNoPayee(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.allSatisfy { isFunctionWord($0, sentence) }
      || rules.numbers.isUnspaced
        && range.dropFirst().contains { !reader.money(sentence, $0).isEmpty }
      || range.contains {
        rules.times.recurrences.match(sentence.words, at: $0) != nil && !sentence.isCapitalized($0)
      }
  }

  /// Whether the name of a thing would be of two, `tesla and my truck`, or go on with a request: `lights and honk`.
  private func namesAnotherThing(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.dropFirst().contains { index in
      guard let joint = shared.joints.match(sentence.words, at: index),
        joint.end < range.upperBound
      else { return false }
      return rules.articles.match(sentence.words, at: joint.end) != nil
        || sentences.begins(with: sentence.words[joint.end].hash)
    }
  }

  /// Whether words that would name a thing begin with a second thought or have one: `wait lock my car`, `or lock my car`.
  private func changesMind(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard !rules.numbers.isUnspaced else { return false }
    return range.contains { index in
      guard !sentence.isCapitalized(index) else { return false }
      let words = sentence.words
      let command = rules.commands.match(words, at: index)
      let takesBack = command?.meaning == .no || command?.meaning == .cancel
      let ends = [
        takesBack ? command?.end : nil, rules.spoken.hesitations.match(words, at: index)?.end,
        rules.dialogue.alternatives.match(words, at: index)?.end,
        rules.corrections.match(words, at: index)?.end,
      ]
      // 'No equipment', 'ride or die' and 'non stop' may be one.
      return ends.compactMap(\.self).contains { end in
        end < range.upperBound
          && (rules.articles.match(words, at: end) != nil
            || sentences.begins(with: words[end].hash))
      }
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

  /// Whether a word says that what is behind it is left out, and seldom stands in names and titles: `sauf`, not `sans`.
  private func leavesOutOthers(_ index: Int, _ sentence: Sentence) -> Bool {
    !sentence.isCapitalized(index)
      && rules.dialogue.choices.exceptions.match(sentence.words, at: index)?.meaning == true
  }

  /// Whether a clause goes on behind somebody with a comma, `mamá, si puedes`, or with what leads to one, `mom if you can`,
  /// or another request, `mom and say hello`.
  private func goesOnWithClause(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard !rules.numbers.isUnspaced else { return false }
    let (spoken, words) = (rules.spoken, sentence.words)
    return range.dropFirst().contains { index in
      if let joint = shared.joints.match(words, at: index)?.end,
        spoken.requestVerbs.match(words, at: joint) != nil, !sentence.isCapitalized(joint)
      {
        return true
      }
      guard !sentence.isCapitalized(index) else { return false }
      return spoken.conjunctions.match(words, at: index) != nil
        || sentence.hasMark(before: index)
          && [spoken.functionWords, spoken.clauseStarts].contains {
            $0.match(words, at: index) != nil
          }
    }
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
    return !sentence.isCapitalized(first) && rules.spoken.denials.match(words, at: first) != nil
      || range.contains { leavesOutOthers($0, sentence) }
  }

  /// Whether a property of what is asked for, besides what that is called, ends with when, `prince tonight`, or is beside or
  /// in place of another: `adele too`, `prince or adele`.
  func isOneOfOthers(_ filling: SentenceMatcher.Filling, of intent: Int, _ sentence: Sentence)
    -> Bool
  {
    let (slot, range, words) = (filling.slot, filling.words, sentence.words)
    guard let name = slot.parameterName, let property = slot.property, slot.isOpen,
      !slot.isPropertyArray, !rules.numbers.isUnspaced,
      intents[intent].objectTypes[name]?.spokenProperty != property
    else { return false }
    // '1984 and 1985'
    let isOfNumbers = range.allSatisfy {
      sentence.isDigits($0) || shared.joints.match(words, at: $0) != nil
    }
    if isOfNumbers, range.contains(where: { shared.joints.match(words, at: $0) != nil }) {
      return true
    }
    return range.dropFirst().contains { index in
      guard !sentence.isCapitalized(index) else { return false }
      // 'Prince or Madonna'
      if let other = rules.dialogue.alternatives.match(words, at: index) {
        return other.end < range.upperBound
      }
      return [
        rules.times.vagueTimes.match(words, at: index)?.end,
        rules.times.periods.match(words, at: index)?.end,
        rules.dialogue.additionEndings.match(words, at: index)?.end,
        rules.dialogue.correctionEndings.match(words, at: index)?.end,
      ].contains(range.upperBound)
        // 'Ruby Tuesday' is somebody.
        || !reader.isWeekday(sentence, index)
          && reader.moments(sentence, index).contains { $0.end == range.upperBound && !$0.isGuess }
        || isPartOfPeriod(index..<range.upperBound, slot, sentence)
    }
  }

  /// Whether a slot names something that is there, of an intent with no room for a time: a car, a workout.
  func isKnownThing(_ slot: Slot, of intent: Int) -> Bool {
    slot.isSpeakable && !intents[intent].takesMoments && !intents[intent].isCreating
  }

  /// The same, of what is called by no more than a few words, as a car is, and a task is not.
  private func isNameOfThing(_ slot: Slot, of intent: Int) -> Bool {
    !slot.isText && isKnownThing(slot, of: intent)
  }
}
