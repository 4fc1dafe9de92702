import Foundation

/// What is said of a day or a time behind it: `at 5pm, no wait, 6pm`.
extension ValueReader {
  /// The moment that counts in the end: `at 5pm, no wait, 6pm`, `Monday, no, Tuesday`; none where nothing is
  /// corrected.
  func corrected(_ moment: Moment, _ sentence: Sentence) -> Moment? {
    var result: Moment?
    for _ in 0..<Self.mostCorrections {
      let said = result ?? moment
      guard let begin = endOfSecondThought(sentence, said.end),
        let better = saidMoments(sentence, begin).first ?? clock(sentence, begin, behind: said)
      else { break }
      result = said.corrected(by: inSameHalf(better, as: said))
    }
    return result
  }

  /// A time that corrects another one on its day, in the afternoon where that is taken to be, `tomorrow at 5, no, at 6`, or is
  /// said to be: `um 17 Uhr, nein, um 6`. What would be the same time again is in the other half: `17:00, no, at 5`.
  private func inSameHalf(_ better: Moment, as said: Moment) -> Moment {
    guard better.saysNoHalf, better.components.day == nil,
      let hour = better.components.hour, hour < 12
    else { return better }
    let isSame =
      said.components.hour == hour + 12
      && said.components.minute ?? 0 == better.components.minute ?? 0
    let taken = awake(said)?.components.hour
    let earlier = taken ?? said.components.hour ?? 0
    let isAfternoon = !isSame && Self.isWithin(taken == nil ? 1 : 3, hour, of: earlier)
    guard isSame || isAfternoon else { return better }
    var moment = isAfternoon ? moved(better, toHour: hour + 12) : better
    moment.hasDayPart = true
    return moment
  }

  /// Whether an hour that is said as one of the morning is no more than some hours before or after one in the afternoon.
  static func isWithin(_ most: Int, _ hour: Int, of earlier: Int) -> Bool {
    earlier > 12 && abs(hour + 12 - earlier) <= most
  }

  /// More than anybody says in a row of what takes back what was said before.
  static let mostCorrections = 6

  /// The word behind what says that the time before it is not what is meant, `no wait`; none where nothing does.
  func endOfSecondThought(_ sentence: Sentence, _ start: Int) -> Int? {
    let words = sentence.words
    func end(_ start: Int) -> Int? {
      guard shared.endOfDenial(sentence, start) == nil else { return nil }
      return [
        rules.corrections.match(words, at: start)?.end,
        shared.spoken.secondThoughts.match(words, at: start)?.end,
        shared.spoken.hesitations.match(words, at: start)?.end,
      ].compactMap(\.self).max()
    }
    let joined = joined(sentence, start)
    guard var found = end(start) ?? (joined > start ? end(joined) : nil) else { return nil }
    for _ in 0..<Self.mostCorrections {
      guard let next = end(found) else { break }
      found = next
    }
    return found
  }

  /// Whether an hour that may be in either half of a day is in the afternoon, in place of one that was in it: behind noon
  /// that is so of the first ones alone, as it is of those in place of one shortly before noon.
  static func isAfternoon(_ hour: Int, after earlier: Int) -> Bool {
    switch earlier {
    case 13...: (1..<12).contains(hour)
    case 12: earlyHours.contains(hour)
    case 9...11: hoursAsleep.contains(hour)
    default: false
    }
  }

  /// A number that corrects a time: `at 5, no, 6`.
  private func clock(_ sentence: Sentence, _ start: Int, behind said: Moment) -> Moment? {
    guard said.components.hour != nil, let clock = time(sentence, start, needsMark: false) else {
      return nil
    }
    return Moment(
      end: clock.end, components: CivilTime(hour: clock.hour, minute: clock.minute),
      hasDayPart: clock.hasDayPart, half: half(of: clock)
    )
  }
}

extension ValueReader.Moment {
  /// What was said last of a day and of a time.
  fileprivate func corrected(by other: Self) -> Self {
    var result = self
    result.end = other.end
    if other.components.day != nil {
      (result.components.year, result.components.month, result.components.day) = (
        other.components.year, other.components.month, other.components.day
      )
      if other.part != nil { (result.components.hour, result.components.minute) = (nil, nil) }
      result.part = other.part ?? (other.components.hour == nil ? part : nil)
    }
    guard var hour = other.components.hour else { return result }
    // 'In an hour, no, at 6'
    guard !isFromNow || other.components.day != nil else { return other }
    // 'At 5pm, no, 6', 'at noon, no, at 1'; in two days it is no hour.
    let hasHalf = hasDayPart && !isTimeOfNow || isNamed
    if hasHalf, !other.hasDayPart, ValueReader.isAfternoon(hour, after: components.hour ?? 0) {
      hour += 12
    }
    // 'Tomorrow evening, no, at 6'
    let isInPart =
      part.map { hour < 12 && !other.hasDayPart && $0.isSaid(ofHour: hour + 12) } ?? false
    if isInPart, other.components.day == nil, other.mayBeLater { hour += 12 }
    (result.components.hour, result.components.minute) = (hour, other.components.minute)
    (result.hasDayPart, result.part) = (hasHalf || other.hasDayPart || hour >= 12, nil)
    // Of 11 nobody says the half of 5.
    result.half = result.hasDayPart ? .said : other.half
    (result.isNamed, result.isTimeOfNow, result.isFromNow) = (other.isNamed, false, other.isFromNow)
    return result
  }
}
