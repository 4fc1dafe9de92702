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

  /// Whether a name that nothing knows has another request in it that ends with a verb, where no space parts words: `재즈 틀고 Coco`,
  /// 「Cocoにやあと送って、Little Bobo」. 「上を向いて歩こう」 is a title.
  func beginsBehindRequest(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (slot, range, words) = (filling.slot, filling.words, sentence.words)
    guard rules.numbers.isUnspaced, filling.value == nil, !slot.isDictated,
      slot.isPeople || slot.isPayee || slot.property != nil || slot.isSpeakable
    else { return false }
    return range.dropFirst().contains { end in
      guard let verb = rules.spoken.verbJoiners.match(words, endingAt: end),
        verb.start > range.lowerBound
      else { return false }
      if verb.meaning || sentence.hasMark(before: end) { return true }
      // A word of Korean ends there; of a title what somebody is told stands before it.
      return sentence.hasGap(end - 1)
        && (slot.isPeople || slot.isPayee || isToldSomebody(range.lowerBound..<end, sentence))
    }
  }

  /// Whether some words have somebody in them whom something is told, `Coco에게 전화하고`.
  private func isToldSomebody(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.contains { index in
      rules.spoken.recipientMarks.match(sentence.words, at: index).map {
        sentence.hasGap($0.end - 1)
      } ?? false
    }
  }
}
