import IntentRuntime

/// What is said of a value to agree to, or of the whole.
extension AnswerReader {
  /// Whether a sentence goes on with what is asked, also by its words, or refuses it: `go on`, `yes, book it`; none where it
  /// says neither.
  func decided(_ sentence: Sentence, at turn: SessionTurn) -> LanguageRules.Command? {
    switch turn {
    case .confirm: break
    case .agree(let question, _):
      guard let slot = slot(question.parameter), !slot.takesText else { return nil }
    default: return nil
    }
    let rules = recognizer.rules
    if rules.agreesToGoOn(sentence) || agrees(sentence) { return .yes }
    return rules.refusesToGoOn(sentence) || keepsAll(sentence) ? .no : nil
  }

  /// What is said of a value to agree to: that it is not meant, `not a suite`, another one in its place, `no, a double`, or
  /// the same once more, `yes, Friday`.
  func agreed(
    _ sentence: Sentence, of question: ParameterQuestion, to proposed: JSONValue,
    at turn: SessionTurn
  ) -> Reading {
    guard let slot = slot(question.parameter) else { return .unclear }
    if let end = negation(in: sentence, at: 0) {
      // Of text nobody says by a word what is meant instead.
      if slot.takesText {
        let isAll = recognizer.writer.parts(of: sentence.words.indices, in: sentence).count == 1
        return isAll ? .command(.no) : .unclear
      }
      let denied = other(sentence.rest(from: end), slot, of: question, at: turn)
      if case .answer(.value(proposed), ignored: [], _) = denied { return .command(.no) }
    }
    // 'It's not Coco', and not 'never Coco'
    let opposites = recognizer.rules.dialogue.opposites
    if slot.isPeople, denies(proposed.spokenTexts, in: sentence),
      sentence.words.indices.contains(where: { opposites.match(sentence.words, at: $0) != nil })
    {
      return .command(.no)
    }
    if let said = saidBehindDenied(name: proposed, sentence, of: question) {
      let reading = other(said, slot, of: question, at: turn)
      guard case .answer(.value(let value), _, _) = reading, value != proposed else {
        return .command(.no)
      }
      return reading
    }
    // 'Plus one' is not one.
    let adds = recognizer.rules.dialogue.additions.match(sentence.words, at: 0) != nil
    if adds, slot.type.isAmount { return .unclear }
    let correction = correctedValue(sentence, of: question)
    // Of '200', behind whatever mark, the currency is that of the amount.
    if let correction, !slot.type.isMoney { return correction }
    // 'Yes and the hobbit' is more than what is agreed to, and no other.
    if slot.isArray, recognizer.rules.agreesWithMore(sentence) { return .unclear }
    let others = corrected(sentence).filter { !$0.isCut }.map(\.sentence)
    for said in others + [behindYes(sentence)].compactMap(\.self) {
      let reading = other(said, slot, of: question, at: turn)
      guard case .answer(.value(let value), _, _) = reading else { continue }
      return value == proposed ? .command(.yes) : reading
    }
    return correction ?? contrastedValue(sentence, of: question, offered: [])
      ?? other(sentence, slot, of: question, at: turn)
  }

  /// Another value in place of the one to agree to, with what that has and nobody says again. A name that nobody has may be
  /// a yes that is not known.
  private func other(
    _ sentence: Sentence, _ slot: Slot, of question: ParameterQuestion, at turn: SessionTurn
  ) -> Reading {
    if let amount = amount(sentence, slot) { return .answer(.value(amount)) }
    let reading = completed(
      whole(value(sentence, of: question)), of: sentence.text, to: turn)
    guard case .answer(.value(let value), _, _) = reading, case .name = slot.type else {
      return reading
    }
    let tables = tables(of: slot)
    let isKnown = value.spokenTexts.allSatisfy { name in
      tables.contains { $0.hasName(fitting: name) || !$0.nearest(to: name, limit: 1).isEmpty }
    }
    return isKnown || tables.allSatisfy(\.entries.isEmpty) ? reading : .unclear
  }
}
