/// Units that are joined to their numbers, `5km`, where templates have them as a word.
extension Recognizer {
  /// A sentence with a space before each of its units, `run 5 km`; none where every one has its own.
  ///
  /// A single letter is more often something else, `5m` or `10h`.
  func withUnitsApart(_ sentence: Sentence) -> Sentence? {
    var text = sentence.text
    for index in sentence.words.indices.reversed() where sentence.beginsWithDigit(index) {
      let unit = sentence.text(index..<index + 1).drop { !$0.isLetter }
      guard unit.count > 1, isUnit(Sentence(String(unit))) else { continue }
      let start = Int(sentence.words[index].end) - unit.utf8.count
      text.insert(" ", at: sentence.index(atByte: start))
    }
    return text == sentence.text ? nil : Sentence(text)
  }

  private func isUnit(_ word: Sentence) -> Bool {
    rules.amounts.measures.meaning(of: word) != nil || rules.times.units.meaning(of: word) != nil
  }
}
