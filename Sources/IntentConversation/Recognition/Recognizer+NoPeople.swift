/// Words before a verb that stand for nobody.
extension Recognizer {
  /// Whether words are no name, since they end with a word that is of a clause, `call me` of `text dad tell mom to call me`,
  /// or are what a sentence begins with and say what is to be done, `lösche Coco` before `anrufen`.
  func saysWhatToDo(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard let first = range.first, let last = range.last, range.count > 1,
      !rules.numbers.isUnspaced
    else { return false }
    let (words, dialogue) = (sentence.words, rules.dialogue)
    if isFunctionWord(last, sentence), rules.spoken.questionWords.match(words, at: last) == nil {
      return true
    }
    // 'Coco only' is no name either.
    if dialogue.exclusives.match(words, endingAt: range.upperBound) != nil { return true }
    return first == start(of: sentence) && !sentence.isCapitalized(first)
      && (sentences.begins(with: words[first].hash)
        || [dialogue.removals, dialogue.removingVerbs, dialogue.negations].contains {
          $0.match(words, at: first) != nil
        })
  }

  /// Whether whom something is for would be a piece of an address or of a number: `bobo` of `bobo@example.com`, `555` of
  /// `555 1234`.
  func isTorn(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (words, end) = (sentence.words, filling.words.upperBound)
    guard filling.slot.isPeople || filling.slot.isPayee, let last = filling.words.last,
      end < words.count
    else { return false }
    let between = sentence.text(from: Int(words[last].end), to: Int(words[end].start))
    return ["@", ".", "/", "_", "-"].contains(between)
      || sentence.beginsWithDigit(end) && !sentence.text(filling.words).contains(where: \.isLetter)
  }
}
