import IntentRuntime

/// Places, which are whatever people call them.
extension AnswerReader {
  /// A place that everybody has, where that is all that was said; else the words as they are.
  func place(_ sentence: Sentence) -> Reading {
    let known = recognizer.reader.values(of: .place, in: sentence, from: 0)
    if let whole = known.first(where: { $0.end == sentence.words.count }) {
      return .answer(.value(whole.value))
    }
    guard negation(in: sentence, at: 0) == nil, !isMoment(sentence) else { return .notMeant }
    let place = withoutCourtesyBefore(withoutCourtesyBehind(sentence))
    return .answer(
      .value(.string(answerText(place, isKept: true))),
      cost: sentence.words.count * Int(MatchCost.unknown))
  }

  /// Whether a sentence says nothing but when: nobody answers so where something is.
  private func isMoment(_ sentence: Sentence) -> Bool {
    let reader = recognizer.reader
    let start = reader.endOfSecondThought(sentence, 0) ?? 0
    return intent.description.parameters.contains { parameter in
      guard let slot = slot(parameter.name), slot.type.isMoment else { return false }
      return reader.values(of: slot.type, in: sentence, from: start)
        .contains { $0.end == sentence.words.count }
        || reader.bareRange(sentence, start)?.end == sentence.words.count
    }
  }
}
