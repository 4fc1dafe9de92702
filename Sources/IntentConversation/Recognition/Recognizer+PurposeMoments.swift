import IntentRuntime
import UtteranceTemplates

/// Days and times that what there is to do is for, rather than when somebody is reminded of it: `make lunch for tomorrow`, `move
/// the meeting to Friday`.
extension Recognizer {
  /// What there is to do with such a day or time, and where that stands.
  struct PurposeMoment {
    let titles: (parameter: String, value: JSONValue)
    /// The parameter that it is not said for.
    let trigger: String
    let words: Range<Int>
  }

  /// The day or the time at the end of what there is to do that a word leads to as to what it is for; none where a reminder is
  /// said to be for then, `a reminder to call mom for tomorrow`.
  func purposeMoment(
    _ intent: Int, _ fillings: [SentenceMatcher.Filling], _ sentence: Sentence
  ) -> PurposeMoment? {
    guard !rules.numbers.isUnspaced, intents[intent].isCreating,
      let place = fillings.firstIndex(where: \.isTask), place + 1 < fillings.count,
      let titles = fillings[place].slot.parameterName,
      fillings[place + 1].isMoment, let trigger = fillings[place + 1].slot.parameterName,
      fillings.filter(\.isMoment).count == 1
    else { return nil }
    let (title, moment) = (fillings[place].words, fillings[place + 1].words)
    guard let start = startOfPurpose(between: title, and: moment, sentence) else { return nil }
    let text = sentence.text(title.lowerBound..<moment.upperBound)
    return PurposeMoment(
      titles: (titles, .array([writer.value(text, nil, fillings[place].slot)])),
      trigger: trigger, words: start..<moment.upperBound)
  }

  /// The word that leads from what there is to do to what it is for.
  private func startOfPurpose(
    between title: Range<Int>, and moment: Range<Int>, _ sentence: Sentence
  ) -> Int? {
    let (spoken, words) = (rules.spoken, sentence.words)
    // 'The meeting to', before 'Friday'
    if title.upperBound == moment.lowerBound {
      let leads = [spoken.personMarks, spoken.purposeMarks].compactMap {
        $0.match(words, endingAt: title.upperBound)?.start
      }
      if let start = leads.min(), start > title.lowerBound { return start }
    }
    let isReminder = words[..<title.lowerBound].indices.contains { index in
      rules.dialogue.requests.match(words, at: index)?.meaning.contains("reminder") == true
    }
    guard !isReminder, let end = spoken.purposeMarks.match(words, at: title.upperBound)?.end else {
      return nil
    }
    let isLead =
      title.upperBound == moment.lowerBound
      ? isPurpose(at: title.upperBound, sentence) : end == moment.lowerBound
    // Spanish 'por la noche' is when.
    let isTime =
      reader.number(sentence, end) == nil
      && reader.moments(sentence, title.upperBound).contains { $0.end == moment.upperBound }
    return isLead && !isTime ? title.upperBound : nil
  }

  /// Whether a time begins with a word that leads to what something is for as well, Polish `na 4`; not `za dwa dni`, which is from now,
  /// nor French `pour 19h`.
  func isPurpose(at index: Int, _ sentence: Sentence) -> Bool {
    let (times, words) = (rules.times, sentence.words)
    return rules.spoken.purposeMarks.match(words, at: index) != nil
      && [times.countMarks, times.fromNow].allSatisfy { $0.match(words, at: index) == nil }
  }
}
