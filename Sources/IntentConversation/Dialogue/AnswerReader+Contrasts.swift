import IntentRuntime

/// What is said in place of what is denied beside it: `not Saturday but Monday`.
extension AnswerReader {
  /// The value that is meant in place of another one of what is asked for, `not Saturday but Monday`, `large, not small`:
  /// what else is denied, `no gift wrap but 4`, is not lost behind a value.
  func contrastedValue(
    _ sentence: Sentence, of question: ParameterQuestion, offered: [SessionOption]
  ) -> Reading? {
    guard let slot = slot(question.parameter),
      let contrast = contrast(in: sentence, evenBefore: slot.isTyped)
    else { return nil }
    let isValue = isWhole(value(contrast.denied, of: question))
    guard isValue || isWhole(choice(contrast.denied, among: offered)) else { return nil }
    if case .answer(.choice(let place), ignored: [], let cost)? = choice(
      contrast.meant, among: offered)
    {
      return .answer(.value(offered[place].value), cost: cost)
    }
    if let amount = amount(contrast.meant, slot) { return .answer(.value(amount)) }
    let meant = value(contrast.meant, of: question)
    return isWhole(meant) ? meant : nil
  }

  /// Another value for the parameter that can have both of what is contrasted.
  func contrastedChange(_ sentence: Sentence) -> Reading? {
    guard let contrast = contrast(in: sentence, evenBefore: true) else { return nil }
    let known = given.keys.sorted().filter {
      given[$0] != .null && slot($0)?.isTyped == true
    }
    let denied = bareChanges(contrast.denied, of: known).map(\.parameter)
    return reading(of: bareChanges(contrast.meant, of: denied))
  }

  /// What a sentence denies, and what it says in its place.
  ///
  /// - Parameter takesFirst: Whether what is meant may stand before what is denied: of a list, `coffee, no milk` may be
  ///   all of what is meant.
  private func contrast(in sentence: Sentence, evenBefore takesFirst: Bool) -> (
    denied: Sentence, meant: Sentence
  )? {
    let words = sentence.words
    guard words.count <= Self.mostWordsOfDenial, !sentence.isMarkedAsQuestion,
      deniesPlainly(sentence)
    else { return nil }
    let contrasts = recognizer.rules.dialogue.contrasts
    let places = words.indices.dropFirst()
    let behind = places.reversed().lazy.compactMap {
      index -> (denied: Sentence, meant: Sentence)? in
      guard let end = contrasts.match(words, at: index)?.end, end < words.count else { return nil }
      return denied(in: Sentence(sentence.text(0..<index))).map { ($0, sentence.rest(from: end)) }
    }.first
    let before = places.lazy.compactMap { index -> (denied: Sentence, meant: Sentence)? in
      guard takesFirst, sentence.hasMark(before: index) else { return nil }
      return denied(in: sentence.rest(from: index)).map { ($0, Sentence(sentence.text(0..<index))) }
    }
    guard let found = behind ?? before.first else { return nil }
    // 'Not Coco but cancel' cancels.
    return isSaidToAssistant(found.meant.words.indices, in: found.meant) ? nil : found
  }

  /// What stands beside the only negation of some words, behind it or before.
  private func denied(in words: Sentence) -> Sentence? {
    let start = startOfDenial(in: words)
    let (count, end) = (words.words.count, negation(in: words, at: start))
    if let end, end < count {
      return hasNegation(end..<count, in: words) ? nil : words.rest(from: end)
    }
    let behind = words.words.indices.dropFirst().first { negation(in: words, at: $0) == count }
    guard let behind, !hasNegation(0..<behind, in: words) else { return nil }
    return Sentence(words.text(0..<behind))
  }

  /// Whether a reading is an answer that leaves nothing out.
  private func isWhole(_ reading: Reading?) -> Bool {
    if case .answer(_, ignored: [], _)? = reading { true } else { false }
  }
}
