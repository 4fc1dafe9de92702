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
    guard slot(question.parameter)?.isTextList == true else { return nil }
    let moments = intent.description.parameters.map(\.name).filter {
      slot($0)?.type.isMoment == true
    }
    // 'At 9 please' is nothing to do; 'and Thursday' is no other day.
    let adds = recognizer.rules.dialogue.additions.match(sentence.words, at: 0) != nil
    let plain =
      adds ? sentence : withoutPoliteEnding(recognizer.rules.withoutCourtesy(sentence))
    if let (meant, before) = meantInstead(plain), saysOnlyTime(before),
      let when = changedMoment(meant, among: moments)
    {
      return when
    }
    guard !beginsWithNegation(sentence) else {
      return changedMoment(plain, among: moments) ?? (saysOnlyTime(plain) ? .notMeant : nil)
    }
    let marked = corrected(sentence).map { recognizer.rules.withoutCourtesy($0.sentence) }
    let when = (marked + [plain]).lazy.compactMap { said -> Reading? in
      let isMoment = recognizer.reader.moments(said, 0).contains {
        // '8' may be anything, but for 'no, 8'.
        $0.end == said.words.count && (!$0.isGuess || said.words.count < plain.words.count)
      }
      return isMoment ? reading(of: bareChanges(said, of: moments)) : nil
    }.first
    if let when = when ?? changedMoment(plain, among: moments) { return when }
    // 'No, about 20 minutes' is nothing to do either.
    if marked.contains(where: saysOnlyTime) { return .notMeant }
    // '8' and 「사과」 may be; of '7-11' it is asked.
    let isPlain = !recognizer.rules.numbers.isUnspaced && number(plain) == nil
    if isPlain, saysOnlyTime(plain) { return asTask(plain, of: question) }
    let task = slot(question.parameter).map { withoutTaskMark(sentence, $0) } ?? sentence
    return (marked + [task]).lazy
      .compactMap { self.taskAndMoment($0, of: question, moments) }.first
      ?? doubtfulTask(sentence, of: question, moments)
  }

  /// What says no more than when it is to be, as it would be corrected: `in the evening`, `not at 5 but at 6`, 「5時に」.
  private func changedMoment(_ said: Sentence, among moments: [String]) -> Reading? {
    guard number(said) == nil else { return nil }
    // 'Evening', '저녁에'
    if let part = recognizer.rules.times.part(in: said), isAll(part.text, of: said),
      let moment = moments.first(where: { given[$0]?.due != nil }), let due = given[moment]?.due,
      let value = moved(due, to: part.part)
    {
      return .answer(.change(parameter: moment, value: value))
    }
    guard isMomentWithParticle(said) else { return nil }
    let reading = reading(of: said, to: .confirm(prompt: ""))
    let changes: [Change]
    switch reading {
    case .answer(.change(let parameter, let value), let ignored, _):
      changes = [Change(parameter: parameter, value: value, ignored: ignored)]
    case .changes(let found): changes = found
    default: return nil
    }
    guard changes.allSatisfy({ moments.contains($0.parameter) && $0.ignored.isEmpty }) else {
      return nil
    }
    return changes.count == 1 ? .answer(changes[0].answer) : reading
  }

  /// Whether a text is all that a sentence says, but for the particle of a time: `저녁`.
  private func isAll(_ text: String?, of said: Sentence) -> Bool {
    let words = said.words
    let particle = recognizer.rules.times.timeParticles.match(words, endingAt: words.count)
    return [words.count, particle?.start].compactMap(\.self).contains {
      said.text(0..<$0).trimmingSpaces == text
    }
  }

  /// Whether, where words are not parted by spaces, a sentence is a moment and no more than a particle: 「5時に」.
  private func isMomentWithParticle(_ said: Sentence) -> Bool {
    let (rules, words) = (recognizer.rules, said.words)
    guard rules.numbers.isUnspaced else { return true }
    return recognizer.reader.moments(said, 0).contains { moment in
      let rest = moment.end < words.count ? said.rest(from: moment.end).text.trimmingSpaces : ""
      return !moment.isGuess && (rest.isEmpty || rules.particles.contains(rest))
    }
  }

  /// When somebody is to be reminded, in a part of its day: `in the evening` of tomorrow, `in the morning` of five. None where it
  /// has no such hours, and of today, which is read with the part anew.
  func moved(_ due: [String: JSONValue], to part: TimeWords.DayPart) -> JSONValue? {
    guard var start = due.moment(.start), due.moments.count == 1,
      !recognizer.reader.isToday(CivilTime(start))
    else { return nil }
    var whole = due
    if start["minute"] == nil {
      start["hour"] = .integer(part.hours.lowerBound)
      whole[RangeEnd.start.rawValue] = .object(start)
    } else {
      guard let timed = timed(due, inPart: part) else { return nil }
      whole = timed
    }
    return .object(["dateComponentsRange": .object(whole)])
  }

  /// What there is to do, which says in words that are not understood what was not said of when: `call Coco at 5 and Bobo at 6`,
  /// `Coco morgen anrufen`. Nobody would be reminded then.
  private func doubtfulTask(
    _ said: Sentence, of question: ParameterQuestion, _ moments: [String]
  ) -> Reading? {
    let (words, times) = (said.words, recognizer.rules.times)
    // '6' may be the hour.
    if moments.contains(where: mayRemind), number(said) != nil { return asTask(said, of: question) }
    guard let value = moments.lazy.compactMap({ self.given[$0] }).first(where: { $0 != .null })
    else {
      let isDoubtful =
        saysWhen(said) || recognizer.mentionsRecurrence(in: said.words.indices, said)
        || isNoTask(said)
      return moments.contains(where: mayRemind) && isDoubtful ? asTask(said, of: question) : nil
    }
    if saysTimeApart(said) || saysHowOften(said) || isNoTask(said) {
      return asTask(said, of: question)
    }
    guard let missing = missingPart(of: value),
      words.indices.contains(where: { index in
        (missing == .day || times.timeMarks.match(words, at: index) != nil)
          && !ends(of: missing, in: said, from: index).isEmpty
          || times.comingDayParts.match(words, at: index) != nil
          || recognizer.reader.moments(said, index).contains { $0.part != nil }
      })
    else { return nil }
    return asTask(said, of: question)
  }

  /// Whether what there is to do begins with a time, or has one behind a comma, in place of the one that was said: `at 6, milk`,
  /// `milk, not at 5 but at 6`.
  private func saysTimeApart(_ said: Sentence) -> Bool {
    let (words, rules) = (said.words, recognizer.rules)
    return words.indices.contains { index in
      guard index == 0 || said.hasMark(before: index) else { return false }
      let start =
        [
          rules.dialogue.contrasts, rules.dialogue.negations, rules.corrections,
          rules.dialogue.changes.verbs,
        ].compactMap { $0.match(words, at: index)?.end }.max() ?? index
      return rules.times.timeMarks.match(words, at: start) != nil
        && recognizer.reader.moments(said, start).contains {
          !$0.isGuess && $0.components.hour != nil
        }
    }
  }

  /// Whether what there is to do has a time with what leads to it, wherever it stands: `meet Coco at 5 at the station`.
  private func saysWhen(_ said: Sentence) -> Bool {
    said.words.indices.contains { index in
      recognizer.rules.times.timeMarks.match(said.words, at: index) != nil
        && recognizer.reader.moments(said, index).contains {
          !$0.isGuess && $0.components.hour != nil
        }
    } || recognizer.unreadMoment(in: said.words.indices, said) != nil
  }

  /// What there is to do, after asking whether it is meant word for word.
  private func asTask(_ said: Sentence, of question: ParameterQuestion) -> Reading? {
    guard case .answer(let asSaid, _, _) = value(said, of: question) else { return nil }
    return .ambiguous(asSaid, orElse: .command(.again))
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

  /// What there is to do with what was not said of when before: the hour of a day, `at 5 to call Coco`, `buy milk at 9`, or the
  /// day of an hour, `call Coco tomorrow`; none where the words say more of when: `run in the morning and swim in the evening`.
  private func taskAndMoment(
    _ said: Sentence, of question: ParameterQuestion, _ moments: [String]
  ) -> Reading? {
    guard let moment = moments.first(where: isGiven) ?? moments.first(where: mayRemind),
      let slot = slot(moment), let missing = missingPart(of: given[moment]),
      missing != .everything || !recognizer.mentionsRecurrence(in: said.words.indices, said),
      let parts = parts(of: said, saying: missing),
      !leadsOn(to: parts.time, parts.task, said),
      saysHour(parts.time, said) || isDayOfTask(parts.time, parts.task, said)
    else { return nil }
    let when = said.text(parts.time)
    guard isTask(Sentence(said.text(parts.task))), let value = bareValue(Sentence(when), slot),
      let whole = completed(value, of: when, for: moment, isOfEnd: false),
      case .answer(.value(let tasks), ignored: [], _) = self.value(
        Sentence(said.text(parts.task)), of: question)
    else { return nil }
    let meant = inHalfMeant(whole, of: when, for: moment, isAsSaid: whole == value)
    guard isInPart(of: given[moment], meant) else { return nil }
    return .changes([
      Change(parameter: question.parameter, value: tasks), Change(parameter: moment, value: meant),
    ])
  }

  private func saysHour(_ time: Range<Int>, _ said: Sentence) -> Bool {
    recognizer.reader.moments(said, time.lowerBound).contains {
      $0.end == time.upperBound && $0.components.hour != nil
    } || recognizer.rules.times.comingDayParts.match(said.words, at: time.lowerBound) != nil
  }

  private func isGiven(_ parameter: String) -> Bool {
    given[parameter].map { $0 != .null } ?? false
  }

  /// Whether somebody is reminded at a moment, so that what there is to do may say it: `set a reminder`, then `buy milk tomorrow at
  /// 5`.
  private func mayRemind(_ parameter: String) -> Bool {
    slot(parameter)?.type == .temporalTrigger
  }

  /// Whether an hour may be in the part of a day that was said before it, if one was: of tonight six in the morning is none.
  private func isInPart(of before: JSONValue?, _ value: JSONValue) -> Bool {
    guard let start = before?.due?.moment(.start), start["minute"] == nil,
      let known = CivilTime(start).hour, let hour = value.due?.moments.first?.hour
    else { return true }
    let parts: [TimeWords.DayPart] = [.morning, .afternoon, .lateAfternoon, .evening, .night]
    let part = parts.first { $0.hours.lowerBound == known }
    return part.map { $0.mayReach(hour) } ?? true
  }

  /// Whether a day beside what there is to do says no more than when: it is counted from today, `tomorrow`, or led to at the end,
  /// `on Friday`, and nothing beside it may have it: `every`, `before`, `not`, a clause.
  private func isDayOfTask(_ day: Range<Int>, _ task: Range<Int>, _ said: Sentence) -> Bool {
    let (words, rules, first) = (said.words, recognizer.rules, day.lowerBound)
    guard !said.hasQuotations, !said.text(day).contains(where: { "'’".contains($0) }) else {
      return false
    }
    var isCounted = false
    if let name = rules.times.days.match(words, at: first), name.end == day.upperBound,
      case .offset = name.meaning
    {
      isCounted = true
    }
    let isLed =
      day.count > 1 && first > 0 && rules.times.days.match(words, at: day.upperBound - 1) != nil
    // 'The Day After Tomorrow'
    guard first == 0 || !said.isCapitalized(first) else { return false }
    guard isCounted || isLed else { return false }
    // 'If', 'that', but not 'to'
    let plain = [rules.dialogue.fillers, rules.spoken.personMarks, rules.articles]
    func mayBeginClause(_ index: Int) -> Bool {
      rules.spoken.functionWords.match(words, at: index) != nil
        && !plain.contains { $0.match(words, at: index) != nil }
    }
    // 'Before', 'until', 'for', 'every'
    let leads = [
      rules.dialogue.fillers, rules.articles, rules.times.timeMarks, rules.times.endMarks,
      rules.times.dayBeginMarks, rules.times.rangeMiddles, rules.times.countMarks,
      rules.spoken.personMarks, rules.spoken.approximations,
    ]
    return !task.contains(where: mayBeginClause) && !hasClause(task, said)
      && !leads.contains { $0.match(words, endingAt: first) != nil }
      && rules.times.spanSigns.match(words, endingAt: first) == nil
      && rules.times.beginMarks.match(words, endingAt: first) == nil
  }

  /// Whether what there is to do has words that may have a day beside it: `tomorrow is her birthday`, `see if it rains`, `call
  /// Coco, but not`.
  private func hasClause(_ task: Range<Int>, _ said: Sentence) -> Bool {
    let (words, rules) = (said.words, recognizer.rules)
    let clauses = [
      rules.spoken.copulas, rules.spoken.clauseStarts, rules.spoken.questionWords,
      rules.dialogue.negations, rules.dialogue.contrasts, rules.dialogue.alternatives,
      rules.dialogue.choices.exceptions, rules.spoken.conditions,
    ]
    return task.contains { index in clauses.contains { $0.match(words, at: index) != nil } }
  }

  /// Whether what there is to do ends with what a day or a time behind it belongs to, `call Coco not`, `later than`, `or`, `the
  /// meeting is`, or has that in a clause behind a mark: `the office, which opens`.
  private func leadsOn(to time: Range<Int>, _ task: Range<Int>, _ said: Sentence) -> Bool {
    let (dialogue, spoken, words) = (recognizer.rules.dialogue, recognizer.rules.spoken, said.words)
    let open = [
      dialogue.negations, dialogue.contrasts, dialogue.alternatives, dialogue.comparisons,
      spoken.copulas,
    ]
    // 'Who is in' before 'at 9'; of 'es' before 'a las 9' the task has nothing.
    let end = dialogue.fillers.match(words, endingAt: task.upperBound)?.start ?? task.upperBound
    return [task.upperBound, end, time.lowerBound].contains { end in
      open.contains { $0.match(words, endingAt: end) != nil }
    }
      || task.dropFirst().contains { index in
        said.hasMark(before: index)
          && [spoken.questionWords, spoken.clauseStarts, spoken.pointers].contains {
            $0.match(words, at: index) != nil
          }
      }
  }

  /// The words that say what was not said of when, at the beginning or at the end, and those of what there is to do; none where
  /// nothing says it.
  private func parts(of said: Sentence, saying missing: Unsaid) -> (
    time: Range<Int>, task: Range<Int>
  )? {
    let (words, rules) = (said.words, recognizer.rules)
    if let end = ends(of: missing, in: said, from: 0).filter({ $0 < words.count }).max() {
      // 'At 5 to call Coco', 「9時に牛乳を買う」
      let leads = [rules.spoken.personMarks] + (missing == .day ? [] : [rules.times.timeParticles])
      let task = leads.lazy.compactMap { $0.match(words, at: end)?.end }.first ?? end
      return task < words.count ? (0..<end, task..<words.count) : nil
    }
    let start = words.indices.dropFirst().first { index in
      (missing == .day || rules.times.timeMarks.match(words, at: index) != nil
        || missing == .everything
          && (recognizer.endOfDay(index, in: said) != nil
            || rules.times.fromNow.match(words, at: index) != nil)
        || rules.times.comingDayParts.match(words, at: index) != nil)
        && ends(of: missing, in: said, from: index).contains(words.count)
    }
    guard let start else { return nil }
    // 'The trash, and at 9', 'prepare for Friday'
    let joint =
      recognizer.shared.joints.match(words, endingAt: start)?.start
      ?? rules.dialogue.fillers.match(words, endingAt: start)?.start
      ?? rules.times.dayMarks.match(words, endingAt: start)?.start
    return (start..<words.count, 0..<(joint ?? start))
  }

  /// What was not said of when something is to be.
  private enum Unsaid {
    case day, hour, everything
  }

  /// What was not said of when something is to be: a part of it, or all; none where all was said. Of `tonight` the hour was not.
  private func missingPart(of value: JSONValue?) -> Unsaid? {
    guard let value, value != .null else { return .everything }
    guard let due = value.due, let start = due.moments.first else { return .hour }
    let saysHour = due.moments.contains { $0.hour != nil && $0.minute != nil }
    guard saysHour else { return .hour }
    return start.day == nil && due[Self.rule] == nil && due.moments.count == 1 ? .day : nil
  }

  /// The words behind each hour with no day that begins at a word, or a part of the day; or each day with no hour, but for one that
  /// is said with a part of it, `Friday night`.
  private func ends(of part: Unsaid, in sentence: Sentence, from start: Int) -> [Int] {
    if part == .hour,
      let end = recognizer.rules.times.comingDayParts.match(sentence.words, at: start)?.end
    {
      return [end]
    }
    let moments = recognizer.reader.moments(sentence, start)
    if part == .everything {
      // '내일 일기' is a diary.
      return moments.filter { moment in
        !moment.isGuess
          && (!recognizer.rules.numbers.isUnspaced || moment.components.hour != nil)
      }
      .map(\.end)
    }
    guard !moments.contains(where: { $0.part != nil }) else { return [] }
    return
      moments.filter { moment in
        let isHour = moment.components.hour != nil && moment.components.day == nil
        let isDay = moment.components.hour == nil && moment.components.day != nil
        return !moment.isGuess && (part == .hour ? isHour : isDay)
      }
      .map(\.end)
  }
}
