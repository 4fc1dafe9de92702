/// Where days and times end in a language that is read syllable by syllable, though spaces part its words: Korean.
extension ValueReader {
  /// What a phrase says, where it does not end within a word: `시경` is no mark in `3시 경찰서`, nor `반` a half in `6시 반찬`.
  func wholeMatch<Meaning>(
    of table: PhraseTable<Meaning>, _ sentence: Sentence, _ start: Int
  ) -> (end: Int, meaning: Meaning)? {
    guard let match = table.match(sentence.words, at: start) else { return nil }
    guard let word = startOfCutWord(in: start..<match.end, sentence) else { return match }
    return word > start ? table.match(Array(sentence.words[..<word]), at: start) : nil
  }

  /// Whether a day or a time ends within a word that says no number, `아침` of `내일 아침밥`.
  func endsWithinWord(_ moment: Range<Int>, _ sentence: Sentence) -> Bool {
    guard let word = startOfCutWord(in: moment, sentence), word > moment.lowerBound else {
      return false
    }
    return (word..<moment.upperBound).allSatisfy { number(sentence, $0) == nil }
  }

  /// Where the word begins that goes on behind some others with more than a particle; none where they end with a word, or begin in
  /// the same one.
  private func startOfCutWord(in words: Range<Int>, _ sentence: Sentence) -> Int? {
    let end = words.upperBound
    guard rules.numbers.isUnspaced, end < sentence.words.count, !sentence.hasGap(end - 1),
      let word = words.last(where: { $0 == 0 || sentence.hasGap($0 - 1) })
    else { return nil }
    let times = rules.times
    let behind = [
      times.timeJoiners, times.timeParticles, times.timeEndings, times.rangeMiddles,
      times.rangeEnds,
      times.boundsBehind, times.tails,
    ]
    let rest = sentence.text(end..<sentence.words.count)
    let goesOn =
      behind.contains { $0.match(sentence.words, at: end) != nil }
      || rules.particles.contains(where: rest.hasPrefix)
    return goesOn ? nil : word
  }
}
