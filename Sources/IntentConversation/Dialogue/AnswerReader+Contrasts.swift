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
    let denied = bareChanges(contrast.denied, of: known)
    // Of '8 not 7' that is meant which is 7.
    let present = denied.filter { given[$0.parameter] == $0.value }
    guard !contrast.isNumber || !present.isEmpty else { return nil }
    let names = (present.isEmpty ? denied : present).map(\.parameter)
    return reading(of: bareChanges(contrast.meant, of: names))
  }

  /// What is meant in place of what stands before it: `in the evening` of `not in the morning but in the evening`, and of `in the
  /// morning, no, in the evening`.
  func meantInstead(_ sentence: Sentence) -> (meant: Sentence, before: Sentence)? {
    if let contrast = contrast(in: sentence, evenBefore: false) {
      return (contrast.meant, contrast.denied)
    }
    let isUnspaced = recognizer.rules.numbers.isUnspaced
    return sentence.words.indices.dropFirst().reversed().lazy.compactMap {
      index -> (meant: Sentence, before: Sentence)? in
      guard isUnspaced || sentence.hasMark(before: index),
        let end = recognizer.reader.endOfSecondThought(sentence, index),
        end < sentence.words.count
      else { return nil }
      return (sentence.rest(from: end), Sentence(sentence.text(0..<index)))
    }.first
  }

  /// What a sentence denies, and what it says in its place.
  ///
  /// - Parameter takesFirst: Whether what is meant may stand before what is denied: of a list, `coffee, no milk` may be
  ///   all of what is meant.
  private func contrast(in sentence: Sentence, evenBefore takesFirst: Bool) -> Contrast? {
    let words = sentence.words
    guard words.count <= Self.mostWordsOfDenial, !sentence.isMarkedAsQuestion,
      deniesPlainly(sentence)
    else { return nil }
    let contrasts = recognizer.rules.dialogue.contrasts
    let places = words.indices.dropFirst()
    func first(before index: Int, isNumber: Bool) -> Contrast? {
      denied(in: sentence.rest(from: index)).map {
        Contrast(denied: $0, meant: Sentence(sentence.text(0..<index)), isNumber: isNumber)
      }
    }
    func last(from start: Int, behind index: Int, isNumber: Bool) -> Contrast? {
      // 「Coco以外に」
      let isParticle = recognizer.rules.particles.contains(
        sentence.rest(from: start).text.trimmingSpaces)
      guard !isParticle else { return nil }
      return denied(in: Sentence(sentence.text(0..<index))).map {
        Contrast(denied: $0, meant: sentence.rest(from: start), isNumber: isNumber)
      }
    }
    let behind = places.reversed().lazy.compactMap { index -> Contrast? in
      guard let end = contrasts.match(words, at: index)?.end, end < words.count else { return nil }
      return last(from: end, behind: index, isNumber: false)
    }.first
    let marked = takesFirst ? places.filter { sentence.hasMark(before: $0) } : []
    let numbers = takesFirst ? places.filter { endsNumber($0, in: sentence) } : []
    // Without spaces a negation stands behind what it is of: '20 말고 60'.
    let isBehind = recognizer.rules.numbers.isUnspaced
    let ends = places.filter {
      recognizer.rules.dialogue.negations.match(words, endingAt: $0) != nil
    }
    let found =
      behind ?? marked.lazy.compactMap { first(before: $0, isNumber: false) }.first
      // '60 not 20'
      ?? (isBehind ? [] : numbers).lazy.compactMap { first(before: $0, isNumber: true) }.first
      // 'Not 20, 60'
      ?? (isBehind ? takesFirst ? ends : [] : endsNumber(words.count, in: sentence) ? marked : [])
      .lazy
      .compactMap { last(from: $0, behind: $0, isNumber: true) }.first
    // 'Not Coco but cancel' cancels.
    return found.flatMap {
      isSaidToAssistant($0.meant.words.indices, in: $0.meant) ? nil : $0
    }
  }

  /// What is denied, and what is meant in its place.
  private struct Contrast {
    let denied: Sentence
    let meant: Sentence
    /// Whether nothing but a number tells one from the other, `60 not 20`.
    let isNumber: Bool
  }

  /// Whether a number ends before a word, of which nobody says that there is none.
  private func endsNumber(_ end: Int, in sentence: Sentence) -> Bool {
    (0..<end).contains { recognizer.reader.number(sentence, $0)?.end == end }
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
