import IntentRuntime

extension AnswerReader {
  /// Whether a sentence says of values that they are not meant, or not quite: `not 3`, `less than 3`,
  /// `pickup or delivery`.
  ///
  /// - Parameter understood: Names and values.
  func saysOtherwise(_ sentence: Sentence, outside understood: [Range<Int>]) -> Bool {
    let words = recognizer.rules.dialogue
    return negates(sentence, outside: understood)
      || has(words.comparisons, in: sentence, outside: understood)
      || has(words.alternatives, in: sentence, outside: understood)
  }

  /// What begins by taking something out: nobody is asked for that, but where there is nothing yet it may be what there is to do,
  /// `take out the trash`.
  func taskOrRemoval(_ sentence: Sentence, of question: ParameterQuestion) -> Reading {
    guard slot(question.parameter)?.isTextList == true,
      given[question.parameter, default: .null] == .null,
      case .answer(let asSaid, _, _) = value(sentence, of: question)
    else { return .notMeant }
    return .ambiguous(asSaid, orElse: .command(.again))
  }

  /// Whether a sentence begins by taking something out: `skip the sauna`.
  func beginsWithRemoval(_ sentence: Sentence, outside understood: [Range<Int>]) -> Bool {
    let start = startOfMarks(in: sentence)
    guard let end = recognizer.rules.dialogue.removals.match(sentence.words, at: start)?.end else {
      return false
    }
    // 'Minus 5 degrees' is a temperature.
    guard recognizer.reader.number(sentence, end) == nil else { return false }
    return end < sentence.words.count && !understood.contains { $0.overlaps(start..<end) }
  }

  private func has(
    _ phrases: PhraseTable<Bool>,
    in sentence: Sentence,
    outside understood: [Range<Int>]
  ) -> Bool {
    sentence.words.indices.contains { index in
      guard let end = phrases.match(sentence.words, at: index)?.end else { return false }
      // What only runs into a value says something of it: `al menos 3` is no -3.
      return !understood.contains { (index..<end).clamped(to: $0) == index..<end }
    }
  }

  /// Whether a mark beside a number makes another one of it: `5%`, `- 5`.
  func isMarked(_ number: Range<Int>, in sentence: Sentence) -> Bool {
    let words = sentence.words
    guard let first = number.first, let last = number.last else { return false }
    let start = first == 0 ? 0 : Int(words[first - 1].end)
    let end = last + 1 < words.count ? Int(words[last + 1].start) : sentence.text.utf8.count
    let before = sentence.text(from: start, to: Int(words[first].start))
    let behind = sentence.text(from: Int(words[last].end), to: end)
    // A sign that stands at the number belongs to it, and was read with it.
    let sign = before.last { !$0.isWhitespace }
    return sign.map { Self.signs.contains($0) && before.last != $0 } == true
      || behind.unicodeScalars.first { !$0.isSpace }?.isSignOfParts == true
  }

  /// Whether a sign stands beside any of the words of a sentence, with a space between them or without.
  func hasSign(_ sentence: Sentence) -> Bool {
    sentence.words.indices.contains {
      isMarked($0..<$0 + 1, in: sentence)
        || recognizer.reader.numerals.hasMinus(sentence, before: $0)
    }
  }

  private static let signs: Set<Character> = ["-", "−", "–"]

  /// Whether a sentence says of something that it is not meant: `not Little Bobo`, `anyone but Coco`.
  ///
  /// - Parameters:
  ///   - start: Where it begins to say something.
  ///   - understood: Names and values; a negation in one of them belongs to it, `Not Now`.
  func negates(_ sentence: Sentence, from start: Int = 0, outside understood: [Range<Int>]) -> Bool
  {
    sentence.words.indices.dropFirst(start).contains { index in
      guard let end = negation(in: sentence, at: index) else { return false }
      return !understood.contains { $0.overlaps(index..<end) }
    }
  }

  /// Whether a sentence begins with a negation rather than with the mark of a correction: in Spanish,
  /// `no Coco` may be either, `no, Coco` is a correction.
  func beginsWithNegation(_ sentence: Sentence) -> Bool {
    [0, startOfMarks(in: sentence)].contains { negation(in: sentence, at: $0) != nil }
  }

  /// The word behind a negation; none where it is the mark of a correction.
  func negation(in sentence: Sentence, at index: Int) -> Int? {
    let (rules, words) = (recognizer.rules, sentence.words)
    guard
      let end = rules.dialogue.negations.match(words, at: index)?.end
        ?? refusal(in: sentence, at: index) ?? decline(in: sentence, at: index)
    else { return nil }
    // 'Neither, Coco' is none of those that were offered, and Coco.
    let command = rules.commands.match(words, at: index)
    if command?.meaning == .neither, command?.end == end, end < words.count,
      isSetOff(end, in: sentence)
    {
      return nil
    }
    guard index == startOfMarks(in: sentence), let mark = rules.corrections.match(words, at: index)
    else { return end }
    // Without spaces a negation stands behind what it is of.
    let isCorrection =
      rules.numbers.isUnspaced || mark.end > end
      || mark.end < words.count && isSetOff(mark.end, in: sentence)
      || isMark(mark.end, in: sentence)
    return isCorrection ? nil : end
  }

  /// The word behind one that refuses the value that stands right behind it, `no delivery`.
  func refusal(in sentence: Sentence, at index: Int) -> Int? {
    let (dialogue, words) = (recognizer.rules.dialogue, sentence.words)
    guard let end = dialogue.refusals.match(words, at: index)?.end, end < words.count,
      !isSetOff(end, in: sentence), dialogue.fillers.match(words, at: end) == nil,
      dialogue.negations.match(words, at: end) == nil, !isOtherMoment(end, in: sentence)
    else { return nil }
    return end
  }

  /// Whether a day or a time stands at a word that is not the one of now, so that a no before it refuses that: `no at 9`.
  private func isOtherMoment(_ start: Int, in sentence: Sentence) -> Bool {
    guard let moment = recognizer.reader.moments(sentence, start).first else { return false }
    return given.values.contains { value in
      guard case .object(let now) = value else { return false }
      return (RangeEnd.allCases.compactMap(now.moment) + [now]).contains { now in
        now.keys.contains { Self.days.contains($0) || Self.times.contains($0) }
          && !moment.components.values.allSatisfy { now[$0] == $1 }
      }
    }
  }

  /// The word behind those that refuse what is named behind them, `no to delivery`. Where somebody was named it is the
  /// mark of a correction, `no to Coco`, unless that is who was named.
  func decline(in sentence: Sentence, at index: Int) -> Int? {
    let words = sentence.words
    guard let (end, mayCorrect) = recognizer.rules.dialogue.declines.match(words, at: index),
      end < words.count, (index + 1...end).allSatisfy({ !sentence.hasMark(before: $0) })
    else { return nil }
    guard mayCorrect else { return end }
    // Nobody is corrected who was not named.
    let slots = given.filter { $0.value != .null }.keys.compactMap(slot)
    guard slots.contains(where: \.isNamed), let name = trimmed(end..<words.count, in: sentence)
    else { return end }
    let isGiven = slots.contains { slot in
      guard let given = slot.parameterName.flatMap({ given[$0] }) else { return false }
      return value(of: given.elements, slot, named: sentence.text(name)) != nil
    }
    return isGiven ? end : nil
  }

  /// Where options stand in a sentence, by their place among the others, by their names, or by more than a word
  /// of these: of `the last but one` no word is a negation.
  func places(of options: [SessionOption], in sentence: Sentence) -> [Range<Int>] {
    var table = NameTable()
    for option in options { table.add(option.text, identifier: nil, display: option.text) }
    let counted = sentence.words.indices.compactMap { start in
      recognizer.rules.ordinals.match(sentence.words, at: start).map { start..<$0.end }
    }
    return places(of: [table], in: sentence) + counted
  }

  /// Whether a sentence has nothing besides some names, what denies one, and what is only polite: `scheduled date, not the due
  /// date`, but not `not the due date, Friday`.
  func hasNothing(_ sentence: Sentence, besides named: [Range<Int>]) -> Bool {
    let (rules, words) = (recognizer.rules, sentence.words)
    guard !rules.numbers.isUnspaced else { return true }
    // 'Anything but the nights', and not 'Friday but not the due date'.
    let isLed =
      rules.dialogue.choices.exceptions.match(words, at: 1) != nil
      && recognizer.reader.moments(sentence, 0).isEmpty
      && recognizer.reader.number(sentence, 0) == nil
    var index = isLed ? 1 : 0
    while index < words.count {
      let name = named.filter { $0.contains(index) }.map(\.upperBound).max()
      let beside = [
        rules.articles, rules.dialogue.negations, rules.dialogue.verbDenials,
        rules.dialogue.changes.verbs, rules.corrections, rules.dialogue.choices.exceptions,
      ].compactMap { $0.match(words, at: index)?.end }.max()
      let no = rules.commands.match(words, at: index).flatMap { $0.meaning == .no ? $0.end : nil }
      guard let end = name ?? beside ?? no ?? rules.politeness(words, at: index) else {
        return false
      }
      index = end
    }
    return true
  }

  /// Whether what is named at a place is denied there: `not the due date`, 「支払期限じゃなくて」.
  func isDenied(_ place: Range<Int>, in sentence: Sentence) -> Bool {
    let (rules, words) = (recognizer.rules, sentence.words)
    let dialogue = rules.dialogue
    guard !rules.numbers.isUnspaced else {
      return dialogue.negations.match(words, at: place.upperBound) != nil
    }
    var start = rules.articles.match(words, endingAt: place.lowerBound)?.start ?? place.lowerBound
    // 'Don't change the nights'
    start = dialogue.changes.verbs.match(words, endingAt: start)?.start ?? start
    let isDenied =
      [dialogue.negations, dialogue.verbDenials].contains {
        $0.match(words, endingAt: start) != nil
      }
      || start > 0 && rules.commands.match(words, at: start - 1)?.meaning == .no
    return isDenied && !(start...place.lowerBound).contains { sentence.hasMark(before: $0) }
  }

  /// Where names stand in a sentence, or more than a word of them does.
  func places(of tables: [NameTable], in sentence: Sentence) -> [Range<Int>] {
    var places: [Range<Int>] = []
    for table in tables {
      for start in sentence.words.indices {
        table.spans(in: sentence.words, from: start) { end, fit, _ in
          if fit == .whole || end > start + 1 { places.append(start..<end) }
        }
      }
    }
    return places
  }

  /// What an answer to whether to go on means that nothing takes as it is: with a mark behind its no, which nobody says aloud, it
  /// may change something to what it is not yet, `no 30 dollars`. The same stays denied: `no coco`, where Coco is paid.
  func otherwise(
    _ reading: Reading, behindNoIn text: String, at turn: SessionTurn,
    read: (String) -> Reading
  ) -> Reading {
    let sentence = Sentence(text)
    guard case .confirm = turn, !reading.isAnswer, !reading.isCommand,
      let no = recognizer.rules.dialogue.plainNo.match(sentence.words, at: 0)?.end,
      no < sentence.words.count, !sentence.hasMark(before: no), !deniesExclusive(sentence),
      // 'No to Sunday'
      recognizer.rules.spoken.personMarks.match(sentence.words, at: no) == nil,
      // Spanish 'no el viernes' is another day than that.
      recognizer.rules.dialogue.negations.match(sentence.words, at: 0) == nil
        || isNumber(sentence.rest(from: no)),
      case .answer(.change(let parameter, let value), ignored: [], _) = read(
        "\(sentence.text(0..<no)), \(sentence.rest(from: no).text)"),
      value != given[parameter]
    else { return reading }
    return .answer(.change(parameter: parameter, value: value))
  }

  /// Whether a sentence is a number or an amount, and nothing else.
  private func isNumber(_ sentence: Sentence) -> Bool {
    let reader = recognizer.reader
    return reader.number(sentence, 0)?.end == sentence.words.count
      || reader.amounts(sentence, 0).contains { $0.end == sentence.words.count }
  }
}

extension AnswerReader.Reading {
  /// Whether it is said to the assistant rather than to the app.
  fileprivate var isCommand: Bool { if case .command = self { true } else { false } }
}
