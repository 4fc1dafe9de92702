import IntentRuntime

/// Who is meant of all of whom some are left out.
extension AnswerReader {
  /// All options but those that are named: `everyone but Coco`.
  func others(
    _ sentence: Sentence, among options: [SessionOption], of question: ParameterQuestion
  ) -> Reading? {
    guard takesSeveral(question), !sentence.isMarkedAsQuestion,
      let named = exception(in: sentence)
    else { return nil }
    // 'Everyone, but only Coco' has it both ways.
    guard recognizer.rules.dialogue.exclusives.match(named.words, at: 0) == nil else {
      return .unclear
    }
    let parts = spokenParts(of: named)
    guard !parts.isEmpty else { return .unclear }
    var left = Set(options.indices)
    for part in parts {
      let part = Sentence(named.text(part))
      // 'All but two' is not without the second.
      guard !isCount(part, of: options) else { return .unclear }
      guard case .answer(.choice(let place), ignored: [], _)? = choice(part, among: options) else {
        return nil
      }
      left.remove(place)
    }
    guard left.count != 1 else { return left.first.map { .answer(.choice($0)) } }
    return left.isEmpty
      ? .unclear : .answer(.value(.array(left.sorted().map { options[$0].value })))
  }

  /// What is named as what is not among all: `Coco` of `everyone but Coco` and of 「Coco以外全員」. What only denies stands
  /// beside what is meant as well, `Coco, not everyone`.
  private func exception(in sentence: Sentence) -> Sentence? {
    let (words, choices) = (sentence.words, recognizer.rules.dialogue.choices)
    guard words.count <= Self.mostWordsOfDenial else { return nil }
    guard recognizer.rules.numbers.isUnspaced else {
      guard let start = choices.all.match(words, at: 0)?.end,
        let end = choices.exceptions.match(words, at: start)?.end, end < words.count
      else { return nil }
      return sentence.rest(from: end)
    }
    return words.indices.dropFirst().lazy.compactMap { start -> Sentence? in
      guard let end = choices.exceptions.match(words, at: start)?.end,
        let rest = trimmed(end..<words.count, in: sentence),
        choices.all.meaning(of: Sentence(sentence.text(rest))) != nil
      else { return nil }
      return Sentence(sentence.text(0..<start))
    }.first
  }

  /// Whether words say how many rather than which, `two of them`.
  private func isCount(_ sentence: Sentence, of options: [SessionOption]) -> Bool {
    guard options.allSatisfy({ $0.value.wholeNumber == nil }) else { return false }
    let found = recognizer.reader.values(of: .integer, in: sentence, from: 0)
    guard let end = found.map(\.end).max() else { return false }
    return !saysSomething(end..<sentence.words.count, in: sentence)
  }
}
