import IntentRuntime

/// What an answer may say of values that were given before, where something else is asked.
extension AnswerReader {
  /// Another number than the one that was given, `no, just one`, where nobody has said yet what is asked: it is no hour of that, nor
  /// one of the places of what is offered.
  func correctedNumber(
    _ sentence: Sentence, of question: ParameterQuestion, offered: [SessionOption]
  ) -> Reading? {
    guard let asked = slot(question.parameter), (given[question.parameter] ?? .null) == .null,
      asked.type.isMoment || asked.takesNames
    else { return nil }
    let numbers = given.keys.sorted().filter { name in
      guard let slot = slot(name), given[name] != .null else { return false }
      return slot.type == .integer || slot.type == .decimal
    }
    guard !numbers.isEmpty else { return nil }
    return corrected(sentence).lazy.compactMap { said -> Reading? in
      let number = only(in: said.sentence)?.rest ?? said.sentence
      guard isNumber(number),
        recognizer.reader.number(number, 0).map({ !offered.indices.contains($0.value - 1) }) ?? true
      else { return nil }
      return reading(of: bareChanges(number, of: numbers))
    }.first
  }

  /// Whether words are a number and nothing else.
  private func isNumber(_ sentence: Sentence) -> Bool {
    let said = recognizer.rules.withoutCourtesy(sentence)
    return recognizer.reader.decimal(said, 0)?.end == said.words.count
  }

  /// A reading, or what it changes of a list that was given where it is no answer: `without Ben`, `Clara too`.
  func orListChange(
    _ reading: Reading, _ sentence: Sentence, of question: ParameterQuestion
  ) -> Reading {
    switch reading {
    case .unclear, .notMeant: break
    default: return reading
    }
    guard !isDictated(question), !sentence.isMarkedAsQuestion,
      case .answer(.change(let name, let value), _, _)? = exclusiveChange(sentence)
        ?? listChange(sentence),
      name != question.parameter
    else { return reading }
    return .answer(.change(parameter: name, value: value))
  }

  /// Whether words that were not understood may correct what was given besides what is asked, deny it or add to it.
  func mayCorrect(_ sentence: Sentence, besides question: ParameterQuestion?) -> Bool {
    let (dialogue, words) = (recognizer.rules.dialogue, sentence.words)
    return given.contains { $0.key != question?.parameter && $0.value != .null }
      && (!correctionMarks(in: sentence).isEmpty || negates(sentence, outside: [])
        || dialogue.additions.match(words, at: 0) != nil
        || dialogue.additionEndings.match(words, endingAt: words.count) != nil
        || only(in: sentence) != nil)
  }
}
