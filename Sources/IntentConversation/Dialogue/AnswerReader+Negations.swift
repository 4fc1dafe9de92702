import IntentRuntime

extension AnswerReader {
  /// Whether a sentence says of something that it is not meant: `not Little Bobo`, `anyone but Coco`.
  ///
  /// - Parameters:
  ///   - start: Where it begins to say something.
  ///   - understood: Names and values; a negation in one of them belongs to it, `Not Now`.
  func negates(_ sentence: Sentence, from start: Int = 0, outside understood: [Range<Int>]) -> Bool
  {
    sentence.words.indices.dropFirst(start).contains { index in
      guard let end = negation(in: sentence, at: index) else { return false }
      return !understood.contains { $0.overlaps(index..<end) }
    }
  }

  /// Whether a sentence begins with a negation rather than with the mark of a correction: in Spanish,
  /// `no Coco` may be either, `no, Coco` is a correction.
  func beginsWithNegation(_ sentence: Sentence) -> Bool {
    negation(in: sentence, at: 0) != nil
  }

  /// The word behind a negation.
  private func negation(in sentence: Sentence, at index: Int) -> Int? {
    let (rules, words) = (recognizer.rules, sentence.words)
    guard let match = rules.dialogue.negations.match(words, at: index) else { return nil }
    guard index == 0, let mark = rules.corrections.match(words, at: 0) else { return match.end }
    // Without spaces a negation stands behind what it is of.
    let isCorrection =
      rules.numbers.isUnspaced || mark.end < words.count && isSetOff(mark.end, in: sentence)
    return isCorrection ? nil : match.end
  }

  /// Where options stand in a sentence, or more than a word of their names does.
  func places(of options: [SessionOption], in sentence: Sentence) -> [Range<Int>] {
    var table = NameTable()
    for option in options { table.add(option.text, identifier: nil, display: option.text) }
    return places(of: [table], in: sentence)
  }

  /// Where names stand in a sentence, or more than a word of them does.
  func places(of tables: [NameTable], in sentence: Sentence) -> [Range<Int>] {
    var places: [Range<Int>] = []
    for table in tables {
      for start in sentence.words.indices {
        table.spans(in: sentence.words, from: start) { end, fit, _ in
          if fit == .whole || end > start + 1 { places.append(start..<end) }
        }
      }
    }
    return places
  }
}
