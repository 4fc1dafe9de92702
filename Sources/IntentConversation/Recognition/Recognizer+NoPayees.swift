import IntentRuntime

/// Words that stand where somebody who is paid does, or a place, and are none.
extension Recognizer {
  /// Whether words for whom money is sent to are what is paid, or have more beside somebody: `20 to Bob`, `the gas bill`.
  func isWhatIsPaid(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (slot, range) = (filling.slot, filling.words)
    guard slot.isPayee, filling.value == nil, !range.isEmpty else { return false }
    return saysWhatIsPaid(range, sentence) || slot.isPeople && namesWhatIsPaid(range, sentence)
  }

  /// Whether whom money is sent to would have the number of an amount, `20 to Bob`, be half of something, or go on with what
  /// leads to something else: `Bob from my savings`.
  private func saysWhatIsPaid(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard !rules.numbers.isUnspaced, let first = range.first, let last = range.last else {
      return false
    }
    let words = sentence.words
    // '555 1234' may be somebody.
    let digits = range.count { sentence.beginsWithDigit($0) }
    return digits > 0 && digits < range.count
      || rules.spoken.qualifiers.match(words, at: first) != nil
      || [rules.articles, rules.times.dateJoiners, rules.times.rangeBegins].contains {
        $0.match(words, at: last)?.end == range.upperBound
      }
      || range.dropFirst().contains { index in
        guard !sentence.isCapitalized(index) else { return false }
        // 'Money to Bob', 'Bob from my savings', and not 'my mother in law'.
        let leadsOn =
          rules.spoken.functionWords.match(words, at: index)?.end
          ?? rules.times.countMarks.match(words, at: index)?.end
        return rules.spoken.personMarks.match(words, at: index) != nil
          && rules.times.dateJoiners.match(words, at: index) == nil
          || leadsOn.map { rules.articles.match(words, at: $0) != nil } ?? false
            && rules.times.dateJoiners.match(words, at: index) == nil
      }
  }

  /// Whether whom money is sent to would be one of the values that another intent of money has, `the electricity bill`, or one
  /// of several: `rent and electricity`. 'The gas company' is paid.
  private func namesWhatIsPaid(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let article = rules.articles.match(sentence.words, at: range.lowerBound)?.end
    let begin = article ?? range.lowerBound
    return intents.contains { intent in
      intent.takesMoney
        && intent.description.parameters.contains { parameter in
          guard intent.type(of: parameter) == .enumeration else { return false }
          var names = false
          intent.names(of: parameter.name).spans(in: sentence.words, from: begin) { end, fit, _ in
            let isAll = end == range.upperBound && article != nil
            let isOne =
              end < range.upperBound && shared.joints.match(sentence.words, at: end) != nil
            names = names || fit == .whole && (isAll || isOne)
          }
          return names
        }
    }
  }

  /// Whether a word is one that names seldom have, and has no capital letter.
  func isFunctionWord(_ index: Int, _ sentence: Sentence) -> Bool {
    rules.spoken.functionWords.match(sentence.words, at: index) != nil
      && !sentence.isCapitalized(index)
  }

  /// Whether a place would be a word that is none, `be`, a number, or an hour with something behind it that is no street:
  /// `5 for Bob`, `5 every day`.
  func isNoPlace(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard !rules.numbers.isUnspaced, let first = range.first else { return false }
    let words = sentence.words
    if range.allSatisfy({ isFunctionWord($0, sentence) }) { return true }
    guard let number = reader.number(sentence, first), (0...24).contains(number.value),
      !sentence.isCapitalized(first)
    else { return false }
    guard number.end < range.upperBound else { return true }
    let (times, next) = (rules.times, number.end)
    return [
      times.countMarks, times.recurrenceMarks, rules.spoken.conjunctions,
      rules.dialogue.alternatives,
    ].contains { $0.match(words, at: next) != nil }
      || isFunctionWord(next, sentence) || times.recurrences.match(words, at: next) != nil
  }

  /// Whether a place would end with how many there are.
  func endsWithCount(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.dropFirst().contains { index in
      guard let mark = rules.times.countMarks.match(sentence.words, at: index) else { return false }
      return reader.number(sentence, mark.end)?.end == range.upperBound
    }
  }
}
