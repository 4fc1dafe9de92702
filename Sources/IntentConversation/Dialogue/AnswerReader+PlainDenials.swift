import IntentRuntime

/// What decides whether words that deny something say of it that it is not meant, and nothing else.
extension AnswerReader {
  /// Whether it is plain what a sentence denies: it denies no denial, `don't remove the milk`, nor that something is all,
  /// `not only milk`, and asks nothing, `why no milk`.
  func deniesPlainly(_ sentence: Sentence) -> Bool {
    let (rules, words) = (recognizer.rules, sentence.words)
    guard rules.spoken.questionWords.match(words, at: 0) == nil, !deniesExclusive(sentence) else {
      return false
    }
    var last: Range<Int>?
    var index = startOfDenials(in: sentence)
    while index < words.count {
      // 'But' of 'not milk but eggs' denies nothing.
      if let end = rules.dialogue.contrasts.match(words, at: index)?.end, last != nil {
        (last, index) = (nil, end)
        continue
      }
      guard let end = endOfDenial(index, in: sentence) else {
        index += 1
        continue
      }
      let denial = index..<end
      let isNegation = hasNegation(denial, in: sentence)
      // 'Can you remove milk?' asks for it.
      if isNegation, sentence.isMarkedAsQuestion { return false }
      if let last, isNegation || hasNegation(last, in: sentence),
        denies(last, denial, in: sentence)
      {
        return false
      }
      (last, index) = (denial, end)
    }
    return true
  }

  /// Whether a sentence denies that something is all that is meant: `not only milk`.
  func deniesExclusive(_ sentence: Sentence) -> Bool {
    sentence.words.indices.contains { index in
      // 'Yes, but only milk' denies nothing.
      guard recognizer.rules.dialogue.contrasts.match(sentence.words, at: index) == nil,
        let end = endOfDenial(index, in: sentence), hasNegation(index..<end, in: sentence)
      else { return false }
      return isOfExclusive(index..<end, in: sentence)
    }
  }

  /// Whether words take something out, rather than say that something else is meant: `without`, `remove`.
  func removes(_ words: Range<Int>, in sentence: Sentence) -> Bool {
    words.contains { index in
      let (dialogue, negation) = (recognizer.rules.dialogue, refusal(in: sentence, at: index))
      guard let end = removal(in: sentence, at: index) else { return false }
      return end >= dialogue.negations.match(sentence.words, at: index)?.end ?? negation ?? 0
    }
  }

  /// Whether one of some words denies what stands beside it.
  func hasNegation(_ words: Range<Int>, in sentence: Sentence) -> Bool {
    words.contains { index in
      recognizer.rules.dialogue.negations.match(sentence.words, at: index) != nil
        || refusal(in: sentence, at: index) != nil || decline(in: sentence, at: index) != nil
    }
  }

  /// Whether a side of what is denied only goes on with it, `and eggs` of `without milk and eggs`.
  func isJoined(
    _ side: Range<Int>, to denial: Range<Int>, of name: Range<Int>, in sentence: Sentence
  ) -> Bool {
    let joints = recognizer.shared.joints
    guard side.lowerBound < denial.lowerBound else {
      return joints.match(sentence.words, at: side.lowerBound) != nil
    }
    // 'Coco and not Little Bobo' is Coco, and of 「CocoとLittle Boboじゃない」 neither is meant.
    return denial.upperBound > name.upperBound
      && side.contains { joints.match(sentence.words, at: $0)?.end == side.upperBound }
  }

  /// Whether words begin with what says that they are meant in place of something: `but eggs`, `I mean eggs`.
  func isContrasted(_ words: Range<Int>, in sentence: Sentence) -> Bool {
    let part = Sentence(sentence.text(words))
    return recognizer.rules.dialogue.contrasts.match(part.words, at: 0) != nil
      || !correctionMarks(in: part).isEmpty
  }

  /// Where a sentence begins to deny something. Without spaces a mark of a correction looks like what denies the words
  /// before it, `아니 우유 빼 줘`.
  private func startOfDenials(in sentence: Sentence) -> Int {
    recognizer.rules.numbers.isUnspaced ? correctionMarks(in: sentence).first?.end ?? 0 : 0
  }

  /// Whether one of two denials is of the other: no mark, and nothing that joins them, stands between.
  private func denies(_ first: Range<Int>, _ second: Range<Int>, in sentence: Sentence) -> Bool {
    let between = first.upperBound...second.lowerBound
    let isJoined = (first.upperBound..<second.lowerBound).contains { index in
      recognizer.shared.joints.match(sentence.words, at: index)?.end == second.lowerBound
    }
    return !isJoined && !between.contains { sentence.hasMark(before: $0) }
  }

  /// Whether words deny that something is all that is meant: `not only`; without spaces these stand behind.
  private func isOfExclusive(_ denial: Range<Int>, in sentence: Sentence) -> Bool {
    let exclusives = recognizer.rules.dialogue.exclusives
    guard recognizer.rules.numbers.isUnspaced else {
      return !sentence.hasMark(before: denial.upperBound)
        && exclusives.match(sentence.words, at: denial.upperBound) != nil
    }
    // Of 「牛乳だけ抜きで」 one thing is left out.
    return !removes(denial, in: sentence)
      && (0..<denial.lowerBound).contains { index in
        exclusives.match(sentence.words, at: index)?.end == denial.lowerBound
      }
  }

  /// Whether a reading has no room for a no behind a value: `breakfast yes, sauna no` is not both.
  func leavesNoOut(_ reading: Reading, _ sentence: Sentence) -> Bool {
    guard case .answer(_, let ignored, _) = reading else { return false }
    let rules = recognizer.rules
    let refused = ignored.count { rules.command(in: Sentence($0))?.command == .no }
    let first = rules.commands.match(sentence.words, at: 0)
    let isFirst = first.map { $0.meaning == .no && isSetOff($0.end, in: sentence) } ?? false
    return refused > (isFirst ? 1 : 0)
  }

  /// Whether the no of an answer is none to what was asked: `no problem`, and neither `no, thanks` nor `no I don't`.
  func refusesIdly(_ reading: Reading, _ sentence: Sentence, _ slot: Slot) -> Bool {
    guard slot.type == .boolean, case .answer(_, let ignored, _) = reading, !ignored.isEmpty,
      let end = refusal(in: sentence, at: 0)
    else { return false }
    let name = slot.parameterName.flatMap { intent.displayNames[$0] } ?? ""
    return recognizer.rules.spoken.functionWords.match(sentence.words, at: end) == nil
      && !ignored.allSatisfy { names($0, inWordsOf: name) }
  }

  /// Whether a number is a length of time where that is not counted: of `one week` nobody knows how many nights it is.
  func isLength(_ reading: Reading, _ slot: Slot) -> Bool {
    guard slot.type == .integer, case .answer(_, let ignored, _) = reading else { return false }
    return ignored.contains { recognizer.rules.times.units.meaning(of: Sentence($0)) != nil }
  }

  /// The answer to which of the things there are, none of which is understood where it says something of one rather than its
  /// name: that it is not meant, `everything except the rent`, or when it is. The handler may find it in those words all the
  /// same, so that it is asked about.
  func markingStatement(
    _ reading: Reading, _ sentence: Sentence, isNegated: Bool, of question: ParameterQuestion
  ) -> Reading {
    guard case .answer(let answer, ignored: [], let cost) = reading,
      let slot = slot(question.parameter), slot.isNamedObject, !intent.isCreating,
      !isName(sentence, of: question)
    else { return reading }
    let (rules, words) = (recognizer.rules, sentence.words)
    let isExcept = words.indices.contains {
      rules.dialogue.choices.exceptions.match(words, at: $0)?.meaning == true
    }
    guard isNegated || isExcept || rules.spoken.questionWords.match(words, at: 0) != nil else {
      return reading
    }
    return .answer(answer, ignored: [sentence.text.trimmingSpaces], cost: cost)
  }

  /// What is said behind a name that somebody was asked about, where a no with no mark behind it denies that: `little bobo` of `no
  /// coco, little bobo`, nothing of `no a Coco, por favor`, to `Coco?`; none where it denies nobody.
  func saidBehindDenied(
    name proposed: JSONValue, _ sentence: Sentence, of question: ParameterQuestion
  ) -> Sentence? {
    let (rules, words) = (recognizer.rules, sentence.words)
    guard slot(question.parameter)?.isPeople == true else { return nil }
    /// The word behind those that mean nothing beside a name.
    func skipping(from start: Int, _ more: [PhraseTable<Bool>] = []) -> Int {
      var index = start
      while let end = (more + [rules.spoken.hesitations]).compactMap({
        $0.match(words, at: index)?.end
      }).max() ?? rules.politeness(words, at: index) {
        index = end
      }
      return index
    }
    let plainNo = rules.dialogue.plainNo
    let start =
      plainNo.match(words, at: 0) == nil ? skipping(from: 0, [rules.dialogue.interjections]) : 0
    guard let no = plainNo.match(words, at: start)?.end, no < words.count,
      !sentence.hasMark(before: no)
    else { return nil }
    // 'No a la Coco', 'no thanks Coco', 'no es Coco'; not 'no wait, Coco'
    let marks = [rules.spoken.personMarks, rules.articles, rules.times.countMarks]
    let denied = skipping(
      from: no,
      marks + [rules.spoken.functionWords, rules.spoken.copulas, rules.dialogue.negations])
    // Spanish 'no es Coco', 'no it's not Coco', and not 'no it's Coco'
    let isDenied = (start..<denied).contains {
      rules.dialogue.negations.match(words, at: $0) != nil
    }
    let lead = isDenied ? denied : skipping(from: no, marks)
    let said = sentence.foldedWords.dropFirst(lead)
    guard
      let count = proposed.spokenTexts.map({ Sentence($0).foldedWords })
        .first(where: { !$0.isEmpty && said.starts(with: $0) })?.count
    else { return nil }
    let end = lead + count
    let rest = skipping(from: end, [rules.spoken.recipientMarks, rules.dialogue.negations])
    guard rest < words.count else { return Sentence("") }
    return sentence.hasMark(before: end) || sentence.hasMark(before: rest)
      ? sentence.rest(from: rest) : nil
  }

  /// What begins with a no behind words that only ask to wait, or are sorry: `no, Little Bobo` of `wait, no, Little Bobo`.
  func noBehindWaiting(_ sentence: Sentence) -> Sentence? {
    let (rules, words) = (recognizer.rules, sentence.words)
    var index = 0
    while index < words.count, rules.dialogue.plainNo.match(words, at: index) == nil {
      let waits = rules.commands.match(words, at: index).flatMap {
        $0.meaning == .again ? $0.end : nil
      }
      let tables = [
        rules.spoken.hesitations, rules.spoken.fillers, rules.spoken.courtesies,
        rules.dialogue.interjections, rules.spoken.openings,
      ]
      let sorry = rules.corrections.match(words, at: index)?.end
      let ends = [waits, sorry] + tables.map { $0.match(words, at: index)?.end }
      guard let end = ends.compactMap(\.self).max() else { return nil }
      index = end
    }
    return index > 0 && index < words.count ? sentence.rest(from: index) : nil
  }

  /// Whether somebody who is known is named in a text behind a no: `wait no Little Bobo`.
  func namesContactBehindNo(_ text: String) -> Bool {
    let (words, plainNo) = (Sentence(text).words, recognizer.rules.dialogue.plainNo)
    let no = words.indices.first { plainNo.match(words, at: $0) != nil }
    return no.map { words.indices.suffix(from: $0) }?.contains {
      !names.endsOfContacts(in: words, at: $0).isEmpty
    } ?? false
  }
}
