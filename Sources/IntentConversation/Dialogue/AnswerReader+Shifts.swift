import IntentRuntime

/// What moves a day or a time that was said: `a day later`, in place of Saturday.
extension AnswerReader {
  /// By how much a sentence moves the day or time that a parameter has, where it says that and nothing else.
  func shift(in said: Sentence, of slot: Slot) -> ValueReader.Shift? {
    guard slot.type.isMoment, !slot.isArray,
      case .object? = slot.parameterName.flatMap({ given[$0] })
    else { return nil }
    let sentence = recognizer.rules.withoutCourtesy(said)
    return trimmed(sentence.words.indices, in: sentence)
      .flatMap { recognizer.reader.shift(Sentence(sentence.text($0))) }
      ?? recognizer.reader.shift(sentence)
  }

  /// The day or time of a parameter, moved; none where that cannot be: an hour later than a day is at no time.
  func shifted(_ slot: Slot, by shift: ValueReader.Shift) -> JSONValue? {
    guard case .object(let given)? = slot.parameterName.flatMap({ given[$0] }) else { return nil }
    func moved(_ moment: [String: JSONValue]) -> JSONValue? {
      recognizer.reader.moved(CivilTime(moment), by: shift)
        .map { .object(moment.merging($0.values) { $1 }) }
    }
    switch slot.type {
    case .dateComponents: return moved(given)
    case .dateRange:
      let ends = given.compactMapValues { end -> JSONValue? in
        if case .object(let moment) = end { moved(moment) } else { nil }
      }
      return ends.count == given.count ? .object(ends) : nil
    default: return nil
    }
  }
}
