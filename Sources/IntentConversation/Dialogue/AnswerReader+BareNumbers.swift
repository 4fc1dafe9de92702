import IntentRuntime

/// Numbers alone, which are a day, an hour, a measure or an amount of money where such a one is asked for.
extension AnswerReader {
  /// A bare number answers 'when': it is the hour of a clock, or of a day alone the day of the month.
  func bareMoment(_ sentence: Sentence, _ slot: Slot)
    -> (words: Range<Int>, value: JSONValue)?
  {
    let months = recognizer.rules.times.months
    // The number of a day that its month has not is no day of another month, as in '31 February'.
    guard slot.type.isMoment, !saysMoment(sentence, besides: slot),
      !sentence.words.indices.contains(where: { months.match(sentence.words, at: $0) != nil })
    else { return nil }
    for start in sentence.words.indices {
      // '10%' is no tenth, and 'for two' is not at two.
      guard let number = recognizer.reader.number(sentence, start),
        !isCount(endingAt: number.end, in: sentence), !isUnit(number.end, in: sentence),
        !isMarked(start..<number.end, in: sentence),
        !recognizer.reader.isBehindCountMark(sentence, start),
        // 'In five' is a length of time, whose unit nobody says.
        recognizer.rules.times.fromNow.match(sentence.words, endingAt: start) == nil,
        let moment = moment(numbered: number.value, slot)
      else { continue }
      return (start..<number.end, moment)
    }
    return nil
  }

  /// Whether a unit of time stands at a word, right behind a number: `二時間` is no hour, and `11月` no day.
  private func isUnit(_ index: Int, in sentence: Sentence) -> Bool {
    let times = recognizer.rules.times
    return index < sentence.words.count && !sentence.hasMark(before: index)
      && (times.units.match(sentence.words, at: index) != nil
        || times.monthMarks.match(sentence.words, at: index) != nil)
  }

  /// A bare number answers 'how much' of what the definition measures in one unit.
  func bareMeasure(_ sentence: Sentence, _ slot: Slot)
    -> (words: Range<Int>, value: JSONValue)?
  {
    guard case .measurement = slot.type, let parameter = slot.parameter else { return nil }
    for start in sentence.words.indices {
      guard let number = recognizer.reader.decimal(sentence, start),
        let measure = parameter.measure(of: number.value)
      else { continue }
      return (start..<number.end, measure)
    }
    return nil
  }

  /// Numbers answer 'how much', in the currency of the amount that they take the place of, or else of the region, where the amount is
  /// agreed to before it is paid.
  func bareMoney(_ sentence: Sentence, _ slot: Slot)
    -> [(words: Range<Int>, value: JSONValue)]
  {
    let reader = recognizer.reader
    var found: [(words: Range<Int>, value: JSONValue)] = []
    for start in sentence.words.indices where start >= found.last?.words.upperBound ?? 0 {
      guard reader.money(sentence, start).isEmpty else { continue }
      let number = reader.moneyWithoutCurrency(as: slot.type, in: sentence, from: start)
      guard let number else { continue }
      let words = start..<number.end
      found.append((words, amount(Sentence(sentence.text(words)), slot) ?? number.value))
    }
    return found
  }

  /// Whether a sentence says a day where a time alone is asked for, or a time where a day alone is.
  private func saysMoment(_ sentence: Sentence, besides slot: Slot) -> Bool {
    let isDay: Bool
    switch slot.type {
    case .date(.date?), .dateComponents(.date?): isDay = true
    case .date(.time?), .dateComponents(.time?): isDay = false
    default: return false
    }
    return sentence.words.indices.contains { start in
      if !recognizer.reader.values(of: .dateComponents(nil), in: sentence, from: start).isEmpty {
        return true
      }
      // In 'le 15' a number is a day.
      guard !isDay, let end = recognizer.rules.articles.match(sentence.words, at: start)?.end
      else { return false }
      return !recognizer.reader.values(of: .integer, in: sentence, from: end).isEmpty
    }
  }

  private func moment(numbered number: Int, _ slot: Slot) -> JSONValue? {
    let reader = recognizer.reader
    switch slot.type {
    case .date(.date?), .dateComponents(.date?):
      return reader.day(numbered: number, as: slot.type)
    default:
      guard (0...24).contains(number) else { return nil }
      let clock = Sentence("\(number):00")
      return reader.values(of: slot.type, in: clock, from: 0)
        .first { $0.end == clock.words.count }?.value
    }
  }
}
