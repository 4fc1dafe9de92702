import IntentRuntime

/// What is said at a confirmation of several parameters at once: `for 2 at 8`, `no, on Friday and for 3`.
extension AnswerReader {
  /// What is to be otherwise, of one parameter or of several: a text, a name or a place ends as it likes, and may have the others
  /// in it, as `para 2 a las 5` may be a stretch of time.
  func changes(ofOneOrMoreIn sentence: Sentence) -> Reading? {
    let one = change(sentence) ?? behindYes(sentence).flatMap(change)
    let several = one.map(isOpen) ?? true ? severalChanges(behindReservation(sentence)) : nil
    return several ?? one.map { hasOther($0, sentence) ? .notMeant : $0 } ?? ledChange(sentence)
  }

  /// Whether a reading is nothing that is understood, or changes what may have the words of other changes in it.
  private func isOpen(_ reading: Reading) -> Bool {
    if case .oneOf(let changes) = reading { return changes.allSatisfy(isOpen) }
    return change(of: reading).map(isOpen) ?? !reading.isAnswer
  }

  private func change(of reading: Reading) -> Change? {
    guard case .answer(.change(let name, let value), _, _) = reading else { return nil }
    return Change(parameter: name, value: value)
  }

  /// Whether a place or a name that a reading is would have another change in it, of which several are too many.
  func hasOther(_ reading: Reading, _ sentence: Sentence) -> Bool {
    guard let change = change(of: reading), slot(change.parameter)?.isArray == false else {
      return false
    }
    if slot(change.parameter)?.takesText == true { return paysSomebody && hasPayment(sentence) }
    guard isUnknown(change) else { return false }
    guard sentence.words.count <= Self.mostWordsOfChanges else { return true }
    var parted = PartedChanges(reader: self, sentence: sentence)
    return parted.hasOther(than: change, in: sentence.words.indices)
  }

  /// Whether how much is paid, or to whom, is said in the words of a text as well: `for the pizza and 60`, `for the pizza to
  /// Coco`.
  private func hasPayment(_ sentence: Sentence) -> Bool {
    let (words, rules, reader) = (sentence.words, recognizer.rules, recognizer.reader)
    return words.indices.dropFirst().contains { index in
      if let person = rules.spoken.personMarks.match(words, at: index)?.end, person < words.count,
        names.endsOfContacts(in: words, at: person).contains(words.count)
          || isStranger(sentence.rest(from: person), in: sentence)
      {
        return true
      }
      let joint = recognizer.shared.joints.match(words, at: index)?.end
      guard let first = joint ?? (sentence.hasMark(before: index) ? index : nil) else {
        return false
      }
      let start =
        [
          rules.corrections.match(words, at: first)?.end,
          rules.articles.match(words, at: first)?.end,
        ]
        .compactMap(\.self).max() ?? first
      // '2 pizzas and 3 cokes' are what is paid.
      return reader.values(of: .money(), in: sentence, from: start).contains { $0.end > start + 1 }
        || reader.decimal(sentence, start).map {
          rules.isCourtesy(words, from: $0.end) || sentence.hasMark(before: $0.end)
            || rules.spoken.personMarks.match(words, at: $0.end) != nil
        } ?? false
    } || beginsWithAmount(sentence)
  }

  /// Whether a text begins with a number that something joins to the rest, `for 60 and the pizza`.
  private func beginsWithAmount(_ sentence: Sentence) -> Bool {
    sentence.words.indices.contains { index in
      guard let mark = recognizer.rules.spoken.purposeMarks.match(sentence.words, at: index)?.end,
        let number = recognizer.reader.decimal(sentence, mark)
      else { return false }
      return recognizer.shared.joints.match(sentence.words, at: number.end) != nil
    }
  }

  /// Whether a value may have the words of other changes in it.
  private func isOpen(_ change: Change) -> Bool {
    guard let type = slot(change.parameter)?.type else { return false }
    if case .dateRange = type { return true }
    return isUnknown(change) || slot(change.parameter)?.takesText == true
  }

  /// Whether a value is a place or a name that nothing knows.
  fileprivate func isUnknown(_ change: Change) -> Bool {
    guard let slot = slot(change.parameter) else { return false }
    if case .name = slot.type { return !isUnderstood(change.value, slot) }
    return slot.type == .place
  }

  /// Another value with the words that a template has beside it, and no mark that it is another: `2 people`, `to Coco`.
  ///
  /// - Parameter takesAny: Whether it may be a place, or somebody whom nothing knows.
  func ledChange(_ sentence: Sentence, ofAny takesAny: Bool = false) -> Reading? {
    // 'Pay her' is a request, 'na wieczór' when, and 'for my mom' for whom.
    let (rules, words) = (recognizer.rules, sentence.words)
    // Where a request has its verb at the end, any name may begin one; Spanish 'a' begins 'a qué hora'.
    let mayBegin = !rules.numbers.isUnspaced && rules.spoken.personMarks.match(words, at: 0) == nil
    let isOther =
      mayBegin && words.first.map { recognizer.sentences.begins(with: $0.hash) } ?? false
      || rules.times.countMarks.match(words, at: 0) != nil
      || rules.times.timeMarks.match(words, at: 0).map {
        rules.times.dayParts.match(words, at: $0.end) != nil
      } ?? false || !recognizer.reader.moments(sentence, 0).isEmpty
      // 「すぐに」, '전까지'; German 'nach' leads to a place as well.
      || [rules.times.vagueTimes, rules.times.boundsBehind].contains {
        $0.match(words, at: 0) != nil
      } || rules.numbers.isUnspaced && rules.times.spanSigns.match(words, at: 0) != nil
    return ledReading(sentence) { change, slot in
      switch slot.type {
      case .integer, .decimal: true
      case .place: takesAny && !isOther
      default: slot.isPayee && (takesAny && !isOther || isUnderstood(change.value, slot))
      }
    }
  }

  /// What is paid for, with the word that leads to it and no mark, where nothing is said of that yet: `for pizza`. Somebody by a
  /// capital letter may as well be whom it is for.
  func purpose(_ sentence: Sentence) -> Reading? {
    let (words, rules) = (sentence.words, recognizer.rules)
    guard paysSomebody, !sentence.isMarkedAsQuestion,
      let first = rules.spoken.purposeMarks.match(words, at: 0)?.end,
      (first + 1...first + Self.mostWordsOfPurpose).contains(words.count),
      rules.spoken.capitalizesNouns || !sentence.isCapitalized(first),
      rules.spoken.functionWords.match(words, at: first) == nil,
      recognizer.reader.number(sentence, first) == nil,
      recognizer.reader.moments(sentence, first).isEmpty,
      !names.endsOfContacts(in: words, at: first).contains(words.count)
    else { return nil }
    return reading(
      of: changes(in: sentence).filter { change in
        slot(change.parameter)?.takesText == true && (given[change.parameter] ?? .null) == .null
      })
  }

  /// The most words of what is paid for, `the pizza of last night`.
  private static let mostWordsOfPurpose = 5

  /// The changes of several parameters that some words are, one behind the other; none where they are no more than one, or
  /// may be parted otherwise.
  private func severalChanges(_ sentence: Sentence) -> Reading? {
    let (words, rules) = (sentence.words, recognizer.rules)
    let (dialogue, spoken) = (rules.dialogue, rules.spoken)
    // 'At 8 instead of 7', 'then 60 to Little Bobo'
    let others = [
      dialogue.replacements, dialogue.contrasts, dialogue.negations, spoken.retractions,
    ]
    guard words.count <= Self.mostWordsOfChanges, !sentence.isMarkedAsQuestion,
      spoken.sequels.match(words, at: 0) == nil, !recognizer.hasStreetOfDate(sentence),
      !words.indices.dropFirst(correctionMarks(in: sentence).map(\.end).max() ?? 0)
        .contains(where: { index in others.contains { $0.match(words, at: index) != nil } })
    else { return nil }
    var parted = PartedChanges(reader: self, sentence: sentence)
    let all = parted.changes(from: 0)
    let most = all.map(\.count).max() ?? 0
    let longest = all.filter { $0.count == most }
    guard most > 1, let changes = longest.first, longest.allSatisfy({ $0 == changes }) else {
      return nil
    }
    return .changes(changes)
  }

  /// More words than several changes have.
  private static let mostWordsOfChanges = 16

  /// The one change that some words are, with nothing left out; what is dictated ends as it likes.
  ///
  /// - Parameter isFirst: Whether they are the first words of an answer, where alone a mark of a correction stands.
  fileprivate func oneChange(_ sentence: Sentence, isFirst: Bool) -> Change? {
    // 「に空港まで」 behind 「6時」
    if !isFirst, recognizer.rules.numbers.isUnspaced,
      recognizer.rules.particles.contains(where: sentence.text.hasPrefix)
    {
      return nil
    }
    let isMarked = !correctionMarks(in: sentence).isEmpty
    let labels = recognizer.rules.dialogue.choices.labels
    // '아니 역까지' is no place '아니 역'.
    let marked = isFirst && isMarked ? change(sentence) : nil
    let led = marked ?? ledChange(sentence, ofAny: true) ?? ledValue(sentence)
    guard
      case .answer(.change(let name, let value), ignored: [], _)? = led
        ?? (isFirst ? change(sentence) : bareCorrection(sentence)),
      // '2번' of '2번 출구까지' is no number of people.
      led != nil || slot(name)?.type.isNumber != true
        || labels.match(sentence.words, endingAt: sentence.words.count) == nil,
      value != .null, slot(name)?.takesText == false,
      case .answer(.change(_, let whole), ignored: [], _) = completed(
        .answer(.change(parameter: name, value: value)), of: sentence.text,
        to: .confirm(prompt: ""))
    else { return nil }
    return Change(parameter: name, value: whole)
  }

  /// Whether some words are all of a name that is known of somebody.
  fileprivate func isName(_ sentence: Sentence) -> Bool {
    intent.description.parameters.compactMap { slot($0.name) }.contains {
      ($0.isPayee || $0.isPeople) && knownName(sentence, tables(of: $0)) != nil
    }
  }

  /// Whether some words are the end of a stretch of time, which alone is no number of anything: `to 6` of `from 5 to 6`.
  fileprivate func isEndOfRange(_ sentence: Sentence) -> Bool {
    let mark = recognizer.rules.times.rangeMiddles.match(sentence.words, at: 0)
    return mark.flatMap { recognizer.reader.number(sentence, $0.end) }?.end == sentence.words.count
  }

  /// Whether some words are no more than a number, besides the marks of a correction.
  fileprivate func isNumberAlone(_ sentence: Sentence) -> Bool {
    let said = corrected(sentence).map(\.sentence) + [sentence, Sentence(answerText(sentence))]
    return said.contains { recognizer.reader.number($0, 0)?.end == $0.words.count }
  }
}

/// The ways in which a sentence may be parted into changes.
private struct PartedChanges {
  let reader: AnswerReader
  let sentence: Sentence
  private let junctions: SentenceJunctions
  /// Where days and times are, which are one: `at 5 pm`.
  private let moments: [Range<Int>]
  private var known: [Range<Int>: AnswerReader.Change?] = [:]

  init(reader: AnswerReader, sentence: Sentence) {
    (self.reader, self.sentence) = (reader, sentence)
    junctions = SentenceJunctions(sentence: sentence, shared: reader.recognizer.shared)
    moments = sentence.words.indices.flatMap { first in
      reader.recognizer.reader.moments(sentence, first).map { first..<$0.end }
    }
  }

  /// All ways for the words from one on: none of them changes a parameter twice.
  mutating func changes(from start: Int, atMost count: Int = 4) -> [[AnswerReader.Change]] {
    guard count > 0 else { return [] }
    var found: [[AnswerReader.Change]] = []
    for last in sentence.words.indices.dropFirst(start) {
      let next = last + 1
      guard let end = self.end(before: next, from: start), let one = change(start..<end) else {
        continue
      }
      guard next < sentence.words.count else {
        found.append([one])
        continue
      }
      guard !isOwned(one, before: next) else { continue }
      for others in changes(from: next, atMost: count - 1)
      where !others.contains(where: { $0.parameter == one.parameter }) {
        found.append([one] + others)
      }
    }
    return found
  }

  /// The word behind what ends before a word at which something else begins, without what joins both; none where the words
  /// belong together.
  private func end(before next: Int, from start: Int) -> Int? {
    guard next < sentence.words.count else { return next }
    let joint = (1...2).first { count in
      next - count > start
        && reader.recognizer.shared.joints.match(sentence.words, at: next - count)?.end == next
    }
    let end = next - (joint ?? 0)
    // 'At 8 for' is the end of nothing.
    let isInside =
      moments.contains { $0.dropFirst().contains(next) } && !sentence.hasMark(before: next)
      || !junctions.isGap(next)
      || junctions.isBehindCount(end) || junctions.isInsideName(end)
    return isInside ? nil : end
  }

  /// Whether what is behind a place or a name may as well say whose it is: `la gare de Lyon`, `Bahnhof von Köln`.
  private func isOwned(_ change: AnswerReader.Change, before next: Int) -> Bool {
    let owners = reader.recognizer.rules.spoken.ownerMarks
    return owners.match(sentence.words, at: next) != nil && !sentence.hasMark(before: next)
      && reader.isUnknown(change)
  }

  private mutating func change(_ words: Range<Int>) -> AnswerReader.Change? {
    if let change = known[words] { return change }
    let said = sentence.withSigns(words)
    let isNumber = reader.isNumberAlone(said)
    let change =
      isNumber && !isApart(words.lowerBound) || reader.isEndOfRange(said)
      ? nil : reader.oneChange(said, isFirst: words.lowerBound == 0)
    let isMeant = !isNumber || change.flatMap { reader.slot($0.parameter)?.type.isMoney } == true
    let whole = isMeant && !hasOther(than: change, in: words) ? change : nil
    known[words] = .some(whole)
    return whole
  }

  /// Whether what is a place or a name has another change behind its first words: `the hotel to the station`.
  mutating func hasOther(than change: AnswerReader.Change?, in words: Range<Int>) -> Bool {
    guard let change, reader.isUnknown(change) else { return false }
    for next in words.dropFirst()
    where end(before: next, from: words.lowerBound) != nil && !isOwned(change, before: next) {
      let rest = next..<words.upperBound
      let others =
        reader.slot(change.parameter)?.isPayee == true
        ? reader.changes(in: sentence.withSigns(rest)) : self.change(rest).map { [$0] } ?? []
      if others.contains(where: { $0.parameter != change.parameter }) { return true }
    }
    return false
  }

  /// Whether a number alone begins where it is no end of what is before it, as `2` of `terminal 2` and of `Bobo 2` is: at the
  /// beginning, behind a mark, or in digits behind what joins or somebody who is known by a whole name.
  private func isApart(_ start: Int) -> Bool {
    // 'Bobo, the great one'
    start == 0 || sentence.hasMark(before: start)
      || sentence.beginsWithDigit(start)
        && (0..<start).contains { first in
          reader.recognizer.shared.joints.match(sentence.words, at: first)?.end == start
            || reader.isName(Sentence(sentence.text(first..<start)))
        }
  }
}

extension Sentence {
  /// Some words with the signs around them, `-20`, `60%`, and without what parts them from others.
  fileprivate func withSigns(_ range: Range<Int>) -> Sentence {
    let (first, end) = (range.lowerBound, range.upperBound)
    let start = first > 0 ? Int(words[first - 1].end) : 0
    let behind = end < words.count ? Int(words[end].start) : text.utf8.count
    let said = text(from: start, to: behind)
    func isBetween(_ character: Character) -> Bool {
      character.isWhitespace || ",;，、；".contains(character)
    }
    let rest = said.drop(while: isBetween)
    return Sentence(String(rest.reversed().drop(while: isBetween).reversed()))
  }
}
