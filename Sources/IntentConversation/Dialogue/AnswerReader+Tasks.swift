import IntentRuntime

/// What there is to do, told apart from what says when.
extension AnswerReader {
  /// Whether words begin or end with how often something is to be done, `every day`; `my daily pills` are some.
  func saysHowOften(_ said: Sentence) -> Bool {
    let (words, times) = (said.words, recognizer.rules.times)
    let isUnspaced = recognizer.rules.numbers.isUnspaced
    return words.indices.contains { index in
      let ends = [
        times.recurrences.match(words, at: index)?.end,
        times.weeklyDays.match(words, at: index)?.end,
        times.dailyParts.match(words, at: index)?.end,
      ].compactMap(\.self)
      return ends.contains { $0 == words.count || index == 0 && !isUnspaced }
        && (!isUnspaced || index == 0)
    }
  }

  /// Whether what there is to do would be a word of courtesy or haste, `please`, `now`, or under which condition, `unless it rains`.
  func isNoTask(_ said: Sentence) -> Bool {
    let (spoken, words) = (recognizer.rules.spoken, said.words)
    return recognizer.rules.isCourtesy(words, from: 0)
      || spoken.adverbs.match(words, at: 0)?.end == words.count
      || spoken.conditions.match(words, at: 0) != nil
  }

  /// Whether words are something to do, with nothing of when in them: no `please`, `or 6`, `までに`, `on Friday`.
  func isTask(_ said: Sentence) -> Bool {
    let (words, rules, reader) = (said.words, recognizer.rules, recognizer.reader)
    guard !words.isEmpty, !rules.isCourtesy(words, from: 0), rules.verdict(in: said) == nil,
      // '9시에' … '요'
      !isEnding(said.text.trimmingSpaces),
      rules.dialogue.alternatives.match(words, at: 0) == nil, reader.number(said, 0) == nil,
      rules.times.boundsBehind.match(words, at: 0) == nil,
      rules.times.rangeMiddles.match(words, at: 0) == nil,
      // 「明日の会議」
      !rules.numbers.isUnspaced
        || !rules.particles.contains(where: said.text.trimmingSpaces.hasPrefix)
          && rules.times.timeJoiners.match(words, at: 0) == nil
    else { return false }
    return !words.indices.contains { index in
      rules.times.days.match(words, at: index) != nil
        || rules.times.comingDayParts.match(words, at: index) != nil
        || reader.moments(said, index).contains { !$0.isGuess }
    }
  }

  /// Whether one letter is no word, but the ending of one: `요`, 「よ」, and not 「薬」.
  private func isEnding(_ text: String) -> Bool {
    guard text.count == 1, let letter = text.unicodeScalars.first else { return false }
    return !recognizer.rules.numbers.isUnspaced || letter.isHiragana
      || recognizer.rules.particles.contains(text) || isPoliteEnding(text)
  }

  /// Whether words are no more than what ends a Korean sentence politely, `요`, `에요`.
  func isPoliteEnding(_ text: String) -> Bool { Self.politeEndings.contains(text) }

  private static let politeEndings: Set<String> = ["요", "에요", "이요", "이에요", "예요"]
}

extension Unicode.Scalar {
  /// Whether it is of the letters that Japanese writes endings and particles with.
  var isHiragana: Bool { (0x3040...0x309F).contains(value) }
}

extension Sentence {
  /// Whether it is written in a script of foreign names, Latin or Katakana, or in Korean, whose particle follows somebody alone.
  var isOfForeignScript: Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x30A0...0x30FF, 0xAC00...0xD7A3, 0x20, 0x27, 0x2D, 0x2E, 0x2019: true
      default: scalar.properties.isAlphabetic && scalar.value < 0x250
      }
    }
  }
}

extension Character {
  /// Whether it is of the Korean script.
  var isHangul: Bool { unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) } }
}
