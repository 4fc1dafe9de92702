import Foundation
import IntentRuntime

extension ValueReader {
  /// How long something takes: `five minutes`, `an hour and 30 minutes`.
  func duration(_ sentence: Sentence, _ start: Int) -> (end: Int, seconds: Double)? {
    var end = start
    var seconds: Double?
    while true {
      var next = end
      if seconds != nil, let joiner = rules.joiners.match(sentence.words, at: end) {
        next = joiner.end
      }
      var amount = decimal(sentence, next)
      // 'an hour'
      if amount == nil, let article = rules.articles.match(sentence.words, at: next) {
        amount = (article.end, 1)
      }
      guard let amount, let unit = rules.timeUnits.match(sentence.words, at: amount.end) else {
        break
      }
      seconds = (seconds ?? 0) + amount.value * unit.meaning.rawValue
      end = unit.end
    }
    return seconds.map { (end, $0) }
  }

  /// A date or a time, as a value of a type.
  func dates(_ type: SlotType, _ sentence: Sentence, _ start: Int) -> [Found] {
    guard let moment = moment(sentence, start) else { return [] }
    let components = json(moment.components)
    let range: JSONValue = .object(["startDateComponents": components])
    switch type {
    case .dateComponents: return [(moment.end, components)]
    case .dateRange: return [(moment.end, range)]
    case .temporalTrigger: return [(moment.end, .object(["dateComponentsRange": range]))]
    default:
      guard let date = date(of: moment.components) else { return [] }
      return [(moment.end, .string(date.formatted(.iso8601)))]
    }
  }

  private func json(_ components: DateComponents) -> JSONValue {
    var values: [String: JSONValue] = [:]
    values["year"] = components.year.map { .integer($0) }
    values["month"] = components.month.map { .integer($0) }
    values["day"] = components.day.map { .integer($0) }
    values["hour"] = components.hour.map { .integer($0) }
    values["minute"] = components.minute.map { .integer($0) }
    return .object(values)
  }

  private func date(of components: DateComponents) -> Date? {
    if components.day != nil { return calendar.date(from: components) }
    return calendar.nextDate(after: now, matching: components, matchingPolicy: .nextTime)
  }

  /// A day, a time, or both: `tomorrow at 5pm`, `at 8:30`, `in ten minutes`, `明日の午前8時`.
  private func moment(_ sentence: Sentence, _ start: Int)
    -> (end: Int, components: DateComponents)?
  {
    if let later = laterMoment(sentence, start) { return later }
    let day = rules.days.match(sentence.words, at: start)
    if let day {
      var components = dayComponents(day.meaning)
      guard let time = time(sentence, day.end, needsMark: false) else {
        return (day.end, components)
      }
      (components.hour, components.minute) = (time.hour, time.minute)
      return (time.end, components)
    }
    guard let time = time(sentence, start, needsMark: true) else { return nil }
    var components = DateComponents(hour: time.hour, minute: time.minute)
    if let day = rules.days.match(sentence.words, at: time.end) {
      components = dayComponents(day.meaning)
      (components.hour, components.minute) = (time.hour, time.minute)
      return (day.end, components)
    }
    return (time.end, components)
  }

  /// So long from now.
  private func laterMoment(_ sentence: Sentence, _ start: Int)
    -> (end: Int, components: DateComponents)?
  {
    let words = sentence.words
    var found: (end: Int, seconds: Double)?
    if let mark = rules.fromNow.match(words, at: start) {
      found = duration(sentence, mark.end)
    } else if let length = duration(sentence, start),
      let mark = rules.fromNow.match(words, at: length.end)
    {
      found = (mark.end, length.seconds)
    }
    // Years from now nobody is reminded of anything.
    guard let found, found.seconds < 315_360_000 else { return nil }
    let date = now.addingTimeInterval(found.seconds)
    return (
      found.end,
      calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    )
  }

  private func dayComponents(_ day: LanguageRules.Day) -> DateComponents {
    let today = calendar.startOfDay(for: now)
    let offset: Int
    switch day {
    case .offset(let days): offset = days
    case .weekday(let wanted):
      let weekday = calendar.component(.weekday, from: today)
      offset = (wanted - weekday + 6) % 7 + 1
    }
    let date = calendar.date(byAdding: .day, value: offset, to: today) ?? today
    return calendar.dateComponents([.year, .month, .day], from: date)
  }

  /// A time of day.
  ///
  /// - Parameter needsMark: Whether a bare number is no time: it needs `at`, `am`, `o'clock` or minutes.
  private func time(_ sentence: Sentence, _ start: Int, needsMark: Bool)
    -> (end: Int, hour: Int, minute: Int)?
  {
    let words = sentence.words
    var end = start
    var isMarked = !needsMark
    var part: LanguageRules.DayPart?
    if let found = rules.dayParts.match(words, at: end) {
      if case .hour(let hour) = found.meaning { return (found.end, hour, 0) }
      (part, end, isMarked) = (found.meaning, found.end, true)
    }
    if let mark = rules.timeMarks.match(words, at: end) {
      (end, isMarked) = (mark.end, true)
      if let found = rules.dayParts.match(words, at: end), case .hour(let hour) = found.meaning {
        return (found.end, hour, 0)
      }
    }
    guard var clock = clock(sentence, end) else { return nil }
    isMarked = isMarked || clock.isMarked
    if let found = rules.dayParts.match(words, at: clock.end) {
      if case .hour = found.meaning {
      } else {
        (part, clock.end, isMarked) = (found.meaning, found.end, true)
      }
    }
    guard isMarked, (0...24).contains(clock.hour), (0..<60).contains(clock.minute) else {
      return nil
    }
    switch part {
    case .afternoon where clock.hour < 12: clock.hour += 12
    case .morning where clock.hour == 12: clock.hour = 0
    default: break
    }
    return (clock.end, clock.hour % 24, clock.minute)
  }

  /// An hour, with its minutes where they are given: `8`, `8:30`, `8AM`, `8 h 30`, `8時半`.
  private func clock(_ sentence: Sentence, _ start: Int)
    -> (end: Int, hour: Int, minute: Int, isMarked: Bool)?
  {
    let words = sentence.words
    guard words.indices.contains(start) else { return nil }
    if let joined = joinedClock(sentence.text(start..<(start + 1))) {
      return (start + 1, joined.hour, joined.minute, true)
    }
    guard let hour = number(sentence, start) else { return nil }
    var end = hour.end
    var isMarked = false
    if let mark = rules.hourMarks.match(words, at: end) { (end, isMarked) = (mark.end, true) }
    if let half = rules.halves.match(words, at: end) { return (half.end, hour.value, 30, true) }
    if end == hour.end, words.indices.contains(end), end > start {
      let between = sentence.text(from: Int(words[end - 1].end), to: Int(words[end].start))
      let text = sentence.text(end..<(end + 1))
      // '8:30', and '8:30am'.
      if between == ":" || between == ".", let minutes = Int(text.prefix(2)), text.count >= 2 {
        let suffix = text.dropFirst(2).lowercased()
        switch suffix {
        case "": return (end + 1, hour.value, minutes, true)
        case "am": return (end + 1, hour.value % 12, minutes, true)
        case "pm": return (end + 1, hour.value % 12 + 12, minutes, true)
        default: break
        }
      }
    }
    if isMarked, let minutes = number(sentence, end), minutes.value < 60 {
      let mark = rules.minuteMarks.match(words, at: minutes.end)
      return (mark?.end ?? minutes.end, hour.value, minutes.value, true)
    }
    return (end, hour.value, 0, isMarked)
  }

  /// `8AM`, `8h30`, in one word.
  private func joinedClock(_ text: String) -> (hour: Int, minute: Int)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let hour = Int(digits), digits.count <= 2 else { return nil }
    let rest = text.dropFirst(digits.count).lowercased()
    switch rest {
    case "am": return (hour % 12, 0)
    case "pm": return (hour % 12 + 12, 0)
    case "h": return (hour, 0)
    default:
      guard rest.hasPrefix("h"), let minutes = Int(rest.dropFirst()) else { return nil }
      return (hour, minutes)
    }
  }
}
