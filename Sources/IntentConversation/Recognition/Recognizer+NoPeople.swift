import UtteranceTemplates

/// Words before a verb that stand for nobody.
extension Recognizer {
  /// Whether words are no name, since they end with a word that no name ends with, or are what a sentence begins with and say
  /// what is to be done: `call me` of `text dad tell mom to call me`, `lösche Coco` before `anrufen`.
  func isClause(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard let first = range.first, let last = range.last, range.count > 1,
      !rules.numbers.isUnspaced
    else { return false }
    let (words, spoken) = (sentence.words, rules.spoken)
    if isFunctionWord(last, sentence) { return true }
    let isOfName = [spoken.qualifiers, spoken.epithets, rules.articles, spoken.functionWords]
      .contains { $0.match(words, at: first) != nil }
    return first == start(of: sentence) && !isOfName && !sentence.isCapitalized(first)
      && (sentences.begins(with: words[first].hash)
        || range.dropFirst().contains(where: sentence.isCapitalized))
  }
}
