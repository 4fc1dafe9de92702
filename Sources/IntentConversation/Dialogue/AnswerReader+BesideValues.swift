import IntentRuntime

/// What stands beside a value and says that it is not meant as it is, or not alone.
extension AnswerReader {
  /// Whether a day is said where one is asked for that there is not, beside which no other is taken: `February 30 to March
  /// 2`.
  func saysImpossibleDay(_ sentence: Sentence, _ slot: Slot) -> Bool {
    let reader = recognizer.reader
    return slot.type.isMoment
      && sentence.words.indices.contains {
        reader.endOfImpossibleDate(sentence, $0).map {
          reader.endOfSecondThought(sentence, $0) == nil
        } ?? false
      }
  }

  /// Whether a currency was said beside a number that is none of money, and that the question does not name: `20 dollars` to how
  /// many per cent.
  func isOfMoney(_ reading: Reading) -> Bool {
    guard case .answer(_, let ignored, _) = reading else { return false }
    return ignored.contains { recognizer.rules.amounts.currencies.meaning(of: Sentence($0)) != nil }
  }

  /// Whether words beside a yes deny it in a form that is no word of its own: `ja, Nichtraucher`, `禁煙でお願いします`.
  func saysOtherwise(_ texts: [String], than value: JSONValue) -> Bool {
    value == .boolean(true)
      && texts.contains { text in
        recognizer.rules.dialogue.denyingForms.contains { text.lowercased().contains($0) }
      }
  }

  /// Whether what stands right before a day or a time makes another one of it in words that are not understood: `the day
  /// before Friday`, `from lunchtime to 5 pm`.
  func isMovedByUnknown(_ moment: Range<Int>, in sentence: Sentence, _ slot: Slot) -> Bool {
    let (times, words, start) = (recognizer.rules.times, sentence.words, moment.lowerBound)
    guard start > 0, !sentence.hasMark(before: start) else { return false }
    if case .dateRange = slot.type,
      let middle = times.rangeMiddles.match(words, endingAt: start)?.start,
      saysSomething(0..<middle, in: sentence), times.endMarks.match(words, at: middle) == nil
    {
      return true
    }
    // The sign may be a part of what was read, 'before Friday'.
    let isRead = times.spanSigns.match(words, at: start) != nil
    guard let sign = times.spanSigns.match(words, endingAt: start)?.start ?? (isRead ? start : nil),
      let unit = times.units.match(words, endingAt: sign)?.start
    else { return false }
    // 'For two days after Friday'
    let reader = recognizer.reader
    return ![unit, unit - 1].contains { $0 > 0 && reader.isBehindCountMark(sentence, $0) }
  }

  /// Whether words say no at the beginning of a sentence, apart from what follows: `no, I don't smoke`.
  func isPlainNo(_ words: Range<Int>, _ value: JSONValue, in sentence: Sentence) -> Bool {
    value == .boolean(false) && !saysSomething(0..<words.lowerBound, in: sentence)
      && sentence.hasMark(before: words.upperBound)
      && sentence.words.count - words.upperBound <= Self.mostWordsOfReason
  }

  /// As many words as say the same once more, `I don't smoke`.
  private static let mostWordsOfReason = 4

  /// What says of a day or a time that it is only the end of what is meant, `before Saturday`, where no template has that
  /// before the parameter.
  func bound(of moment: Range<Int>, _ slot: Slot, in sentence: Sentence) -> String? {
    guard
      let end = recognizer.rules.times.endMarks.match(sentence.words, at: moment.lowerBound)?.end
    else { return nil }
    let mark = sentence.text(moment.lowerBound..<end)
    let isOfTemplate = Self.writtenMoments.contains { moment in
      recognizer.corrections(
        Sentence("\(mark) \(moment)"), from: 0, ofIntent: intent.description.name, names: names
      )
      .contains { $0.parameter == slot.parameterName }
    }
    return isOfTemplate ? nil : mark
  }

  /// What says of how long something is that it is when, `in an hour`, French `à 10h`.
  func momentMark(before length: Range<Int>, in sentence: Sentence) -> String? {
    let (times, words, end) = (recognizer.rules.times, sentence.words, length.lowerBound)
    let mark = times.momentMarks.lazy.compactMap { $0.match(words, endingAt: end) }
    return mark.first.map { sentence.text($0.start..<end) }
  }

  /// A time and a day as they are written in any language.
  private static let writtenMoments = ["8:00", "2030-01-01"]
}
