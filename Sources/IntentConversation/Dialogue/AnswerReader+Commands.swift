import IntentRuntime

extension AnswerReader {
  /// What a sentence says to the assistant; none where it is an answer with the same words.
  func command(_ sentence: Sentence, at turn: SessionTurn) -> Reading? {
    let rules = recognizer.rules
    if case .ask(let question) = turn, isDictated(question) {
      return rules.command(in: sentence, evenForbidden: true).flatMap { command, isBare in
        dictated(command, isBare: isBare, sentence)
      }
    }
    // To whether they smoke, people say 'not anymore'.
    if case .ask(let question) = turn, slot(question.parameter)?.type == .boolean,
      rules.dialogue.refusalsForNow.meaning(of: sentence) != nil
    {
      return .answer(.value(.boolean(false)))
    }
    guard let (said, isBare) = rules.command(in: sentence) else { return nil }
    // `Cześć` is said by whoever comes as well: they leave nothing, and hear what they are asked.
    let command = said == .greeting && rules.greets(sentence) ? .again : said
    guard case .ask(let question) = turn, let slot = slot(question.parameter) else {
      return .command(command)
    }
    switch command {
    case .again, .indifferent, .listing:
      // 'One second' may be how long.
      return typedValue(sentence, slot) == nil && knownName(sentence, tables(of: slot)) == nil
        ? .command(command) : nil
    case .cancel, .bye, .enough, .greeting, .help, .back, .startOver, .dontKnow:
      // In Spanish 'para ahora mismo' is a time, and 'para' alone is to stop.
      return isBare || typedValue(sentence, slot) == nil ? .command(command) : nil
    case .yes, .no, .neither:
      guard slot.type != .boolean else { return nil }
      return knownName(sentence, tables(of: slot)) == nil ? .command(command) : nil
    }
  }
}
