import IntentRuntime

/// A text that may as well say to whom else it is to go.
extension AnswerReader {
  /// A text that may as well say to whom else it is to go, and nothing besides: behind a no and whatever few words, `no
  /// espera, a Little Bobo`, 「いや、Little Boboに送って」, behind what says that they are all, `only to Little Bobo`, or by
  /// a name alone.
  func passedOnAlone(_ sentence: Sentence, of question: ParameterQuestion) -> Reading? {
    guard case .answer(let asSaid, _, _) = value(sentence, of: question) else { return nil }
    let no = recognizer.rules.commands.match(sentence.words, at: 0)
    let behindNo = no.flatMap { no in
      no.meaning == .no && no.end < sentence.words.count ? sentence.rest(from: no.end) : nil
    }
    let rests = [only(in: sentence)?.rest, behindNo].compactMap(\.self)
    let change =
      (rests + [personAlone(sentence)].compactMap(\.self)).lazy.compactMap { rest in
        self.whom(in: rest).flatMap { self.named(in: $0, besides: question.parameter) }
      }.first
      ?? rests.lazy.compactMap(self.stranger).first
    return change.map { .ambiguous(asSaid, orElse: .answer($0.answer)) }
  }

  /// What is said without what is polite about it, where it may be no more than somebody who is known: `Little Bobo please`,
  /// 「Little Boboに」, 「Little Boboに送って」, 「Little Boboだけに」.
  private func personAlone(_ sentence: Sentence) -> Sentence? {
    let (words, rules) = (sentence.words, recognizer.rules)
    let polite = rules.withoutCourtesy(sentence)
    let isLed =
      rules.numbers.isUnspaced
      && (rules.spoken.recipientMarks.match(words, endingAt: words.count) != nil
        || nameAtEnd(0, sentence) != nil)
    let isName = names.endsOfContacts(in: polite.words, at: 0).contains(polite.words.count)
    return isLed || isName || beginsWithOnlyPerson(sentence) ? polite : nil
  }

  /// Whoever is named by all words, be it in part, or at the end of some.
  private func whom(in sentence: Sentence) -> Sentence? {
    names.isContact(sentence.text)
      ? sentence
      : sentence.words.indices.prefix(Self.mostWordsBehindNo).lazy
        .compactMap { self.nameAtEnd($0, sentence) }.first
  }

  /// Nobody of those it was to go to, where a few words may name somebody whom nothing knows, behind what leads to them or before
  /// a particle that says so: `to Zelda`, 「花子に」. They may as well say something else, `to be honest`: who is meant is asked.
  private func stranger(in sentence: Sentence) -> Change? {
    let (words, rules) = (sentence.words, recognizer.rules)
    let isUnspaced = rules.numbers.isUnspaced
    let name =
      isUnspaced
      ? rules.spoken.recipientMarks.match(words, endingAt: words.count).map { 0..<$0.start }
      : rules.spoken.personMarks.match(words, at: 0).map { $0.end..<words.count }
    let most = isUnspaced ? Self.mostLettersOfStranger : Self.mostWordsOfStranger
    guard let name, (1...most).contains(name.count),
      recognizer.reader.moments(sentence, 0).isEmpty
    else { return nil }
    return withNobody
  }

  /// Nobody in place of the people that were given, where one parameter has them.
  var withNobody: Change? {
    let people = given.keys.filter { slot($0)?.isPeople == true }
    return people.count == 1 ? people.first.map { Change(parameter: $0, value: .null) } : nil
  }

  /// Whether words begin with somebody who is known and what says that they are all, 「Cocoだけに送って」, `코코한테만 보내 줘`.
  private func beginsWithOnlyPerson(_ sentence: Sentence) -> Bool {
    let (words, rules) = (sentence.words, recognizer.rules)
    return names.endsOfContacts(in: words, at: 0).contains { end in
      let mark = rules.spoken.recipientMarks.match(words, at: end)?.end
      return [end, mark].compactMap(\.self)
        .contains { rules.dialogue.exclusives.match(words, at: $0) != nil }
    }
  }

  /// Somebody who is known, behind what leads to whom something is to go, and with nothing behind them; or before a particle and
  /// a verb where no word leads to them.
  private func nameAtEnd(_ index: Int, _ sentence: Sentence) -> Sentence? {
    let (words, spoken) = (sentence.words, recognizer.rules.spoken)
    let lead = spoken.personMarks.match(words, at: index)?.end
    let start = lead ?? index
    let end = names.endsOfContacts(in: words, at: start).first { end in
      guard lead == nil else { return end == words.count }
      // 「Cocoだけに」
      let focus = spoken.focusParticles.match(words, at: end)?.end
      return [end, focus].compactMap(\.self).contains { particle in
        spoken.recipientMarks.match(words, at: particle) != nil
          && words.count - particle <= Self.mostLettersBehindName
      }
    }
    return end.map { Sentence(sentence.text(start..<$0)) }
  }

  /// The most words, or letters of a script without spaces, that stand between a no and whom something is to go to.
  private static let mostWordsBehindNo = 5
  /// The most words, or letters of a script without spaces, of a name that nothing knows: more are rather a text.
  private static let mostWordsOfStranger = 2
  private static let mostLettersOfStranger = 6
  /// The most letters of a particle and a verb behind a name, `에게 보내 주세요`.
  private static let mostLettersBehindName = 10
}
