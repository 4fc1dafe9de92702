/// A number in digits, as it stands in a sentence.
struct Numeral: Sendable {
  let value: ExactNumber
  /// How many decimals are written, zeros too.
  let decimals: Int
  /// The word behind its last one.
  let end: Int
  /// Where its digits end, in UTF-8 bytes.
  let endOfDigits: Int
  /// Whether letters follow in the same word: `5km`, `3rd`.
  let hasSuffix: Bool
  /// Whether it is digits and nothing else.
  let isPlain: Bool
}

/// Reads numbers in digits from the text itself, since its marks are no words: whole, or not at all.
struct NumeralReader: Sendable {
  let marks: NumberMarks

  /// Digits between marks.
  private struct Group {
    /// What stands before them.
    let mark: NumberMarks.Mark?
    var value = 0
    var count = 0
  }

  /// What stands before a number.
  private enum Opening { case none, minus, decimalMark }

  /// More digits than any number has that people say.
  private static let maximumDigits = 15

  /// The number whose digits begin a word.
  func read(_ sentence: Sentence, at word: Int) -> Numeral? {
    if let plain = sentence.plainNumber(word, digits: Self.maximumDigits) {
      return Numeral(
        value: ExactNumber(plain), decimals: 0, end: word + 1,
        endOfDigits: Int(sentence.words[word].end), hasSuffix: false, isPlain: true)
    }
    let scalars = sentence.text.unicodeScalars
    let begin = sentence.index(atByte: Int(sentence.words[word].start))
    guard let opening = opening(before: begin, scalars) else { return nil }
    var index = begin
    guard let groups = groups(scalars, &index, opening) else { return nil }
    guard var value = value(of: groups) else { return nil }
    var isPlain = groups.count == 1 && opening == .none
    if let fraction = vulgarFraction(scalars, &index, hasWhole: !groups.isEmpty) {
      guard value.integer != nil, let sum = value.extended(by: fraction) else { return nil }
      (value, isPlain) = (sum, false)
    } else if groups.isEmpty {
      return nil
    }
    if opening == .minus { value = value.negated }
    let end = sentence.byte(at: index)
    var next = word
    while next < sentence.words.count, Int(sentence.words[next].start) < end { next += 1 }
    // Nothing of the word itself was read.
    guard next > word else { return nil }
    let hasSuffix = Int(sentence.words[next - 1].end) > end
    return Numeral(
      value: value, decimals: groups.last?.mark == marks.decimal ? groups.last?.count ?? 0 : 0,
      end: next, endOfDigits: end, hasSuffix: hasSuffix, isPlain: isPlain)
  }

  // MARK: - What stands before

  /// Whether a minus stands before a word that is no number itself: `-$5`.
  func hasMinus(_ sentence: Sentence, before word: Int) -> Bool {
    let scalars = sentence.text.unicodeScalars
    return opening(before: sentence.index(atByte: Int(sentence.words[word].start)), scalars)
      == .minus
  }

  /// What stands before the digits; none where they are a part of something longer.
  private func opening(before index: String.Index, _ scalars: String.UnicodeScalarView)
    -> Opening?
  {
    guard index > scalars.startIndex else { return Opening.none }
    let last = scalars.index(before: index)
    let behind = last > scalars.startIndex ? scalars[scalars.index(before: last)] : nil
    let scalar = scalars[last]
    if scalar.isDigit { return nil }
    // The minus sign is a word, which whoever reads numbers has read.
    if scalar == "\u{2212}" { return Opening.none }
    if scalar.isMinus {
      guard let behind else { return .minus }
      if behind.isSpace || behind.isOpening || behind.isSymbol || behind.isUnspaced {
        return .minus
      }
      return behind.isDigit || behind.properties.isAlphabetic ? nil : Opening.none
    }
    if let mark = NumberMarks.mark(scalar), mark != .space {
      if let behind, behind.isDigit { return nil }
      if isBehindMinus(last, scalars) { return nil }
      guard mark == marks.decimal else { return Opening.none }
      return behind.map { $0.isSpace || $0.isOpening || $0.isSymbol } ?? true
        ? .decimalMark : Opening.none
    }
    if scalar == ":" || scalar == "/", let behind, behind.isDigit { return nil }
    return Opening.none
  }

  /// Whether a minus stands before a mark, as in `-.5`: what it is of is not read, so that nothing else may be.
  private func isBehindMinus(_ index: String.Index, _ scalars: String.UnicodeScalarView) -> Bool {
    let before = scalars[..<index].last { !$0.isSpace }
    return before?.isMinus == true
  }

  // MARK: - Digits

  /// The digits between marks; none where something else joins them: `8:30`, `5-6`, `1/2`.
  private func groups(
    _ scalars: String.UnicodeScalarView,
    _ index: inout String.Index,
    _ opening: Opening
  ) -> [Group]? {
    var groups: [Group] = []
    var mark: NumberMarks.Mark?
    if opening == .decimalMark {
      groups.append(Group(mark: nil))
      mark = marks.decimal
    }
    var count = 0
    while true {
      var group = Group(mark: mark)
      while index < scalars.endIndex, let digit = scalars[index].digit {
        count += 1
        guard count <= Self.maximumDigits else { return nil }
        group.value = group.value * 10 + digit
        group.count += 1
        index = scalars.index(after: index)
      }
      guard group.count > 0 else { return groups }
      groups.append(group)
      guard index < scalars.endIndex else { return groups }
      let next = scalars.index(after: index)
      guard next < scalars.endIndex, scalars[next].isDigit else { return groups }
      let scalar = scalars[index]
      if scalar.isMinus || scalar == ":" || scalar == "/" { return nil }
      mark = NumberMarks.mark(scalar)
      guard let mark else { return groups }
      if mark == .space {
        guard scalar != " " || marks.allowsOrdinarySpaces, isThreeDigits(scalars, next) else {
          return groups
        }
      }
      index = next
    }
  }

  private func isThreeDigits(_ scalars: String.UnicodeScalarView, _ start: String.Index) -> Bool {
    var count = 0
    var index = start
    while index < scalars.endIndex, scalars[index].isDigit, count < 4 {
      count += 1
      index = scalars.index(after: index)
    }
    return count == 3
  }

  /// The value of digits between marks; none where they stand as they do in no number.
  private func value(of groups: [Group]) -> ExactNumber? {
    guard let first = groups.first else { return ExactNumber(0) }
    var whole = groups[...]
    var decimals: Group?
    if let last = groups.last, last.mark == marks.decimal {
      decimals = last
      whole = groups.dropLast()
    }
    if whole.count > 1 {
      guard let mark = whole.dropFirst().first?.mark, first.value > 0,
        whole.dropFirst().allSatisfy({ $0.mark == mark }), !isPadded(first),
        marks.isGrouping(whole.map(\.count), between: mark)
      else { return nil }
    }
    let power = { (count: Int) in (0..<count).reduce(1) { product, _ in product * 10 } }
    let integer = whole.reduce(0) { $0 * power($1.count) + $1.value }
    guard let decimals else { return ExactNumber(integer) }
    return ExactNumber(integer * power(decimals.count) + decimals.value, decimals: decimals.count)
  }

  private func isPadded(_ group: Group) -> Bool {
    group.count > 1 && String(group.value).count < group.count
  }

  /// `½`, also behind digits.
  private func vulgarFraction(
    _ scalars: String.UnicodeScalarView,
    _ index: inout String.Index,
    hasWhole: Bool
  ) -> ExactNumber? {
    var place = index
    if hasWhole, place < scalars.endIndex, scalars[place].isSpace {
      place = scalars.index(after: place)
    }
    guard place < scalars.endIndex, !scalars[place].isASCII,
      scalars[place].properties.numericType == .numeric,
      let value = scalars[place].properties.numericValue
    else { return nil }
    // Those that decimals are exact for; a third of anything is asked about.
    let thousandths = value * 1_000
    guard thousandths == thousandths.rounded(), thousandths > 0, thousandths < 1_000 else {
      return nil
    }
    index = scalars.index(after: place)
    return ExactNumber(Int(thousandths), decimals: 3)
  }
}

extension Unicode.Scalar {
  /// The digit that it is, in whatever script.
  var digit: Int? {
    if value < 0x80 { return value &- 48 < 10 ? Int(value) - 48 : nil }
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  var isDigit: Bool { digit != nil }

  /// Whether a word that begins with it is a number: a digit, `½`.
  var beginsNumber: Bool {
    isDigit || properties.numericType == .numeric && CharacterKind(Character(self)) == .part
  }

  var isMinus: Bool {
    switch self {
    case "-", "\u{2212}", "\u{2013}", "\u{FF0D}", "\u{FE63}": true
    default: false
    }
  }

  /// Whether it is a dash that is no minus: an em dash, a wave dash.
  var isLongDash: Bool { value == 0x2014 || value == 0x301C }

  var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// Whether it opens what stands behind it: brackets and quotes.
  var isOpening: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: self == "\"" || self == "'"
    }
  }

  /// Whether it is a sign such as that of a currency.
  var isSymbol: Bool {
    switch properties.generalCategory {
    case .currencySymbol, .mathSymbol, .otherSymbol: true
    default: false
    }
  }

  /// Whether it belongs to a script that is written without spaces.
  var isUnspaced: Bool { CharacterKind(Character(self)) == .whole && !isSymbol }
}
