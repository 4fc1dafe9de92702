import IntentRuntime

/// Days and times at either end of a title that are said in words which nothing reads.
extension Recognizer {
  /// When something is to be, at the beginning or at the end of a title that is not read as that, or in its place: `in a few
  /// minutes to pack`, `after 5`, `pack before Friday`, `later`, 「5時前に薬」. Nobody would be reminded then.
  func unreadMoment(in title: Range<Int>, _ sentence: Sentence) -> Range<Int>? {
    // 'For 5', behind 'for'; '1984' is a book.
    let number = reader.number(sentence, title.lowerBound)
    let isHour = number.map { $0.end == title.upperBound && (0...24).contains($0.value) } ?? false
    if isHour || beginning(title, sentence, mayBeAll: true) == title { return title }
    // 'Erinnere mich, vor dem Essen Tabletten zu nehmen' says more of what there is to do.
    let isSetOff = sentence.hasMark(before: title.lowerBound)
    if !isSetOff, let moment = vagueTime(title, sentence) { return moment }
    guard !rules.numbers.isUnspaced else {
      return boundBehind(title, sentence) ?? (isEvent(title, sentence, isAll: true) ? title : nil)
    }
    return beforeTask(title, sentence) ?? beginning(title, sentence)
      ?? (!isSetOff && isEvent(title, sentence, isAll: true) ? title : nil)
      ?? ending(title, sentence)
  }

  /// Whether words are no more than when something is to be, in words that nothing reads: `in a few minutes`, `after work`.
  func isUnreadMoment(_ sentence: Sentence) -> Bool {
    isUnreadMoment(sentence.words.indices, sentence)
  }

  private func isUnreadMoment(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    // 'In 10 minutes or so'
    let suiting = rules.dialogue.suiting.match(sentence.words, endingAt: range.upperBound)
    if let start = suiting?.start, start > range.lowerBound {
      return reader.moments(sentence, range.lowerBound).contains { $0.end == start }
        || isUnreadMoment(range.lowerBound..<start, sentence)
    }
    return beginning(range, sentence, mayBeAll: true)?.upperBound == range.upperBound
      || vagueTime(range, sentence)?.upperBound == range.upperBound || isEvent(range, sentence)
  }

  /// Whether words say no more than before or after what something is to be, or where: `before bed`, `in the car`, 「仕事の後に」.
  ///
  /// - Parameter isAll: Whether nothing is said besides, so that of more than a word or two nobody knows whether they are what
  ///   there is to do: `nach Hause gehen`, `po chleb`.
  private func isEvent(_ range: Range<Int>, _ sentence: Sentence, isAll: Bool = false) -> Bool {
    let (words, times) = (sentence.words, rules.times)
    if let bound = times.boundsBehind.match(words, endingAt: range.upperBound) {
      // 「報告書は明日までに」 says more.
      return bound.start > range.lowerBound
        && range.allSatisfy { reader.moments(sentence, $0).isEmpty }
    }
    func isNoun(_ start: Int, most: Int, needsArticle: Bool) -> Bool {
      let article = rules.articles.match(words, at: start)?.end
      let noun = article ?? start
      return noun < range.upperBound && range.upperBound - noun <= most
        && (article != nil || !needsArticle)
        && (noun..<range.upperBound).allSatisfy { index in
          [rules.spoken.functionWords, rules.spoken.personMarks, rules.spoken.clauseMarks]
            .allSatisfy { $0.match(words, at: index) == nil }
        }
    }
    if let bound = times.spanSigns.match(words, at: range.lowerBound), !isAll || bound.meaning < 0 {
      return isNoun(bound.end, most: isAll ? 1 : Self.mostWordsOfEvent, needsArticle: false)
    }
    return times.fromNow.match(words, at: range.lowerBound).map {
      isNoun($0.end, most: 1, needsArticle: true)
    } ?? false
  }

  /// As many words as people name something with before or after which something is to be, `next big meeting`.
  private static let mostWordsOfEvent = 3

  /// What a title begins with that says no day and no hour: `later`, 「後で」, `después de la reunión`.
  private func vagueTime(_ title: Range<Int>, _ sentence: Sentence) -> Range<Int>? {
    let words = sentence.words
    guard let end = rules.times.vagueTimes.match(words, at: title.lowerBound)?.end,
      end <= title.upperBound
    else { return nil }
    // 'Después de la reunión', but not 'más tarde de la reunión'
    guard let sign = rules.times.spanSigns.match(words, at: title.lowerBound)?.end, sign > end,
      let noun = rules.articles.match(words, at: sign)?.end, noun + 1 < title.upperBound
    else { return title.lowerBound..<end }
    return title.lowerBound..<noun + 1
  }

  /// What stands before `to` in a title that begins with when: `early tomorrow to pack`, `5 to pack` of `about 5 to pack`.
  private func beforeTask(_ title: Range<Int>, _ sentence: Sentence) -> Range<Int>? {
    let (words, first) = (sentence.words, title.lowerBound)
    let mark = title.dropFirst().prefix(Self.mostWordsOfMoment).first {
      rules.spoken.taskMarks.match(words, at: $0) != nil
    }
    guard let mark, mark + 1 < title.upperBound else { return nil }
    let lead =
      endOfLead(first, sentence) ?? rules.times.dayMarks.match(words, at: first)?.end
    let part = rules.times.partsOfPeriods.match(words, at: first)?.end
    let half = rules.numbers.fractions.match(words, at: first)?.end
    let isTime =
      isUnreadMoment(first..<mark, sentence)
      || lead.map { endOfTime($0, sentence) == mark } ?? false
      || sentence.beginsWithDigit(first) && endOfTime(first, sentence) == mark
      || part.map { endOfDay($0, in: sentence) == mark } ?? false
      || half.map { reader.number(sentence, $0)?.end == mark } ?? false
    if isTime { return first..<mark }
    // 'Not later than Friday to pack', 'if it rains on Friday to take an umbrella'
    if rules.spoken.conditions.match(words, at: first) != nil { return first..<mark }
    return (first..<mark).first { endOfDay($0, in: sentence) == mark }.map { $0..<mark }
  }

  /// What a title begins with behind what only leads to a day or a time: `antes de las 5`.
  ///
  /// - Parameter mayBeAll: Whether it may be all of the title.
  private func beginning(
    _ title: Range<Int>, _ sentence: Sentence, mayBeAll: Bool = false
  ) -> Range<Int>? {
    let (words, times, first) = (sentence.words, rules.times, title.lowerBound)
    // 'On 5 pages' says no day, and 'on 13/13' is meant as one.
    let others = mayBeAll ? [times.dayMarks, times.endMarks, times.countMarks] : []
    let leads = [endOfLead(first, sentence)] + others.map { $0.match(words, at: first)?.end }
    let ends = leads.compactMap(\.self).compactMap { endOfTime($0, sentence) }
    guard let end = ends.max(), end < title.upperBound || mayBeAll else { return nil }
    return first..<end
  }

  /// What a title ends with behind what it is to be done before, or after, or with no day and no hour: `before Friday`, `later`.
  private func ending(_ title: Range<Int>, _ sentence: Sentence) -> Range<Int>? {
    let (words, times) = (sentence.words, rules.times)
    let suiting = rules.dialogue.suiting.match(words, endingAt: title.upperBound)
    let start = title.dropFirst().suffix(Self.mostWordsOfMoment).first { index in
      if times.vagueTimes.match(words, at: index)?.end == title.upperBound { return true }
      // 'On Monday or so'
      if let suiting, suiting.start > index,
        reader.moments(sentence, index).contains(where: { $0.end == suiting.start && !$0.isGuess })
      {
        return true
      }
      // 'No later than Friday'
      if let bound = rules.dialogue.comparisons.match(words, at: index)?.end,
        bound < title.upperBound,
        endOfDay(bound, in: sentence) == title.upperBound
      {
        return true
      }
      guard let bound = times.spanSigns.match(words, at: index)?.end else { return false }
      return endOfTime(bound, sentence) == title.upperBound
    }
    return start.map { $0..<title.upperBound }
  }

  /// The word behind what leads to a time, `after`, `in`, `at`.
  private func endOfLead(_ index: Int, _ sentence: Sentence) -> Int? {
    let (words, times) = (sentence.words, rules.times)
    guard index < words.count else { return nil }
    let marks = times.momentMarks.map { $0.match(words, at: index)?.end }
    let bound = [
      times.spanSigns.match(words, at: index)?.end, times.beginMarks.match(words, at: index)?.end,
    ]
    // Polish 'na dwa dni' is for how long.
    let isCount = times.countMarks.match(words, at: index) != nil
    return ((isCount ? [] : marks) + bound).compactMap(\.self).max()
  }

  /// The word behind a day, a time, digits or so many minutes, `a few minutes`.
  private func endOfTime(_ start: Int, _ sentence: Sentence) -> Int? {
    let (words, times) = (sentence.words, rules.times)
    guard start < words.count else { return nil }
    let noun = rules.articles.match(words, at: start)?.end
    let ends = [start, noun].compactMap(\.self).flatMap { index -> [Int] in
      guard index < words.count else { return [] }
      let number = reader.number(sentence, index)
      let digits = words[index...].indices.prefix(while: sentence.beginsWithDigit)
      // 'Nach einem Rezept' has no time, nor has 'in ein Museum'.
      let isOne = rules.articles.match(words, at: index) != nil || number?.value == 1
      let unit = [index, index + 1].lazy.compactMap { place in
        place < words.count ? times.units.match(words, at: place)?.end : nil
      }.first
      return reader.moments(sentence, index).filter { !$0.isGuess }.map(\.end)
        + [
          endOfDay(index, in: sentence), isOne ? nil : number?.end, unit,
          times.namedDays.match(words, at: index)?.end, times.months.match(words, at: index)?.end,
          // '25:00', '13/13'
          digits.isEmpty ? nil : digits.endIndex,
        ].compactMap(\.self)
    }
    return ends.max()
  }

  /// Where no space parts words, what a title begins with up to what makes a bound of it: 「5時前に」, `5시 전에`.
  private func boundBehind(_ title: Range<Int>, _ sentence: Sentence) -> Range<Int>? {
    let times = rules.times
    let ends = reader.moments(sentence, title.lowerBound).filter { !$0.isGuess }.map(\.end)
    let bounds = ends.compactMap { end in
      [
        times.boundsBehind.match(sentence.words, at: end)?.end,
        times.rangeMiddles.match(sentence.words, at: end).flatMap { middle in
          reader.moments(sentence, middle.end).map(\.end).max()
        },
      ].compactMap(\.self).max()
    }
    return bounds.max().flatMap {
      $0 < title.upperBound ? title.lowerBound..<$0 : nil
    }
  }

  /// As many words as people say when something is to be with, `the day before Friday`.
  private static let mostWordsOfMoment = 6
}
