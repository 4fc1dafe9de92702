import IntentRuntime

/// Words that stand where somebody who is paid does, and are nobody.
extension Recognizer {
  /// Whether words for whom money is sent to are what is paid, or have more beside somebody: `20 to Bob`, `the gas bill`.
  func isWhatIsPaid(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (slot, range) = (filling.slot, filling.words)
    guard slot.isPayee, filling.value == nil, !range.isEmpty else { return false }
    return saysWhatIsPaid(range, sentence) || slot.isPeople && namesWhatIsPaid(range, sentence)
  }

  /// Whether somebody else who is paid would be what that is for, `pour la pizza`, or have it behind them. 'Brot für die Welt' is
  /// paid.
  func isPurpose(_ range: Range<Int>, _ sentence: Sentence, _ names: Names) -> Bool {
    let (words, marks) = (sentence.words, rules.spoken.purposeMarks)
    guard !rules.numbers.isUnspaced,
      !names.endsOfContacts(in: words, at: range.lowerBound).contains(range.upperBound)
    else { return false }
    if !sentence.isCapitalized(range.lowerBound),
      marks.match(words, endingAt: range.lowerBound) != nil
    {
      return true
    }
    return range.dropFirst().contains { index in
      guard !sentence.isCapitalized(index), let mark = marks.match(words, at: index) else {
        return false
      }
      let noun = rules.articles.match(words, at: mark.end)?.end ?? mark.end
      return noun >= range.upperBound || !sentence.isCapitalized(noun)
    }
  }

  /// Whether whom money is sent to would have the number of an amount, `20 to Bob`, or go on with what leads to something
  /// else: `Bob from my savings`.
  private func saysWhatIsPaid(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard !rules.numbers.isUnspaced, let last = range.last else {
      return false
    }
    let words = sentence.words
    // '555 1234' may be somebody.
    let digits = range.count { sentence.beginsWithDigit($0) }
    // 'Coco October' before 20; 'June' alone is somebody.
    let endsWithMonth =
      range.count > 1 && !sentence.isCapitalized(last)
      && rules.times.months.match(words, at: last)?.end == range.upperBound
    return endsWithMonth || digits > 0 && digits < range.count
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
    return endsOfWhatIsPaid(at: article ?? range.lowerBound, sentence).contains { end in
      end == range.upperBound && article != nil
        || end < range.upperBound && shared.joints.match(sentence.words, at: end) != nil
    }
  }

  /// Where the values of intents of money end that begin at a word: `electricity`.
  private func endsOfWhatIsPaid(at index: Int, _ sentence: Sentence) -> [Int] {
    var ends: [Int] = []
    for intent in intents where intent.takesMoney {
      for parameter in intent.description.parameters
      where intent.type(of: parameter) == .enumeration {
        intent.names(of: parameter.name).spans(in: sentence.words, from: index) { end, fit, _ in
          if fit == .whole { ends.append(end) }
        }
      }
    }
    return ends
  }

  /// Whether nobody is paid, for several things of which one is a value of such an intent: `pay 50 dollars for my electricity bill
  /// and my rent`.
  func paysSeveralBills(
    _ fillings: [SentenceMatcher.Filling], of intent: Int, _ sentence: Sentence
  ) -> Bool {
    guard intents[intent].takesMoney, intents[intent].goesToPeople,
      !fillings.contains(where: { $0.slot.isPayee }),
      let note = fillings.first(where: { $0.slot.isText && $0.value == nil })
    else { return false }
    // 'The gas and the beer' is no bill.
    let parts = SlotWriter(shared: shared).parts(of: note.words, in: sentence)
    return parts.count > 1
      && parts.allSatisfy { part in
        guard let thing = rules.articles.match(sentence.words, at: part.lowerBound)?.end else {
          return false
        }
        return !endsOfWhatIsPaid(at: thing, sentence).isEmpty
      }
  }
}
