import IntentRuntime

/// Days and times that the words of a template would leave out.
extension Recognizer {
  /// A day or a time in the words of a template, of which no parameter hears: `tomorrow` of `delete my reminders for tomorrow`.
  /// What only shows something shows more than was asked for then; anything else would be done to more.
  func unheardMoment(
    _ intent: Int, _ fillings: [SentenceMatcher.Filling], _ sentence: Sentence
  ) -> String? {
    guard !intents[intent].isReading else { return nil }
    let isOfSeveral = intents[intent].description.parameters.contains(where: \.isArray)
    for index in start(of: sentence)..<sentence.words.count {
      guard !fillings.contains(where: { $0.words.contains(index) }),
        let end = endOfDay(index, in: sentence)
      else { continue }
      // What a template says for a value, 'today {when=today}', is heard.
      let isHeard = fillings.contains {
        let start = $0.words.lowerBound
        return start > index && ($0.words.isEmpty ? start <= end : start < end)
      }
      // What is done at once is done today, and of several things not to all of them.
      let isToday = !isOfSeveral && isToday(index..<end, in: sentence)
      if !isHeard, !isToday, !isTakenBack(index, sentence) { return sentence.text(index..<end) }
    }
    return nil
  }

  /// Whether how often something is to be stands anywhere in some words: `every Monday`, `daily`.
  func mentionsRecurrence(in words: Range<Int>, _ sentence: Sentence) -> Bool {
    let times = rules.times
    return words.contains { index in
      times.recurrences.match(sentence.words, at: index) != nil
        || times.weeklyDays.match(sentence.words, at: index) != nil
        || times.dailyParts.match(sentence.words, at: index) != nil
        || times.repetitionMarks.match(sentence.words, at: index) != nil
    }
  }

  /// The day or time that is all that a sentence says, besides a yes or a no, what corrects, and what only goes on: `yes, on
  /// Monday then`, `I mean Monday`; none where it says something else.
  func momentAlone(in sentence: Sentence) -> Sentence? {
    let (words, spoken) = (sentence.words, rules.spoken)
    let behind = [spoken.sequels, rules.dialogue.correctionEndings]
    let before =
      behind + [
        spoken.secondThoughts, rules.corrections, spoken.hesitations, rules.dialogue.interjections,
        rules.dialogue.thoughts, rules.dialogue.changes.verbs, rules.dialogue.changes.marks,
      ]
    var start = 0
    while start < words.count {
      let ends = reader.moments(sentence, start).map(\.end)
      if let end = ends.first(where: { end in
        end == words.count
          || (behind + [rules.times.timeParticles]).contains {
            $0.match(words, at: end)?.end == words.count
          }
      }) {
        return Sentence(sentence.text(start..<end))
      }
      let answer = rules.commands.match(words, at: start).flatMap {
        $0.meaning == .yes || $0.meaning == .no ? $0.end : nil
      }
      // Spanish 'no lunes', Polish 'nie w poniedziałek' deny the day.
      let denial = rules.dialogue.negations.match(words, at: start)?.end
      if let denial, !sentence.hasMark(before: denial) { return nil }
      guard
        let next = (before.map { $0.match(words, at: start)?.end } + [answer])
          .compactMap(\.self).max()
      else { return nil }
      start = next
    }
    return nil
  }

  /// Whether words say a day where others do, and a time where they do.
  func saysNoLess(_ sentence: Sentence, than other: Sentence) -> Bool {
    func parts(_ sentence: Sentence) -> (hasDay: Bool, hasTime: Bool) {
      let words = sentence.words
      let moments = words.indices.flatMap { reader.moments(sentence, $0) }.filter { !$0.isGuess }
      return (
        words.indices.contains { rules.times.days.match(words, at: $0) != nil }
          || moments.contains { $0.components.day != nil },
        moments.contains { $0.components.hour != nil || $0.part != nil }
      )
    }
    let (said, asked) = (parts(sentence), parts(other))
    return (said.hasDay || !asked.hasDay) && (said.hasTime || !asked.hasTime)
  }

  /// Whether words are no more than days and times, with what stands between them: `Monday or Tuesday`, but not `Monday or Tuesday
  /// paper on Monday`.
  func saysOnlyWhen(_ sentence: Sentence) -> Bool {
    let words = sentence.words
    let between = [
      rules.dialogue.alternatives, rules.articles, rules.times.timeMarks, shared.joints,
    ]
    var start = 0
    while start < words.count {
      let ends =
        reader.moments(sentence, start).map(\.end) + [rules.times.days.match(words, at: start)?.end]
        + between.map { $0.match(words, at: start)?.end }
      guard let next = ends.compactMap(\.self).max() else { return false }
      start = next
    }
    return true
  }

  /// Whether what denies it stands before a day: `not today`, `no el martes`.
  private func isTakenBack(_ day: Int, _ sentence: Sentence) -> Bool {
    (max(0, day - Self.mostWordsBeforeDay)..<day).contains { index in
      rules.spoken.retractions.match(sentence.words, at: index) != nil
        || shared.endOfDenial(sentence, index) != nil
    }
  }

  /// The words of `not on` and `no el`.
  private static let mostWordsBeforeDay = 2

  private func isToday(_ words: Range<Int>, in sentence: Sentence) -> Bool {
    guard let day = rules.times.days.match(sentence.words, at: words.lowerBound),
      day.end == words.upperBound, case .offset(0) = day.meaning
    else { return false }
    return true
  }

  /// The word behind a day or a stretch of days with no mark before it.
  func endOfDay(_ index: Int, in sentence: Sentence) -> Int? {
    nameOfDay(at: index, in: sentence).map { day in
      reader.moments(sentence, index).first { !$0.isGuess }?.end ?? day.end
    } ?? rules.times.periods.match(sentence.words, at: index)?.end
  }

  /// The name of a day at a word, but for short ones that are other words as well: 'to do' has no Thursday.
  func nameOfDay(at index: Int, in sentence: Sentence) -> (end: Int, meaning: TimeWords.Day)? {
    let word = sentence.words[index]
    guard word.end - word.start > Self.lettersOfShortDay else { return nil }
    return rules.times.days.match(sentence.words, at: index)
  }

  /// The letters of `Do`, which is a short name of a day.
  private static let lettersOfShortDay = 2
}
