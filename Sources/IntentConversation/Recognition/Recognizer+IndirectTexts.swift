import UtteranceTemplates

/// Texts that say what somebody is to be told or asked, rather than in which words.
extension Recognizer {
  /// Whether what is said for somebody goes to them: a message, and no note of a payment.
  func isMessage(_ intent: Int) -> Bool {
    intents[intent].goesToPeople && !intents[intent].takesMoney
  }

  /// Whether what leads to what somebody is to hear of, or is asked for, stands before a word: `about the party`, `for her address`;
  /// not `about to leave`, nor `about 5 minutes away`.
  func isBehindTopicMark(_ first: Int, _ sentence: Sentence) -> Bool {
    let words = sentence.words
    let mark = [rules.spoken.topicMarks, rules.spoken.purposeMarks].lazy
      .compactMap { $0.match(words, endingAt: first)?.start }.first
    return mark.map { isTopicMark($0, first, sentence) } ?? false
  }

  /// Whether a text says what somebody is to hear of, `wegen der Party`, or asks them of somebody else, `where she is`; not what
  /// something is, `what we need is time`.
  func isIndirect(_ sentence: Sentence) -> Bool {
    let (spoken, words) = (rules.spoken, sentence.words)
    if let end = spoken.topicMarks.match(words, at: 0)?.end {
      return end < words.count && isTopicMark(0, end, sentence)
    }
    guard let question = spoken.questionWords.match(words, at: 0)?.end,
      let speaker = rules.dialogue.speakers.match(words, at: question)?.end
    else { return false }
    return !words.indices.dropFirst(speaker + 1).contains {
      spoken.copulas.match(words, at: $0) != nil
    }
  }

  private func isTopicMark(_ start: Int, _ end: Int, _ sentence: Sentence) -> Bool {
    let words = sentence.words
    return (rules.spoken.idioms.match(words, at: start)?.end ?? 0) <= end
      && reader.number(sentence, end) == nil
      && rules.times.timeMarks.match(words, at: start) == nil
  }

  /// Whether a text says to ask something of whoever it is for: `ask if she is coming`, `frag sie ob sie kommt`.
  func asksThem(_ sentence: Sentence) -> Bool {
    let words = rules.withoutCourtesy(sentence).words
    guard let verb = rules.spoken.requestVerbs.match(words, at: 0)?.end else { return false }
    return [verb, rules.dialogue.objects.match(words, at: verb)?.end].compactMap(\.self).contains {
      rules.spoken.questionClauses.match(words, at: $0) != nil
        // 'Just say when'
        || rules.spoken.questionWords.match(words, at: $0).map { $0.end < words.count } ?? false
    }
  }
}
