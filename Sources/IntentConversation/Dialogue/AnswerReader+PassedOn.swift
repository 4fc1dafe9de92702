import IntentRuntime

/// A text behind a no that may as well say to whom else it is to go.
extension AnswerReader {
  /// A text that may as well say to whom else it is to go, behind a no and whatever few words: `no espera, a Little Bobo`,
  /// 「いや、Little Boboに送って」; or is no more than a no and a name, `no Little Bobo`.
  func passedOnBehindNo(_ sentence: Sentence, of question: ParameterQuestion) -> Reading? {
    let (words, rules) = (sentence.words, recognizer.rules)
    guard let no = rules.commands.match(words, at: 0), no.meaning == .no,
      case .answer(let asSaid, _, _) = value(sentence, of: question)
    else { return nil }
    let isName = names.endsOfContacts(in: words, at: no.end).contains(words.count)
    let name =
      isName
      ? sentence.rest(from: no.end)
      : words.indices.dropFirst().prefix(Self.mostWordsBehindNo).lazy
        .compactMap { self.nameAtEnd($0, sentence) }.first
    let change = name.flatMap { self.named(in: $0, besides: question.parameter) }
    return change.map { .ambiguous(asSaid, orElse: .answer($0.answer)) }
  }

  /// Somebody who is known, behind what leads to whom something is to go, and with nothing behind them; or before a particle and
  /// a verb where no word leads to them.
  private func nameAtEnd(_ index: Int, _ sentence: Sentence) -> Sentence? {
    let (words, spoken) = (sentence.words, recognizer.rules.spoken)
    let lead = spoken.personMarks.match(words, at: index)?.end
    let start = lead ?? index
    let end = names.endsOfContacts(in: words, at: start).first { end in
      lead != nil
        ? end == words.count
        : spoken.recipientMarks.match(words, at: end) != nil
          && words.count - end <= Self.mostLettersBehindName
    }
    return end.map { Sentence(sentence.text(start..<$0)) }
  }

  /// The most words, or letters of a script without spaces, that stand between a no and whom something is to go to.
  private static let mostWordsBehindNo = 5
  /// The most letters of a particle and a verb behind a name, `에게 보내 주세요`.
  private static let mostLettersBehindName = 10
}
