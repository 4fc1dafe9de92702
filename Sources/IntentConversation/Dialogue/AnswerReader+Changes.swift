import IntentRuntime

/// What is said at a confirmation instead of a yes or a no.
extension AnswerReader {
  /// What is to be otherwise than it was said before.
  func change(_ sentence: Sentence) -> Reading? {
    exclusiveChange(sentence) ?? switchedFlag(sentence) ?? listChange(sentence)
      ?? contrastedChange(sentence) ?? namedChange(sentence)
      ?? (correction(sentence) ?? bareCorrection(sentence)).map { besideList($0, of: sentence) }
      ?? reservation(sentence) ?? otherList(sentence)
  }

  /// A reading in which values of which there are only some come to those that their list has, `with a sauna`, unless a mark
  /// says that they take their place: `no, a sauna`, `a sauna instead`.
  func besideList(_ reading: Reading, of sentence: Sentence) -> Reading {
    guard case .answer(.change(let name, let value), let ignored, let cost) = reading,
      let present = given[name], present != .null, slot(name)?.isClosed == true,
      slot(name)?.isArray == true,
      corrected(sentence).isEmpty
    else { return reading }
    let all = (present.elements + new(value.elements, beside: present.elements)).once
    return .answer(.change(parameter: name, value: .array(all)), ignored: ignored, cost: cost)
  }

  /// What stands behind a yes and a mark, `yes, with a lamp`; none where nothing does.
  func behindYes(_ sentence: Sentence) -> Sentence? {
    // 'Yes, and 50 cents' may be more of what was agreed to.
    behind(.yes, in: sentence).flatMap {
      recognizer.shared.joints.match($0.words, at: 0) == nil ? $0 : nil
    }
  }

  /// What stands behind a yes or a no and a mark, `no, 4321`; none where nothing does.
  func behind(_ answer: LanguageRules.Command, in sentence: Sentence) -> Sentence? {
    guard let first = recognizer.rules.commands.match(sentence.words, at: 0),
      first.meaning == answer, first.end < sentence.words.count,
      sentence.hasMark(before: first.end)
    else { return nil }
    return sentence.rest(from: first.end)
  }
}
