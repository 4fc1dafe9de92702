import IntentRuntime

/// What an answer may say of values that were given before, where something else is asked.
extension AnswerReader {
  /// What an answer says of a number or a Boolean that was given, where nobody has said yet what is asked: `no, just one` is no hour
  /// of that, and one of the places of what is offered only without a word such as `just`; `no, off` is no name.
  func otherValue(
    _ sentence: Sentence, of question: ParameterQuestion, offered: [SessionOption]
  ) -> Reading? {
    guard let asked = slot(question.parameter), (given[question.parameter] ?? .null) == .null,
      asked.type.isMoment || asked.takesNames
    else { return nil }
    let slots = given.keys.sorted().compactMap { given[$0] == .null ? nil : slot($0) }
    let numbers = slots.filter { $0.type == .integer || $0.type == .decimal }
    let booleans = slots.filter { $0.type == .boolean }
    let marked = corrected(sentence).map(\.sentence)
    for said in marked + (only(in: sentence) == nil ? [] : [sentence]) {
      let rest = only(in: said)?.rest
      if let change = otherNumber(
        rest ?? said, of: numbers.compactMap(\.parameterName), among: rest == nil ? offered : [])
      {
        return change
      }
    }
    // 'Not 2, 3' is no hour, and 'not at 2, at 3' is.
    if asked.type.isMoment, deniesNumber(sentence, of: numbers) { return .notMeant }
    return marked.lazy.compactMap { otherBoolean($0, of: booleans) }.first
  }

  private func otherNumber(
    _ said: Sentence, of numbers: [String], among offered: [SessionOption]
  ) -> Reading? {
    guard isNumber(said),
      recognizer.reader.number(said, 0).map({ !offered.indices.contains($0.value - 1) }) ?? true
    else { return nil }
    // 'Just 9' is no number of tablets of which there may be four.
    return reading(
      of: bareChanges(said, of: numbers).filter {
        intent.description.parameter(named: $0.parameter)?.violatedLimit(of: $0.value) == nil
      })
  }

  /// Whether one of some numbers that were given is denied, and no time: `not 2`, and neither `not at 2` nor `not 2 pm`.
  private func deniesNumber(_ sentence: Sentence, of numbers: [Slot]) -> Bool {
    let given = numbers.compactMap { $0.parameterName.flatMap { self.given[$0] } }
    return sentence.words.indices.contains { index in
      guard let end = negation(in: sentence, at: index) else { return false }
      return recognizer.reader.moments(sentence, end).allSatisfy(\.isGuess)
        && recognizer.reader.values(of: .decimal, in: sentence, from: end)
          .contains { read in given.contains { $0.number == read.value.number } }
    }
  }

  private func otherBoolean(_ said: Sentence, of booleans: [Slot]) -> Reading? {
    let changes = booleans.compactMap { slot -> Change? in
      guard let name = slot.parameterName,
        case .answer(.value(let value), ignored: [], _)? = namedBoolean(said, slot)
      else { return nil }
      return Change(parameter: name, value: value)
    }
    return reading(of: changes)
  }

  /// Whether words are a number and nothing else.
  private func isNumber(_ sentence: Sentence) -> Bool {
    let said = recognizer.rules.withoutCourtesy(sentence)
    return recognizer.reader.decimal(said, 0)?.end == said.words.count
  }

  /// A reading, or what the words change of what was given where they are no answer: `without Ben`, `Clara too`.
  func orOtherValue(
    _ reading: Reading, _ sentence: Sentence, of question: ParameterQuestion
  ) -> Reading {
    switch reading {
    case .unclear, .notMeant: break
    default: return reading
    }
    guard !isDictated(question), !sentence.isMarkedAsQuestion else { return reading }
    if case .answer(.change(let name, let value), _, _)? = exclusiveChange(sentence)
      ?? listChange(sentence), name != question.parameter,
      // 'And a lot' is nothing to add to what there is to do, or to eat.
      slot(name)?.isTextList != true || isPart(value, ofGiven: name)
    {
      return .answer(.change(parameter: name, value: value))
    }
    return reading
  }

  /// Whether a list is no more than a part of the one that was given.
  private func isPart(_ value: JSONValue, ofGiven name: String) -> Bool {
    let present = given[name]?.elements ?? []
    return value.elements.allSatisfy(present.contains)
  }

  /// What a thing may be called that is said behind the mark of a correction, `no, Macbeth`, with what leads to it in a sentence and
  /// without, `no, for Macbeth`.
  func correctedNames(in sentence: Sentence) -> [String] {
    guard !sentence.isMarkedAsQuestion, !beginsWithNegation(sentence) else { return [] }
    let rules = recognizer.rules
    return corrected(sentence).filter { !$0.isCut && rules.verdict(in: $0.sentence) == nil }
      .map { rules.withoutCourtesy($0.sentence) }
      .flatMap { said in
        let lead =
          [rules.spoken.personMarks, rules.spoken.purposeMarks]
          .compactMap { $0.match(said.words, at: 0)?.end }.max() ?? 0
        return [0, lead].filter { $0 < said.words.count }.map { said.rest(from: $0) }
      }
      .flatMap { [$0.text.trimmingSpaces, answerText($0)] }
  }

  /// Whether words that were not understood may correct what was given besides what is asked, deny it or add to it, or are a value of
  /// the kind.
  func mayCorrect(_ sentence: Sentence, besides question: ParameterQuestion?) -> Bool {
    let (dialogue, words) = (recognizer.rules.dialogue, sentence.words)
    let others = given.keys.sorted().filter { $0 != question?.parameter && given[$0] != .null }
    guard !others.isEmpty else { return false }
    return !corrected(sentence).isEmpty || negates(sentence, outside: [])
      || [
        dialogue.additions, dialogue.removals, dialogue.removingVerbs, dialogue.interjections,
      ].contains { $0.match(words, at: 0) != nil }
      || dialogue.changes.verbs.match(words, at: 0) != nil
      || dialogue.additionEndings.match(words, endingAt: words.count) != nil
      || recognizer.rules.commands.match(words, endingAt: words.count)?.meaning == .no
      || only(in: sentence) != nil || others.contains { saysValue(of: $0, in: sentence) }
  }

  /// Whether a value of a parameter that knows its values is anywhere in some words.
  private func saysValue(of name: String, in sentence: Sentence) -> Bool {
    guard let slot = slot(name), !slot.isOpen, slot.type != .unspeakable else { return false }
    return sentence.words.indices.contains { longestValue(sentence, slot, from: $0) != nil }
  }
}
