import IntentRuntime
import UtteranceTemplates

/// Days and times that stand in a title, where nothing reminds of them.
extension Recognizer {
  /// When something is to be, of which a title is all that has it, since it says more than one moment can: `on Monday and
  /// Thursday at 8`, `and at 6 to call Bobo`. Nobody would be reminded then.
  func momentInTitle(
    _ intent: Int, _ fillings: [SentenceMatcher.Filling], _ sentence: Sentence
  ) -> String? {
    guard let title = fillings.first(where: \.isTask), intents[intent].takesMoments,
      !intents[intent].isRemoving
    else { return nil }
    let isTimed = fillings.contains(where: \.isMoment)
    let words = sentence.words
    if isTimed, let other = endOfAlternative(at: title.words.lowerBound, sentence),
      let end = reader.moments(sentence, other).map(\.end).max(), end <= title.words.upperBound
    {
      return sentence.text(title.words.lowerBound..<end)
    }
    if isTimed, let condition = conditionBeforeTitle(title.words, fillings, sentence) {
      return sentence.text(condition)
    }
    // 'Dentist tomorrow at 3, remind me at 2'
    let hasDay = fillings.contains { filling in
      filling.isMoment && filling.words.contains { endOfDay($0, in: sentence) != nil }
    }
    let moments = title.words.compactMap { index -> Range<Int>? in
      endOfMoment(index, in: sentence).flatMap {
        $0 <= title.words.upperBound ? index..<$0 : nil
      }
    }
    // 'Or Tuesday' behind 'Monday' is nothing to do.
    let whole = sentence.text(title.words)
    if isTimed, !moments.isEmpty, saysOnlyWhen(Sentence(whole)) { return whole }
    let first = moments.first { moment in
      // 'And at 6', 'and on Monday'
      let isJoined = [moment.lowerBound, moment.lowerBound - 1].contains {
        shared.joints.match(words, endingAt: $0) != nil
      }
      guard !isTimed else {
        return isJoined && moment.upperBound < title.words.upperBound
          || !hasDay && isDay(moment, of: title.words, sentence)
      }
      // 'Tomorrow and bread on Friday'
      return goesOn(moment, of: title.words, sentence)
        || moments.contains { before in
          before.upperBound <= moment.lowerBound
            && (before.upperBound..<moment.lowerBound + 1).contains {
              shared.joints.match(words, at: $0) != nil
            }
        }
    }
    guard let first else {
      if !isTimed, let unread = unreadMoment(in: title.words, sentence) {
        return sentence.text(unread)
      }
      return partOfTask(fillings, sentence)
    }
    // Of 'on Monday and Zelda on Tuesday' all is told from the first day on.
    let start = isTimed ? first.lowerBound : moments.first?.lowerBound ?? first.lowerBound
    let isWhole = isTimed || isLimited(first, of: title.words, sentence)
    let end = isWhole ? title.words.upperBound : moments.map(\.upperBound).max() ?? first.upperBound
    return sentence.text(start..<max(end, first.upperBound))
  }

  /// The part of when that is within what there is to do while the other is said beside it: `at 5` of `tomorrow to meet Coco at 5 at
  /// the station`, `tomorrow` of `that tomorrow I have the dentist at 4`.
  func partOfTask(_ fillings: [SentenceMatcher.Filling], _ sentence: Sentence) -> String? {
    guard let title = fillings.first(where: \.isTask) else { return nil }
    let moments = fillings.filter(\.isMoment)
    if moments.contains(where: { saysHour($0, sentence) }) {
      let saysDay = moments.contains { $0.words.contains { endOfDay($0, in: sentence) != nil } }
      let words = sentence.words
      // 'Że jutro mam dentystę', 'ich morgen Zahnarzt habe'
      let clause = rules.spoken.clauseStarts.match(words, at: title.words.lowerBound)?.end
      let start = clause ?? title.words.lowerBound
      let first = rules.dialogue.speakers.match(words, at: start)?.end ?? start
      // 'On the 20th'
      let day = reader.moments(sentence, first).first {
        $0.components.day != nil && $0.components.hour == nil && !$0.isGuess
      }
      // 'Tomorrow's meeting', 「明日のパン」
      guard !saysDay, first < title.words.upperBound, !rules.numbers.isUnspaced,
        let end = day?.end ?? endOfDay(first, in: sentence), end < title.words.upperBound,
        !sentence.isPossessive(first..<end)
      else { return nil }
      return sentence.text(first..<end)
    }
    return timeInside(title.words, sentence).map { sentence.text($0) }
  }

  /// Whether a value is a day or a time with an hour.
  private func saysHour(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    filling.isMoment
      && filling.words.contains { index in
        reader.moments(sentence, index).contains {
          $0.end <= filling.words.upperBound && ($0.components.hour != nil || $0.isFromNow)
        }
      }
  }

  /// Whether a day with an hour stands in a title, or a day at its end.
  private func isDay(_ moment: Range<Int>, of title: Range<Int>, _ sentence: Sentence) -> Bool {
    endOfDay(moment.lowerBound, in: sentence) != nil
      && (moment.upperBound == title.upperBound
        || reader.moments(sentence, moment.lowerBound).contains {
          $0.end == moment.upperBound && $0.components.hour != nil
        })
  }

  /// The word behind a time with its mark, a day, or a rule by which something comes again.
  private func endOfMoment(_ index: Int, in sentence: Sentence) -> Int? {
    let (times, words) = (rules.times, sentence.words)
    let isMarked = times.timeMarks.match(words, at: index) != nil
    let moment = isMarked ? reader.moments(sentence, index).first { !$0.isGuess } : nil
    return moment?.end ?? endOfDay(index, in: sentence)
      ?? times.recurrences.match(words, at: index)?.end
      ?? times.weeklyDays.match(words, at: index)?.end
  }

  /// Whether more of when it is to be stands behind a moment: `and Thursday`, `or 9`, `until Christmas`, `for a week`; or something
  /// else to do behind an hour, `and to buy milk`.
  private func goesOn(_ moment: Range<Int>, of title: Range<Int>, _ sentence: Sentence) -> Bool {
    let (words, end) = (sentence.words, moment.upperBound)
    guard end < title.upperBound else { return false }
    if rules.times.endMarks.match(words, at: end) != nil { return true }
    if isLimited(moment, of: title, sentence) { return true }
    let hasHour = reader.moments(sentence, moment.lowerBound).contains {
      $0.end == end && $0.components.hour != nil
    }
    if hasHour, shared.joints.match(words, at: end) != nil { return true }
    let marks = [shared.joints, rules.times.countMarks]
    let lead =
      (marks.map { $0.match(words, at: end)?.end } + [endOfAlternative(at: end, sentence)])
      .compactMap(\.self).max()
      ?? rules.times.beginMarks.match(words, at: end)?.end ?? end
    guard lead < title.upperBound else { return false }
    return endOfMoment(lead, in: sentence) != nil || reader.number(sentence, lead) != nil
      || !reader.durations(sentence, lead).isEmpty || !reader.moments(sentence, lead).isEmpty
  }

  /// Whether a condition or an exception stands behind a moment: `unless it rains`, `but not in July`.
  private func isLimited(
    _ moment: Range<Int>, of title: Range<Int>, _ sentence: Sentence
  ) -> Bool {
    guard let end = endOfLimit(at: moment.upperBound, sentence) else { return false }
    return end < title.upperBound
  }

  /// The condition under which somebody is to be reminded, at the beginning of a title behind the moment that it belongs to, up to
  /// what there is to do: `if it is sunny` of `tomorrow if it is sunny to walk the dog`.
  private func conditionBeforeTitle(
    _ title: Range<Int>, _ fillings: [SentenceMatcher.Filling], _ sentence: Sentence
  ) -> Range<Int>? {
    let words = sentence.words
    guard fillings.contains(where: { $0.isMoment && $0.words.upperBound == title.lowerBound }),
      let first = endOfLimit(at: title.lowerBound, sentence), first < title.upperBound
    else { return nil }
    let end = (first..<title.upperBound).first { index in
      sentence.hasMark(before: index) || rules.spoken.taskMarks.match(words, at: index) != nil
    }
    return title.lowerBound..<(end ?? title.upperBound)
  }

  /// The word behind what leads to a condition or an exception.
  private func endOfLimit(at index: Int, _ sentence: Sentence) -> Int? {
    rules.spoken.conditions.match(sentence.words, at: index)?.end
      ?? rules.dialogue.choices.exceptions.match(sentence.words, at: index).flatMap {
        $0.meaning ? $0.end : nil
      }
  }
}

extension Sentence {
  /// Whether words are whose something is, `tomorrow's`.
  fileprivate func isPossessive(_ range: Range<Int>) -> Bool {
    guard let last = range.last else { return false }
    let behind = text(from: Int(words[last].start), to: text.utf8.count).prefix { !$0.isWhitespace }
    return [text(range), String(behind)].contains { $0.hasSuffix("'s") || $0.hasSuffix("’s") }
  }
}
