import IntentRuntime
import UtteranceTemplates

/// Days and times in a sentence that was found to fit a template, and what they say of the text beside them.
extension Recognizer {
  /// Whether what there is to do would end with a day or a time in place of the one that was said before,
  /// `Sport, nein, übermorgen`, or have days that are left out of all: `jeden Tag außer Sonntag an Sport`, `빼고 매일`.
  func isOtherDay(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (slot, range, words) = (filling.slot, filling.words, sentence.words)
    guard slot.isText, slot.isSpeakable, filling.value == nil, let first = range.first else {
      return false
    }
    let (exceptions, recurrences) = (rules.dialogue.choices.exceptions, rules.times.recurrences)
    let isUnspaced = rules.numbers.isUnspaced
    return range.contains { index in
      if let end = exceptions.match(words, at: index, before: range.upperBound)?.end {
        let day = rules.articles.match(words, at: end)?.end ?? end
        return (isUnspaced || day < range.upperBound && nameOfDay(at: day, in: sentence) != nil)
          && (0..<(isUnspaced ? range.upperBound : index)).contains {
            recurrences.match(words, at: $0) != nil
          }
      }
      guard !isUnspaced, index > first, sentence.hasMark(before: index),
        let end = reader.endOfSecondThought(sentence, index), end <= range.upperBound
      else { return false }
      // The day may be read as one of its own behind it.
      return reader.moments(sentence, end).first.map { $0.end >= range.upperBound } ?? false
    }
  }

  /// Whether a text begins with two days or times, `on Monday and Tuesday to call`: nobody is reminded at both, and they
  /// are no part of what to be reminded of.
  func beginsWithSeveralMoments(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let slot = filling.slot
    guard slot.isText, !slot.isDictated, !rules.numbers.isUnspaced else { return false }
    let junctions = SentenceJunctions(sentence: sentence, shared: shared)
    // The first word may be whom to remind, `me`.
    return filling.words.prefix(2).contains { start in
      guard junctions.isMark(start), let end = reader.moments(sentence, start).first?.end,
        let next = junctions.endOfJoiner(at: end)
      else { return false }
      return !reader.moments(sentence, next).isEmpty
    }
  }

  /// Whether what is played or looked for would be when to do so: `at 7`, `in 10 minutes`. `At Seventeen` is a title.
  func isTimeOfProperty(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    guard filling.slot.property != nil, filling.value == nil, let first = filling.words.first,
      !sentence.isCapitalized(first), filling.words.contains(where: sentence.beginsWithDigit)
    else { return false }
    return rules.times.momentMarks.contains { $0.match(sentence.words, at: first) != nil }
      && reader.moments(sentence, first).contains {
        $0.end == filling.words.upperBound && $0.components.hour != nil
      }
  }

  /// Whether the property of something would be an hour: `songs from 21`.
  func isHourOfProperty(_ filling: SentenceMatcher.Filling) -> Bool {
    guard filling.slot.property != nil, filling.slot.type.isMoment,
      case .value(.object(let value))? = filling.value
    else { return false }
    return value.moment(.start)?["hour"] != nil
  }

  /// Whether days from one to another are said where a time is asked for, and so say of which things it is to be another
  /// one: `snooze all my reminders from today to tomorrow`.
  func isDays(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (slot, range) = (filling.slot, filling.words)
    guard case .dateRange(let tense) = slot.type, tense == .coming || tense == .putOff,
      slot.parameterName?.hasSuffix("Time") == true,
      case .value(.object(let value))? = filling.value,
      let first = value.moment(.start), let last = value.moment(.end), first["hour"] == nil,
      last["hour"] == nil
    else { return false }
    // 'This weekend' is one of its own.
    return first != last
      && !range.contains { rules.times.periods.match(sentence.words, at: $0) != nil }
  }

  /// The fillings, of which a day or a time that says something else than the one before is a part of the text that it
  /// stands right behind, `on Friday about the meeting on Monday`; and what it costs more that its words are text.
  func settled(_ fillings: [SentenceMatcher.Filling], _ sentence: Sentence)
    -> (fillings: [SentenceMatcher.Filling], cost: Int)
  {
    // With one of them there is nothing to settle.
    guard fillings.count(where: { $0.slot.type.isMoment }) > 1 else {
      return (fillings, 0)
    }
    var settled: [SentenceMatcher.Filling] = []
    var cost = 0
    var moments: [String: (value: JSONValue, words: Range<Int>)] = [:]
    for filling in fillings {
      let slot = filling.slot
      guard slot.type.isMoment, let parameter = slot.parameterName,
        let value = writer.value(of: filling, sentence)
      else {
        settled.append(filling)
        continue
      }
      guard let known = moments[parameter] else {
        moments[parameter] = (value, filling.words)
        settled.append(filling)
        continue
      }
      let text = settled.last.flatMap { text in
        text.slot.isText && text.value == nil
          && text.words.upperBound + Self.mostWordsOfMark >= filling.words.lowerBound ? text : nil
      }
      // 'Every Friday about the meeting on Monday'
      let isOfText =
        text.map {
          isClauseWithDay($0.words, sentence) || isFromNow(known.words, sentence)
            || isInOtherPart(filling.words, than: known.words, sentence)
            || known.value.comesAgain && value.saysDay && !isBeginning(filling.words, sentence)
              && !isPartOfDay(filling.words, sentence)
        } ?? false
      if !isOfText, let joined = known.value.joined(with: value) {
        moments[parameter] = (joined, filling.words)
        settled.append(filling)
      } else if let text {
        settled[settled.count - 1] = SentenceMatcher.Filling(
          slot: text.slot, words: text.words.lowerBound..<filling.words.upperBound, value: nil)
        let asText = Int(MatchCost.textWord - MatchCost.understood)
        let more = filling.words.count * asText
        // Where something leads to the text, `about`, it costs less than that and the first of them as words of it.
        let lead = text.words.lowerBound - known.words.upperBound
        cost +=
          lead > 0
          ? min(more, known.words.count * asText + lead * Int(MatchCost.textWord) - 1) : more
      } else {
        settled.append(filling)
      }
    }
    return (settled, cost)
  }

  /// How often something is, beside a part of the day that has a day only as long as nothing is said of one: 'in the evening'
  /// before `every Friday`.
  ///
  /// - Parameters:
  ///   - fillings: What says it.
  ///   - joined: The value of all of them together.
  func withoutDayOfPart(
    _ fillings: [SentenceMatcher.Filling], as joined: JSONValue, in sentence: Sentence
  ) -> JSONValue {
    let parts = fillings.filter { isPartOfDay($0.words, sentence) }
    let saysDay = fillings.contains { filling in
      !parts.contains { $0.words == filling.words }
        && writer.value(of: filling, sentence)?.saysDay == true
    }
    guard !parts.isEmpty, !saysDay, joined.comesAgain, case .object(var trigger) = joined,
      var range = joined.due, var start = range.moment(.start)
    else { return joined }
    for name in ["year", "month", "day"] { start[name] = nil }
    if start["minute"] == nil { start["minute"] = 0 }
    range[RangeEnd.start.rawValue] = .object(start)
    trigger["dateComponentsRange"] = .object(range)
    return .object(trigger)
  }

  /// Whether words say a part of a day, and not of which.
  private func isPartOfDay(_ words: Range<Int>, _ sentence: Sentence) -> Bool {
    rules.times.comingDayParts.match(sentence.words, at: words.lowerBound)?.end == words.upperBound
  }

  /// A time at which something is to be, in the half of the day that is meant; none where it is not one of two.
  ///
  /// - Parameter request: What was understood of the sentence.
  func comingTime(
    of request: IntentRequest, in fillings: [SentenceMatcher.Filling], of intent: RecognizedIntent,
    _ sentence: Sentence
  ) -> (parameter: String, value: JSONValue)? {
    let due = fillings.filter {
      intent.isDue($0.slot.type) && !$0.slot.isArray && $0.slot.property == nil
    }
    guard let slot = due.first?.slot, let parameter = slot.parameterName,
      due.allSatisfy({ $0.slot.parameterName == parameter }),
      let said = request.parameters[parameter],
      let value = inHalfMeant(said, as: slot.type, at: due.map(\.words), in: sentence)
    else { return nil }
    return (parameter, value)
  }

  /// A value that some words say, in the half of the day that comes next; on another day, not in the night.
  func inHalfMeant(
    _ said: JSONValue, as type: SlotType, at words: [Range<Int>], in sentence: Sentence
  ) -> JSONValue? {
    switch (type, said) {
    case (.dateRange, .object(let value)), (.dateComponents, .object(let value)):
      return inHalfMeant(value, at: words, in: sentence).map(JSONValue.object)
    case (.temporalTrigger, .object(var trigger)):
      guard let range = said.due,
        let meant = inHalfMeant(range, at: words, in: sentence, comesAgain: said.comesAgain)
      else { return nil }
      trigger["dateComponentsRange"] = .object(meant)
      return .object(trigger)
    default:
      func value(_ moment: ValueReader.Moment) -> JSONValue {
        reader.value(of: SaidDates(end: moment.end, start: moment.components), as: type)
      }
      let moment = words.joined().lazy.flatMap { self.reader.moments(sentence, $0) }
        .first { value($0) == said }
      return moment.flatMap { reader.next($0) ?? reader.awake($0) }.map(value)
    }
  }

  /// A time, or a stretch of time of one half of a day, `from 5 to 6`, in the half that is meant.
  private func inHalfMeant(
    _ said: [String: JSONValue], at words: [Range<Int>], in sentence: Sentence,
    comesAgain: Bool = false
  ) -> [String: JSONValue]? {
    // A day alone is an end that has no half.
    let times = said.moments.prefix { $0.hour != nil }
    let hours = times.compactMap(\.hour)
    guard let last = times.last, let first = times.first,
      said.moments.dropFirst(times.count).allSatisfy({ $0.hour == nil }),
      hours == hours.sorted(), times.allSatisfy({ $0.day == first.day })
    else { return nil }
    func moment(_ time: CivilTime) -> ValueReader.Moment {
      ValueReader.Moment(end: 0, components: time, half: .either)
    }
    // The end of a stretch of time is over in the first half, or its beginning is at night.
    let isOther =
      if comesAgain || first.day != nil {
        reader.awake(moment(first), comesAgain: comesAgain) != nil
          && hours.allSatisfy { saysNoHalf(of: $0, in: sentence, at: words) }
      } else {
        reader.next(moment(last)) != nil
          && hours.allSatisfy { mayBeLater($0, in: sentence, at: words) }
      }
    return isOther ? said.withHours(hours.map { $0 + 12 }) : nil
  }

  /// Whether an hour may be in the other half of its day; where twenty-four hours are counted, that is an early one.
  private func mayBeLater(_ hour: Int, in sentence: Sentence, at words: [Range<Int>]) -> Bool {
    isHour(
      hour, in: sentence, at: words, where: \.mayBeLater,
      numberAlone: (rules.times.hasTwelveHours ? 1..<12 : ValueReader.earlyHours).contains(hour))
  }

  /// Whether an hour is said with nothing that says which half of a day it is in.
  ///
  /// - Parameters:
  ///   - words: Where it is said; anywhere, unless told.
  ///   - evenWritten: Whether it is so where its minutes are written as well.
  func saysNoHalf(
    of hour: Int, in sentence: Sentence, at words: [Range<Int>]? = nil, evenWritten: Bool = false
  ) -> Bool {
    isHour(
      hour, in: sentence, at: words ?? [sentence.words.indices],
      where: { $0.saysNoHalf || evenWritten && $0.half == .written }, numberAlone: true)
  }

  /// Whether words say an hour in some way, and none with a part of the day.
  ///
  /// - Parameter numberAlone: Whether a number alone is the hour as well, `no, 9`.
  private func isHour(
    _ hour: Int, in sentence: Sentence, at words: [Range<Int>],
    where isMeant: (ValueReader.Moment) -> Bool, numberAlone: Bool
  ) -> Bool {
    // 'From 8 to 10 am' is both in the morning.
    guard !words.joined().contains(where: { saysPartOfDay(at: $0, sentence) }) else { return false }
    return words.contains { range in
      var index = range.lowerBound
      while index < range.upperBound {
        // Of `in the morning at 8` the end is no time of its own.
        let moments = reader.moments(sentence, index)
        if moments.contains(where: { isMeant($0) && $0.components.hour == hour }) { return true }
        let number = moments.isEmpty ? reader.number(sentence, index) : nil
        if numberAlone, !sentence.beginsWithZero(index) {
          if number?.value == hour { return true }
          // 'Five thirty', behind what leads to no time
          let time = moments.isEmpty ? reader.time(sentence, index, needsMark: false) : nil
          if let time, time.hour == hour, !time.hasDayPart { return true }
        }
        index = max(moments.first?.end ?? 0, number?.end ?? 0, index + 1)
      }
      return false
    }
  }

  /// Whether a part of the day is said at a word: `am`, `in the evening`, `every morning`.
  private func saysPartOfDay(at index: Int, _ sentence: Sentence) -> Bool {
    let moment = reader.moments(sentence, index).first
    return moment?.hasDayPart == true || moment?.part != nil
      || rules.times.comingDayParts.match(sentence.words, at: index) != nil
      || reader.recurrences(sentence, index, longest: moment).contains(where: \.isInPart)
  }

  /// Whether words say how long from now something is, so that no other time is of it: `in ten minutes`.
  private func isFromNow(_ words: Range<Int>, _ sentence: Sentence) -> Bool {
    reader.moments(sentence, words.lowerBound).contains {
      $0.isFromNow && $0.end == words.upperBound
    }
  }

  /// Whether an hour is said to be in another part of the day than what was said before: `6 am` behind `tonight`.
  private func isInOtherPart(
    _ words: Range<Int>, than known: Range<Int>, _ sentence: Sentence
  ) -> Bool {
    let part = reader.moments(sentence, known.lowerBound)
      .first { $0.end == known.upperBound && $0.components.hour == nil }?.part
    guard let part else { return false }
    return reader.moments(sentence, words.lowerBound).contains { moment in
      moment.end == words.upperBound && moment.hasDayPart
        && moment.components.hour.map { !part.mayReach($0) } ?? false
    }
  }

  /// Whether words say from when on something is: `starting on Monday`.
  private func isBeginning(_ words: Range<Int>, _ sentence: Sentence) -> Bool {
    let (times, start) = (rules.times, words.lowerBound)
    return times.dayBeginMarks.match(sentence.words, at: start) != nil
      || times.beginMarks.match(sentence.words, at: start) != nil
      || times.beginMarks.match(sentence.words, endingAt: start) != nil
  }

  /// Whether a text is a clause that says on which day something is, so that a time behind it is of that day:
  /// `que mañana tengo cita`.
  private func isClauseWithDay(_ text: Range<Int>, _ sentence: Sentence) -> Bool {
    guard let first = text.first else { return false }
    let starts = rules.spoken.clauseStarts
    return
      (starts.match(sentence.words, at: first) != nil
      || starts.match(sentence.words, endingAt: first) != nil)
      && text.contains { nameOfDay(at: $0, in: sentence) != nil }
  }

  /// The most words that a template has before a day or a time, `on`.
  private static let mostWordsOfMark = 1

  /// A day and its time that are said in different places, as they are read beside each other: of `tonight`, which was said
  /// before, `at 8` is in the evening, and `from 5 to 6` is all on the day that is said behind it. None where they cannot be
  /// read so.
  func whole(
    _ parts: [Range<Int>], of slot: Slot, as joined: JSONValue, in sentence: Sentence
  ) -> JSONValue? {
    guard slot.type.isMoment, slot.property == nil, !slot.isArray, parts.count == 2,
      joined.mayBeReadOtherwise
    else { return nil }
    let texts = parts.map { part in
      // What leads to a time may be the template's.
      let mark = rules.times.timeMarks.match(sentence.words, endingAt: part.lowerBound)?.start
      return sentence.text((mark ?? part.lowerBound)..<part.upperBound)
    }
    let space = rules.numbers.isUnspaced ? "" : " "
    return [texts, texts.reversed()].lazy.compactMap { texts in
      let said = Sentence(texts.joined(separator: space))
      return self.reader.values(of: slot.type, in: said, from: 0)
        .first { $0.end == said.words.count && $0.value.hasMembers(of: joined) }?.value
    }.first
  }
}

extension JSONValue {
  /// When somebody is to be reminded.
  var due: [String: JSONValue]? {
    if case .object(let trigger) = self, case .object(let range)? = trigger["dateComponentsRange"] {
      range
    } else {
      nil
    }
  }

  /// Whether it is a time to be reminded at that comes again.
  fileprivate var comesAgain: Bool {
    due?["recurrenceRule"].map { $0 != .null } ?? false
  }

  /// Whether it is a time to be reminded at on some day.
  fileprivate var saysDay: Bool { due?.moment(.start)?["day"] != nil }
}
