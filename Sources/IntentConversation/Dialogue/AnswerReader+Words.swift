import IntentRuntime

extension AnswerReader {
  /// Numbers, times, cases and the like, wherever they stand in an answer.
  func typedReading(_ sentence: Sentence, _ slot: Slot, isArray: Bool) -> Reading {
    guard !saysImpossibleDay(sentence, slot) else { return .notMeant }
    if let named = namedBoolean(sentence, slot) { return named }
    var values: [(words: Range<Int>, value: JSONValue)] = []
    var start = 0
    while start < sentence.words.count {
      if let found = longestValue(sentence, slot, from: start) {
        let end = endOfCount(found.end, in: sentence, slot)
        values.append((start..<end, found.value))
        start = end
      } else {
        start += 1
      }
    }
    var isBare = false
    if values.isEmpty,
      let bare = bareMoment(sentence, slot) ?? bareMeasure(sentence, slot)
    {
      (values, isBare) = ([bare], true)
    }
    let isBareMoney = values.isEmpty && slot.type.takesNumberForMoney
    if isBareMoney { values = bareMoney(sentence, slot) }
    isBare = isBare || isBareMoney
    let isNumber = slot.type == .integer || slot.type == .decimal || isBareMoney
    let places =
      values.isEmpty ? sentence.words.indices.map { $0..<($0 + 1) } : values.map(\.words)
    if isNumber, places.contains(where: { isMarked($0, in: sentence) }) { return .notMeant }
    guard !values.isEmpty else { return .unclear }
    if isNumber, isPart(of: values.map(\.words), in: sentence) { return .notMeant }
    if isNumber, values.contains(where: { isOfMoment($0.words, in: sentence) }) { return .notMeant }
    let isPlainNo =
      slot.type == .boolean && isPlainNo(values[0].words, values[0].value, in: sentence)
    guard isPlainNo || !saysOtherwise(sentence, outside: values.map(\.words)) else {
      return isArray || values.count < 2 ? .notMeant : .tooMany
    }
    guard isArray || Set(values.map(\.value)).count == 1,
      !(slot.type.isOneMoment && endsDays(values[0].words, in: sentence))
    else { return .tooMany }
    let rest = leftover(of: sentence, around: values.map(\.words), describing: false)
    if slot.type == .boolean, saysOtherwise(rest.texts, than: values[0].value) { return .notMeant }
    if slot.type == .boolean, rest.texts.contains(where: { isOfFalse($0, slot) }) {
      return .notMeant
    }
    if slot.type.isMoment,
      values.contains(where: { isMovedByUnknown($0.words, in: sentence, slot) })
    {
      return .notMeant
    }
    // Of '20 baht' nobody knows how much it is in another currency, '€5' is no fifth, and '20 and 50 cents' are not 50 cents.
    if isBare, !rest.texts.isEmpty, isBareMoney || saysAmount(beside: rest, sentence) {
      return .notMeant
    }
    if slot.type.isMoney, rest.texts.contains(where: hasNumber) { return .notMeant }
    // 'Between 18 and 20 degrees', and not '20 degrees for two hours'
    if slot.type.isMeasure, rest.texts.contains(where: hasBareNumber) { return .notMeant }
    // 'Fifty and fifty' may be a hundred, or fifty and something else.
    let isRepeated =
      !isArray && values.count > 1 && (isNumber || slot.type.isMoney)
      && values.dropFirst().contains { !sentence.hasMark(before: $0.words.lowerBound) }
    guard !isRepeated else { return .notMeant }
    let all = slot.isClosed ? values.map(\.value).once : values.map(\.value)
    let read = isArray ? all : [values[0].value]
    let bounds = values.compactMap { value -> String? in
      if slot.type == .duration { return momentMark(before: value.words, in: sentence) }
      return slot.type.isOneMoment ? bound(of: value.words, slot, in: sentence) : nil
    }
    .filter { bound in !rest.texts.contains(where: bound.contains) }
    return .answer(
      .value(.several(read)), ignored: bounds + rest.texts,
      cost: (bounds.count + rest.words) * Int(MatchCost.unknown))
  }

  /// Whether a day is the last of some of which the first is told by its number alone: `22 octobre`, of `du 20 au 22 octobre`.
  private func endsDays(_ day: Range<Int>, in sentence: Sentence) -> Bool {
    let reader = recognizer.reader
    return (0..<day.lowerBound).contains { start in
      let days =
        reader.numberedDays(sentence, start)
        ?? reader.dayRange(sentence, behind: start, recognizer.rules.times.rangeMiddles)
      return days.map { $0.end > day.lowerBound } ?? false
    }
  }

  /// Whether what stands beside a number makes more of it than a day or an hour: `€5`, `between 2 and 3 kilos`.
  private func saysAmount(
    beside rest: (texts: [String], words: Int), _ sentence: Sentence
  ) -> Bool {
    rest.texts.contains(where: hasNumber)
      || sentence.words.indices.contains { !recognizer.reader.money(sentence, $0).isEmpty }
  }

  /// Whether a number stands in some words with nothing behind it, or with what joins it to another.
  private func hasBareNumber(_ text: String) -> Bool {
    let (sentence, rules) = (Sentence(text), recognizer.rules)
    return sentence.words.indices.contains { index in
      guard let end = recognizer.reader.decimal(sentence, index)?.end else { return false }
      let joiners = [
        recognizer.shared.joints, rules.times.rangeMiddles, rules.dialogue.alternatives,
      ]
      return end == sentence.words.count
        || joiners.contains { $0.match(sentence.words, at: end) != nil }
    }
  }

  /// Whether a number stands in some words.
  private func hasNumber(_ text: String) -> Bool {
    let sentence = Sentence(text)
    return sentence.words.indices.contains { recognizer.reader.number(sentence, $0) != nil }
  }

  /// The word behind what is counted, which belongs to the number: 「二杯」, `두 그릇`.
  private func endOfCount(_ end: Int, in sentence: Sentence, _ slot: Slot) -> Int {
    guard slot.type == .integer || slot.type == .decimal, !sentence.hasMark(before: end) else {
      return end
    }
    return recognizer.rules.numbers.counterWords.match(sentence.words, at: end)?.end ?? end
  }

  /// Whether what stands beside numbers makes another one of them: `half of six`, `the second of four`.
  private func isPart(of numbers: [Range<Int>], in sentence: Sentence) -> Bool {
    let rules = recognizer.rules
    return sentence.words.indices.contains { index in
      let ends = [
        rules.numbers.fractions.match(sentence.words, at: index)?.end,
        rules.ordinals.match(sentence.words, at: index)?.end,
      ]
      return ends.compactMap(\.self).contains { end in
        !numbers.contains { $0.overlaps(index..<end) }
      }
    }
  }

  /// Whether a number is a part of a day or a time, where there is room for one, `at 2`, `2 pm`: `3 tonight` is three of
  /// something, and a day.
  private func isOfMoment(_ number: Range<Int>, in sentence: Sentence) -> Bool {
    guard
      intent.description.parameters.contains(where: { slot($0.name)?.type.isMoment ?? false })
    else { return false }
    let (reader, start) = (recognizer.reader, number.lowerBound)
    if reader.isNumberOfMoment(sentence, start) { return true }
    return (max(0, start - Self.mostWordsOfMoment)..<start).contains { before in
      let ends = reader.moments(sentence, before).map(\.end)
      return ends.contains { $0 >= number.upperBound } && !ends.contains(start)
    }
  }

  /// The most words of a day or a time before its number, `on the evening of the 3rd`.
  private static let mostWordsOfMoment = 6

  /// The value that is all of an answer, of a type that is read.
  func typedValue(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    switch slot.type {
    case .name, .text, .place, .unspeakable: return nil
    default: break
    }
    guard
      case .answer(.value(let value), ignored: [], _) = typedReading(
        sentence, slot, isArray: slot.isArray)
    else { return nil }
    return value
  }

  func longestValue(_ sentence: Sentence, _ slot: Slot, from start: Int)
    -> (end: Int, value: JSONValue)?
  {
    switch slot.type {
    case .enumeration, .options: return longestName(sentence, slot, from: start)
    default:
      let reader = recognizer.reader
      let longest = reader.values(of: slot.type, in: sentence, from: start)
        .max { $0.end < $1.end }
      // '10 to noon' is no ten to twelve where it is asked from when to when.
      guard case .dateRange = slot.type, let hours = reader.bareRange(sentence, start),
        hours.end >= longest?.end ?? 0
      else { return longest }
      return (hours.end, reader.value(of: hours, as: slot.type))
    }
  }

  /// The longest of the names that the app gives the values of a slot, from a word on.
  func longestName(_ sentence: Sentence, _ slot: Slot, from start: Int)
    -> (end: Int, value: JSONValue)?
  {
    var best: (end: Int, value: JSONValue)?
    slot.names.spans(in: sentence.words, from: start) { end, fit, entry in
      guard fit == .whole, end > (best?.end ?? start) else { return }
      best = (end, recognizer.writer.value("", .name(slot.names.entries[entry]), slot))
    }
    return best
  }

  // MARK: - What was said besides

  /// The words that stand around those that were understood, apart from what says nothing, and how many
  /// they are.
  ///
  /// What only describes who is named is none of the texts, and yet not understood.
  ///
  /// - Parameter isDescribing: Whether what stands beside may describe it: of a number or a day nothing does.
  func leftover(
    of sentence: Sentence, around understood: [Range<Int>], describing isDescribing: Bool = true
  ) -> (texts: [String], words: Int) {
    var texts: [String] = []
    var count = 0
    var start = 0
    for end in understood.map(\.lowerBound) + [sentence.words.count] {
      if start < end, let words = trimmed(start..<end, in: sentence) {
        count += words.count
        let isApart = end < sentence.words.count || isSetOff(start, in: sentence)
        if !isDescribing || !isApart || !isDescription(start..<end, in: sentence) {
          texts.append(sentence.text(words))
        }
      }
      start = understood.first { $0.lowerBound == end }?.upperBound ?? end
    }
    return (texts, count)
  }

  /// Whether a mark stands before a word: `Coco, my best buddy`.
  func isSetOff(_ index: Int, in sentence: Sentence) -> Bool {
    index <= 0 || sentence.hasMark(before: index)
  }

  /// How many words some are without those that say nothing.
  func wordCount(of range: Range<Int>, in sentence: Sentence) -> Int {
    trimmed(range, in: sentence)?.count ?? 0
  }

  /// Whether some words are more than `please`.
  func saysSomething(_ range: Range<Int>, in sentence: Sentence) -> Bool {
    trimmed(range, in: sentence) != nil
  }

  /// Words without those at either end that say nothing: `please`, `and`, `the`.
  func trimmed(_ range: Range<Int>, in sentence: Sentence) -> Range<Int>? {
    let rules = recognizer.rules
    return trimmed(
      range, in: sentence,
      of: [
        recognizer.shared.joints, rules.dialogue.fillers, rules.articles, rules.calls,
        rules.spoken.courtesies,
      ])
  }

  /// Words without some at either end.
  func trimmed(_ range: Range<Int>, in sentence: Sentence, of tables: [PhraseTable<Bool>])
    -> Range<Int>?
  {
    let all = range
    let junctions = SentenceJunctions(sentence: sentence, shared: recognizer.shared)
    func end(from start: Int) -> Int? {
      let ends = tables.compactMap { $0.match(sentence.words, at: start)?.end }
      return ends.filter { junctions.isApart(start..<$0, within: all) }.max()
    }
    var range = range
    while let first = range.first, let end = end(from: first), end <= range.upperBound {
      range = end..<range.upperBound
    }
    while let start = range.suffix(Self.mostWordsOfFiller).first(where: {
      end(from: $0) == range.upperBound
    }) {
      range = range.lowerBound..<start
    }
    return range.isEmpty ? nil : range
  }

  /// More words than anything has that says nothing; in a script without spaces each character is one.
  private static let mostWordsOfFiller = 32

  /// Whether some words only describe who is named beside them: `my best buddy`.
  func isDescription(_ range: Range<Int>, in sentence: Sentence) -> Bool {
    guard let article = recognizer.rules.articles.match(sentence.words, at: range.lowerBound) else {
      return false
    }
    return article.end < range.upperBound
  }

  /// What was said without what belongs to no name: punctuation, an article, a particle behind.
  ///
  /// - Parameter isKept: Whether it becomes the value as it is, rather than being looked up: then what may be a
  ///   particle, or the end of a word, stays.
  func answerText(_ sentence: Sentence, isKept: Bool = false) -> String {
    let words = sentence.words
    let junctions = SentenceJunctions(sentence: sentence, shared: recognizer.shared)
    var start = recognizer.start(of: sentence)
    if start >= words.count { start = 0 }
    if let article = recognizer.rules.articles.match(words, at: start), article.end < words.count,
      junctions.isWhole(start..<article.end), !sentence.isPartOfWord(article.end),
      !isObject(start..<article.end, sentence)
    {
      start = article.end
    }
    let text = sentence.text(start..<words.count)
    let particle = recognizer.rules.particles
      .filter { text.hasSuffix($0) && text.count > $0.count }
      .max { $0.count < $1.count }
    guard let particle,
      !isKept || junctions.isParticle(max(start, words.count - particle.count)..<words.count)
    else { return text.trimmingSpaces }
    return String(text.dropLast(particle.count)).trimmingSpaces
  }
}

extension AnswerReader {
  /// Whether an article is the object of the verb behind it, in one word with it: of `l'appeler`, not of `le dîner`.
  private func isObject(_ article: Range<Int>, _ sentence: Sentence) -> Bool {
    let verb = sentence.text(article.upperBound..<article.upperBound + 1)
    return article.count == 1 && sentence.isTight(article.lowerBound)
      && recognizer.rules.spoken.taskEndings.verbs.contains(where: verb.hasSuffix)
  }
}

extension String {
  /// Whether it is the same word, or one with another ending: `bowls` and `bowl`, `misek` and `miski`.
  func isForm(of other: String) -> Bool {
    guard self != other else { return true }
    let stem = zip(self, other).prefix { $0 == $1 }.count
    return stem >= 3 && max(count, other.count) - stem <= 2
  }
}
