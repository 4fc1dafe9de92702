import IntentRuntime

extension Recognizer {
  /// What a sentence changes of an intent that is under way.
  struct Correction {
    let parameter: String
    let value: JSONValue
    let cost: Int
    /// What was said of the value and not taken.
    let ignored: [String]
  }

  /// What the words of a value say besides a day where a day alone is taken: `at 5pm`.
  func timesLeftOut(of words: Range<Int>, _ slot: Slot, _ sentence: Sentence) -> [String] {
    guard slot.type.takesDayAlone, !words.isEmpty else { return [] }
    let (start, end) = (words.lowerBound, words.upperBound)
    let moments = reader.moments(sentence, start)
    guard moments.contains(where: { $0.end == end && $0.said.hour != nil }) else { return [] }
    if let day = moments.first(where: { $0.end < end && $0.fits(.date) }) {
      return [sentence.text(day.end..<end)]
    }
    // 'At 5pm on Friday'
    let day = words.dropFirst().first { start in
      reader.moments(sentence, start).contains { $0.end == end && $0.fits(.date) }
    }
    return [sentence.text(start..<(day ?? end))]
  }
}
