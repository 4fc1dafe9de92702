extension TimeWords {
  /// The part of a day that a text says, wherever it stands: `tomorrow evening, I think`, `evening tomorrow`.
  func part(in sentence: Sentence) -> (text: String?, part: DayPart)? {
    let words = sentence.words
    for index in words.indices {
      switch days.match(words, at: index) {
      case (let end, .part(let part, _))?:
        let start = (index..<end).dropFirst().first { dayPart(sentence, $0)?.end == end }
        return (start.map { sentence.text($0..<end) }, part)
      case (let end, .weekdayPart(_, let part))?: return (sentence.text(index..<end), part)
      case _?: continue
      case nil: break
      }
      if let part = dayPart(sentence, index) {
        return (sentence.text(index..<part.end), part.meaning)
      }
    }
    return nil
  }

  /// The word behind what stands before the number of a day, `the 20th`; none where nothing does.
  func dayMark(_ sentence: Sentence, _ start: Int) -> Int? {
    dayMarks.match(sentence.words, at: start)?.end
      ?? looseDayMarks.match(sentence.words, at: start)?.end
  }

  /// A part of the day behind a day.
  func dayPart(_ sentence: Sentence, _ start: Int) -> (end: Int, meaning: DayPart)? {
    dayPartsBehind.match(sentence.words, at: start) ?? dayParts.match(sentence.words, at: start)
  }
}
