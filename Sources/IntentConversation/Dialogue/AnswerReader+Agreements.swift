import IntentRuntime

/// What is said of a value to agree to.
extension AnswerReader {
  /// What is said of a value to agree to: that it is not meant, `not a suite`, another one in its place, `no, a double`, or
  /// the same once more, `yes, Friday`.
  func agreed(
    _ sentence: Sentence, of question: ParameterQuestion, to proposed: JSONValue,
    at turn: SessionTurn
  ) -> Reading {
    if let end = negation(in: sentence, at: 0),
      case .answer(.value(proposed), ignored: [], _) = value(sentence.rest(from: end), of: question)
    {
      return .command(.no)
    }
    if let corrected = correctedValue(sentence, of: question) { return corrected }
    let others = corrected(sentence).filter { !$0.isCut }.map(\.sentence)
    for said in others + [behindYes(sentence)].compactMap(\.self) {
      let reading = completed(otherValue(said, of: question), of: said.text, to: turn)
      guard case .answer(.value(let value), _, _) = reading else { continue }
      return value == proposed ? .command(.yes) : reading
    }
    return contrastedValue(sentence, of: question, offered: [])
      ?? otherValue(sentence, of: question)
  }

  /// Another value in place of the one to agree to. A name that nobody has may be a yes that is not known.
  private func otherValue(_ sentence: Sentence, of question: ParameterQuestion) -> Reading {
    let reading = whole(value(sentence, of: question))
    guard case .answer(.value(let value), _, _) = reading, let slot = slot(question.parameter),
      case .name = slot.type
    else { return reading }
    let tables = tables(of: slot)
    let isKnown = value.spokenTexts.allSatisfy { name in
      tables.contains { $0.hasName(fitting: name) || !$0.nearest(to: name, limit: 1).isEmpty }
    }
    return isKnown || tables.allSatisfy(\.entries.isEmpty) ? reading : .unclear
  }
}
