import IntentRuntime

/// What is said behind words with which somebody makes up their mind: `actually three`, `no, a dog`.
extension AnswerReader {
  /// A reading, or where that leaves something out what corrects another value and leaves nothing out: `no, a dog`
  /// where it is asked how many.
  func instead(of reading: Reading, _ sentence: Sentence, of question: ParameterQuestion)
    -> Reading
  {
    switch reading {
    case .answer(_, ignored: [], _): return reading
    case .answer, .unclear, .notMeant:
      return hesitantValue(sentence, of: question) ?? markedCorrection(sentence) ?? reading
    default: return reading
    }
  }

  /// What is asked for behind words that somebody says while they make up their mind, `actually three`, `disons trois`: only a
  /// no says that something else is meant.
  private func hesitantValue(_ sentence: Sentence, of question: ParameterQuestion) -> Reading? {
    let first = recognizer.rules.commands.match(sentence.words, at: startOfMarks(in: sentence))
    guard first?.meaning != .no, !negates(sentence, outside: []) else { return nil }
    return corrected(sentence).lazy.map { value($0.sentence, of: question) }.first {
      if case .answer(.value, ignored: [], _) = $0 { true } else { false }
    }
  }

  /// What there is to do, without the sounds before it that mean nothing and what only leads to it: `um, milk`, `d'acheter du
  /// lait`.
  func withoutTaskMark(_ sentence: Sentence, _ slot: Slot) -> Sentence {
    guard slot.isTextList else { return sentence }
    let (words, rules) = (sentence.words, recognizer.rules)
    var start = 0
    while let sound = rules.spoken.hesitations.match(words, at: start),
      rules.dialogue.fillers.match(words, at: start)?.end == sound.end
    {
      start = sound.end
    }
    if let mark = rules.spoken.taskMarks.match(words, at: start)?.end, mark < words.count,
      leadsToTask(mark, sentence)
    {
      start = mark
    }
    // 'Add milk', 'füge Milch hinzu' to a list, and not 'plus size jeans', nor 'add oil to the car' as a task
    let addsToList = given.contains {
      self.slot($0.key)?.isNamedObject == true && $0.value != .null
    }
    var end = words.count
    if addsToList, start < end, let verb = rules.dialogue.additions.match(words, at: start)?.end,
      verb < end,
      recognizer.sentences.begins(with: words[start].hash), !sentence.isTight(verb - 1),
      !(verb..<end).contains(where: { rules.spoken.personMarks.match(words, at: $0) != nil })
    {
      start = verb
      end = rules.dialogue.additionEndings.match(words, endingAt: end)?.start ?? end
    }
    guard start > 0, start < end else { return sentence }
    return end < words.count ? Sentence(sentence.text(start..<end)) : sentence.rest(from: start)
  }

  /// Whether what there is to do begins at a word behind one that may lead to it, of `d'acheter du lait` and `daran, Milch zu
  /// kaufen`, but not of `d'abord appeler maman`, `dran bleiben`, `d'Artagnan`, nor of `żeby nie palić`.
  private func leadsToTask(_ index: Int, _ sentence: Sentence) -> Bool {
    let (words, rules) = (sentence.words, recognizer.rules)
    guard !sentence.isCapitalized(index) || rules.spoken.capitalizesNouns,
      rules.dialogue.negations.match(words, at: index) == nil,
      rules.spoken.clauseStarts.match(words, at: index) == nil
    else { return false }
    let (verbs, own) = rules.spoken.taskEndings
    func ends(_ index: Int, _ endings: [String]) -> Bool {
      index < words.count && endings.contains(where: sentence.text(index..<index + 1).hasSuffix)
    }
    // 'De me lever', 'd'y aller'
    let isBesideVerb =
      [rules.spoken.functionWords, rules.dialogue.objects].contains {
        $0.match(words, at: index)?.end == index + 1
      } && ends(index + 1, verbs)
    // 'Dran bleiben', 'daran denken, …'
    let isOwnVerb =
      ends(index, own) && !sentence.isCapitalized(index) && !sentence.hasMark(before: index)
      && (index + 1 == words.count || sentence.hasMark(before: index + 1))
    return !isOwnVerb && (verbs.isEmpty || ends(index, verbs) || isBesideVerb)
  }
}
