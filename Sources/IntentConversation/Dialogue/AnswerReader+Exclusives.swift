import IntentRuntime

/// What says of itself that it is all that is meant: `just bread`, 「パンだけ」.
extension AnswerReader {
  /// An answer without what says that it is all; none where nothing says so, or what is left is no answer by itself.
  func exclusiveAnswer(_ sentence: Sentence, at turn: SessionTurn, read: (String) -> Reading)
    -> Reading?
  {
    // '만두' is a list of its own.
    guard let question = turn.question, let slot = slot(question.parameter),
      !isDictated(question), !(asksForName(turn) && recognizer.rules.numbers.isUnspaced),
      !isName(sentence, of: question), typedValue(sentence, slot) == nil,
      let only = only(in: sentence),
      // Without spaces one syllable may as well be the end of any word.
      !(slot.isTextList && recognizer.rules.numbers.isUnspaced && only.words < 2),
      recognizer.rules.spoken.functionWords.match(only.rest.words, at: 0) == nil,
      case .answer(let answer, ignored: [], let cost) = read(only.rest.text)
    else { return nil }
    return .answer(answer, cost: cost)
  }

  /// What is left of a list that was given where somebody says that something is all that they want, or what takes its
  /// place.
  func exclusiveChange(_ sentence: Sentence) -> Reading? {
    guard !sentence.isMarkedAsQuestion, let only = only(in: sentence) else { return nil }
    let rest = only.rest
    let changes = given.keys.sorted().compactMap { name -> (change: Change, isGiven: Bool)? in
      guard let slot = slot(name), slot.isArray, let present = given[name], present != .null
      else { return nil }
      if let kept = kept(of: present.elements, slot, in: rest) {
        return (Change(parameter: name, value: .array(kept)), true)
      }
      // 'Just kidding' is nothing to buy, and 'no, just eggs' is said of the list.
      guard !recognizer.rules.numbers.isUnspaced,
        let others = slot.isClosed
          ? closedValues(rest, slot) : only.isCorrection && isText(rest) ? texts(rest, slot) : nil
      else { return nil }
      return (Change(parameter: name, value: others), false)
    }
    let certain = changes.filter(\.isGiven)
    let found = certain.isEmpty ? changes : certain
    guard found.count == 1, let change = found.first?.change else { return nil }
    return .answer(
      change.answer, cost: certain.isEmpty ? rest.words.count * Int(MatchCost.textWord) : 0)
  }

  /// The values of a list that words name, each of them; none where they name something else as well.
  private func kept(of values: [JSONValue], _ slot: Slot, in sentence: Sentence) -> [JSONValue]? {
    let parts = recognizer.writer.parts(of: sentence.words.indices, in: sentence)
    let kept = parts.map { part in
      trimmed(part, in: sentence).flatMap { value(of: values, slot, named: sentence.text($0)) }
    }
    guard !kept.isEmpty, kept.allSatisfy({ $0 != nil }) else { return nil }
    return kept.compactMap(\.self).once
  }

  /// What stands beside what says that it is all, how many words say so, and whether it is marked as a correction.
  func only(in said: Sentence) -> (rest: Sentence, words: Int, isCorrection: Bool)? {
    guard !deniesExclusive(said) else { return nil }
    let exclusives = recognizer.rules.dialogue.exclusives
    for sentence in [said, recognizer.rules.withoutCourtesy(said)] {
      let (words, starts) = (sentence.words, starts(in: sentence))
      for start in starts {
        if let end = exclusives.match(words, at: start)?.end, end < words.count {
          return (sentence.rest(from: end), end - start, start > 0)
        }
      }
      let ending = words.indices.dropFirst().first {
        exclusives.match(words, at: $0)?.end == words.count
      }
      if let ending, let start = starts.first(where: { $0 < ending }) {
        return (Sentence(sentence.text(start..<ending)), words.count - ending, start > 0)
      }
    }
    return nil
  }

  /// Where what is said may begin: behind marks of a correction, `no, just bread`, a yes with what contrasts with it,
  /// `yes, but just bread`, or at the first word.
  func starts(in sentence: Sentence) -> [Int] {
    let (rules, words) = (recognizer.rules, sentence.words)
    var starts = correctionMarks(in: sentence).map(\.end)
    if let yes = rules.commands.match(words, at: 0), yes.meaning == .yes {
      let contrast = rules.dialogue.contrasts.match(words, at: yes.end)?.end
      starts.append(contrast ?? recognizer.shared.joints.match(words, at: yes.end)?.end ?? yes.end)
    }
    return starts + [0]
  }
}
