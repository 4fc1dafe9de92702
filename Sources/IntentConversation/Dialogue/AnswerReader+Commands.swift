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
    // 'Cancel the order' may be what there is to do, and said of something else.
    if cancelsRequest(sentence, ofAnyKind: questionForWords(turn) != nil) {
      return cancellation(sentence, at: turn)
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

  /// Whether a sentence cancels what is under way by what it is: `cancel the reminder`, `Erinnerung abbrechen`, 「リストをキャンセルして」;
  /// not something else, `cancel my ride` at a payment.
  func cancelsRequest(_ sentence: Sentence, ofAnyKind: Bool = false) -> Bool {
    let (rules, said) = (recognizer.rules, recognizer.rules.withoutCourtesy(sentence))
    let (words, name) = (said.words, intent.description.name.lowercased())
    func isRequest(_ range: Range<Int>) -> Bool {
      let start = rules.articles.match(words, at: range.lowerBound)?.end ?? range.lowerBound
      // 'Cancel the parcel', 'stop tracking', of 'Track a parcel'
      if start < range.upperBound, (start..<range.upperBound).allSatisfy({ isOfTitle($0, said) }) {
        return true
      }
      guard let (end, kinds) = rules.dialogue.requests.match(words, at: start),
        ofAnyKind || kinds.contains(where: name.contains)
      else { return false }
      return end == range.upperBound
        || end < range.upperBound && rules.numbers.isUnspaced
          && rules.particles.contains(said.text(end..<range.upperBound).trimmingSpaces)
    }
    return cancels(in: said).contains { verb in
      verb.lowerBound == 0 && isRequest(verb.upperBound..<words.count)
        || verb.upperBound == words.count && isRequest(0..<verb.lowerBound)
    }
  }

  /// The words of a sentence that cancel something.
  private func cancels(in sentence: Sentence) -> [Range<Int>] {
    sentence.words.indices.compactMap { index in
      recognizer.rules.commands.match(sentence.words, at: index).flatMap {
        $0.meaning == .cancel ? index..<$0.end : nil
      }
    }
  }

  /// Whether what cancels an intent says what is asked: `cancel the ride`, to whether to cancel it; `cancel the payment` is of a
  /// payment.
  func asksToCancel(_ sentence: Sentence) -> Bool {
    guard cancelsRequest(sentence) else { return echoes(sentence) }
    return cancels(in: sentence).contains { echoes(Sentence(sentence.text($0))) }
  }

  /// The question to which any words are an answer: a text, what there is to do, a name.
  private func questionForWords(_ turn: SessionTurn) -> ParameterQuestion? {
    guard case .ask(let question) = turn, takesAnyText(question) || asksForName(turn) else {
      return nil
    }
    return question
  }

  /// What comes of that: a task and a name may be called so.
  private func cancellation(_ sentence: Sentence, at turn: SessionTurn) -> Reading {
    guard let question = questionForWords(turn),
      case .answer(let asSaid, _, _) = value(sentence, of: question)
    else { return .command(.cancel) }
    return .ambiguous(asSaid, orElse: .command(.cancel))
  }

  /// What is said to the assistant where any words are an answer: alone it is what it says, with a `please`
  /// it may be either.
  func dictated(
    _ command: LanguageRules.Command,
    isBare: Bool,
    _ sentence: Sentence
  ) -> Reading? {
    let text = SessionAnswer.value(.string(sentence.text.trimmingSpaces))
    return switch command {
    case .greeting, .listing: nil
    case .again where !isBare:
      isPoliteEnd(of: sentence) ? .ambiguous(text, orElse: .command(command)) : nil
    case .again: .command(command)
    // 'I forgot' may be what to say.
    case .dontKnow: isBare ? .ambiguous(text, orElse: .command(command)) : nil
    case .cancel, .bye, .help, .back, .startOver:
      isBare ? .command(command) : .ambiguous(text, orElse: .command(command))
    case .yes, .no, .neither, .indifferent, .enough: .ambiguous(text, orElse: .command(command))
    }
  }

  /// Whether no more than a courtesy stands behind what is said: `one moment please`, not `wait for me`.
  private func isPoliteEnd(of sentence: Sentence) -> Bool {
    let (rules, words) = (recognizer.rules, sentence.words)
    guard let end = rules.commands.match(words, at: 0)?.end else { return false }
    // Spanish 'por favor' is for nobody.
    let isForSomebody =
      rules.spoken.purposeMarks.match(words, at: end) != nil
      && rules.dialogue.fillers.match(words, at: end)?.end != words.count
    return !isForSomebody
      && [rules.dialogue.fillers, rules.spoken.fillers, rules.spoken.courtesies].contains {
        $0.match(words, at: end)?.end == words.count
      }
  }
}
