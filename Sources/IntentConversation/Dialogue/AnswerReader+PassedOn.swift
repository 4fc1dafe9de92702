import IntentRuntime

/// A text behind a no that may as well say to whom else it is to go.
extension AnswerReader {
  /// A text that may as well say to whom else it is to go, behind a no and whatever few words, or what says that they are
  /// all: `no espera, a Little Bobo`, 「いや、Little Boboに送って」, `only to Little Bobo`; or is no more than that and a
  /// name, `no Bobo`.
  func passedOnBehindNo(_ sentence: Sentence, of question: ParameterQuestion) -> Reading? {
    guard case .answer(let asSaid, _, _) = value(sentence, of: question) else { return nil }
    let no = recognizer.rules.commands.match(sentence.words, at: 0)
    let behindNo = no.flatMap { no in
      no.meaning == .no && no.end < sentence.words.count ? sentence.rest(from: no.end) : nil
    }
    let rests = [
      only(in: sentence)?.rest, behindNo, beginsWithOnlyPerson(sentence) ? sentence : nil,
    ]
    .compactMap(\.self)
    let change =
      rests.lazy.compactMap { rest in
        self.whom(in: rest).flatMap { self.named(in: $0, besides: question.parameter) }
      }.first
      ?? behindNo.flatMap(stranger)
    return change.map { .ambiguous(asSaid, orElse: .answer($0.answer)) }
  }

  /// Whoever is named by all words, be it in part, or at the end of some.
  private func whom(in sentence: Sentence) -> Sentence? {
    names.isContact(sentence.text)
      ? sentence
      : sentence.words.indices.prefix(Self.mostWordsBehindNo).lazy
        .compactMap { self.nameAtEnd($0, sentence) }.first
  }

  /// Somebody whom nothing knows, behind what leads to whom something is to go, or before a particle that says so: `to Zelda`,
  /// 「花子に」.
  private func stranger(in sentence: Sentence) -> Change? {
    let (words, rules) = (sentence.words, recognizer.rules)
    let marks = rules.numbers.isUnspaced ? rules.spoken.recipientMarks : rules.spoken.personMarks
    let name =
      rules.numbers.isUnspaced
      ? marks.match(words, endingAt: words.count).map { 0..<$0.start }
      : marks.match(words, at: 0).map { $0.end..<words.count }
    let most = rules.numbers.isUnspaced ? Self.mostLettersOfStranger : Self.mostWordsOfStranger
    let slots = given.keys.sorted().compactMap(slot).filter(\.isPeople)
    guard let name, (1...most).contains(name.count), slots.count == 1, let slot = slots.first,
      let parameter = slot.parameterName
    else { return nil }
    let value = recognizer.writer.value(sentence.text(name), nil, slot)
    return Change(parameter: parameter, value: slot.isArray ? .array([value]) : value)
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
  /// More of a name than hardly anybody has of whom nothing is known: of more words it is rather a text, `no, to be honest I am`.
  private static let mostWordsOfStranger = 2
  private static let mostLettersOfStranger = 6
  /// The most letters of a particle and a verb behind a name, `에게 보내 주세요`.
  private static let mostLettersBehindName = 10
}
