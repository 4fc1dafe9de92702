import IntentRuntime

/// What may say, where a text is asked for, that none is to be sent, or not to whom it would go.
extension AnswerReader {
  /// Whether text may as well say that nothing of it is meant any more: `delete it`, `lösch das bitte`, `cancel the text`,
  /// 「メッセージを削除して」.
  func takesOutAll(_ sentence: Sentence) -> Bool {
    let (said, rules) = (recognizer.rules.withoutCourtesy(sentence), recognizer.rules)
    let words = said.words
    let refusals = rules.dialogue.textRefusals
    guard !rules.numbers.isUnspaced else {
      return words.indices.contains { start in
        let rest = said.rest(from: start)
        let removal = rules.dialogue.removals.match(words, at: start)?.end
        guard removal == words.count || rules.command(in: rest)?.command == .cancel else {
          return false
        }
        let what = said.text(0..<start).trimmingSpaces
        return what.isEmpty || refusals.sent.meaning(of: Sentence(what)) != nil
      }
    }
    let cancel = rules.commands.match(words, at: 0)
    let verb =
      rules.dialogue.removals.match(words, at: 0)?.end
      ?? (cancel?.meaning == .cancel ? cancel?.end : nil)
    guard let verb else { return false }
    let noun = rules.articles.match(words, at: verb)?.end ?? verb
    let sent = refusals.words.match(words, at: noun)
    return verb == words.count || sent?.meaning == .sending && sent?.end == words.count
      || [rules.dialogue.objects, rules.spoken.pointers].contains {
        $0.match(words, at: verb)?.end == words.count
      }
  }

  /// Whether a few words may as well ask for something else in place of the text: `call her instead`, `ruf sie lieber an`.
  func asksForOther(_ sentence: Sentence) -> Bool {
    let (said, rules) = (recognizer.rules.withoutCourtesy(sentence), recognizer.rules)
    let (words, refusals) = (said.words, rules.dialogue.textRefusals)
    let isReplaced = words.indices.contains { refusals.replacements.match(words, at: $0) != nil }
    guard isReplaced, !rules.numbers.isUnspaced else {
      return isReplaced && said.text.count <= Self.longestOther
    }
    guard let first = words.first, words.count <= Self.mostWordsOfOther,
      rules.spoken.functionWords.match(words, at: 0) == nil
    else { return false }
    return recognizer.sentences.begins(with: first.hash)
      || refusals.replacements.match(words, at: 0) != nil
      || words.count > 1 && refusals.words.match(words, at: 1)?.meaning == .beside
  }

  /// Whether a few words may as well say that nothing is to be sent: `don't write to Coco`, `please, no message`, `schreib Coco
  /// nicht`.
  func refusesToSend(_ sentence: Sentence) -> Bool {
    let (said, rules) = (recognizer.rules.withoutCourtesy(sentence), recognizer.rules)
    let (words, refusals) = (said.words, rules.dialogue.textRefusals.words)
    if rules.refusesToGoOn(said) || endsWithDenial(said) { return true }
    if rules.numbers.isUnspaced {
      return said.text.count <= Self.longestRefusal
        && refusals.match(words, endingAt: words.count)?.meaning == .sending
    }
    guard words.count <= Self.mostWordsOfRefusal else { return false }
    if let cancel = rules.commands.match(words, at: 0), cancel.meaning == .cancel,
      let person = rules.spoken.personMarks.match(words, at: cancel.end)?.end,
      names.endsOfContacts(in: words, at: person).contains(words.count)
    {
      return true
    }
    // 'Nothing after all' says no more than that.
    var (index, sends, denies, isOfName) = (
      0, rules.dialogue.textRefusals.denialsOfRequest.match(words, at: 0) != nil, false, false
    )
    while index < words.count {
      let denial = [rules.dialogue.negations, rules.dialogue.verbDenials]
        .compactMap { $0.match(words, at: index)?.end }.max()
      let no = rules.commands.match(words, at: index).flatMap {
        $0.meaning == .no || $0.meaning == .neither ? $0.end : nil
      }
      let word = refusals.match(words, at: index)
      let beside =
        [
          rules.spoken.functionWords, rules.spoken.personMarks, rules.spoken.pointers,
          rules.spoken.hesitations, rules.dialogue.objects, rules.dialogue.fillers,
          rules.dialogue.speakers, rules.corrections, rules.articles,
        ].compactMap { $0.match(words, at: index)?.end }.max() ?? rules.politeness(words, at: index)
      let name = names.endsOfContacts(in: words, at: index).max()
      // 'N'écris pas ce soir'
      let moment = recognizer.reader.moments(said, index).map(\.end).max()
      guard let end = [denial, no, word?.end, name, beside, moment].compactMap(\.self).max() else {
        // 'Don't text Coco, call her'
        return sends && denies && said.hasMark(before: index)
      }
      // 'No, send it' refuses nothing, 'schreib bitte nicht' does.
      denies =
        denies || end == denial || word?.meaning == .denial && end == word?.end
        || end == no
          && (end < words.count
            ? !said.hasMark(before: end)
            : rules.dialogue.verbDenials.match(words, endingAt: end) != nil)
      // 'Not Little Bobo', but not 'ich bin nicht Coco'.
      isOfName = isOfName || denies && index == 0
      sends = sends || word?.meaning == .sending && end == word?.end || isOfName && end == name
      index = end
    }
    return sends && denies
  }

  /// Whether a sentence may ask the assistant something, `what are my options?`, rather than be the text, which goes to nobody who could
  /// be asked.
  func asksBack(_ sentence: Sentence) -> Bool {
    // 'What is 4321' says a number that is asked for.
    guard !intent.goesToPeople, !sentence.text.contains(where: \.isNumber) else { return false }
    let (spoken, words) = (recognizer.rules.spoken, sentence.words)
    let verb = spoken.questionWords.match(words, at: 0)?.end ?? words.count
    return sentence.isQuestion
      || [spoken.copulas, spoken.predicates].contains { $0.match(words, at: verb) != nil }
  }

  /// Whether an answer to whether a text is meant word for word says that nothing is to be sent: `no need`, and neither `all set` nor
  /// `let it be`, which may as well agree, unless the text ends the matter itself.
  func endsMatter(_ sentence: Sentence, askedAbout text: String) -> Bool {
    let (rules, words) = (recognizer.rules, sentence.words)
    if declines(Sentence(text)) {
      // 'Yes, that's fine' agrees; 'that's fine' alone, and what is said twice, is meant as the text is.
      let isSame = sentence.text.trimmingSpaces == text.trimmingSpaces
      let isWhole = rules.dialogue.textRefusals.declines.match(words, at: 0)?.end == words.count
      return (isSame || isWhole || rules.commands.match(words, at: 0)?.meaning != .yes)
        && declines(sentence, behindNo: true)
    }
    let denies =
      hasNegation(sentence.words.indices, in: sentence)
      || saysOtherwise([sentence.text], than: .boolean(true))
    return denies && rules.verdict(in: sentence) == nil && declines(sentence)
  }

  /// Whether a sentence ends the matter in words of its own, `no need`, `nah, I'm good`, or is no more than what people call out,
  /// `damn`.
  ///
  /// - Parameter behindNo: Whether a no was said before, `I'm good`.
  func declines(_ sentence: Sentence, behindNo: Bool = false) -> Bool {
    let (words, rules) = (sentence.words, recognizer.rules)
    var (index, denies, isSaid) = (0, behindNo, false)
    while index < words.count {
      let decline = rules.dialogue.textRefusals.declines.match(words, at: index)
      let short = [rules.dialogue.refusalsForNow, rules.dialogue.exclamations]
        .compactMap { $0.match(words, at: index)?.end }.max()
      let command = rules.commands.match(words, at: index)
      let beside = [
        rules.dialogue.interjections.match(words, at: index)?.end,
        rules.spoken.hesitations.match(words, at: index)?.end,
        rules.politeness(words, at: index), command?.end,
      ].compactMap(\.self).max()
      guard let end = [decline?.end, short, beside].compactMap(\.self).max() else { return false }
      isSaid =
        isSaid || short == end || decline.map { $0.end == end && ($0.meaning || denies) } ?? false
      denies = denies || [.no, .neither, .cancel].contains(command?.meaning)
      index = end
    }
    return isSaid
  }

  /// Whether a few words take back at their end what they begin with: `ich komme, ne, doch nicht`.
  private func endsWithDenial(_ sentence: Sentence) -> Bool {
    let (words, rules) = (sentence.words, recognizer.rules)
    guard words.count <= Self.mostWordsOfTakenBack,
      let last = rules.dialogue.negations.match(words, endingAt: words.count)?.start, last > 1
    else { return false }
    // 'Klar, warum nicht' takes nothing back.
    return [last, last - 1].contains { sentence.hasMark(before: $0) }
      && rules.spoken.questionWords.match(words, at: last - 1) == nil
  }

  /// Whether the text would go to several.
  var isForSeveral: Bool {
    given.contains { name, value in slot(name)?.isPeople == true && value.elements.count > 1 }
  }

  /// Whether somebody who is known is named in a sentence.
  func namesContact(_ sentence: Sentence) -> Bool { contactNamed(in: sentence) != nil }

  /// The first name of somebody who is known in a sentence, as long as it can be; none where nobody is named.
  func contactNamed(in sentence: Sentence) -> Sentence? {
    sentence.words.indices.lazy.compactMap { start in
      self.names.endsOfContacts(in: sentence.words, at: start).max()
        .map { Sentence(sentence.text(start..<$0)) }
    }.first
  }

  /// The most words of a refusal, `no, please don't send that message to Coco after all`.
  private static let mostWordsOfRefusal = 12
  /// The most characters of one without spaces.
  private static let longestRefusal = 30

  /// Nobody in place of whom it was for, where another of those that were offered may be meant: `no, the second one`, `I meant
  /// 3`, `the other one`, `no, the great one`.
  func otherChoice(_ sentence: Sentence) -> Change? {
    let rules = recognizer.rules
    let said = rules.withoutCourtesy(sentence)
    let no = rules.commands.match(said.words, at: 0).flatMap { $0.meaning == .no ? $0.end : nil }
    // 'Wait, the third' may be no more than polite.
    let marked =
      corrected(sentence).map(\.sentence) + corrected(said).map(\.sentence)
      + [no.map { said.rest(from: $0) }].compactMap(\.self)
    return marked.contains { isOther($0) } || isOther(said, needsOther: true) ? withNobody : nil
  }

  /// Whether words say no more than which of those who were offered is meant.
  ///
  /// - Parameter needsOther: Whether only those count that say that it is another one.
  private func isOther(_ said: Sentence, needsOther: Bool = false) -> Bool {
    let (words, rules) = (said.words, recognizer.rules)
    let isShort =
      rules.numbers.isUnspaced
      ? said.text.count <= Self.longestChoice : words.count <= Self.mostWordsOfChoice
    guard !words.isEmpty, isShort else { return false }
    if !needsOther, number(said) != nil { return true }
    var (index, isMeant) = (0, false)
    while index < words.count {
      let other = rules.dialogue.textRefusals.others.match(words, at: index)
      let place = [
        rules.ordinals.match(words, at: index)?.end, recognizer.reader.number(said, index)?.end,
        endOfContactPart(in: words, at: index),
      ].compactMap(\.self).max()
      let beside = [
        rules.articles, rules.dialogue.choices.labels, rules.spoken.personMarks,
        rules.spoken.recipientMarks,
      ]
      .compactMap { $0.match(words, at: index)?.end }.max()
      guard let end = [other?.end, place, beside].compactMap(\.self).max() else { return false }
      isMeant = isMeant || other?.meaning == .other || !needsOther && end == place
      index = end
    }
    return isMeant
  }

  /// The word behind a part of somebody's name, `great` of Bobo the Great.
  private func endOfContactPart(in words: [Sentence.Word], at index: Int) -> Int? {
    var last: Int?
    names.spans(of: .contactName, in: words, from: index) { end, _, _ in
      last = max(last ?? end, end)
    }
    return last
  }

  /// The most words of a choice, `to the second person`.
  private static let mostWordsOfChoice = 5
  /// The most characters of one without spaces.
  private static let longestChoice = 12
  /// The most words that ask for something else, `call her instead please`.
  private static let mostWordsOfOther = 7
  /// The most characters of that without spaces.
  private static let longestOther = 20
  /// The most words that take back what they begin with, `I'm coming, well no, not after all`.
  private static let mostWordsOfTakenBack = 6

  /// Nobody in place of whom it was for, where they are said to be the wrong one, alone or before a mark: `my mistake, it's
  /// Little Bobo`.
  func wrongPerson(_ sentence: Sentence) -> Change? {
    let rules = recognizer.rules
    var start = startOfMarks(in: sentence)
    while let end = rules.spoken.hesitations.match(sentence.words, at: start)?.end
      ?? rules.corrections.match(sentence.words, at: start)?.end
    {
      start = end
    }
    let wrong = [0, start].compactMap {
      rules.dialogue.wrongPeople.match(sentence.words, at: $0)?.end
    }.first
    guard let wrong, wrong == sentence.words.count || sentence.hasMark(before: wrong) else {
      return nil
    }
    return withNobody
  }
}
