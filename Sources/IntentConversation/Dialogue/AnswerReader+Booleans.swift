import IntentRuntime

/// Answers that call the value of a Boolean what its definition does.
extension AnswerReader {
  /// The value that an answer names, or the other where that is denied, `not damaged`; none where it names none. A yes or a no beside
  /// it has to agree, and `don't turn it off` and `is it damaged` say neither.
  func namedBoolean(_ sentence: Sentence, _ slot: Slot) -> Reading? {
    guard slot.type == .boolean else { return nil }
    let (rules, words) = (recognizer.rules, sentence.words)
    let found = words.indices.compactMap { start in
      longestName(sentence, slot, from: start).map { (words: start..<$0.end, value: $0.value) }
    }
    guard let name = found.first, case .boolean(let named) = name.value else { return nil }
    guard Set(found.map(\.value)).count == 1 else { return .tooMany }
    let asks =
      sentence.isQuestion
      || [rules.spoken.copulas, rules.spoken.questionWords].contains {
        $0.match(words, at: 0).map { $0.end <= name.words.lowerBound } ?? false
      }
    guard !asks else { return .notMeant }
    let denial = rules.dialogue.negations.match(words, endingAt: name.words.lowerBound)?.start
    let start = denial ?? name.words.lowerBound
    let value = denial == nil ? named : !named
    var understood = [start..<name.words.upperBound]
    for index in words.indices where !understood.contains(where: { $0.contains(index) }) {
      let command = rules.commands.match(words, at: index)
      if let command, command.meaning == .yes || command.meaning == .no,
        rules.dialogue.verbDenials.match(words, at: index) == nil
      {
        guard (command.meaning == .yes) == value else { return .notMeant }
        understood.append(index..<command.end)
      } else if rules.dialogue.negations.match(words, at: index) != nil
        || rules.dialogue.verbDenials.match(words, at: index) != nil
      {
        return .notMeant
      }
    }
    understood.sort { $0.lowerBound < $1.lowerBound }
    let rest = leftover(of: sentence, around: understood, describing: false)
    let ignored = rest.texts.filter { !isOfFunctionWords(Sentence($0)) }
    return .answer(
      .value(.boolean(value)), ignored: ignored,
      cost: ignored.isEmpty ? 0 : rest.words * Int(MatchCost.unknown))
  }

  /// The value of a Boolean that a sentence names, and nothing else.
  func wholeNamedValue(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    longestName(sentence, slot, from: 0).flatMap { name in
      name.end == sentence.words.count ? name.value : nil
    }
  }

  /// Whether words say nothing by themselves, `it is`.
  private func isOfFunctionWords(_ sentence: Sentence) -> Bool {
    let (rules, words) = (recognizer.rules, sentence.words)
    var index = 0
    while index < words.count {
      let tables = [
        rules.spoken.functionWords, rules.spoken.copulas, rules.spoken.pointers, rules.articles,
      ]
      guard let end = tables.compactMap({ $0.match(words, at: index)?.end }).max() else {
        return false
      }
      index = end
    }
    return true
  }
}
