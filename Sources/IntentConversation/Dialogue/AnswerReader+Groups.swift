import IntentRuntime

extension AnswerReader {
  /// Which of so many options are meant together: `all of them`, `all three`, `both`, `the first two`.
  ///
  /// - Returns: Their places; empty where there are not so many, none where something else is said.
  func group(_ sentence: Sentence, of count: Int) -> Range<Int>? {
    let (words, choices) = (sentence.words, recognizer.rules.dialogue.choices)
    guard words.count <= Self.mostWordsOfGroup else { return nil }
    if choices.all.meaning(of: sentence) != nil { return 0..<count }
    if choices.both.meaning(of: sentence) != nil { return count == 2 ? 0..<2 : 0..<0 }
    for start in words.indices {
      guard let end = choices.ends.match(words, at: start) else { continue }
      let others = [0..<start, end.end..<words.count].compactMap { trimmed($0, in: sentence) }
      guard others.count == 1, let number = amount(others[0], in: sentence), number > 1 else {
        continue
      }
      guard number <= count else { return 0..<0 }
      switch end.meaning {
      case .first: return 0..<number
      case .last: return count - number..<count
      case .all: return number == count ? 0..<count : 0..<0
      }
    }
    return nil
  }

  /// More words than anybody says to mean some of what was offered.
  private static let mostWordsOfGroup = 40

  /// The number that some words are, as they count things.
  private func amount(_ range: Range<Int>, in sentence: Sentence) -> Int? {
    let part = Sentence(sentence.text(range))
    if recognizer.rules.dialogue.choices.both.meaning(of: part) != nil { return 2 }
    let found = recognizer.reader.values(of: .integer, in: part, from: 0)
    guard let number = found.max(by: { $0.end < $1.end }), case .integer(let amount) = number.value
    else { return nil }
    // Behind it may stand what is counted: 「最初の二つ」.
    let isAll = number.end == part.words.count || recognizer.rules.numbers.isUnspaced
    return isAll ? amount : nil
  }

  /// The options at some places, where there is room for as many.
  func severalPlaces(
    _ places: Range<Int>,
    among options: [SessionOption],
    takesSeveral: Bool
  ) -> Reading {
    guard let place = places.first else { return .unclear }
    if places.count == 1 { return .answer(.choice(place)) }
    return takesSeveral ? .answer(.value(.array(options[places].map(\.value).once))) : .tooMany
  }
}
