import IntentRuntime

extension ValueReader {
  /// A number as it was said.
  struct Amount {
    /// The word behind its last one; where letters follow in that word, it is the word itself that
    /// is left: `5km`.
    let end: Int
    let value: ExactNumber
    /// How many decimals were given, zeros too.
    let decimals: Int
    /// The letters behind its digits in the same word, as they are compared.
    let suffix: UInt64?
  }

  /// A whole number in digits or words: `12`, `1,000`, `twenty-one`, `two hundred and five`.
  func number(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    plainNumbers(sentence, start).lazy.compactMap { found in
      found.value.integer.map { (found.end, $0) }
    }.first
  }

  /// Whether what stands before a number says for how many it is, or for how long: `for two`.
  func isBehindCountMark(_ sentence: Sentence, _ start: Int) -> Bool {
    rules.times.countMarks.match(sentence.words, endingAt: start) != nil
  }

  /// Whether the number that begins at a word has what makes a time or a day of it behind it, `5 pm`,
  /// `two weeks from now`, rather than one by itself, `5 tomorrow`.
  func isNumberOfMoment(_ sentence: Sentence, _ start: Int) -> Bool {
    guard let end = moments(sentence, start).first?.end else { return false }
    let number = number(sentence, start)?.end ?? start + 1
    return end > number && moments(sentence, number).first?.end != end
  }

  /// A number that may have decimals: `2.5`, `two and a half`, `half`.
  func decimal(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Double)? {
    plainNumbers(sentence, start).first.map { ($0.end, $0.value.double) }
  }

  /// The readings of a number that nothing belongs to, the longest first.
  func plainNumbers(_ sentence: Sentence, _ start: Int) -> [Amount] {
    amounts(sentence, start).filter { amount in
      amount.suffix == nil
        && rules.numbers.ordinalUnits.match(sentence.words, at: amount.end) == nil
        && !isVague(start..<amount.end, in: sentence)
    }
  }

  /// The readings of a number that begins at a word, the longest first: whole, or none.
  ///
  /// A number is no part of another: neither does one stand right before it or behind it, nor do
  /// marks join it to digits. So `five twenty` and `1,00,0` are no numbers.
  func amounts(_ sentence: Sentence, _ start: Int) -> [Amount] {
    guard mayBeginNumber(sentence, start), !isBehindNumber(sentence, start),
      !isBehindLooseMinus(sentence, start)
    else { return [] }
    var numeral: Numeral?
    if sentence.beginsWithDigit(start) {
      guard let digits = numerals.read(sentence, at: start) else { return [] }
      if digits.hasSuffix {
        let suffix = sentence.hash(
          from: digits.endOfDigits, to: Int(sentence.words[digits.end - 1].end))
        return [
          Amount(
            end: digits.end, value: digits.value, decimals: digits.decimals, suffix: suffix)
        ]
      }
      numeral = digits
    }
    let limit = sentence.endOfJoinedWords(from: (numeral?.end ?? start + 1) - 1)
    let grammar = NumberGrammar(
      rules.numbers, sentence.words, before: limit, source: (sentence, numerals))
    return grammar.readings(from: start).compactMap { reading in
      guard !isBeforeNumber(sentence, reading.end), !sentence.hasPercent(reading.end - 1),
        isCounted(sentence, start, reading.end)
      else {
        return nil
      }
      let decimals = reading.end == numeral?.end ? numeral?.decimals : nil
      return Amount(
        end: reading.end, value: reading.value, decimals: decimals ?? reading.value.decimals,
        suffix: nil)
    }
  }

  // MARK: - Whole or not at all

  /// Whether a number can begin at a word: one look for most words that begin none.
  func mayBeginNumber(_ sentence: Sentence, _ start: Int) -> Bool {
    guard sentence.words.indices.contains(start) else { return false }
    if sentence.beginsWithDigit(start) { return true }
    let hash = sentence.words[start].hash
    let numbers = rules.numbers
    if case .article? = numbers.words.match(sentence.words, at: start)?.meaning {
      // Most articles belong to no number.
      guard start + 1 < sentence.words.count else { return false }
      return numbers.words.hasPhrase(beginningWith: sentence.words[start + 1].hash)
        || numbers.fractions.match(sentence.words, at: start) != nil
    }
    return numbers.words.hasPhrase(beginningWith: hash)
      || numbers.fractions.hasPhrase(beginningWith: hash)
      || numbers.minus.hasPhrase(beginningWith: hash)
      || numbers.compounds?.split(sentence.words[start], of: sentence) != nil
  }

  /// Whether another number stands right before a word.
  private func isBehindNumber(_ sentence: Sentence, _ start: Int) -> Bool {
    guard start > 0 else { return false }
    guard sentence.isJoined(start - 1) else {
      // A mark without a space joins numbers: 「2〜3」, 「二、三」.
      return sentence.isTight(start - 1) && isNumber(sentence, start - 1)
    }
    if isBehindMinusSign(sentence, start) || isInsideNumber(sentence, start)
      || isBehindPoint(sentence, start)
    {
      return true
    }
    if sentence.isDigits(start - 1), sentence.hasGap(start - 1) {
      // Behind a minus or a dash is another number.
      return !sentence.hasDash(start - 1)
    }
    // 'Ein 30 Minuten Training' is one of thirty minutes.
    if sentence.beginsWithDigit(start),
      let article = rules.articles.match(sentence.words, endingAt: start)?.start
    {
      return isBehindNumber(sentence, article)
    }
    // '내일5시' is a day and an hour, '만5천' is a number.
    if rules.numbers.isUnspaced, sentence.beginsWithDigit(start),
      case .small? = rules.numbers.words.match(sentence.words, at: start - 1)?.meaning
    {
      return false
    }
    return isNumberWord(sentence, start - 1, isBesideGap: sentence.hasGap(start - 1))
  }

  /// Whether a word is said behind the point of a number: `five` in `three point five`.
  private func isBehindPoint(_ sentence: Sentence, _ start: Int) -> Bool {
    guard start > 1, sentence.isJoined(start - 2),
      rules.numbers.points.match(sentence.words, at: start - 1)?.end == start
    else { return false }
    return isNumber(sentence, start - 2)
  }

  /// Whether a word is a number, or one of a number, in digits or not.
  private func isNumber(_ sentence: Sentence, _ index: Int) -> Bool {
    sentence.isDigits(index) || isNumberWord(sentence, index, isBesideGap: false)
  }

  /// Whether a minus stands before a number in digits with a space between, `- 5`: it may be one, or a dash.
  private func isBehindLooseMinus(_ sentence: Sentence, _ start: Int) -> Bool {
    guard start > 0, sentence.beginsWithDigit(start), !sentence.beginsWithDigit(start - 1) else {
      return false
    }
    return sentence.hasLooseMinus(start - 1)
  }

  /// Whether the minus sign stands right before a word.
  func isBehindMinusSign(_ sentence: Sentence, _ start: Int) -> Bool {
    start > 0 && !sentence.hasGap(start - 1)
      && sentence.words[start - 1].hash == NumberWords.minusSignHash
  }

  /// Whether a word is within a phrase: 'nueve' in 'noventa y nueve'.
  private func isInsideNumber(_ sentence: Sentence, _ start: Int) -> Bool {
    guard !rules.numbers.isUnspaced else { return false }
    return (1...3).contains { count in
      guard start >= count else { return false }
      let match = rules.numbers.words.match(sentence.words, at: start - count)
      return (match?.end ?? 0) > start && sentence.isJoined(start - count)
    }
  }

  /// Whether another number stands right behind one.
  private func isBeforeNumber(_ sentence: Sentence, _ end: Int) -> Bool {
    guard end < sentence.words.count else { return false }
    guard sentence.isJoined(end - 1) else {
      // A mark without a space joins numbers too: 'five.six', '十二・三四'.
      return sentence.isTight(end - 1)
        && (sentence.beginsWithDigit(end) || isNumberWord(sentence, end, isBesideGap: false))
    }
    if sentence.beginsWithDigit(end) { return true }
    if sentence.isDigits(end - 1), rules.numbers.isUnspaced { return false }
    return isNumberWord(sentence, end, isBesideGap: sentence.hasGap(end - 1))
  }

  /// Whether an article stands for one of what is named behind it, `a bike`; in most languages one is a number as well.
  func isArticleOfOne(_ sentence: Sentence, _ index: Int) -> Bool {
    let numbers = rules.numbers
    guard case .article? = numbers.words.match(sentence.words, at: index)?.meaning,
      index + 1 < sentence.words.count, !sentence.hasMark(before: index + 1)
    else { return false }
    return !mayBeginNumber(sentence, index) && !isVague(index..<index + 1, in: sentence)
      // 'Book a Friday' is one day, and 'order a Sunday roast' one roast.
      && !moments(sentence, index + 1).contains { $0.end == sentence.words.count }
  }

  /// Whether an article stands before what says that there are some, `a few`, and not how many: `100 lots` are a hundred.
  private func isVague(_ number: Range<Int>, in sentence: Sentence) -> Bool {
    rules.numbers.vagueTails.match(sentence.words, at: number.upperBound) != nil
      && rules.articles.match(sentence.words, at: number.lowerBound)?.end == number.upperBound
  }

  /// Whether a word is one of numbers, and nothing else besides.
  func isNumberWord(_ sentence: Sentence, _ index: Int, isBesideGap: Bool) -> Bool {
    // Without spaces a space parts numbers.
    if rules.numbers.isUnspaced, isBesideGap { return false }
    switch rules.numbers.words.match(sentence.words, at: index)?.meaning {
    case .small, .hundreds, .place, .scale, .collective: return true
    case .article, .joiner: return false
    case nil: return rules.numbers.compounds?.split(sentence.words[index], of: sentence) != nil
    }
  }

  /// Whether what is counted stands at a word: things, hours, a length of time, a measure.
  private func isBeforeCounter(_ sentence: Sentence, _ index: Int) -> Bool {
    let words = sentence.words
    return rules.numbers.counterWords.match(words, at: index) != nil
      || rules.times.hourMarks.match(words, at: index) != nil
      || rules.times.units.match(words, at: index) != nil
      || rules.amounts.measures.match(words, at: index) != nil
  }

  /// Whether a number of a single character, in a script without spaces, stands before what is
  /// counted or before nothing: else it is a part of another word.
  private func isCounted(_ sentence: Sentence, _ start: Int, _ end: Int) -> Bool {
    let numbers = rules.numbers
    if numbers.determiners.match(sentence.words, at: start) != nil {
      if case .collective? = numbers.words.match(sentence.words, at: start + 1)?.meaning {
        return true
      }
      return end == start + 1 && isBeforeCounter(sentence, end)
    }
    guard numbers.isUnspaced, end == start + 1, !sentence.isDigits(start),
      !sentence.beginsWithDigit(start)
    else { return true }
    guard end < sentence.words.count, !sentence.hasGap(start) else { return true }
    guard let next = sentence.text(end..<(end + 1)).first else { return true }
    return numbers.counters.contains(next)
  }

  /// Whether a number without more stands behind what says that it counts something, so that only what is behind it is an
  /// hour: `pour 4 à 8h`.
  ///
  /// - Parameter end: The word behind what would be the first of two times.
  func isCounted(_ sentence: Sentence, _ start: Int, before end: Int) -> Bool {
    let (times, words) = (rules.times, sentence.words)
    guard !rules.numbers.isUnspaced, times.timeMarks.match(words, at: end) != nil else {
      return false
    }
    let mark = times.countMarks.match(words, at: start)?.end
    let isBehind = times.countMarks.match(words, endingAt: start) != nil
    return (mark ?? (isBehind ? start : nil)).flatMap { number(sentence, $0) }
      .map { times.hourMarks.match(words, at: $0.end) == nil } ?? false
  }

  /// The first of two numbers in digits with a dash between, of which elsewhere none is a number of its own: `8-10`.
  func numberBeforeDash(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    let (words, end) = (sentence.words, start + 1)
    guard words.indices.contains(start), words.indices.contains(end), words[start].number >= 0,
      sentence.beginsWithDigit(end), sentence.endOfDash(end) == end,
      // '17-10-2026', '10/17-10/19'
      !sentence.isTight(end) || sentence.endOfDash(end + 1) == nil, !sentence.isTight(start - 1)
    else { return nil }
    return (end, Int(words[start].number))
  }
}
