import IntentRuntime

extension AnswerReader {
  /// The member of a value that says how often something is.
  static let rule = "recurrenceRule"

  /// A reading with what was said of the same moment before: whoever says Friday, is asked when, and says
  /// `at ten`, means Friday at ten.
  ///
  /// - Parameter isOfEnd: Whether one moment alone takes the place of the end of a stretch of time, which was said last.
  func completed(
    _ reading: Reading, of text: String, to turn: SessionTurn, isOfEnd: Bool = false
  ) -> Reading {
    func whole(_ value: JSONValue, _ parameter: String?) -> JSONValue? {
      guard let parameter else { return value }
      return completed(value, of: text, for: parameter, isOfEnd: isOfEnd)
        .map { inHalfMeant($0, of: text, for: parameter, isAsSaid: $0 == value) }
    }
    switch reading {
    case .answer(.value(let value), let ignored, let cost):
      return whole(value, turn.question?.parameter)
        .map { .answer(.value($0), ignored: ignored, cost: cost) } ?? .notMeant
    case .answer(.change(let parameter, let value), let ignored, let cost):
      return whole(value, parameter).map {
        .answer(.change(parameter: parameter, value: $0), ignored: ignored, cost: cost)
      } ?? .notMeant
    case .ambiguous(let answer, let other):
      return .ambiguous(answer, orElse: completed(other, of: text, to: turn))
    case .oneOf(let changes):
      return self.reading(
        of: changes.compactMap { change in
          whole(change.value, change.parameter).map {
            Change(parameter: change.parameter, value: $0, ignored: change.ignored)
          }
        }) ?? .notMeant
    case .answer, .changes, .command, .tooMany, .notMeant, .unclear, .tooLong: return reading
    }
  }

  /// A time in the half of its day that is meant; in place of one in the morning it is in that, unless it would be in the
  /// night then, `at 4` in place of eight; and behind a part of a day in that.
  ///
  /// - Parameter isAsSaid: Whether nothing was known of it before.
  func inHalfMeant(
    _ value: JSONValue, of text: String, for parameter: String, isAsSaid: Bool
  ) -> JSONValue {
    guard let slot = slot(parameter), intent.isDue(slot.type) else { return value }
    let hours = moments(of: given[parameter]).compactMap(\.hour)
    // 'At 8', behind 'every day at 8 am' that was refused
    let known = given[parameter]?.due?.moments.compactMap(\.hour) ?? []
    if refused == parameter, !known.isEmpty,
      value.due?.moments.compactMap(\.hour) == known
    {
      return value
    }
    let isFree =
      if !isAsSaid {
        dayPartSaid?.parameter != parameter
          && (hours.isEmpty || isInNight(value, inPlaceOf: hours))
      } else if moments(of: value).contains(where: { $0.day != nil }) {
        !hours.contains { $0 < 12 }
      } else {
        given[parameter].map(isOfMorningBehind) != true
      }
    let sentence = Sentence(text)
    guard isFree else { return value }
    return recognizer.inHalfMeant(
      value, as: slot.type, at: [sentence.words.indices], in: sentence) ?? value
  }

  /// Whether an hour would be in the night, where it takes the place of one behind the early morning.
  private func isInNight(_ value: JSONValue, inPlaceOf hours: [Int]) -> Bool {
    let said = moments(of: value).compactMap(\.hour)
    return !said.isEmpty && said.allSatisfy((1...4).contains)
      && hours.allSatisfy((7..<12).contains)
  }

  /// The days and times that a value has.
  private func moments(of value: JSONValue?) -> [CivilTime] {
    if case .object(let value)? = value { value.moments } else { [] }
  }

  /// Whether a time with no day is in the morning, and over today.
  private func isOfMorningBehind(_ value: JSONValue) -> Bool {
    moments(of: value).first.map { time in
      time.day == nil && time.hour.map { $0 < 12 } == true
        && recognizer.reader.isTimeOfDayOver(time)
    } ?? false
  }

  /// A reading that tells which part of a day was said and goes into no value: of `tomorrow afternoon` the day alone is
  /// taken, and whoever is asked for the time as well hears why.
  func tellingPartOfDay(_ reading: Reading, of text: String, at turn: SessionTurn) -> Reading {
    if case .changes(let changes) = reading {
      return .changes(
        changes.map { change in
          var change = change
          let told = tellingPartOfDay(.answer(change.answer), of: text, at: turn)
          if case .answer(_, let ignored, _) = told { change.ignored += ignored }
          return change
        })
    }
    guard case .answer(let answer, let ignored, let cost) = reading,
      let (name, value) = answer.valueSaid(at: turn),
      let slot = slot(name), slot.type.isDay(value) || hasDayWithPart(text, value),
      let part = recognizer.rules.times.part(in: Sentence(text))?.text,
      !ignored.contains(part)
    else { return reading }
    // 'Por la tarde' says no day, and no time.
    if (given[name] ?? .null) == .null, partAlone(in: Sentence(text)) != nil { return .notMeant }
    return .answer(answer, ignored: ignored + [part], cost: cost)
  }

  /// Whether a text says a stretch of time of which one end is a day with a part of it, and no time: `from tomorrow evening
  /// to Friday noon`.
  private func hasDayWithPart(_ text: String, _ value: JSONValue) -> Bool {
    guard case .object(let range) = value,
      RangeEnd.allCases.contains(where: { range.moment($0)?.isDayAlone == true })
    else { return false }
    let (sentence, reader) = (Sentence(text), recognizer.reader)
    var index = 0
    while index < sentence.words.count {
      let moment = reader.moments(sentence, index).first
      if let moment, moment.part != nil, moment.components.hour == nil { return true }
      index = max(moment?.end ?? 0, index + 1)
    }
    return false
  }

  /// A day with the time that was there, or a time with the day; none where nobody knows of what it is.
  func completed(
    _ value: JSONValue, of text: String, for parameter: String, isOfEnd: Bool
  ) -> JSONValue? {
    if slot(parameter)?.type.takesHours == true, case .object(let before)? = given[parameter],
      let part = partAlone(in: Sentence(text)), !isDayOver(before, in: part)
    {
      return timed(before, inPart: part).map(JSONValue.object)
    }
    if case .temporalTrigger? = slot(parameter)?.type, let said = value.due,
      var before = given[parameter]?.due
    {
      // A rule that was refused gives way to a day: 'every day at 8', 'tomorrow at 9'.
      if refused == parameter, said[Self.rule] == nil,
        said.moments.contains(where: { $0.day != nil })
      {
        before = before.filter { $0.key == RangeEnd.start.rawValue }
      }
      if let part = partAlone(in: Sentence(text)), let moved = moved(before, to: part) {
        return moved
      }
      // 'Every day' is at the hour that was said.
      if said[Self.rule] != nil, said.moment(.start) == nil, let start = before.moment(.start) {
        let time = start.filter { Self.times.contains($0.key) }
        let kept = time.isEmpty ? [:] : [RangeEnd.start.rawValue: JSONValue.object(time)]
        return .object(["dateComponentsRange": .object(said.merging(kept) { $1 })])
      }
      guard
        case .object(var whole)? = range(
          said, of: Sentence(text), inPlaceOf: before, parameter, isOfEnd: isOfEnd)
      else { return nil }
      // 'Every day' is at eight where the day is not said anew.
      if whole[Self.rule] == nil, whole.moments.allSatisfy({ $0.day == nil }) {
        whole[Self.rule] = before[Self.rule]
      }
      // Where nothing else is another, it is that it comes again which was refused: 'at 8', behind 'every day at 8'; a rule has the
      // day as well, as 'every Monday' has.
      if refused == parameter, said[Self.rule] == nil, whole == before,
        case .object(let rule)? = before[Self.rule], rule["weeklyRecurrenceDays"] == 0
      {
        whole[Self.rule] = nil
      }
      return .object(["dateComponentsRange": .object(whole)])
    }
    if case .dateRange? = slot(parameter)?.type, case .object(let said) = value,
      case .object(let before)? = given[parameter]
    {
      let sentence = Sentence(text)
      let keys = RangeEnd.allCases.compactMap { said.moment($0)?.keys }.joined()
      guard
        !isKeptRefused(
          in: sentence, saysDay: keys.contains(where: Self.days.contains),
          saysTime: keys.contains(where: Self.times.contains))
      else { return nil }
      let whole = range(said, of: sentence, inPlaceOf: before, parameter, isOfEnd: isOfEnd)
      guard !keys.contains(where: Self.times.contains), case .object(let range)? = whole,
        let start = range.moment(.start), isOverToday(start)
      else { return whole }
      return nil
    }
    guard case .dateComponents(let mode)? = slot(parameter)?.type, mode != .date,
      case .object(let said) = value, case .object(let before)? = given[parameter]
    else { return value }
    let (saysDay, saysTime) = (
      said.keys.contains(where: Self.days.contains), said.keys.contains(where: Self.times.contains)
    )
    let sentence = Sentence(text)
    if saysTime, !saysDay,
      let moment = timed(value, of: sentence, parameter, on: given[parameter])
    {
      return .object(moment)
    }
    guard !isKeptRefused(in: sentence, saysDay: saysDay, saysTime: saysTime) else { return nil }
    var whole = said
    if saysDay != saysTime {
      let kept = before.filter { (saysTime ? Self.days : Self.times).contains($0.key) }
      whole.merge(kept) { said, _ in said }
      if saysDay, isOverToday(whole) { return nil }
      // Tonight nothing is at eight in the morning.
      if saysDay, let part = recognizer.rules.times.part(in: sentence)?.part, whole["hour"] != nil {
        whole = timed(whole, in: part)
        // On Friday morning nothing is at six in the evening.
        guard CivilTime(whole).hour.map(part.mayHave) == true else { return .object(said) }
      }
    }
    let isAsSaid = saysDay && recognizer.rules.times.countsBothWays
    if saysTime, let hour = later(hour: whole, of: sentence, than: isAsSaid ? [:] : before) {
      whole["hour"] = .integer(hour)
    }
    if saysTime, !saysDay { whole = behindMidnight(whole, of: sentence, inPlaceOf: before) }
    return .object(comingMidnight(whole))
  }

  /// The part of a day that is said with neither a day nor a time, and not denied beside another.
  private func partAlone(in said: Sentence) -> TimeWords.DayPart? {
    let sentence = meantInstead(said)?.meant ?? said
    let (words, times) = (sentence.words, recognizer.rules.times)
    guard
      let start = words.indices.first(where: { times.comingDayParts.match(words, at: $0) != nil }),
      let part = times.comingDayParts.match(words, at: start)
    else { return nil }
    // In 'por la mañana' no day is said.
    let saysMore = words.indices.contains { index in
      !(start..<part.end).contains(index) && !recognizer.reader.moments(sentence, index).isEmpty
    }
    return saysMore ? nil : part.meaning
  }

  /// Whether a day without a time is today, and some part of it over: `in the morning`, said at noon.
  private func isDayOver(_ before: [String: JSONValue], in part: TimeWords.DayPart) -> Bool {
    let (day, reader) = (before.moment(.start) ?? before, recognizer.reader)
    guard day.isDayAlone, reader.isToday(CivilTime(day)) else { return false }
    return reader.isOver(part)
  }

  /// A day or a time, or a stretch of time, with its hours in a part of the day: `in the morning` of at 6. None where it has
  /// no such hours, or they are over.
  func timed(_ before: [String: JSONValue], inPart part: TimeWords.DayPart)
    -> [String: JSONValue]?
  {
    let moments = before.moments
    let hours = moments.compactMap(\.hour)
    guard !hours.isEmpty else { return before }
    // All of them are in the part as they are, or in the other half of the day.
    guard hours.count == moments.count,
      let half = [0, 12, -12].first(where: { half in
        hours.allSatisfy { part.isSaid(ofHour: $0 + half) }
      })
    else { return nil }
    let timed = before.withHours(hours.map { $0 + half })
    let isOver = timed.moments.contains {
      recognizer.reader.isToday($0) && recognizer.reader.isOver($0)
    }
    return isOver ? nil : timed
  }

  /// Whether a sentence denies what would be kept beside the value that it says: `Friday, not at 6`.
  private func isKeptRefused(in sentence: Sentence, saysDay: Bool, saysTime: Bool) -> Bool {
    guard saysDay != saysTime else { return false }
    return sentence.words.indices.contains { index in
      guard let end = negation(in: sentence, at: index),
        let denied = recognizer.reader.moments(sentence, end).first
      else { return false }
      return saysDay ? denied.components.hour != nil : denied.components.day != nil
    }
  }

  /// A time that says no part of a day, in the part that was said with its day: `tomorrow evening`, `at 8`. None where that
  /// has no such time.
  func timed(_ time: JSONValue?, of sentence: Sentence, _ parameter: String, on day: JSONValue?)
    -> [String: JSONValue]?
  {
    guard let dayPartSaid, dayPartSaid.parameter == parameter,
      case .object(let day)? = day, day["day"] != nil, day["hour"] == nil,
      case .object(let time)? = time, time["day"] == nil, case .integer(let hour)? = time["hour"],
      (0...12).contains(hour), !saysPart(of: hour, in: sentence)
    else { return nil }
    let moment = timed(day.merging(time) { $1 }, in: dayPartSaid.part)
    return CivilTime(moment).hour.map(dayPartSaid.part.mayHave) == true ? moment : nil
  }

  /// Whether an hour that was said of another day is over today, so that nobody knows when it is to be: `today` in place of
  /// tomorrow at 5.
  private func isOverToday(_ moment: [String: JSONValue]) -> Bool {
    let (reader, time) = (recognizer.reader, CivilTime(moment))
    return time.hour != nil && reader.isToday(time) && reader.isOver(time)
  }

  /// Whether an hour is said with the part of the day that it is in.
  func saysPart(of hour: Int, in sentence: Sentence) -> Bool {
    sentence.words.indices.contains { index in
      recognizer.reader.moments(sentence, index).contains {
        $0.hasDayPart && $0.components.hour == hour
      }
    }
  }

  /// The hour of a time in the afternoon, which alone may be in the morning as well, where the one before it was in the
  /// afternoon, or where it is over in the morning: `at 5` in place of today at 3 pm.
  func later(
    hour moment: [String: JSONValue], of sentence: Sentence, than before: [String: JSONValue]
  ) -> Int? {
    let hasTwelveHours = recognizer.rules.times.hasTwelveHours
    let (time, known) = (CivilTime(moment), CivilTime(before))
    guard let hour = time.hour, (1..<12).contains(hour) else { return nil }
    // 'Um 8:30' in place of 20:00
    if hour + 12 == known.hour, time.minute ?? 0 != known.minute ?? 0,
      recognizer.saysNoHalf(of: hour, in: sentence, evenWritten: true)
    {
      return hour + 12
    }
    guard recognizer.saysNoHalf(of: hour, in: sentence) else { return nil }
    if let earlier = known.hour, ValueReader.isAfternoon(hour, after: earlier) {
      // Where twenty-four hours are counted, 'um neun' in place of 20:00 is in the evening, and 'um acht' is not; nor is 'um neun' in
      // place of 15:00.
      let isInHalf =
        earlier >= Self.eveningHour || ValueReader.hoursAsleep.contains(hour)
        || ValueReader.isWithin(1, hour, of: earlier)
      let isSame = (hour + 12, time.minute ?? 0) == (earlier, known.minute ?? 0)
      let isOver = recognizer.reader.isToday(time) && recognizer.reader.isOver(time)
      if hasTwelveHours || isOver || isInHalf && !isSame { return hour + 12 }
    }
    guard hasTwelveHours else { return nil }
    let said = ValueReader.Moment(end: 0, components: CivilTime(moment), half: .either)
    return recognizer.reader.coming(said).components.hour
  }

  /// The hour from which on another one in its place is in the evening as well.
  private static let eveningHour = 18

  /// The components that say when in a day something is.
  static let times: Set<String> = ["hour", "minute", "second", "nanosecond"]
  /// Those that say which day.
  static let days: Set<String> = [
    "era", "year", "month", "day", "weekday", "weekdayOrdinal", "quarter", "weekOfMonth",
    "weekOfYear",
    "yearForWeekOfYear", "dayOfYear",
  ]
}

extension SessionAnswer {
  /// The parameter that it has a value for, and that value.
  func valueSaid(at turn: SessionTurn) -> (parameter: String, value: JSONValue)? {
    switch self {
    case .value(let value): turn.question.map { ($0.parameter, value) }
    case .change(let parameter, let value): (parameter, value)
    default: nil
    }
  }
}

extension SlotType {
  /// Whether a value of it is a day without a time.
  fileprivate func isDay(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.date(.date?), _): true
    case (.dateComponents, .object(let said)): said.isDayAlone
    case (.dateRange, .object(let said)):
      said.values.allSatisfy { if case .object(let end) = $0 { end["hour"] == nil } else { true } }
    default: false
    }
  }
}
