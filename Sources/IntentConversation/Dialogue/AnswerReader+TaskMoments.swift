import IntentRuntime

/// When something is to be done, said where what there is to do is asked for.
extension AnswerReader {
  /// When it is to be, where what there is to do is asked for; a correction of something else is that.
  func correctedMoment(_ sentence: Sentence, of question: ParameterQuestion) -> Reading? {
    if case .answer(.change(let parameter, _), _, _)? = correctedValue(sentence, of: question),
      parameter != question.parameter
    {
      return nil
    }
    return momentBeside(question, sentence)
  }

  /// When it is to be, where what there is to do is asked for: `Saturday`, `no, Saturday`, `at 8`.
  private func momentBeside(_ question: ParameterQuestion, _ sentence: Sentence) -> Reading? {
    guard slot(question.parameter)?.isTextList == true, !beginsWithNegation(sentence) else {
      return nil
    }
    let moments = intent.description.parameters.map(\.name).filter {
      slot($0)?.type.isMoment == true
    }
    let marked = corrected(sentence).map(\.sentence)
    let when = (marked + [sentence]).lazy.compactMap { said -> Reading? in
      let isMoment = recognizer.reader.moments(said, 0).contains {
        // '8' may be anything, but for 'no, 8'.
        $0.end == said.words.count && (!$0.isGuess || said.words.count < sentence.words.count)
      }
      return isMoment ? reading(of: bareChanges(said, of: moments)) : nil
    }.first
    // 'No, about 20 minutes' is nothing to do either.
    return when ?? (marked.contains(where: saysOnlyTime) ? .notMeant : nil)
      ?? (marked + [sentence]).lazy.compactMap { self.taskAndMoment($0, of: question, moments) }
      .first
  }

  /// Whether words say no more than when, how long or how many, `about 20 minutes please`, `a quarter past`, `not 10 but 20`.
  private func saysOnlyTime(_ sentence: Sentence) -> Bool {
    let (rules, reader) = (recognizer.rules, recognizer.reader)
    let said = rules.withoutCourtesy(sentence)
    let words = said.words
    if rules.times.part(in: said)?.text == said.text.trimmingSpaces { return true }
    var (index, isSaid) = (0, false)
    while index < words.count {
      let time = [
        // 'Seven thirty' is two numbers, of which neither is read beside the other.
        said.beginsWithDigit(index) ? index + 1 : nil,
        rules.numbers.words.match(words, at: index)?.end,
        rules.numbers.fractions.match(words, at: index)?.end,
        reader.number(said, index)?.end, reader.decimal(said, index)?.end,
        reader.durations(said, index).map(\.end).max(),
        reader.moments(said, index).map(\.end).max(),
        rules.times.units.match(words, at: index)?.end,
        rules.times.dayParts.match(words, at: index)?.end,
        rules.times.hourSigns.match(words, at: index)?.end,
      ].compactMap(\.self).max()
      let beside = [
        rules.spoken.approximations, rules.dialogue.comparisons, rules.dialogue.negations,
        rules.dialogue.contrasts, rules.times.timeMarks, rules.articles, rules.corrections,
      ].compactMap { $0.match(words, at: index)?.end }.max()
      let isParticle = rules.numbers.isUnspaced && index > 0 && index + 1 == words.count
      guard let end = time ?? beside ?? (isParticle ? words.count : nil) else { return false }
      isSaid = isSaid || time != nil
      index = end
    }
    return isSaid
  }

  /// What there is to do with the hour of a day that was said before, `at 5 to call Coco`, `buy milk at 9`: what has more of when,
  /// or an hour where one was said, is a title like any other.
  private func taskAndMoment(
    _ said: Sentence, of question: ParameterQuestion, _ moments: [String]
  ) -> Reading? {
    let (words, rules) = (said.words, recognizer.rules)
    guard let moment = moments.first(where: { given[$0].map { $0 != .null } ?? false }),
      let slot = slot(moment), !hasHour(given[moment]), !words.isEmpty
    else { return nil }
    let ends = hours(said, 0).filter { $0 < words.count }
    let parts: (time: Range<Int>, task: Range<Int>)
    if let end = ends.max() {
      // 'At 5 to call Coco'
      let mark = rules.spoken.personMarks.match(words, at: end)?.end ?? end
      parts = (0..<end, mark..<words.count)
    } else if let start = words.indices.dropFirst().first(where: {
      rules.times.timeMarks.match(words, at: $0) != nil && hours(said, $0).contains(words.count)
    }) {
      // 'The trash, and at 9'
      let joint = recognizer.shared.joints.match(words, endingAt: start)?.start
      parts = (start..<words.count, 0..<(joint ?? start))
    } else {
      return nil
    }
    let when = said.text(parts.time)
    guard isTask(Sentence(said.text(parts.task))), let value = bareValue(Sentence(when), slot),
      let whole = completed(value, of: when, for: moment, isOfEnd: false),
      case .answer(.value(let tasks), ignored: [], _) = self.value(
        Sentence(said.text(parts.task)), of: question)
    else { return nil }
    return .changes([
      Change(parameter: question.parameter, value: tasks),
      Change(
        parameter: moment,
        value: inHalfMeant(whole, of: when, for: moment, isAsSaid: whole == value)),
    ])
  }

  /// The words behind each hour with no day that begins at a word.
  private func hours(_ sentence: Sentence, _ start: Int) -> [Int] {
    recognizer.reader.moments(sentence, start)
      .filter { !$0.isGuess && $0.components.hour != nil && $0.components.day == nil }
      .map(\.end)
  }

  private func hasHour(_ value: JSONValue?) -> Bool {
    guard let due = value?.due else { return false }
    return due.moments.contains { $0.hour != nil }
  }

  /// Whether words are something to do, with nothing of when in them: no `please`, `or 6`, `までに`, `on Friday`.
  private func isTask(_ said: Sentence) -> Bool {
    let (words, rules, reader) = (said.words, recognizer.rules, recognizer.reader)
    guard !words.isEmpty, !rules.isCourtesy(words, from: 0), rules.verdict(in: said) == nil,
      rules.dialogue.alternatives.match(words, at: 0) == nil, reader.number(said, 0) == nil,
      rules.times.boundsBehind.match(words, at: 0) == nil,
      rules.times.rangeMiddles.match(words, at: 0) == nil,
      !rules.numbers.isUnspaced
        || !rules.particles.contains(where: said.text.trimmingSpaces.hasPrefix)
    else { return false }
    return !words.indices.contains { index in
      rules.times.days.match(words, at: index) != nil
        || reader.moments(said, index).contains { !$0.isGuess }
    }
  }
}
