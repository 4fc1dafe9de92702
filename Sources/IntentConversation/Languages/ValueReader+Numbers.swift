import IntentRuntime

extension ValueReader {
  /// A whole number in digits or words: `12`, `twenty-one`, `two hundred and five`.
  func number(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    if let digits = digits(sentence, start) { return digits }
    var end = start
    var total = 0
    var group: Int?
    while end < sentence.words.count {
      if let hundreds = rules.multipliers.match(sentence.words, at: end) {
        let (value, overflow) = max(group ?? 1, 1).multipliedReportingOverflow(by: hundreds.meaning)
        guard !overflow, total <= 1_000_000_000, value <= 1_000_000_000 else { return nil }
        (total, group, end) = (total + value, 0, hundreds.end)
      } else if let small = below(100, sentence, end), (group ?? 0) == 0 {
        (group, end) = (small.value, small.end)
      } else if let joiner = rules.joiners.match(sentence.words, at: end), group == 0,
        let small = below(100, sentence, joiner.end)
      {
        (group, end) = (small.value, small.end)
      } else {
        break
      }
    }
    return group.map { (end, total + $0) }
  }

  /// A number below a hundred in words.
  private func below(_ limit: Int, _ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    let words = sentence.words
    if let tens = rules.tens.match(words, at: start) {
      if let units = rules.units.match(words, at: tens.end) {
        return (units.end, tens.meaning + units.meaning)
      }
      if let joiner = rules.joiners.match(words, at: tens.end),
        let units = rules.units.match(words, at: joiner.end)
      {
        return (units.end, tens.meaning + units.meaning)
      }
      return (tens.end, tens.meaning)
    }
    return rules.units.match(words, at: start).map { ($0.end, $0.meaning) }
  }

  /// A word that is digits and nothing else.
  func digits(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    guard start < sentence.words.count else { return nil }
    let text = sentence.text(start..<(start + 1))
    // The digits of any script, but no numerals, which are words of their own.
    guard text.unicodeScalars.allSatisfy({ $0.properties.numericType == .decimal }),
      let value = Int(text.compactMap { $0.wholeNumberValue.map(String.init) }.joined())
    else { return nil }
    return (start + 1, value)
  }

  /// A number that may have decimals: `2.5`, `2,50`, `three`.
  func decimal(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Double)? {
    guard let whole = number(sentence, start) else { return nil }
    let words = sentence.words
    if whole.end == start + 1, words.indices.contains(whole.end),
      let fraction = digits(sentence, whole.end)
    {
      let between = sentence.text(
        from: Int(words[start].end), to: Int(words[whole.end].start))
      if between == "." || between == "," {
        let text = "\(whole.value).\(sentence.text(whole.end..<fraction.end))"
        if let value = Double(text) { return (fraction.end, value) }
      }
    }
    return (whole.end, Double(whole.value))
  }
}
