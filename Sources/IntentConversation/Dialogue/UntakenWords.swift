package import IntentRuntime

/// What a request says of when, and none of its values has.
package struct UntakenWords: Sendable {
  /// A part of a day that was said with no time, which the next answer may be read with.
  let day: KeptDayPart?
  /// What says of a day or a time that it is no more than the end of what is meant, `until`, and so nothing of when it begins.
  let bounds: [String]

  init(in recognition: Recognition, language: String) {
    day = KeptDayPart(in: recognition, language: language)
    let times = LanguageRules.rules(for: language).times
    bounds = recognition.uses.compactMap { use in
      guard let name = use.parameter, use.property == nil,
        recognition.request.parameters[name]?.isOneMoment == true
      else { return nil }
      let said = Sentence(use.text)
      return times.endMarks.match(said.words, at: 0).map { said.text(0..<$0.end) }
    }
  }

  /// All of them, as they were said.
  package var texts: [String] { [day?.text].compactMap(\.self) + bounds }
}

extension JSONValue {
  /// Whether it is one day or time, and neither a range nor what comes again.
  fileprivate var isOneMoment: Bool {
    guard case .object(let fields) = self else { return false }
    return fields["hour"] != nil || fields["day"] != nil
  }
}

extension IntentSession {
  /// Notes what a request says and no value has: what is to be done without it is confirmed, unless it is a part of a day of which
  /// the time is asked for next.
  package mutating func note(_ untaken: UntakenWords) {
    dayPartSaid = untaken.day
    if let day = untaken.day, day.text != nil { requireConfirmation(unlessAskedFor: day.parameter) }
    if !untaken.bounds.isEmpty { requireConfirmation() }
  }
}
