import Foundation

extension ValueReader {
  /// A time of day.
  struct Clock: Equatable, Sendable {
    var end: Int
    var hour: Int
    var minute = 0
    /// Whether more than a number says that it is a time: `8:30`, `8 o'clock`, `at`, `pm`.
    var isMarked = false
    /// Whether its half of the day was said.
    var hasDayPart = false
    /// Whether it is the end of a day, `24:00`: the hour is of the day behind it.
    var isNextDay = false
    /// Whether it is written with a zero before it, `09:30`, as the hours of a day are and not those of a half.
    var isPadded = false
    /// Whether its minutes are written as well, `9:30`.
    var hasWrittenMinutes = false
    /// Whether it was called midnight, which may be either end of a day.
    var isMidnight = false
    /// Whether it is noon or midnight by its name, or counted from one of them.
    var isNamed = false
  }

  private var times: TimeWords { rules.times }

  /// A time of day: `at 8`, `8:30 pm`, `half past five`, `午後8時半`.
  ///
  /// - Parameter needsMark: Whether a number alone is none.
  func time(_ sentence: Sentence, _ start: Int, needsMark: Bool) -> Clock? {
    let words = sentence.words
    var start = start
    var isMarked = false
    func skipMark() {
      if let mark = times.timeMarks.match(words, at: start) {
        // 'Pour deux' says how many as well.
        isMarked = times.countMarks.match(words, at: start)?.end != mark.end
        start = mark.end
      }
    }
    skipMark()
    let before = times.dayParts.match(words, at: start)
    if let before {
      start = before.end
      if let joiner = times.timeJoiners.match(words, at: start) { start = joiner.end }
      skipMark()
    }
    guard var clock = clock(sentence, start) else { return nil }
    clock.isPadded = clock.isPadded || sentence.beginsWithZero(start)
    // Without spaces a digit in words may be of any other word: '朝一'.
    if before != nil, rules.numbers.isUnspaced, !clock.isMarked, !sentence.beginsWithDigit(start) {
      return nil
    }
    var part = before?.meaning
    if part == nil, let behind = times.dayParts.match(words, at: clock.end) {
      if !isMarked, !clock.isMarked, isCount(clock, from: start, sentence) { return nil }
      (part, clock.end) = (behind.meaning, behind.end)
    }
    if let part {
      guard !clock.hasDayPart, let hour = part.hour(of: clock.hour) else { return nil }
      (clock.hour, clock.isMarked, clock.hasDayPart) = (hour, true, true)
      if part == .night, hour == 0 { clock.isMidnight = true }
    }
    if !clock.isMarked, isAmount(sentence, clock.end) { return nil }
    clock.isMarked = clock.isMarked || isMarked
    guard clock.isMarked || !needsMark else { return nil }
    if clock.hour == 24 { (clock.hour, clock.isNextDay) = (0, true) }
    return clock
  }

  /// Whether what stands at a word makes an amount of a number before it.
  func isAmount(_ sentence: Sentence, _ index: Int) -> Bool {
    guard sentence.words.indices.contains(index), sentence.isJoined(index - 1) else { return false }
    return rules.amounts.currencies.match(sentence.words, at: index) != nil
      || rules.amounts.measures.match(sentence.words, at: index) != nil
      || rules.amounts.cents.match(sentence.words, at: index) != nil
      || times.units.match(sentence.words, at: index) != nil
      || sentence.beginsWithDigit(index)
  }

  // MARK: - Hours and minutes

  private func clock(_ sentence: Sentence, _ start: Int) -> Clock? {
    let words = sentence.words
    guard words.indices.contains(start) else { return nil }
    if sentence.beginsWithDigit(start), var digits = digitalClock(sentence, start) {
      guard digits.hour <= 24, digits.minute < 60 else { return nil }
      if let mark = wholeMatch(of: times.hourMarks, sentence, digits.end) { digits.end = mark.end }
      return withMinutesBehind(digits, sentence, isDigital: true) ?? digits
    }
    if let compact = compactClock(sentence, start) { return compact }
    if let counted = countedClock(sentence, start) { return counted }
    if let minutes = times.minutesBefore.match(words, at: start) {
      return hour(sentence, minutes.end).flatMap { moved($0, by: minutes.meaning) }
    }
    if let relative = minutesAndHour(sentence, start) { return relative }
    guard let clock = hour(sentence, start) else { return nil }
    return withMinutesBehind(clock, sentence) ?? withMinutes(clock, sentence, start)
  }

  /// Hours and minutes in one number before a part of the day, `530 pm`, or before a day and behind what says that it is a time
  /// and nothing else, `at 730 tomorrow`: `around 300 tomorrow` may be how much.
  private func compactClock(_ sentence: Sentence, _ start: Int) -> Clock? {
    let (words, word, end) = (sentence.words, sentence.words[start], start + 1)
    guard (3...4).contains(word.end - word.start), sentence.isDigits(start),
      let number = Int(sentence.text(start..<end)), number % 100 < 60,
      (1...24).contains(number / 100)
    else { return nil }
    let isElse = [times.rangeBegins, times.endMarks, rules.spoken.approximations].contains {
      $0.match(words, endingAt: start) != nil
    }
    guard
      times.dayParts.match(words, at: end) != nil
        || isBehindTimeMark(sentence, start) && !isElse
          && (times.days.match(words, at: end) != nil || isBehindTimedDay(sentence, start))
    else { return nil }
    return Clock(end: end, hour: number / 100, minute: number % 100)
  }

  /// An hour with minutes behind it that are added to it or taken from it: `8 y media`, `20h moins le quart`; none
  /// where there are none.
  ///
  /// - Parameter isDigital: Whether the hour is one in digits with its mark, to which no number is added: `8h et 20
  ///   heures`.
  private func withMinutesBehind(_ hour: Clock, _ sentence: Sentence, isDigital: Bool = false)
    -> Clock?
  {
    guard hour.minute == 0, !hour.hasDayPart else { return nil }
    let words = sentence.words
    var clock = hour
    if let behind = wholeMatch(of: times.minutesBehind, sentence, clock.end) {
      clock.end = behind.end
      return moved(clock, by: behind.meaning)
    }
    if let sign = times.minuteSigns.match(words, at: clock.end), !isDigital || sign.meaning < 0,
      let minutes = minutes(sentence, sign.end)
    {
      clock.end = minutes.end
      return moved(clock, by: sign.meaning * minutes.value)
    }
    return nil
  }

  /// A time that is so long before or after another: `10 minutes before 5pm`, `an hour after noon`.
  private func countedClock(_ sentence: Sentence, _ start: Int) -> Clock? {
    // Lengths of time take long to read, and hardly any has such a word behind it.
    let next = sentence.words[start...].prefix(Self.mostWordsOfSpan)
    guard next.contains(where: { times.spanSigns.hasPhrase(beginningWith: $0.hash) }) else {
      return nil
    }
    for span in spans(sentence, start) {
      guard let sign = times.spanSigns.match(sentence.words, at: span.end),
        span.span.months == 0, span.span.seconds.truncatingRemainder(dividingBy: 60) == 0,
        (60..<86_400).contains(span.span.seconds),
        var clock = time(sentence, sign.end, needsMark: false)
      else { continue }
      // Midnight is the end of the day that is counted back from.
      let hour = clock.hour == 0 && sign.meaning < 0 ? 24 : clock.hour
      let total = hour * 60 + clock.minute + sign.meaning * Int(span.span.seconds / 60)
      guard (0..<1_440).contains(total) else { return nil }
      (clock.hour, clock.minute) = (total / 60, total % 60)
      (clock.isMarked, clock.isMidnight, clock.isNextDay) = (true, false, false)
      return clock
    }
    return nil
  }

  /// More words than any length of time has that is said.
  private static let mostWordsOfSpan = 32

  /// Minutes behind the hour: `17 h 30`, `five thirty`, `5時15分`, `5時15分前`.
  private func withMinutes(_ clock: Clock, _ sentence: Sentence, _ start: Int) -> Clock {
    if let before = minutesBefore(clock, sentence) { return before }
    // 'Ich nehme zwei um 8 Uhr ein'
    guard rules.articles.match(sentence.words, at: clock.end) == nil,
      let minutes = minutes(sentence, clock.end), clock.minute == 0,
      minutes.isMarked || sentence.endOfDash(clock.end) == nil
        || isMinutesBehindDash(sentence, clock.end)
    else { return clock }
    // A number behind a number in digits is another one, '8 30', unless more says that it is a time: 'at 8 30', '8 30 pm'.
    let isSaid =
      minutes.value >= 10
      && (!sentence.beginsWithDigit(start)
        || sentence.isDigits(clock.end)
          && (isBehindTimeMark(sentence, start)
            || times.dayParts.match(sentence.words, at: minutes.end) != nil))
    guard minutes.isMarked || clock.isMarked || isSaid,
      minutes.isMarked || sentence.beginsWithZero(clock.end)
        || !isCount(minutes.value, sentence, minutes.end)
    else { return clock }
    var clock = clock
    clock.end = minutes.end
    if let left = times.minutesLeft.match(sentence.words, at: clock.end) {
      clock.end = left.end
      return moved(clock, by: -minutes.value) ?? clock
    }
    clock.minute = minutes.value
    clock.isMarked = clock.isMarked || minutes.isMarked
    return clock
  }

  /// Whether a number behind an hour is how many there are of what stands behind it, `9 Uhr 2 Kilo Mehl`, rather than its
  /// minutes: of those below ten one says the zero, or what they are.
  private func isCount(_ value: Int, _ sentence: Sentence, _ end: Int) -> Bool {
    isAmount(sentence, end)
      || value < 10 && end < sentence.words.count && !sentence.hasMark(before: end)
  }

  /// The same of a number that begins at a word.
  func isCount(_ sentence: Sentence, _ start: Int) -> Bool {
    guard let number = smallNumber(sentence, start) else { return false }
    return isCount(number.value, sentence, number.end) && !sentence.beginsWithZero(start)
      && !(sentence.words.indices.contains(number.end) && sentence.beginsWithDigit(number.end))
  }

  /// `5時の10分前`
  private func minutesBefore(_ clock: Clock, _ sentence: Sentence) -> Clock? {
    guard let joiner = times.timeJoiners.match(sentence.words, at: clock.end),
      let minutes = minutes(sentence, joiner.end), minutes.isMarked,
      let left = times.minutesLeft.match(sentence.words, at: minutes.end),
      var moved = moved(clock, by: -minutes.value)
    else { return nil }
    moved.end = left.end
    return moved
  }

  /// `ten past five`, `za dziesięć szósta`.
  private func minutesAndHour(_ sentence: Sentence, _ start: Int) -> Clock? {
    if let mark = times.minutesTo.match(sentence.words, at: start) {
      guard let minutes = minutes(sentence, mark.end) else { return nil }
      if let half = halfHour(sentence, minutes.end) { return moved(half, on: -minutes.value) }
      guard let hour = hour(sentence, minutes.end), hour.isMarked else { return nil }
      return moved(hour, by: -minutes.value)
    }
    guard let minutes = minutes(sentence, start),
      let sign = times.hourSigns.match(sentence.words, at: minutes.end)
    else { return nil }
    // 'From 8 to half past 8' are two times.
    if times.rangeMiddles.match(sentence.words, at: minutes.end) == nil,
      let half = halfHour(sentence, sign.end)
    {
      return moved(half, on: sign.meaning * minutes.value)
    }
    guard let hour = hour(sentence, sign.end) else { return nil }
    // 'From five to seven' are two times.
    guard sign.meaning > 0 || !isBehindRangeBegin(sentence, start),
      minutes.isMarked || !isPair(sentence, start, minutes.end)
    else { return nil }
    // 'For 4 after 8' says how many.
    if !minutes.isMarked, minutes.value % 5 != 0,
      times.countMarks.match(sentence.words, endingAt: start) != nil
    {
      return nil
    }
    return moved(hour, by: sign.meaning * minutes.value)
  }

  /// Whether a range begins right before a word, or with a day before it: `from Friday at 8 to 10`.
  private func isBehindRangeBegin(_ sentence: Sentence, _ start: Int) -> Bool {
    let words = sentence.words
    return (1...min(max(start, 1), Self.mostWordsBeforeTime)).contains { count in
      guard start >= count, let begin = times.rangeBegins.match(words, at: start - count) else {
        return false
      }
      if begin.end == start { return true }
      guard
        let day = times.days.match(words, at: begin.end)?.end
          ?? writtenDate(sentence, begin.end)?.end
      else { return false }
      return day == start || times.timeMarks.match(words, at: joined(sentence, day))?.end == start
    }
  }

  /// The most words from what a range begins with to the time of its day: `from the 17th of October at`.
  private static let mostWordsBeforeTime = 6

  /// Whether two numbers are more likely from one to the other than minutes before an hour: `chapters 3 to 5`, `2 to 3
  /// hours`, and not `at 10 to 5`.
  private func isPair(_ sentence: Sentence, _ start: Int, _ middle: Int) -> Bool {
    let words = sentence.words
    guard let to = times.rangeMiddles.match(words, at: middle),
      let first = smallNumber(sentence, start),
      let end = smallNumber(sentence, to.end)?.end ?? times.hours.match(words, at: to.end)?.end
    else { return false }
    if times.units.match(words, at: end) != nil { return true }
    let isMarked = isBehindTimeMark(sentence, start)
    // Of few minutes that are no five one says that they are minutes.
    guard first.value.isMultiple(of: 5) else { return !isMarked || first.value <= 12 }
    return !isMarked && start > 0 && sentence.beginsWithDigit(start)
  }

  /// A time that minutes are counted from besides a whole hour: `halb acht`, `wpół do ósmej`.
  private func halfHour(_ sentence: Sentence, _ start: Int) -> Clock? {
    guard let half = times.minutesBefore.match(sentence.words, at: start), half.meaning % 30 == 0
    else { return nil }
    return hour(sentence, half.end).flatMap { moved($0, by: half.meaning) }
  }

  /// A time some minutes before or after another one.
  private func moved(_ clock: Clock, on minutes: Int) -> Clock? {
    let total = clock.hour * 60 + clock.minute + minutes
    guard (0..<1_440).contains(total) else { return nil }
    var clock = clock
    (clock.hour, clock.minute) = (total / 60, total % 60)
    return clock
  }

  private func moved(_ clock: Clock, by minutes: Int) -> Clock? {
    guard clock.minute == 0 else { return nil }
    var clock = clock
    clock.isMarked = true
    if minutes >= 0 { clock.isNextDay = clock.hour == 24 } else { clock.isMidnight = false }
    // Before one it is past noon, and not past midnight: 'halb eins'.
    let hour = clock.hour == 1 && minutes < 0 && !clock.hasDayPart ? 13 : clock.hour
    let total = (hour * 60 + minutes + 1_440) % 1_440
    (clock.hour, clock.minute) = (total / 60, total % 60)
    return clock
  }

  /// The hour alone, with what marks it.
  private func hour(_ sentence: Sentence, _ start: Int) -> Clock? {
    let words = sentence.words
    var clock: Clock
    if let named = times.hours.match(words, at: start) {
      clock = Clock(end: named.end, hour: named.meaning, isMarked: true)
      clock.isMidnight = named.meaning == 0
      clock.isNamed = named.meaning % 12 == 0
    } else if let number = smallNumber(sentence, start), number.value <= 24,
      sentence.beginsWithDigit(start) || !times.countsHours
    {
      clock = Clock(end: number.end, hour: number.value)
    } else {
      return nil
    }
    if let mark = wholeMatch(of: times.hourMarks, sentence, clock.end) {
      let isLoose = times.looseHourMarks.match(words, at: clock.end)?.end == mark.end
      // In English 'by two hours' is how long, and 'at 14 hours' when.
      if isLoose, times.hasBareTimes, clock.hour <= 12 { return nil }
      (clock.end, clock.isMarked) = (mark.end, clock.isMarked || !isLoose)
      // 'Une heure avant' something is how long before it.
      let isBefore =
        times.spanSigns.match(words, at: mark.end) != nil
        && times.units.match(words, at: mark.end - 1)?.end == mark.end
        && !isBehindTimeMark(sentence, start)
      guard !isBefore, !isLength(sentence, mark.end, ofHour: true) else { return nil }
    }
    return clock
  }

  private func minutes(_ sentence: Sentence, _ start: Int)
    -> (end: Int, value: Int, isMarked: Bool)?
  {
    if let digit = minutesBehindZero(sentence, start) { return (digit.end, digit.value, true) }
    guard let number = smallNumber(sentence, start), number.value < 60 else { return nil }
    guard let mark = wholeMatch(of: times.minuteMarks, sentence, number.end) else {
      return (number.end, number.value, false)
    }
    return (mark.end, number.value, true)
  }

  /// Minutes with the zero before them: `six oh eight`, `siódmej zero pięć`.
  private func minutesBehindZero(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    guard sentence.words.indices.contains(start), !sentence.beginsWithDigit(start),
      !rules.numbers.isUnspaced
    else { return nil }
    var begin = times.minuteZeros.match(sentence.words, at: start)?.end
    if case .small(0)? = rules.numbers.words.match(sentence.words, at: start)?.meaning {
      begin = start + 1
    }
    guard let begin, sentence.words.indices.contains(begin), !sentence.beginsWithDigit(begin),
      let digit = smallNumber(sentence, begin), (1...9).contains(digit.value)
    else { return nil }
    return digit
  }

  /// A number of at most two digits, as hours and minutes are, whatever number stands beside it.
  func smallNumber(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    guard sentence.words.indices.contains(start) else { return nil }
    if sentence.beginsWithDigit(start) {
      guard let numeral = numerals.read(sentence, at: start), numeral.isPlain, !numeral.hasSuffix,
        let value = numeral.value.integer, (0..<100).contains(value)
      else { return nil }
      return (numeral.end, value)
    }
    if rules.numbers.isUnspaced { return unspacedNumber(sentence, start) }
    if case .small(let value)? = rules.numbers.words.match(sentence.words, at: start)?.meaning {
      return rules.numbers.words.match(sentence.words, at: start).map { ($0.end, value) }
    }
    return amounts(sentence, start).first.flatMap { amount in
      amount.value.integer.flatMap { (0..<100).contains($0) ? (amount.end, $0) : nil }
    }
  }

  private func unspacedNumber(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    amounts(sentence, start).lazy.compactMap { amount in
      amount.value.integer.flatMap { (0..<100).contains($0) ? (amount.end, $0) : nil }
    }.first
  }
}
