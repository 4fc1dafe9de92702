import IntentRuntime

/// What is said at a confirmation instead of a yes or a no.
extension AnswerReader {
  /// What is to be otherwise than it was said before.
  func change(_ sentence: Sentence) -> Reading? {
    exclusiveChange(sentence) ?? switchedFlag(sentence) ?? listChange(sentence)
      ?? contrastedChange(sentence) ?? namedChange(sentence) ?? correction(sentence)
      ?? bareCorrection(sentence)
      ?? reservation(sentence) ?? otherList(sentence)
  }

  /// What stands behind a yes and a mark, `yes, with a lamp`; none where nothing does.
  func behindYes(_ sentence: Sentence) -> Sentence? {
    guard let yes = recognizer.rules.commands.match(sentence.words, at: 0), yes.meaning == .yes,
      yes.end < sentence.words.count, sentence.hasMark(before: yes.end),
      // 'Yes, and 50 cents' may be more of what was agreed to.
      recognizer.shared.joints.match(sentence.words, at: yes.end) == nil
    else { return nil }
    return sentence.rest(from: yes.end)
  }
}
