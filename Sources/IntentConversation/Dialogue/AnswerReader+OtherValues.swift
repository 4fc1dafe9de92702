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

  /// A reading, or what the words change of what was given where they are no answer: `without Ben`, `Clara too`, `no, Macbeth`.
  func orOtherValue(
    _ reading: Reading, _ sentence: Sentence, of question: ParameterQuestion
  ) -> Reading {
    switch reading {
    case .unclear, .notMeant: break
    default: return reading
    }
    guard !isDictated(question), !sentence.isMarkedAsQuestion else { return reading }
    if case .answer(.change(let name, let value), _, _)? = exclusiveChange(sentence)
      ?? listChange(sentence), name != question.parameter
    {
      return .answer(.change(parameter: name, value: value))
    }
    guard let asked = slot(question.parameter), !asked.isOpen, !asked.isNamed else {
      return reading
    }
    return otherThing(sentence, besides: question) ?? reading
  }

  /// Another name behind the mark of a correction, for the only thing that was given and of which nothing here knows what it may be
  /// called, `no, Macbeth`: whoever handles it looks for it.
  func otherThing(_ sentence: Sentence, besides question: ParameterQuestion? = nil) -> Reading? {
    let things = given.keys.sorted().filter { name in
      guard name != question?.parameter, given[name] != .null, let slot = slot(name) else {
        return false
      }
      return slot.isNamedObject && !slot.isSpeakable
    }
    guard !things.isEmpty, !sentence.isMarkedAsQuestion, !beginsWithNegation(sentence) else {
      return nil
    }
    return corrected(sentence).lazy.compactMap { said -> Reading? in
      guard !said.isCut, let name = thing(in: said.sentence) else { return nil }
      return reading(
        of: things.compactMap { thing in
          slot(thing).map {
            Change(parameter: thing, value: recognizer.writer.value(name, nil, $0))
          }
        })
    }.first
  }

  /// What a thing may be called that nothing here knows: a few words that are neither said to the assistant nor of when or how many.
  private func thing(in sentence: Sentence) -> String? {
    let (rules, reader, spoken) = (recognizer.rules, recognizer.reader, recognizer.rules.spoken)
    // 'In the kitchen', 'for Macbeth'
    let leads = [
      spoken.personMarks, spoken.ownerMarks, spoken.channelMarks, spoken.topicMarks,
      rules.times.fromNow,
    ]
    let lead = leads.compactMap { $0.match(sentence.words, at: 0)?.end }.max() ?? 0
    guard lead < sentence.words.count, isText(sentence.rest(from: lead)),
      rules.verdict(in: sentence) == nil,
      let range = trimmed(lead..<sentence.words.count, in: sentence),
      range.count <= (rules.numbers.isUnspaced ? Self.mostLettersOfThing : Self.mostWordsOfThing),
      range.allSatisfy({
        reader.moments(sentence, $0).isEmpty && reader.decimal(sentence, $0) == nil
          && rules.commands.match(sentence.words, at: $0) == nil
      })
    else { return nil }
    return sentence.text(range)
  }

  /// More words, or letters of a script without spaces, than a thing is called by.
  private static let mostWordsOfThing = 4
  private static let mostLettersOfThing = 12

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
