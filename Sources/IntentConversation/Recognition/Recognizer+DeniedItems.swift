import IntentRuntime

/// Items of a list that may be denied, `milk, no eggs`.
extension Recognizer {
  /// Whether an item may be taken back by what may as well say of the next that it is not: `leche no pan`.
  func hasDenial(_ sentence: Sentence) -> Bool {
    let words = sentence.words
    return !rules.numbers.isUnspaced
      && words.indices.dropFirst().dropLast().contains { index in
        isInPlaceOfItem(index, sentence) || isDeniedItem(index, sentence)
          || rules.commands.match(words, at: index)?.meaning == .no
            && !sentence.hasMark(before: index)
            && shared.joints.match(words, at: index - 1) == nil
            && writer.endOfRetraction(at: index, of: words.indices, in: sentence) == nil
      }
  }

  /// Whether an item behind a mark is denied: `milk, no eggs`, and not `milk, no, eggs`.
  private func isDeniedItem(_ index: Int, _ sentence: Sentence) -> Bool {
    guard sentence.hasMark(before: index) else { return false }
    return [rules.dialogue.negations, rules.dialogue.refusals].contains { table in
      table.match(sentence.words, at: index).map {
        $0.end < sentence.words.count && !sentence.hasMark(before: $0.end)
      } ?? false
    }
  }

  /// Whether a word says of the one before it that it is one, and not the one behind it, and nothing else is beside them: `milk
  /// not eggs`.
  private func isInPlaceOfItem(_ index: Int, _ sentence: Sentence) -> Bool {
    func isEnd(_ index: Int) -> Bool {
      index <= 0 || index >= sentence.words.count || sentence.hasMark(before: index)
        || shared.joints.match(sentence.words, at: index) != nil
        || shared.joints.match(sentence.words, endingAt: index) != nil
    }
    return rules.spoken.retractions.match(sentence.words, at: index)?.end == index + 1
      && isEnd(index - 1) && isEnd(index + 2)
  }
}
