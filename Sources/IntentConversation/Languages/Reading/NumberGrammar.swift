/// Reads a number from words, by the rules of a language: as far as it goes, and no further.
///
/// A number is groups with scales that fall, `two hundred | thousand, five | hundred and six`; a group
/// is places that fall, `two | hundred, six`. What does not fit ends it, and ``ValueReader`` refuses
/// a number that another one follows.
struct NumberGrammar {
  /// A number, and the word behind its last one.
  typealias Reading = (end: Int, value: ExactNumber)

  let language: NumberWords
  let words: [Sentence.Word]
  /// Where the words end that belong together.
  let limit: Int
  /// The sentence that the words are of, with what reads its digits; none for the parts of a word.
  let source: (sentence: Sentence, numerals: NumeralReader)?

  /// A part of a number below the next scale.
  private struct Group {
    var end: Int
    var value: ExactNumber
    /// What half of it is half of: `two dozen and a half`.
    var unit = 1
  }

  init(
    _ language: NumberWords,
    _ words: [Sentence.Word],
    before limit: Int,
    source: (sentence: Sentence, numerals: NumeralReader)? = nil
  ) {
    (self.language, self.words, self.limit, self.source) = (language, words, limit, source)
  }

  /// The readings of a number, the longest first: `one hundred and two` is one number or, before a
  /// second, `one hundred`.
  func readings(from start: Int) -> [Reading] {
    guard start < limit else { return [] }
    if let minus = language.minus.match(words, at: start, before: limit) {
      return unsigned(from: minus.end).map { ($0.end, $0.value.negated) }
    }
    return unsigned(from: start)
  }

  private func unsigned(from start: Int) -> [Reading] {
    if let fraction = language.fractions.match(words, at: start, before: limit) {
      let half = (fraction.end, ExactNumber(fraction.meaning, decimals: 2))
      // Korean '반만' is 'half only': where numbers have no spaces nobody says half of ten thousand.
      if language.isUnspaced, case .scale? = word(at: fraction.end)?.meaning { return [half] }
      return [scaled(half)]
    }
    return sums(from: start)
  }

  /// A number with decimals, and what multiplies it.
  private func scaled(_ reading: Reading) -> Reading {
    guard let word = word(at: reading.end) else { return reading }
    switch word.meaning {
    case .scale(let factor), .collective(let factor, _):
      return reading.value.times(factor).map { (word.end, $0) } ?? reading
    case .small, .hundreds, .place, .article, .joiner: return reading
    }
  }

  private func word(at index: Int) -> (end: Int, meaning: NumberWords.Word)? {
    language.words.match(words, at: index, before: limit)
  }

  /// The number in digits that begins a word.
  private func numeral(_ index: Int) -> Numeral? {
    guard let source, source.sentence.beginsWithDigit(index) else { return nil }
    return source.numerals.read(source.sentence, at: index)
  }

  /// The number that is one word made of several, all of them.
  private func compound(_ index: Int) -> ExactNumber? {
    guard let source, index < limit,
      let parts = language.compounds?.split(words[index], of: source.sentence)
    else { return nil }
    return NumberGrammar(language, parts, before: parts.count).readings(from: 0)
      .first { $0.end == parts.count }?.value
  }

  // MARK: - Sums

  private func sums(from start: Int) -> [Reading] {
    var readings: [Reading] = []
    var done = 0
    var pending = 0
    var lowest = Int.max
    var position = start
    var isFirst = true
    while true {
      var begin = position
      if !isFirst, case .joiner? = word(at: position)?.meaning { begin = position + 1 }
      guard let group = group(at: begin, isFirst: isFirst) else { break }
      guard let whole = group.value.integer else {
        // Decimals stand alone, but for what multiplies them.
        guard isFirst else { break }
        return [scaled((group.end, group.value))]
      }
      guard case .scale(let scale)? = word(at: group.end)?.meaning else {
        guard whole < lowest, pending == 0 || whole < 1_000 else { break }
        let (sum, overflow) = (done + pending).addingReportingOverflow(whole)
        guard !overflow else { break }
        if begin > position { readings.append((position, ExactNumber(done + pending))) }
        readings.append(
          withDecimals((group.end, isFirst ? group.value : ExactNumber(sum)), unit: group.unit))
        return readings.reversed()
      }
      let end = word(at: group.end)?.end ?? group.end
      // 'dos mil millones': what multiplies stands behind thousands alone.
      let isBare = group.end == begin && pending > 0
      guard let sums = sum(done, pending, isBare ? 0 : whole, scale, lowest) else { break }
      (done, pending) = sums
      if scale > 1_000 || language.isUnspaced { lowest = scale }
      (position, isFirst) = (end, false)
      if let tail = tail(at: position, of: scale),
        let value = ExactNumber(done + pending).extended(by: tail.value)
      {
        return [(tail.end, value)]
      }
    }
    return isFirst ? [] : [(position, ExactNumber(done + pending))]
  }

  /// What is done and what is pending behind a group and its scale; none where they do not fit.
  private func sum(_ done: Int, _ pending: Int, _ group: Int, _ scale: Int, _ lowest: Int)
    -> (done: Int, pending: Int)?
  {
    guard group + pending > 0 else { return nil }
    if scale == 1_000, !language.isUnspaced {
      let (value, overflow) = group.multipliedReportingOverflow(by: scale)
      guard pending == 0, !overflow, value < lowest else { return nil }
      return (done, value)
    }
    guard pending == 0 || language.longScales.contains(scale), scale < lowest else { return nil }
    let (value, overflow) = (pending + group).multipliedReportingOverflow(by: scale)
    guard !overflow, value < lowest else { return nil }
    let (sum, isTooMuch) = done.addingReportingOverflow(value)
    return isTooMuch ? nil : (sum, 0)
  }

  // MARK: - Groups

  /// A number below a thousand, or below ten thousand where a language counts so; in digits any.
  private func group(at start: Int, isFirst: Bool) -> Group? {
    if let compound = compound(start) {
      return Group(end: start + 1, value: compound)
    }
    var value = 0
    var place = Int.max
    var position = start
    while position < limit {
      let isBegun = position > start
      var next: (end: Int, value: Int)
      if let numeral = numeral(position) {
        guard !numeral.hasSuffix, !isBegun || language.isUnspaced else { break }
        guard let whole = numeral.value.integer else {
          return isBegun ? nil : Group(end: numeral.end, value: numeral.value)
        }
        // What follows is below zero: '-0 point five'.
        if numeral.value.isNegativeZero { return Group(end: numeral.end, value: numeral.value) }
        next = (numeral.end, whole)
      } else if let found = word(at: position) {
        switch found.meaning {
        case .small(let small): next = (found.end, small)
        case .hundreds(let hundreds):
          guard hundreds < place else { return ended(position, value, start) }
          (value, place, position) = (value + hundreds, 100, found.end)
          continue
        case .place(let bare):
          guard bare < place else { return ended(position, value, start) }
          (value, place, position) = (value + bare, bare, found.end)
          continue
        case .joiner where place == 100:
          // 'two hundred and five'
          guard case .small(let small)? = word(at: found.end)?.meaning, small > 0 else {
            return ended(position, value, start)
          }
          let end = word(at: found.end)?.end ?? found.end
          return Group(end: end, value: ExactNumber(value + small))
        case .collective(let count, let standsAlone):
          guard isBegun || standsAlone else { return nil }
          return Group(
            end: found.end, value: ExactNumber(isBegun ? value * count : count), unit: count)
        case .article:
          guard !isBegun, isMultiplier(found.end) else { return ended(position, value, start) }
          next = (found.end, 1)
        case .scale:
          // 'mil' is a thousand, 'millones' is nothing by itself.
          return isBegun ? ended(position, value, start) : Group(end: start, value: ExactNumber(1))
        case .joiner: return ended(position, value, start)
        }
      } else if isBegun, let compound = compound(position)?.integer {
        next = (position + 1, compound)
      } else {
        break
      }
      if !isBegun, let word = word(at: next.end), case .collective(let count, _) = word.meaning {
        return ExactNumber(next.value).times(count).map {
          Group(end: word.end, value: $0, unit: count)
        }
      }
      if case .place(let factor)? = word(at: next.end)?.meaning, factor < place,
        fits(next.value, before: factor, isFirst: !isBegun)
      {
        (value, place) = (value + next.value * factor, factor)
        position = word(at: next.end)?.end ?? next.end
        continue
      }
      guard next.value < place, next.value > 0 || !isBegun else {
        return ended(position, value, start)
      }
      return Group(end: next.end, value: ExactNumber(value + next.value))
    }
    return ended(position, value, start)
  }

  private func ended(_ position: Int, _ value: Int, _ start: Int) -> Group? {
    position > start ? Group(end: position, value: ExactNumber(value)) : nil
  }

  /// Whether a number may stand before what multiplies it: `two hundred`, `twelve hundred`.
  private func fits(_ value: Int, before place: Int, isFirst: Bool) -> Bool {
    if (1...9).contains(value) { return true }
    return place == 100 && !language.isUnspaced && isFirst && (11...99).contains(value)
      && value % 10 != 0
  }

  private func isMultiplier(_ index: Int) -> Bool {
    switch word(at: index)?.meaning {
    case .place, .scale, .collective: true
    default: false
    }
  }

  // MARK: - Parts

  /// `and a half` behind a scale is half of the scale: `two million and a half`.
  private func tail(at position: Int, of scale: Int) -> Reading? {
    guard scale >= 1_000_000,
      let tail = language.fractionTails.match(words, at: position, before: limit),
      let value = ExactNumber(tail.meaning, decimals: 2).times(scale)
    else { return nil }
    return (tail.end, value)
  }

  /// `and a half`, or decimals that are said one by one: `two point five`.
  private func withDecimals(_ reading: Reading, unit: Int) -> Reading {
    if let tail = language.fractionTails.match(words, at: reading.end, before: limit),
      let part = ExactNumber(tail.meaning, decimals: 2).times(unit),
      let value = reading.value.extended(by: part)
    {
      return scaled((tail.end, value))
    }
    guard let point = language.points.match(words, at: reading.end, before: limit),
      let decimals = decimals(from: point.end),
      let value = reading.value.extended(by: decimals.value)
    else { return reading }
    return scaled((decimals.end, value))
  }

  /// Digits one by one, `two five`, or all at once, `twenty-five`.
  private func decimals(from start: Int) -> Reading? {
    var digits = 0
    var count = 0
    var position = start
    while count < 9, case .small(let digit)? = word(at: position)?.meaning {
      let width = digit > 9 ? 2 : 1
      guard width == 1 || count == 0 else { return nil }
      digits = digits * (width == 2 ? 100 : 10) + digit
      count += width
      position = word(at: position)?.end ?? position + 1
      if width == 2 { break }
    }
    return count > 0 ? (position, ExactNumber(digits, decimals: count)) : nil
  }
}
