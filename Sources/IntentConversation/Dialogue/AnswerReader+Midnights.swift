import IntentRuntime

/// Midnight and the hours behind it, which belong to the evening before as people say them.
extension AnswerReader {
  /// An hour of the night in place of one late in the evening, which is on the next day: `at midnight`, `make it 12`, `1 am`,
  /// `at 1` in place of tonight at 11.
  func behindMidnight(
    _ moment: [String: JSONValue], of sentence: Sentence, inPlaceOf before: [String: JSONValue]
  ) -> [String: JSONValue] {
    guard let late = CivilTime(before).hour, late >= Self.lateHour, moment["day"] == before["day"],
      let hour = CivilTime(moment).hour
    else { return moment }
    let isNight =
      hour == 0 || hour == 12 && saysTwelve(sentence)
      || ValueReader.hoursAsleep.contains(hour) && saysPart(of: hour, in: sentence)
      || Self.hoursBehindMidnight.contains(hour - 12)
        && recognizer.saysNoHalf(of: hour - 12, in: sentence)
    guard isNight else { return moment }
    // An hour alone is on no day.
    let next =
      moment["day"] == nil ? [:] : recognizer.reader.moved(CivilTime(moment), byDays: 1).values
    return moment.merging(next) { $1 }.merging(["hour": .integer(hour % 12)]) { $1 }
  }

  /// The hours that go on with a late evening where nobody says which half of the day they are in.
  private static let hoursBehindMidnight = 1..<4
  /// The hour from which on twelve is midnight.
  private static let lateHour = 21

  /// Whether twelve is said with nothing that tells which: neither `noon` nor `12 pm`.
  private func saysTwelve(_ sentence: Sentence) -> Bool {
    let reader = recognizer.reader
    return recognizer.rules.times.hasTwelveHours
      && sentence.words.indices.contains {
        reader.number(sentence, $0)?.value == 12 || sentence.words[$0].number == 12
      }
      && !sentence.words.indices.contains {
        reader.moments(sentence, $0).contains(where: \.hasDayPart)
      }
  }

  /// A midnight of today in the one that is still to come.
  func comingMidnight(_ moment: [String: JSONValue]) -> [String: JSONValue] {
    let (reader, time) = (recognizer.reader, CivilTime(moment))
    guard time.hour == 0, time.minute ?? 0 == 0, reader.isToday(time) else { return moment }
    return moment.merging(reader.moved(time, byDays: 1).values) { $1 }
  }
}
