import IntentRuntime

extension AnswerReader {
  /// An answer without the per cent that it is asked for, which is no part of the number then: `10%`, asked `How many
  /// percent?`.
  func withoutPercent(_ sentence: Sentence, askedFor question: ParameterQuestion) -> Sentence {
    let (amounts, prompt) = (recognizer.rules.amounts, Sentence(question.prompt))
    guard sentence.saysPercent(amounts.percents), prompt.saysPercent(amounts.percentages) else {
      return sentence
    }
    let said = Sentence(
      String(String.UnicodeScalarView(sentence.text.unicodeScalars.map { $0.isPercent ? " " : $0 }))
    )
    var (text, start, index) = ("", 0, 0)
    while index < said.words.count {
      if let percent = amounts.percents.match(said.words, at: index) {
        text += said.text(from: start, to: Int(said.words[index].start))
        start = Int(said.words[percent.end - 1].end)
      }
      index = amounts.percents.match(said.words, at: index)?.end ?? index + 1
    }
    return Sentence(text + said.text(from: start, to: said.text.utf8.count))
  }
}

extension Sentence {
  /// Whether it says per cent, by its sign or by a word.
  fileprivate func saysPercent(_ percents: PhraseTable<Bool>) -> Bool {
    text.unicodeScalars.contains(where: \.isPercent)
      || words.indices.contains { percents.match(words, at: $0) != nil }
  }
}
