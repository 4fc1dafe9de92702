import IntentRuntime

/// What is said of a parameter by its name: `without gift wrap`, `change the day to Monday`.
extension AnswerReader {
  /// A Boolean that a sentence says otherwise by what its parameter is called: `without gift wrap`, `with gift wrap`,
  /// `yes, but no gift wrap`.
  func switchedFlag(_ sentence: Sentence) -> Reading? {
    // Of what is to be deleted 'all of them' are those that were named.
    guard !intent.isRemoving, !sentence.isMarkedAsQuestion,
      sentence.words.count <= Self.mostWordsOfDenial
    else { return nil }
    let flags = intent.description.parameters.map(\.name).compactMap { name -> Change? in
      guard let slot = slot(name), slot.type == .boolean, !slot.isArray else { return nil }
      return flag(slot, in: sentence).map { Change(parameter: name, value: .boolean($0)) }
    }
    return flags.count == 1 ? flags.first.map { .answer($0.answer) } : nil
  }

  /// Whether a Boolean is so by a sentence that names its parameter, and says nothing else; none where it does not.
  func flag(_ slot: Slot, in sentence: Sentence) -> Bool? {
    guard let name = slot.parameterName.flatMap({ intent.displayNames[$0] }) else { return nil }
    // 'But' of 'yes, but without gift wrap' denies nothing of what stands behind it.
    let said = Set(starts(in: sentence)).sorted().map {
      (start: $0, words: sentence.rest(from: $0))
    }
    .filter { deniesPlainly($0.words) }
    if said.contains(where: { denies([name], in: $0.words) || deniesForm(of: name, in: $0.words) })
    {
      return false
    }
    guard let named = said.first(where: { isCalled(added($0.words) ?? $0.words, name) }) else {
      return nil
    }
    // 'No to gift wrap' refuses it, and 'no, gift wrap' and 'no, I mean gift wrap' do not; 'no thanks, gift wrap' may be
    // either.
    let no = recognizer.rules.commands.match(sentence.words, at: 0)
    let isCorrected = correctionMarks(in: sentence).contains {
      $0.end == named.start && $0.isExplicit
    }
    guard no?.meaning == .no, named.start > 0, !isCorrected, added(named.words) == nil else {
      return true
    }
    let isThanked = (0...named.start).contains {
      recognizer.rules.spoken.courtesies.match(sentence.words, at: $0) != nil
    }
    return isThanked ? nil : sentence.hasMark(before: named.start)
  }

  /// Whether a sentence denies what is called so in whatever form: `bez pakowania` where it is `pakowanie`.
  private func deniesForm(of name: String, in sentence: Sentence) -> Bool {
    guard let end = endOfDenial(startOfDenial(in: sentence), in: sentence) else { return false }
    return isCalled(sentence.rest(from: end), name)
  }

  /// Whether words are a name and nothing else, but for what says nothing.
  private func isCalled(_ words: Sentence, _ name: String) -> Bool {
    let name = Sentence(name)
    guard let said = trimmed(words.words.indices, in: words),
      let known = trimmed(name.words.indices, in: name)
    else { return false }
    let (saidName, knownName) = (words.text(said), name.text(known))
    return names(saidName, inWordsOf: knownName) && names(knownName, inWordsOf: saidName)
  }

  /// Another value for the parameter that a sentence names: `change the day to Monday`, `the day should be Monday`.
  func namedChange(_ sentence: Sentence) -> Reading? {
    guard !sentence.isMarkedAsQuestion, sentence.words.count <= Self.mostWordsOfDenial,
      !beginsWithNegation(sentence)
    else { return nil }
    let rules = recognizer.rules
    for said in corrected(sentence).map(\.sentence) + [rules.withoutCourtesy(sentence)] {
      let start = rules.dialogue.changes.verbs.match(said.words, at: 0)?.end ?? 0
      let changes = intent.description.parameters.compactMap {
        namedChange($0, in: said, from: start)
      }
      if changes.count > 1 { return .oneOf(changes) }
      if let change = changes.first {
        // 'The note to dinner and the amount to 30'
        let rests = said.words.indices.dropFirst().compactMap { index in
          recognizer.shared.joints.match(said.words, at: index).map { said.rest(from: $0.end) }
        }
        let namesAnother = rests.contains { rest in
          intent.description.parameters.contains {
            $0.name != change.parameter && namedChange($0, in: rest, from: 0) != nil
          }
        }
        if namesAnother { return .notMeant }
        return .answer(change.answer, ignored: change.ignored)
      }
    }
    return nil
  }

  /// The value that stands behind as many words of a parameter's name as do.
  private func namedChange(_ parameter: ParameterDescriptor, in sentence: Sentence, from start: Int)
    -> Change?
  {
    guard let slot = slot(parameter.name), let name = intent.displayNames[parameter.name],
      start < sentence.words.count,
      // 'Every Monday' is no Monday of the event.
      recognizer.rules.times.recurrenceMarks.match(sentence.words, at: start) == nil
    else { return nil }
    let ends = (start + 1..<sentence.words.count).prefix(Self.mostWordsOfName).reversed()
    return ends.lazy.compactMap { end -> Change? in
      guard let words = trimmed(start..<end, in: sentence), !saysTime(from: end, in: sentence, slot)
      else { return nil }
      let said = sentence.text(words)
      let part = momentName(said, slot)
      guard part != nil || names(said, inWordsOf: name) else { return nil }
      let mark = endOfMark(end, in: sentence)
      let rest = sentence.rest(from: mark)
      let value: JSONValue? =
        switch slot.type {
        case .boolean: typedValue(rest, slot)
        // Without what leads to it, a text may begin with more of the name: 'the card number is 4321'.
        case .text where !slot.isArray:
          mark > end ? text(rest, of: parameter.name, isChanged: start > 0, in: sentence) : nil
        default:
          if let part { value(rest, slot, calledBy: part) } else { bareValue(rest, slot) }
        }
      return value.map { Change(parameter: parameter.name, value: $0) } ?? dayAlone(rest, slot)
    }.first
  }

  /// Whether words are what the only day or time of a request is called, and which of them; none where they are not.
  private func momentName(_ said: String, _ slot: Slot) -> ChangeWords.Moment? {
    guard slot.type.isMoment, let name = slot.parameterName, !hasOtherMoment(than: name) else {
      return nil
    }
    return recognizer.rules.dialogue.changes.moments.meaning(of: Sentence(said))
  }

  /// The value of a moment that is called a day or a time: `the time` of a day alone is none, and `20` behind `the day` is
  /// one of the month.
  private func value(_ words: Sentence, _ slot: Slot, calledBy name: ChangeWords.Moment)
    -> JSONValue?
  {
    guard name != .time || !slot.type.takesDayAlone,
      let value = bareValue(words, slot)
    else { return nil }
    guard case .object(let said) = value, case .dateComponents = slot.type else { return value }
    let (saysDay, saysTime) = (said["day"] != nil, said["hour"] != nil)
    switch name {
    case .time: return saysTime ? value : nil
    case .either: return value
    case .day where saysDay: return value
    case .day:
      let number = [words, Sentence(answerText(words))].lazy.compactMap { said in
        recognizer.reader.number(said, 0).flatMap { $0.end == said.words.count ? $0.value : nil }
      }.first
      return number.flatMap { recognizer.reader.day(numbered: $0, as: slot.type) }
    }
  }

  /// What a text is to be, behind what its parameter is called. Without a verb before it, a remark may be meant, `the card is
  /// wrong`: only what has digits is none. With another parameter in it, more than a text may be meant.
  private func text(
    _ rest: Sentence, of name: String, isChanged: Bool, in sentence: Sentence
  ) -> JSONValue? {
    let text = rest.text.trimmingSpaces
    guard !text.isEmpty else { return nil }
    // The mark before the first word is none of the rest.
    let start = sentence.words.count - rest.words.count
    let end = sentence.text.utf8.count
    if start > 0,
      let quoted = sentence.text(from: Int(sentence.words[start - 1].end), to: end).betweenQuotes
    {
      return .string(quoted)
    }
    let isOther = intent.displayNames.contains {
      $0.key != name && names($0.value, inWordsOf: text)
    }
    guard !isOther, isChanged || text.contains(where: \.isNumber) else { return nil }
    return .string(text)
  }

  /// Whether a time stands behind the name of a parameter that takes none: 'cambia la hora a las once' says no hours.
  private func saysTime(from index: Int, in sentence: Sentence, _ slot: Slot) -> Bool {
    guard slot.type == .integer || slot.type == .decimal else { return false }
    return recognizer.reader.moments(sentence, index).contains {
      $0.end == sentence.words.count && $0.said.hour != nil
    }
  }

  /// The word behind what stands between a parameter's name and its new value, `to`, `is`, `should be`.
  func endOfMark(_ index: Int, in sentence: Sentence) -> Int {
    let rules = recognizer.rules
    let tables = [rules.dialogue.changes.marks, rules.spoken.copulas]
    return tables.compactMap { $0.match(sentence.words, at: index)?.end }.max() ?? index
  }

  /// A word with digits in it behind what is asked for: of `the card number is 4321` nobody dictates the first words.
  func namedCode(_ sentence: Sentence, of question: ParameterQuestion) -> String? {
    let (rules, words) = (recognizer.rules, sentence.words)
    guard rules.spoken.questionWords.match(words, at: 0) == nil,
      let mark = words.indices.first(where: { endOfMark($0, in: sentence) > $0 }),
      let name = trimmed(0..<mark, in: sentence),
      let last = words.indices.dropFirst(endOfMark(mark, in: sentence)).last
    else { return nil }
    let (said, called) = (sentence.text(name), intent.displayNames[question.parameter] ?? "")
    // Of 'you are 30' the first words are of the question, and not what is asked for.
    let isCalled = name.contains { names(sentence.text($0..<$0 + 1), inWordsOf: called) }
    let code = sentence.text(endOfMark(mark, in: sentence)..<last + 1)
    return isCalled && names(said, inWordsOf: "\(question.prompt) \(called)")
      && code.contains(where: \.isNumber)
      && !code.contains(where: \.isWhitespace) ? code : nil
  }

  /// More words than any parameter is called by.
  private static let mostWordsOfName = 8

  /// One of what a question asks for: `a bowl`, where it asks how many bowls.
  func one(_ sentence: Sentence, _ slot: Slot, of question: ParameterQuestion) -> Reading? {
    guard slot.type == .integer, !slot.isArray, !sentence.isMarkedAsQuestion,
      recognizer.rules.spoken.questionWords.match(sentence.words, at: 0) == nil,
      let article = sentence.words.indices.first(where: {
        recognizer.reader.isArticleOfOne(sentence, $0)
      })
    else { return nil }
    let known = [question.prompt, intent.displayNames[question.parameter] ?? ""]
    let rest = leftover(of: sentence, around: [article..<article + 1], describing: false).texts
    guard !rest.isEmpty, rest.allSatisfy({ names($0, inWordsOf: known.joined(separator: " ")) })
    else { return nil }
    return .answer(.value(.integer(1)))
  }

  func isUnclear(_ reading: Reading) -> Bool {
    if case .unclear = reading { true } else { false }
  }

  /// Whether the number that ends before a word is how many there are of what that word names, `two bikes`, rather than an
  /// hour or a day: neither `8, please` nor `8 works`.
  func isCount(endingAt end: Int, in sentence: Sentence) -> Bool {
    let (rules, words) = (recognizer.rules, sentence.words)
    guard end < words.count, !sentence.hasMark(before: end) else { return false }
    guard !rules.numbers.isUnspaced else {
      return rules.numbers.counterWords.match(words, at: end) != nil
    }
    guard rules.times.periods.match(words, at: end) == nil else { return false }
    let (dialogue, spoken) = (rules.dialogue, rules.spoken)
    let others = [
      dialogue.suiting, dialogue.fillers, dialogue.interjections, dialogue.thoughts,
      dialogue.negations, dialogue.alternatives, dialogue.comparisons, dialogue.goingOn,
      dialogue.correctionEndings, dialogue.additionEndings, dialogue.exclusives,
      spoken.functionWords, spoken.copulas, spoken.fillers, spoken.courtesies, spoken.continuations,
      rules.calls, rules.corrections, recognizer.shared.joints,
    ]
    return rules.commands.match(words, at: end) == nil
      && !others.contains { $0.match(words, at: end) != nil }
  }

  /// A day with a time that its parameter has no room for, `Friday at 5pm`: the day is taken, and the time is told.
  func dayAlone(_ sentence: Sentence, _ slot: Slot) -> Change? {
    guard slot.type.takesDayAlone, !slot.isArray, let name = slot.parameterName,
      !hasOtherMoment(than: name),
      case .answer(.value(let day), let ignored, _) = typedReading(sentence, slot, isArray: false),
      ignored.count == 1, let time = ignored.first.map({ Sentence($0) }),
      recognizer.reader.time(time, 0, needsMark: false)?.end == time.words.count
    else { return nil }
    return Change(parameter: name, value: day, ignored: ignored)
  }

  /// Whether another parameter than one is a day or a time, so that what stands beside a day may be said of it.
  private func hasOtherMoment(than name: String) -> Bool {
    intent.description.parameters.contains {
      $0.name != name && slot($0.name)?.type.isMoment == true
    }
  }
}
