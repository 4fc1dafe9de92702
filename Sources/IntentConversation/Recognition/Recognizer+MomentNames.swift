import IntentRuntime

/// Words that stand where a name does, and say when.
extension Recognizer {
  /// Whether what would be a name or a place is no more than when: `in ten minutes`, `last week`; or has it at an end,
  /// `Bobo tomorrow at 5`, where the intent has no room for that.
  ///
  /// - Parameter intent: The place of the intent that the sentence is read as.
  func isMoment(_ filling: SentenceMatcher.Filling, of intent: Int, _ sentence: Sentence) -> Bool {
    let (slot, range) = (filling.slot, filling.words)
    guard filling.value == nil else { return false }
    if slot.isNamedInSentence, intents[intent].isReading, isPartOfPeriod(range, slot, sentence) {
      return true
    }
    if slot.parameterName != nil, intents[intent].isPuttingOff, saysWhen(range, sentence) {
      return true
    }
    if slot.isNamedInSentence {
      return slot.isList
        ? isMomentOfItems(range, slot, sentence)
          || isVague(range, sentence, evenInside: slot.isListOfPeople)
        : isMomentOfName(range, slot, of: intent, sentence)
    }
    if intents[intent].isReading, isWhen(range, slot, sentence) { return true }
    return slot.property != nil && !slot.isList && endsWithHour(range, sentence)
  }

  /// Whether the name of what is put off would say when it is, `my 5 pm reminder`, for how long, `… for an hour`, or until when:
  /// `to 5`, `… until friday and …`, `until I get home`, 「明日まで…」.
  private func saysWhen(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    !rules.numbers.isUnspaced
      && rules.times.endMarks.match(sentence.words, at: range.lowerBound) != nil
      // 'Buy milk to 6'
      || range.dropFirst().contains { index in
        rules.times.rangeMiddles.match(sentence.words, at: index).map {
          reader.number(sentence, $0.end)?.end == range.upperBound
        } ?? false
      }
      || range.contains { index in
        reader.ends(sentence, index).contains { end in
          index == range.lowerBound || end.end == sentence.words.count
            || shared.joints.match(sentence.words, at: end.end) != nil
        }
      }
      || reader.moments(sentence, range.lowerBound).contains { $0.end == range.upperBound }
      || reader.number(sentence, range.lowerBound)?.end == range.upperBound
      || range.dropFirst().contains { index in
        reader.durations(sentence, index).contains { $0.end == range.upperBound }
      }
  }

  /// Whether what is looked for would be no more than when, behind what leads to a day or a time: `for the rest of the week`,
  /// `for friday and saturday`.
  private func isWhen(_ range: Range<Int>, _ slot: Slot, _ sentence: Sentence) -> Bool {
    let (reader, times, words) = (reader, rules.times, sentence.words)
    guard slot.takesText, !rules.numbers.isUnspaced, let first = range.first,
      [times.timeMarks, times.dayMarks, times.rangeBegins, times.countMarks, times.pastMarks]
        .contains(where: { $0.match(words, endingAt: first) != nil })
    else { return false }
    let begin = rules.articles.match(words, at: first)?.end ?? first
    let ends = reader.moments(sentence, begin).map(\.end)
    return times.vagueTimes.match(words, at: first)?.end == range.upperBound
      || (ends + [times.periods.match(words, at: begin)?.end].compactMap(\.self)).contains { end in
        end == range.upperBound
          || shared.joints.match(words, at: end).map { joint in
            reader.moments(sentence, joint.end).contains { $0.end == range.upperBound }
          } ?? false
      }
      || range.prefix(Self.mostWordsOfVagueTime).contains { index in
        reader.durations(sentence, index).contains { $0.end == range.upperBound }
      }
  }

  /// Whether a title ends with a time that its words say is one, `jazz at 5`, where nothing is played later; not with the
  /// hour of `after midnight`.
  private func endsWithHour(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let (reader, times) = (reader, rules.times)
    guard !rules.numbers.isUnspaced else { return false }
    return range.dropFirst().contains { index in
      times.momentMarks.contains { $0.match(sentence.words, at: index) != nil }
        && !sentence.isCapitalized(index)
        && reader.moments(sentence, index).contains {
          $0.end == range.upperBound && !$0.isGuess && $0.components.hour != nil
        }
    }
  }

  /// Whether what there is to do would be called `tomorrow`, `until 5` or `vom Montag`.
  private func isMomentOfItems(_ range: Range<Int>, _ slot: Slot, _ sentence: Sentence) -> Bool {
    let (reader, start) = (reader, range.lowerBound)
    return (start..<min(start + 2, range.upperBound)).contains { index in
      (index == start || isLeadIn(sentence, start))
        && reader.moments(sentence, index).contains { $0.end == range.upperBound }
    }
      // What is there already is not called 'milk until 5', and what there is to do may be.
      || range.prefix(slot.isSpeakable ? 1 : range.count).contains { index in
        rules.times.endMarks.match(sentence.words, at: index) != nil
          && reader.ends(sentence, index).contains { $0.end == range.upperBound }
      }
  }

  private func isMomentOfName(
    _ range: Range<Int>, _ slot: Slot, of intent: Int, _ sentence: Sentence
  ) -> Bool {
    let (reader, start) = (reader, range.lowerBound)
    let isPerson = slot.isPeople || slot.isPayee
    let isPlace = slot.type == .place
    let isKnown = isKnownThing(slot, of: intent)
    if isPlace, goesOnWithTime(range, sentence) { return true }
    if isPerson, endsWithBound(range, sentence) { return true }
    if isPerson || isPlace,
      beginsWithMoment(range, sentence) || isVague(range, sentence)
        || isPeriod(range, isSoughtPlace: isPlace && intents[intent].isReading, sentence)
    {
      return true
    }
    func isMoment(_ start: Int, needsHour: Bool) -> Bool {
      let moment = reader.moments(sentence, start).first { $0.end == range.upperBound }
      return needsHour
        ? moment?.components.hour != nil
        : moment != nil
          || rules.times.periods.match(sentence.words, at: start)?.end == range.upperBound
    }
    // A list may be called 'tomorrow', 'my Friday playlist' and a car as well.
    let mayBeDay =
      !isPerson && !isPlace
      && (!(slot.isNamedObject || isKnown) || sentence.isCapitalized(start)
        || range.upperBound < sentence.words.count)
    // 'En una hora', where a place has 'en' before it
    let isFromNow =
      isPlace && rules.times.fromNow.match(sentence.words, endingAt: start) != nil
      && reader.durations(sentence, start).contains { $0.end == range.upperBound }
    // 'At half past'
    let isOfHour =
      isPlace && rules.times.minutesBefore.match(sentence.words, at: start)?.end == range.upperBound
    if isFromNow || isOfHour || isMoment(start, needsHour: mayBeDay)
      || isKnown
        && reader.durations(sentence, start).contains(where: { $0.end == range.upperBound })
      // Its hour may have no mark, where the template has what leads to it: `pick me up at 5`.
      || reader.mayBeginNumber(sentence, start)
        && (reader.bareRange(sentence, start)?.end == range.upperBound
          || reader.isBehindTimeMark(sentence, start)
            && reader.time(sentence, start, needsMark: false)?.end == range.upperBound)
    {
      return true
    }
    // A place may end with a day, 'Avenida 9 de Julio', and so may what is new.
    guard isPerson || isPlace || slot.isSpeakable && !intents[intent].takesMoments,
      !rules.numbers.isUnspaced
    else { return false }
    return range.dropFirst().contains {
      isMoment($0, needsHour: !isPerson && !isKnown)
        || isPlace && endOfDay($0, in: sentence) == range.upperBound
    }
  }

  /// Whether a place would begin right behind an hour, with nothing between them or with what goes on with it: `以降` of
  /// `8時以降に`, `나 9시` of `8시나 9시에`.
  private func goesOnWithTime(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let (start, words) = (range.lowerBound, sentence.words)
    guard rules.numbers.isUnspaced, start > 0,
      // 「30分後に駅まで」
      rules.times.fromNowBehind.match(words, endingAt: start) == nil
    else { return false }
    let goesOn =
      !sentence.hasGap(start - 1) || rules.times.minutesLeft.match(words, at: start) != nil
      || rules.times.lengthTails.match(words, at: start) != nil
    return goesOn
      && (max(0, start - Self.mostWordsOfTime)..<start).contains { index in
        reader.moments(sentence, index).contains { $0.end == start && $0.components.hour != nil }
      }
  }

  /// Whether somebody's name would end with an hour that is a bound: `mom after 5`.
  private func endsWithBound(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.dropFirst().contains { index in
      guard let mark = rules.times.spanSigns.match(sentence.words, at: index) else { return false }
      return reader.time(sentence, mark.end, needsMark: false)?.end == range.upperBound
    }
  }

  /// The most characters of an hour and its minutes, `12時30分`.
  private static let mostWordsOfTime = 8

  /// Whether a day or an hour stands before a name, and is no part of it: `morgen Anna`, `8時に花子`.
  private func beginsWithMoment(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let start = range.lowerBound
    guard range.count > 1 else { return false }
    let isDay = nameOfDay(at: start, in: sentence) != nil
    let (times, words) = (rules.times, sentence.words)
    // 「来週太郎」, 「明日母」
    if rules.numbers.isUnspaced,
      times.periods.match(words, at: start).map({ $0.end < range.upperBound }) == true
        || reader.moments(sentence, start).contains(where: {
          let end = times.timeJoiners.match(words, at: $0.end)?.end ?? $0.end
          return rules.spoken.relations.match(words, at: end)?.end == range.upperBound
        })
    {
      return true
    }
    return reader.moments(sentence, start).contains { moment in
      !moment.isGuess && (isDay || moment.components.hour != nil)
        // '明日香' is somebody.
        && moment.end + (rules.numbers.isUnspaced ? 1 : 0) < range.upperBound
        // 'The Sunday Times'
        && (rules.spoken.capitalizesNouns
          || !(start..<moment.end).contains { sentence.isCapitalized($0) })
    }
  }

  /// Whether a name would be a stretch of time: `2019`, `June 2019`, `the last three days`.
  private func isPeriod(
    _ range: Range<Int>, isSoughtPlace: Bool, _ sentence: Sentence
  ) -> Bool {
    let (reader, times) = (reader, rules.times)
    let (start, end) = (range.lowerBound, range.upperBound)
    let isSpaced = !rules.numbers.isUnspaced
    let isBehind =
      isSpaced
      && range.dropFirst().contains { index in
        // 'Hotel 1999' is one.
        !sentence.beginsWithDigit(index) && reader.pastDays(sentence, index)?.end == end
          || times.dayMarks.match(sentence.words, endingAt: index) != nil
            && times.namedDays.match(sentence.words, at: index)?.end == end
      }
    return isBehind || isSpaced && isLatest(range, isSoughtPlace: isSoughtPlace, sentence)
      || reader.pastDays(sentence, start, bare: isSoughtPlace)?.end == end
      || range.prefix(Self.mostWordsOfVagueTime).contains { index in
        reader.durations(sentence, index).contains { $0.end == end }
      }
  }

  /// Whether words say that something is over without saying which days: `last Christmas`, `two summers ago`; a place that
  /// is looked for may be none of `the last trip` either, while `the last number` is called.
  private func isLatest(
    _ range: Range<Int>, isSoughtPlace: Bool, _ sentence: Sentence
  ) -> Bool {
    let (times, words) = (rules.times, sentence.words)
    let begin = rules.articles.match(words, at: range.lowerBound)?.end ?? range.lowerBound
    if range.count > 1, times.beforeNowBehind.match(words, endingAt: range.upperBound) != nil {
      return true
    }
    guard let last = times.lastMarks.match(words, at: begin), !sentence.isCapitalized(begin) else {
      return false
    }
    return isSoughtPlace || times.namedDays.match(words, at: last.end)?.end == range.upperBound
  }

  /// Whether words that say when, and neither which day nor which hour, reach into a name: `later`, `un moment` of
  /// `il y a un moment`, `3 hours ago`; or are all that there is of one.
  private func isVague(_ range: Range<Int>, _ sentence: Sentence, evenInside: Bool = true) -> Bool {
    let isSpaced = !rules.numbers.isUnspaced
    return (max(0, range.lowerBound - Self.mostWordsOfVagueTime)..<range.upperBound).contains {
      index in
      guard index == 0 || !sentence.isCapitalized(index),
        let end = rules.times.vagueTimes.match(sentence.words, at: index)?.end
          ?? endOfLengthAgo(index, in: sentence),
        isSpaced || end > index + 1
      else { return false }
      return end > range.lowerBound
        // The number of '3 hours ago' stands before them.
        && (evenInside || index <= range.lowerBound + 1 && end >= range.upperBound)
    }
  }

  /// The word behind a length of time that is over, `il y a quelques heures`, or behind its unit, `hours ago`; none where
  /// nothing says so.
  private func endOfLengthAgo(_ index: Int, in sentence: Sentence) -> Int? {
    let (times, words) = (rules.times, sentence.words)
    if let mark = times.beforeNow.match(words, at: index)?.end {
      return (mark..<min(mark + Self.mostWordsOfVagueTime, words.count)).lazy.compactMap {
        times.units.match(words, at: $0)?.end
      }.first
    }
    return times.units.match(words, at: index).flatMap {
      times.beforeNowBehind.match(words, at: $0.end)?.end
    }
  }

  /// The words of `a few days ago`.
  private static let mostWordsOfVagueTime = 4

  /// Whether a word leads to a day or a time, and to no name.
  private func isLeadIn(_ sentence: Sentence, _ index: Int) -> Bool {
    let times = rules.times
    return [times.timeMarks, times.dayMarks, times.rangeBegins].contains {
      $0.match(sentence.words, at: index)?.end == index + 1
    }
  }
}
