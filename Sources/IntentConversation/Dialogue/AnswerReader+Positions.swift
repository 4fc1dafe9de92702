import IntentRuntime

/// Options that are chosen by where they stand: `the second`, `2`, `option 2`, `the middle one`.
extension AnswerReader {
  /// The option that is counted, `the second`, and nothing else.
  func counted(_ sentence: Sentence, _ options: [SessionOption]) -> Reading? {
    guard let ordinal = recognizer.rules.ordinals.match(sentence.words, at: 0),
      ordinal.end == sentence.words.count
    else { return nil }
    let place = ordinal.meaning < 0 ? options.count + 1 + ordinal.meaning : ordinal.meaning
    return options.indices.contains(place - 1) ? .answer(.choice(place - 1)) : .unclear
  }

  /// The number that is all of an answer.
  func number(_ sentence: Sentence) -> Int? {
    let found = recognizer.reader.values(of: .integer, in: sentence, from: 0)
    guard
      case .integer(let number)? = found.first(where: { $0.end == sentence.words.count })?.value,
      !isMarked(sentence.words.indices, in: sentence)
    else { return nil }
    return number
  }

  /// Whether a number behind a no, `no, 4`, may as well correct one that was said before as be the place of one of the names
  /// that are offered.
  func mayCorrectNumber(_ sentence: Sentence, besides question: ParameterQuestion) -> Bool {
    guard slot(question.parameter)?.isClosed == true, let rest = behind(.no, in: sentence),
      number(rest) != nil
    else { return false }
    return given.contains { slot($0.key)?.type == .integer && $0.value != .null }
  }

  /// A number is the value that it is, or a place; where it could be either, nobody knows.
  ///
  /// - Parameter isPlace: Whether it is said to be a place, `option 2`.
  func numbered(_ number: Int, _ options: [SessionOption], isPlace: Bool = false) -> Reading? {
    let isNumber = options.map { $0.value.wholeNumber != nil }
    if let place = options.firstIndex(where: { $0.value.wholeNumber == number }) {
      return isPlace && place != number - 1 ? .unclear : .answer(.choice(place))
    }
    // Where the values are numbers, another number is another value.
    if isNumber.contains(true), !isPlace { return nil }
    let word = Sentence("\(number)").words.first?.hash
    let named = options.indices.filter { index in
      Sentence(options[index].text).words.contains { $0.hash == word }
    }
    let place = options.indices.contains(number - 1) ? number - 1 : nil
    if named.count == 1, place == nil || place == named[0] { return .answer(.choice(named[0])) }
    if let place, named.isEmpty { return .answer(.choice(place)) }
    return named.isEmpty ? nil : .unclear
  }

  /// A sentence without what leads to what is chosen, `I'll take`, and what corrects something by it, 「にして」.
  func withoutPick(_ sentence: Sentence) -> Sentence {
    let said = withoutEnding(sentence)
    guard let start = recognizer.rules.dialogue.choices.picks.match(said.words, at: 0)?.end,
      start < said.words.count
    else { return said }
    return recognizer.rules.withoutCourtesy(said.rest(from: start))
  }

  /// The option at a place that is said with what belongs to it: `to the second one`, `option 2`, `die 2`, 「2番」.
  func placed(_ sentence: Sentence, among options: [SessionOption], takesSeveral: Bool) -> Reading?
  {
    let (rules, choices) = (recognizer.rules, recognizer.rules.dialogue.choices)
    let words = sentence.words
    let tables = [rules.dialogue.fillers, rules.articles]
    guard words.count <= Self.mostWordsOfPlace else { return nil }
    var start = 0
    var isLabelled: Bool?
    while start < words.count {
      let label = choices.labels.match(words, at: start)
      // `Les trois` are all of them.
      if label == nil, choices.ends.match(words, at: start)?.meaning == .all { return nil }
      let part = sentence.rest(from: start)
      let plain = label == nil ? Sentence(answerText(part)) : part
      for part in [part, plain, withoutFillersBehind(part)] {
        if let found = counted(part, options) ?? middle(part, options) { return found }
        // 'Two of them' are any two, where there is room for several.
        guard !takesSeveral || part.words.count >= plain.words.count else { continue }
        guard let (number, isPlace) = labelled(part, isLabelled) else { continue }
        // `The three` may as well be all of them, and `the two` any; `le 2` is a place.
        let isGroup = isPlace == false && takesSeveral && number == options.count
        let isSpelled =
          isPlace != true && start > 0 && number > 1 && Int(part.text.trimmingSpaces) == nil
        if isSpelled, !isGroup { return .unclear }
        return isGroup ? nil : numbered(number, options, isPlace: isPlace == true)
      }
      if let label {
        (start, isLabelled) = (label.end, isLabelled == true || label.meaning)
      } else if let end = tables.compactMap({ $0.match(words, at: start)?.end }).max() {
        start = end
      } else {
        return nil
      }
    }
    return nil
  }

  /// A number that is all of an answer, with what says behind it that it is a place, 「2番」; and whether it is one.
  private func labelled(_ sentence: Sentence, _ isLabelled: Bool?) -> (number: Int, isPlace: Bool?)?
  {
    if let number = number(sentence) { return (number, isLabelled) }
    let (labels, words) = (recognizer.rules.dialogue.choices.labels, sentence.words)
    return words.indices.dropFirst().lazy.compactMap { start in
      guard labels.match(words, at: start)?.end == words.count else { return nil }
      return number(Sentence(sentence.text(0..<start))).map { ($0, true) }
    }.first
  }

  /// The option with as many before it as behind it.
  private func middle(_ sentence: Sentence, _ options: [SessionOption]) -> Reading? {
    guard recognizer.rules.dialogue.choices.middle.meaning(of: sentence) != nil else { return nil }
    return options.count.isMultiple(of: 2) ? .unclear : .answer(.choice(options.count / 2))
  }

  /// More words than anybody needs to say a place.
  private static let mostWordsOfPlace = 20

  /// A sentence without what stands at its end and says nothing: `first one`.
  private func withoutFillersBehind(_ sentence: Sentence) -> Sentence {
    let (fillers, words) = (recognizer.rules.dialogue.fillers, sentence.words)
    let end = words.indices.dropFirst().first { fillers.match(words, at: $0)?.end == words.count }
    return end.map { Sentence(sentence.text(0..<$0)) } ?? sentence
  }
}

extension JSONValue {
  /// The whole number that a value is.
  var wholeNumber: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    case .null, .boolean, .string, .array, .object: nil
    }
  }
}
