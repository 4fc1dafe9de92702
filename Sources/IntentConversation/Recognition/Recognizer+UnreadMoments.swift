import IntentRuntime

/// Days and times at either end of a title that are said in words which nothing reads.
extension Recognizer {
  /// When something is to be, at the beginning or at the end of a title that is not read as that: `in a few minutes to pack`,
  /// `after 5`, `pack before Friday`, 「5時前に薬」. Nobody would be reminded then.
  func unreadMoment(in title: Range<Int>, _ sentence: Sentence) -> Range<Int>? {
    guard !rules.numbers.isUnspaced else { return boundBehind(title, sentence) }
    return beforeTask(title, sentence) ?? beginning(title, sentence) ?? ending(title, sentence)
  }

  /// Whether words are no more than when something is to be, in words that nothing reads: `in a few minutes`.
  func isUnreadMoment(_ sentence: Sentence) -> Bool {
    let count = sentence.words.count
    return beginning(sentence.words.indices, sentence, mayBeAll: true)?.upperBound == count
  }

  /// What stands before `to` in a title that begins with when: `early tomorrow to pack`, `5 to pack` of `about 5 to pack`.
  private func beforeTask(_ title: Range<Int>, _ sentence: Sentence) -> Range<Int>? {
    let (words, first) = (sentence.words, title.lowerBound)
    let mark = title.dropFirst().prefix(Self.mostWordsOfMoment).first {
      rules.spoken.taskMarks.match(words, at: $0) != nil
    }
    guard let mark, mark + 1 < title.upperBound else { return nil }
    // 'In 10 minutes or so'
    let end = rules.dialogue.suiting.match(words, endingAt: mark)?.start ?? mark
    let lead = endOfLead(first, sentence)
    let part = rules.times.partsOfPeriods.match(words, at: first)?.end
    let half = rules.numbers.fractions.match(words, at: first)?.end
    let isTime =
      lead.map { endOfTime($0, sentence) == end } ?? false
      || sentence.beginsWithDigit(first) && endOfTime(first, sentence) == end
      || part.map { endOfDay($0, in: sentence) == end } ?? false
      || half.map { reader.number(sentence, $0)?.end == end } ?? false
    return isTime ? first..<mark : nil
  }

  /// What a title begins with behind what only leads to a day or a time: `antes de las 5`.
  ///
  /// - Parameter mayBeAll: Whether it may be all of the title.
  private func beginning(
    _ title: Range<Int>, _ sentence: Sentence, mayBeAll: Bool = false
  ) -> Range<Int>? {
    guard let lead = endOfLead(title.lowerBound, sentence), let end = endOfTime(lead, sentence),
      end < title.upperBound || mayBeAll
    else { return nil }
    return title.lowerBound..<end
  }

  /// What a title ends with behind what it is to be done before, or after: `before Friday`.
  private func ending(_ title: Range<Int>, _ sentence: Sentence) -> Range<Int>? {
    let (words, times) = (sentence.words, rules.times)
    let start = title.dropFirst().suffix(Self.mostWordsOfMoment).first { index in
      guard let bound = times.spanSigns.match(words, at: index)?.end else { return false }
      let ends =
        [endOfTime(bound, sentence), times.months.match(words, at: bound)?.end]
        + [times.namedDays.match(words, at: bound)?.end]
      return ends.contains(title.upperBound)
    }
    return start.map { $0..<title.upperBound }
  }

  /// The word behind what leads to a time, `after`, `in`, `at`.
  private func endOfLead(_ index: Int, _ sentence: Sentence) -> Int? {
    let (words, times) = (sentence.words, rules.times)
    guard index < words.count else { return nil }
    let marks = [times.timeMarks, times.fromNow].map { $0.match(words, at: index)?.end }
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
