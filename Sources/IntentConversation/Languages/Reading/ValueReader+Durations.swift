import Foundation
import IntentRuntime

extension ValueReader {
  /// A length of time: seconds, and months, which are of no fixed length.
  struct Span: Sendable {
    var seconds = 0.0
    var months = 0
    /// Whether it is in days, weeks or longer: `in 24 hours` it is the same time, and `in a day` any.
    var isInDays = true
  }

  private var times: TimeWords { rules.times }

  /// By how much a time is moved, and whether on, 1, or back, -1.
  typealias Shift = (span: Span, sign: Int)

  /// By how much a time is moved where a sentence says that and nothing else: `a day later`.
  func shift(_ sentence: Sentence) -> Shift? {
    // 'Dzień później' is one day later.
    let isOne = times.units.match(sentence.words, at: 0) != nil
    let sentence = isOne ? Sentence("1 \(sentence.text)") : sentence
    return spans(sentence, 0).lazy.compactMap { found in
      let sign = times.shifts.match(sentence.words, at: found.end)
      return sign?.end == sentence.words.count ? sign.map { (found.span, $0.meaning) } : nil
    }.first
  }

  /// A day, a time, or both, moved by a length of time; none where that is shorter than what is known of them, or out of all
  /// bounds.
  func moved(_ moment: CivilTime, by shift: Shift) -> CivilTime? {
    let (span, sign) = shift
    guard span.seconds < 315_360_000, span.months <= 120,
      moment.hour != nil || span.isInDays && moment.day != nil,
      moment.day != nil || span.months == 0 && !span.isInDays,
      let date = calendar.date(from: moment),
      let month = calendar.date(byAdding: .month, value: sign * span.months, to: date)
    else { return nil }
    let moved =
      span.isInDays
      ? calendar.date(byAdding: .day, value: sign * Int(span.seconds / 86_400), to: month)
      : month.addingTimeInterval(Double(sign) * span.seconds)
    guard let moved else { return nil }
    var parts = CivilTime(
      calendar.dateComponents([.year, .month, .day, .hour, .minute], from: moved))
    if moment.day == nil { (parts.year, parts.month, parts.day) = (nil, nil, nil) }
    if moment.hour == nil { (parts.hour, parts.minute) = (nil, nil) }
    return parts
  }

  /// How long something takes, the longest first: `five minutes`, `an hour and a half`, `1h30`.
  func durations(_ sentence: Sentence, _ start: Int) -> [Found] {
    spans(sentence, start).compactMap { found in
      found.span.months == 0 ? (found.end, .number(found.span.seconds)) : nil
    }
  }

  /// The lengths of time that begin at a word, the longest first.
  func spans(_ sentence: Sentence, _ start: Int) -> [(end: Int, span: Span)] {
    guard sentence.words.indices.contains(start) else { return [] }
    if let compact = compactSpan(sentence, start) { return [compact] }
    var found: [(end: Int, span: Span)] = []
    var sum = Span()
    var end = start
    var last: TimeWords.Unit?
    while let begin = last == nil ? start : partBegin(sentence, behind: end),
      let part = part(sentence, begin, below: last)
    {
      sum.seconds += part.span.seconds
      sum.months += part.span.months
      sum.isInDays = sum.isInDays && part.span.isInDays
      (end, last) = (part.end, part.unit)
      found.append((end, sum))
    }
    // 'une heure trente'
    if last == .hour, let minutes = bareMinutes(sentence, end) {
      found.append(
        (minutes.end, Span(seconds: sum.seconds + Double(minutes.value) * 60, isInDays: false)))
    }
    return found.reversed()
  }

  /// A part of a length: `two hours`, `half an hour`, `an hour and a half`.
  private func part(_ sentence: Sentence, _ start: Int, below last: TimeWords.Unit?)
    -> (end: Int, span: Span, unit: TimeWords.Unit)?
  {
    if last == nil, let span = times.spans.match(sentence.words, at: start) {
      let unit: TimeWords.Unit = span.meaning >= TimeWords.Unit.day.rawValue ? .day : .minute
      return (span.end, Span(seconds: span.meaning, isInDays: unit == .day), unit)
    }
    for amount in wholes(sentence, start) where amount.value.digits >= 0 {
      guard let unit = unit(behind: amount, sentence, times.units) else { continue }
      if let last, unit.meaning >= last { continue }
      var (value, end) = (amount.value, unit.end)
      if value.integer != nil,
        let tail = rules.numbers.fractionTails.match(sentence.words, at: end),
        let sum = value.extended(by: ExactNumber(tail.meaning, decimals: 2))
      {
        (value, end) = (sum, tail.end)
      }
      guard let span = span(value, unit.meaning) else { continue }
      return (end, span, unit.meaning)
    }
    return nil
  }

  private func span(_ value: ExactNumber, _ unit: TimeWords.Unit) -> Span? {
    switch unit {
    case .month: value.integer.flatMap { $0 < 10_000 ? Span(months: $0) : nil }
    case .year:
      value.times(12)?.integer.flatMap { $0 < 10_000 ? Span(months: $0) : nil }
    default: Span(seconds: value.double * unit.rawValue, isInDays: unit >= .day)
    }
  }

  /// Where the next part may begin: behind a comma or `and`, or right away.
  private func partBegin(_ sentence: Sentence, behind end: Int) -> Int? {
    guard sentence.words.indices.contains(end) else { return nil }
    return times.spanJoiners.match(sentence.words, at: end)?.end ?? end
  }

  private func bareMinutes(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    guard sentence.words.indices.contains(start), sentence.isJoined(start - 1),
      let minutes = amounts(sentence, start).first, minutes.suffix == nil,
      let value = minutes.value.integer, (10...59).contains(value),
      unit(behind: minutes, sentence, times.units) == nil
    else { return nil }
    return (minutes.end, value)
  }

  /// `1h30`, `1h30m`, `2h` and the like, in one word.
  private func compactSpan(_ sentence: Sentence, _ start: Int) -> (end: Int, span: Span)? {
    guard sentence.beginsWithDigit(start), !sentence.isDigits(start) else { return nil }
    let text = sentence.text(start..<(start + 1)).lowercased()
    guard text.contains(where: \.isLetter), text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var rest = text[...]
    var span = Span(isInDays: false)
    var last: TimeWords.Unit?
    var count = 0
    while !rest.isEmpty {
      let digits = rest.prefix(while: \.isNumber)
      guard let value = Int(digits), value < 100_000 else { return nil }
      rest = rest.dropFirst(digits.count)
      let letters = rest.prefix(while: \.isLetter)
      rest = rest.dropFirst(letters.count)
      let unit: TimeWords.Unit
      switch letters {
      case "h": unit = .hour
      case "m", "min": unit = .minute
      case "s": unit = .second
      case "" where last == .hour && value < 60: unit = .minute
      default: return nil
      }
      if let last, unit >= last { return nil }
      span.seconds += Double(value) * unit.rawValue
      (last, count) = (unit, count + 1)
    }
    // A single 'm' may be as well a metre; a word with several parts is a length of time.
    return count > 1 ? (start + 1, span) : nil
  }
}
